/** Pages that verdicts about the Engagement Phase cite. The ids are permanent. */
import { READINGS } from './readings.ts';

export const PAGE = {
  queueOrder: 'xwing-101',
  bonusAttack: 'xwing-106',
  engaging: 'xwing-134',
  beforeShips: 'xwing-135',
  otherInitiative: 'xwing-136',
  frontAndTurret: READINGS['front-weapon-and-turret'].page,
} as const;
