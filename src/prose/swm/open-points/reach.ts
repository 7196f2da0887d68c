/** Whom an effect works on. */
import type { Words } from './words.ts';

export const REACH_WORDS = {
  'droids-and-commanders': {
    'only-if-named': 'a commander effect works on Droids only if its text names Droids',
    'like-others': 'a commander effect works on Droids as on others',
  },
} as const satisfies Words;
