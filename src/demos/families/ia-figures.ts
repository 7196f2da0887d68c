/** What the affiliation of Imperial Assault figures makes of them. */
import { READINGS } from '../../core/ia/affiliation/readings.ts';
import { affiliationNaming, affiliationSentences } from '../../prose/ia/affiliation.ts';
import { iaFigures } from '../../scenario/questions/ia-affiliation.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';

export const family: Family = {
  questions: iaFigures,
  sentences: affiliationSentences,
  naming: affiliationNaming,
  readings: READINGS,
  stages: [exchangeStage],
};
