/** Sentences about what stands in the way of more than one path. */
import type { BarrierFacts, KeptOutBy } from '../../core/swm/movement/facts.ts';
import type { Sentences } from '../sentence.ts';
import { names } from '../words.ts';
import { some } from './squares.ts';

/** What keeps the mover out, up to "of C4 and D4". */
const KEEPS_OUT: {
  readonly [By in KeptOutBy]: (mover: string, characters: string, one: boolean) => string;
} = {
  walls: (mover) => `Walls keep ${mover} out`,
  doors: (mover) => `Closed doors keep ${mover} out`,
  solid: (mover) => `Nothing enters solid squares, so ${mover} keeps out`,
  pits: (mover) => `Pits block movement and keep ${mover} out`,
  'wall-corners': (mover) => `No diagonal leads past the corner or end of a wall, which keeps ${mover} out`,
  'pit-corners': (mover) => `Taken that no diagonal leads past the corner of a pit, ${mover} is kept out`,
  'between-enemies': (mover, characters) =>
    `Taken that no diagonal leads between two enemies, ${characters} keep ${mover} out`,
  enemies: (mover, characters, one) =>
    `${characters} ${one ? 'is an enemy' : 'are enemies'}, through whom ${mover} cannot move, and ${one ? 'keeps' : 'keep'} it out`,
  'not-fitting': (mover) => `${mover} does not fit there and cannot squeeze, which keeps it out`,
  'not-squeezing': (mover) => `${mover} does not fit there and has an ability that keeps it from squeezing`,
  'not-narrow': (mover) =>
    `${mover} may lie over walls and obstacles only while it squeezes through a narrow place, which keeps it out`,
  'narrow-by-enemies': (mover, characters) =>
    `${mover} cannot squeeze past ${characters}, which keeps it out`,
  'squeezing-beside-enemies': (mover, characters) =>
    `Taken that nobody squeezes beside an enemy, ${characters} keeping it off, ${mover} is kept out`,
  'squeezing-diagonally': (mover) =>
    `Taken that a base which squeezes makes no diagonal steps, ${mover} is kept out`,
};

export const barrierSentences: Sentences<BarrierFacts> = {
  'kept-out': ({ mover, by, characters, places }, _holds, name) =>
    `${KEEPS_OUT[by](name(mover), names(characters, name), characters.length === 1)} of ${some(places)}.`,
};
