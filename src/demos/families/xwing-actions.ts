/** Actions of X-Wing that choose a ship. */
import { sentences } from '../../prose/xwing/action-fails.ts';
import { xwingActionFails } from '../../scenario/questions/xwing-action-fails.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: xwingActionFails,
  sentences,
  readings: {},
  stages: [exchangeStage],
};
