/** Pages that verdicts about the difficulty of an action cite. The ids are permanent. */
import { READINGS } from './readings.ts';

export const PAGE = {
  actionDifficulty: 'xwing-130',
  mostRestrictive: 'xwing-003',
  purpleAsLess: READINGS['purple-as-less'].page,
  sameAsDefault: READINGS['same-as-default'].page,
} as const;
