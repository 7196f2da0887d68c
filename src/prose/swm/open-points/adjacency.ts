/** What counts as adjacent. */
import type { Words } from './words.ts';

export const ADJACENCY_WORDS = {
  'adjacent-corner': {
    adjacent: 'squares that share only a corner are adjacent',
    'not-adjacent': 'squares that share only a corner are not adjacent',
  },
  'adjacent-wall': {
    'not-adjacent': 'a wall between two squares keeps them from being adjacent',
    adjacent: 'squares are adjacent even with a wall between them',
  },
  'adjacent-wall-end': {
    adjacent: 'diagonal neighbours are adjacent past the end of a wall that does not part them',
    'not-adjacent': 'diagonal neighbours are not adjacent past the end of a wall',
  },
} as const satisfies Words;
