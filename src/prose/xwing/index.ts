/** The sentences of all X-Wing verdicts. */
import type { Naming, SentenceTable } from '../sentence.ts';
import { sentences as abilityQueue, naming as queueNaming } from './ability-queue.ts';
import { actionDifficultySentences } from './action-difficulty.ts';
import { sentences as actionFails } from './action-fails.ts';
import { sentences as attack, naming as attackNaming } from './attack.ts';
import { detonationSentences } from './detonation.ts';
import { dropDeviceSentences } from './drop-device.ts';
import { engagementSentences } from './engagement.ts';
import { lockSentences } from './lock.ts';
import { maneuverDifficultySentences } from './maneuver-difficulty.ts';
import { tallonRollSentences } from './tallon-roll.ts';
import { sentences as weapon } from './weapon.ts';

export const naming = (name: Naming): Naming => attackNaming(queueNaming(name));

export const sentences: SentenceTable = {
  ...abilityQueue,
  ...attack,
  ...weapon,
  ...actionFails,
  ...detonationSentences,
  ...dropDeviceSentences,
  ...lockSentences,
  ...actionDifficultySentences,
  ...maneuverDifficultySentences,
  ...engagementSentences,
  ...tallonRollSentences,
};
