/** The sentences of all X-Wing verdicts. */
import type { Naming, SentenceTable } from '../sentence.ts';
import { sentences as abilityQueue, naming as queueNaming } from './ability-queue.ts';
import { actionDifficultySentences } from './action-difficulty.ts';
import { sentences as actionFails } from './action-fails.ts';
import { sentences as attack, naming as attackNaming } from './attack.ts';
import { detonationSentences } from './detonation.ts';
import { dropDeviceSentences } from './drop-device.ts';
import { attackNaming as engagementNaming, engagementSentences } from './engagement.ts';
import { lockNaming, lockSentences } from './lock.ts';
import { maneuverDifficultySentences } from './maneuver-difficulty.ts';
import { tallonNaming, tallonRollSentences } from './tallon-roll.ts';
import { sentences as weapon } from './weapon.ts';

/** The ids of the single questions differ in their form: `F.attack`, `J.snap-shot#2`, `A>T`, `front`. */
export const naming = (name: Naming): Naming => {
  const engages = engagementNaming(name);
  const others = attackNaming(queueNaming(lockNaming(tallonNaming(name))));
  return (id) => (id.endsWith('.attack') ? engages(id) : others(id));
};

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
