/** The difficulty of actions in X-Wing. */
import { READINGS } from '../../core/xwing/action-difficulty/readings.ts';
import { actionDifficultySentences } from '../../prose/xwing/action-difficulty.ts';
import { xwingActionDifficulty } from '../../scenario/questions/xwing-action-difficulty.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: xwingActionDifficulty,
  sentences: actionDifficultySentences,
  readings: READINGS,
  stages: [exchangeStage],
};
