/** What works against what in Star Wars Miniatures. */
import { READINGS } from '../../core/swm/readings.ts';
import { effectSentences } from '../../prose/swm/effects.ts';
import { swmEffects } from '../../scenario/questions/swm-effects.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: swmEffects,
  sentences: { ...effectSentences },
  readings: READINGS,
  stages: [exchangeStage],
};
