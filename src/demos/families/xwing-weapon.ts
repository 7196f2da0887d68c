/** The choice of a weapon in X-Wing. */
import { READINGS } from '../../core/xwing/weapon/readings.ts';
import { sentences } from '../../prose/xwing/weapon.ts';
import { xwingWeapon } from '../../scenario/questions/xwing-weapon.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: xwingWeapon,
  sentences,
  readings: READINGS,
  stages: [exchangeStage],
};
