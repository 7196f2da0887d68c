/** How a skirmish is prepared and won. */
import type { Words } from './words.ts';

export const SKIRMISH_WORDS = {
  'unique-versions': {
    'same-person': 'cards that share the name before the comma are one Unique character',
    'different-cards': 'cards with different names are different Unique characters',
  },
  'centre-distance': {
    squares: 'the distance to the centre is counted in squares, to the squares that touch the centre point',
    'inches-to-base': 'the distance to the centre is a straight line to the nearest point of the base',
    'inches-to-middle': 'the distance to the centre is a straight line to the middle of the base',
  },
  'centre-cost': {
    'of-the-nearest': 'the costs of those who are tied for nearest the centre are compared',
    'highest-first': 'it is each player’s highest-cost character of which the nearer one wins',
  },
  'filling-the-area': {
    'best-arrangement': 'an area is filled when no arrangement gets more into it, bigger ones first',
    'size-by-size': 'an area is filled when of each size no more fit with the bigger ones where they stand',
    'as-placed': 'an area is filled when nobody who is left over fits into what is free',
  },
  'left-over-overlap': {
    outside: 'characters that are left over stand outside the area with their whole base',
    'may-overlap': 'characters that are left over may stand in the area with part of their base',
  },
  'entrenched-rebels': {
    'rebels-first': 'entrenched Rebels are a fixed position, whatever else the scenario uses',
    'at-at-first':
      'without Shield Generator, towers and turrets the AT-AT’s squad sets up first, entrenched Rebels or not',
  },
  'starting-distance': {
    squares: 'the distance to the area is counted in squares as for range',
    inches: 'the distance to the area is a straight line',
  },
} as const satisfies Words;
