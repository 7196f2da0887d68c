/** Pages that the steps about the order of effects cite. The ids are permanent (`content/rules/ia`). */
import { READINGS } from './readings.ts';

export const PAGE = {
  timing: 'ia-102',
  ownEffects: READINGS['own-effects'].page,
  missionRules: READINGS['mission-rules'].page,
} as const;
