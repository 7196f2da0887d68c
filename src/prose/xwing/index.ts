/** The sentences of all X-Wing verdicts. */
import { sentences as abilityQueue } from './ability-queue.ts';

export { naming } from './ability-queue.ts';

export const sentences = { ...abilityQueue };
