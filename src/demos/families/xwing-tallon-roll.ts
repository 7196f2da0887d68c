/** Tallon Rolls in X-Wing. */
import { READINGS } from '../../core/xwing/tallon-roll/readings.ts';
import { tallonNaming, tallonRollSentences } from '../../prose/xwing/tallon-roll.ts';
import { xwingTallonRoll } from '../../scenario/questions/xwing-tallon-roll.ts';
import type { Family } from '../family.ts';
import { tableStage } from '../views/table/stage.tsx';

export const family: Family = {
  questions: xwingTallonRoll,
  sentences: tallonRollSentences,
  naming: tallonNaming,
  readings: READINGS,
  stages: [tableStage],
};
