/** Distance in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { distanceSentences } from '../../prose/swm/distance.ts';
import { swmDistance } from '../../scenario/questions/swm-distance.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: swmDistance,
  sentences: distanceSentences,
  readings: READINGS,
  stages: [boardStage],
};
