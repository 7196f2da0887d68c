/** The AT-AT. */
import type { Words } from './words.ts';

export const AT_AT_WORDS = {
  'stomp-distance': {
    squares: 'how close a place is to the AT-AT is counted in squares as for range',
    inches: 'how close a place is to the AT-AT is measured in a straight line',
  },
} as const satisfies Words;
