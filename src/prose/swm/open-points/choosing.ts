/** Cover and the choice of a target. */
import type { Words } from './words.ts';

export const CHOOSING_WORDS = {
  nearest: {
    any: 'enemies out of sight count when the nearest is looked for',
    'in-sight': 'only enemies in sight count when the nearest is looked for',
  },
  'corner-in-wall': {
    touches: 'lines from a corner where walls meet only touch those walls',
    'passes-through': 'lines that leave a corner on the far side of walls meeting there pass through them',
  },
  'pit-cover': {
    'no-cover': 'pits give no cover',
    cover: 'pits give cover',
  },
  'tower-cover': {
    'no-cover': 'a tower, which is no character, gives no cover',
    cover: 'a tower gives cover to those behind it, although it is no character',
  },
} as const satisfies Words;
