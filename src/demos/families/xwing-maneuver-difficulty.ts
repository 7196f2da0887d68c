/** The difficulty of maneuvers in X-Wing. */
import { READINGS } from '../../core/xwing/maneuver-difficulty/readings.ts';
import { maneuverDifficultySentences } from '../../prose/xwing/maneuver-difficulty.ts';
import { xwingManeuverDifficulty } from '../../scenario/questions/xwing-maneuver-difficulty.ts';
import type { Family } from '../family.ts';
import { timelineStage } from '../views/timeline/stage.tsx';

export const family: Family = {
  questions: xwingManeuverDifficulty,
  sentences: maneuverDifficultySentences,
  readings: READINGS,
  stages: [timelineStage],
};
