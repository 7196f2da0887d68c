/** The sentences of all Imperial Assault verdicts. */
import { boxSentences } from './abilities-box.ts';
import { abilityUseSentences } from './ability-use.ts';
import { activationSentences } from './activation.ts';
import { activeMissionSentences } from './active-missions.ts';
import { sentences as adjacent } from './adjacent.ts';
import { affiliationSentences } from './affiliation.ts';
import { agendaSentences } from './agenda.ts';
import { orderSentences } from './effect-order.ts';
import { gameModeSentences } from './game-mode.ts';
import { nextActivationSentences } from './next-activation.ts';
import { goldenSentences } from './which-rule-wins.ts';

export const sentences = {
  ...adjacent,
  ...orderSentences,
  ...goldenSentences,
  ...boxSentences,
  ...gameModeSentences,
  ...activeMissionSentences,
  ...affiliationSentences,
  ...agendaSentences,
  ...abilityUseSentences,
  ...activationSentences,
  ...nextActivationSentences,
};
