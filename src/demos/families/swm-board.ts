/** Sight, cover and legal targets in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { boardSentences } from '../../prose/swm/board.ts';
import { swmBoard } from '../../scenario/questions/swm-board.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmBoard,
  sentences: boardSentences,
  readings: READINGS,
  stages: [boardStage],
};
