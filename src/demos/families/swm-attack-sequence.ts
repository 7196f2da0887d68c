/** The sequence of an attack in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { attackSequenceSentences, effectNaming } from '../../prose/swm/attack-sequence.ts';
import { swmAttackSequence } from '../../scenario/questions/swm-attack-sequence.ts';
import type { Family } from '../family.ts';
import { timelineStage } from '../views/timeline/stage.tsx';

export const family: Family = {
  questions: swmAttackSequence,
  sentences: attackSequenceSentences,
  naming: effectNaming,
  readings: READINGS,
  stages: [timelineStage],
};
