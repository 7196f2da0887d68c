/** The sentences of all X-Wing verdicts. */
import type { SentenceTable } from '../sentence.ts';
import { sentences as abilityQueue } from './ability-queue.ts';
import { actionDifficultySentences } from './action-difficulty.ts';
import { detonationSentences } from './detonation.ts';
import { dropDeviceSentences } from './drop-device.ts';
import { engagementSentences } from './engagement.ts';
import { lockSentences } from './lock.ts';
import { maneuverDifficultySentences } from './maneuver-difficulty.ts';
import { tallonRollSentences } from './tallon-roll.ts';

export { naming } from './ability-queue.ts';

export const sentences: SentenceTable = {
  ...abilityQueue,
  ...detonationSentences,
  ...dropDeviceSentences,
  ...lockSentences,
  ...actionDifficultySentences,
  ...maneuverDifficultySentences,
  ...engagementSentences,
  ...tallonRollSentences,
};
