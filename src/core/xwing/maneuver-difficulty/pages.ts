/** Pages that verdicts about the difficulty of a maneuver cite. The ids are permanent. */
import { READINGS } from './readings.ts';

export const PAGE = {
  queueOrder: 'xwing-101',
  whenAltered: 'xwing-131',
  revealedManeuver: 'xwing-132',
  difficulty: 'xwing-133',
  anotherSetTheDial: READINGS['after-another-set-the-dial'].page,
  whichIsRed: READINGS['which-is-red'].page,
} as const;
