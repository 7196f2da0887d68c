/** What forbids attacks. */
import type { Words } from './words.ts';

export const FORBIDDING_WORDS = {
  'order-66': {
    choosing:
      'Execute Order 66 forbids to choose its holder as a target, and an attack of opportunity chooses none',
    attacking: 'Execute Order 66 forbids every attack on its holder, attacks of opportunity too',
  },
} as const satisfies Words;
