/** Sight, cover and legal targets in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { boardSentences } from '../../prose/swm/board.ts';
import { ADJACENCY_WORDS } from '../../prose/swm/open-points/adjacency.ts';
import { CHOOSING_WORDS } from '../../prose/swm/open-points/choosing.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { swmBoard } from '../../scenario/questions/swm-board.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmBoard,
  sentences: { ...openPointSentences(ADJACENCY_WORDS, CHOOSING_WORDS), ...boardSentences },
  readings: READINGS,
  stages: [boardStage],
};
