/** Movement, attacks of opportunity and distance in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { movementSentences } from '../../prose/swm/movement.ts';
import { openPointSentences } from '../../prose/swm/open-points.ts';
import { swmMovement } from '../../scenario/questions/swm-movement.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmMovement,
  sentences: { ...openPointSentences, ...movementSentences },
  readings: READINGS,
  stages: [boardStage],
};
