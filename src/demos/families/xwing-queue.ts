/** The ability queue of X-Wing. */
import { READINGS } from '../../core/xwing/ability-queue/readings.ts';
import { naming, sentences } from '../../prose/xwing/ability-queue.ts';
import { xwingAbilityQueue } from '../../scenario/questions/xwing-ability-queue.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';
import { queueStage } from '../views/queue/stage.tsx';

export const family: Family = {
  questions: xwingAbilityQueue,
  sentences,
  naming,
  readings: READINGS,
  stages: [queueStage, exchangeStage],
};
