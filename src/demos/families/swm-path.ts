/** Paths and attacks of opportunity in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { ADJACENCY_WORDS } from '../../prose/swm/open-points/adjacency.ts';
import { FORBIDDING_WORDS } from '../../prose/swm/open-points/forbidding.ts';
import { MOVEMENT_WORDS } from '../../prose/swm/open-points/movement.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { pathSentences } from '../../prose/swm/path.ts';
import { swmPath } from '../../scenario/questions/swm-path.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmPath,
  sentences: {
    ...openPointSentences(ADJACENCY_WORDS, FORBIDDING_WORDS, MOVEMENT_WORDS),
    ...pathSentences,
  },
  readings: READINGS,
  stages: [boardStage],
};
