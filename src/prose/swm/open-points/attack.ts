/** What an attack does. */
import type { Words } from './words.ts';

export const ATTACK_WORDS = {
  'cyborg-critical': {
    'critical-hit': 'a Cyborg, which also counts as a non-Droid, is subject to critical hits',
    immune: 'a Cyborg, which also counts as a Droid, is immune to critical hits',
  },
  'critical-bonus': {
    lost: 'what counts on a critical hit only does not count against a Droid',
    kept: 'what counts on a critical hit only counts on a natural 20 against a Droid as well',
  },
  'same-bonus': {
    once: 'a bonus to one number counts once, however often a character has it',
    each: 'a bonus that a character has several times counts each time, unless commander effects give it',
  },
} as const satisfies Words;
