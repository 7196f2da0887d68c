/** The dice of attacks in X-Wing. */
import { READINGS } from '../../core/xwing/attack/readings.ts';
import { naming, sentences } from '../../prose/xwing/attack.ts';
import { xwingAttack } from '../../scenario/questions/xwing-attack.ts';
import type { Family } from '../family.ts';
import { timelineStage } from '../views/timeline/stage.tsx';

export const family: Family = {
  questions: xwingAttack,
  sentences,
  naming,
  readings: READINGS,
  stages: [timelineStage],
};
