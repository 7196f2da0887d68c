/** When abilities of Imperial Assault can be used, and whether they must be. */
import { READINGS } from '../../core/ia/ability-use/readings.ts';
import { abilityUseSentences } from '../../prose/ia/ability-use.ts';
import { iaAbilityUse } from '../../scenario/questions/ia-ability-use.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: iaAbilityUse,
  sentences: abilityUseSentences,
  readings: READINGS,
  stages: [sequenceStage, exchangeStage],
};
