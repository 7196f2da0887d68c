/** Adjacency in Imperial Assault. */
import { READINGS } from '../../core/ia/adjacent/readings.ts';
import { sentences } from '../../prose/ia/adjacent.ts';
import { iaAdjacent } from '../../scenario/questions/ia-adjacent.ts';
import type { Family } from '../family.ts';
import { boardStage } from '../views/board/stage.tsx';

export const family: Family = {
  questions: iaAdjacent,
  sentences,
  readings: READINGS,
  stages: [boardStage],
};
