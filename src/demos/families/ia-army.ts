/** The affiliation of an Imperial Assault army. */
import { affiliationSentences } from '../../prose/ia/affiliation.ts';
import { iaArmy } from '../../scenario/questions/ia-affiliation.ts';
import type { Family } from '../family.ts';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: iaArmy,
  sentences: affiliationSentences,
  readings: {},
  stages: [sequenceStage],
};
