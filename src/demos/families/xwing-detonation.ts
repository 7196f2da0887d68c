/** Bombs and mines of X-Wing, and whom they affect. */
import { detonationSentences } from '../../prose/xwing/detonation.ts';
import { xwingDetonation } from '../../scenario/questions/xwing-detonation.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: xwingDetonation,
  sentences: detonationSentences,
  readings: {},
  stages: [exchangeStage],
};
