/** The sentences of all X-Wing verdicts. */
import { sentences as abilityQueue } from './ability-queue.ts';
import { detonationSentences } from './detonation.ts';
import { dropDeviceSentences } from './drop-device.ts';
import { lockSentences } from './lock.ts';

export { naming } from './ability-queue.ts';

export const sentences = {
  ...abilityQueue,
  ...detonationSentences,
  ...dropDeviceSentences,
  ...lockSentences,
};
