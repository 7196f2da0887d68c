/** Lock tokens of X-Wing. */
import { READINGS } from '../../core/xwing/lock/readings.ts';
import { lockNaming, lockSentences } from '../../prose/xwing/lock.ts';
import { xwingLock } from '../../scenario/questions/xwing-lock.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: xwingLock,
  sentences: lockSentences,
  naming: lockNaming,
  readings: READINGS,
  stages: [exchangeStage],
};
