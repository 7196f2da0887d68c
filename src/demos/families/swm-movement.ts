/** Where a move can end in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { barrierSentences } from '../../prose/swm/barriers.ts';
import { movementSentences } from '../../prose/swm/movement.ts';
import { ADJACENCY_WORDS } from '../../prose/swm/open-points/adjacency.ts';
import { FORBIDDING_WORDS } from '../../prose/swm/open-points/forbidding.ts';
import { MOVEMENT_WORDS } from '../../prose/swm/open-points/movement.ts';
import { openPointSentences } from '../../prose/swm/open-points/words.ts';
import { swmMovement } from '../../scenario/questions/swm-movement.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmMovement,
  sentences: {
    ...openPointSentences(ADJACENCY_WORDS, FORBIDDING_WORDS, MOVEMENT_WORDS),
    ...barrierSentences,
    ...movementSentences,
  },
  readings: READINGS,
  stages: [boardStage],
};
