/** Activations in Imperial Assault: what is done in one, and who comes next. */
import { READINGS } from '../../core/ia/next-activation/readings.ts';
import { activationNaming, activationSentences } from '../../prose/ia/activation.ts';
import { nextActivationNaming, nextActivationSentences } from '../../prose/ia/next-activation.ts';
import { iaActivation } from '../../scenario/questions/ia-activation.ts';
import { iaNextActivation } from '../../scenario/questions/ia-next-activation.ts';
import type { Family } from '../family.ts';
import { sequenceStage } from '../views/sequence/stage.tsx';

export const family: Family = {
  questions: [...iaActivation, ...iaNextActivation],
  sentences: { ...activationSentences, ...nextActivationSentences },
  naming: (name) => nextActivationNaming(activationNaming(name)),
  readings: READINGS,
  stages: [sequenceStage],
};
