/** Sentences about where a move can end, and why not elsewhere. */
import type { DestinationFacts, KeptOutBy } from '../../core/swm/movement/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { counted, list } from '../words.ts';

/** Enough to look them up on the board; the board marks all. */
const MOST_NAMED = 8;

/** Squares by name; of many the first ones and how many more. */
const some = (squares: readonly string[]): string =>
  squares.length > MOST_NAMED
    ? list([...squares.slice(0, MOST_NAMED - 1), `${squares.length - MOST_NAMED + 1} more squares`])
    : list(squares);

const names = (ids: readonly string[], name: Naming): string => list(ids.map(name));

const count = (n: number): string => counted(n, 'square');

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

export const movementSentences: Sentences<DestinationFacts> = {
  'can-end-move': ({ mover, squares, places }, holds, name) =>
    holds
      ? `With ${count(squares)} of movement ${name(mover)} can end its move in ${count(places)}.`
      : `With ${count(squares)} of movement ${name(mover)} can go nowhere.`,
  'ends-for': ({ mover, cost, places }, _holds, name) =>
    `For ${cost} ${name(mover)} gets to ${list(places)}.`,
  'cheapest-paths': ({ mover }, _holds, name) =>
    `Lines show a cheapest path of ${name(mover)} to each square; of equally cheap ones, one with fewer attacks.`,
  'kept-out': ({ mover, by, characters, places }, _holds, name) =>
    `${KEEPS_OUT[by](name(mover), names(characters, name), characters.length === 1)} of ${some(places)}.`,
  'costs-too-much': ({ mover, by, places }, _holds, name) =>
    by === 'diagonals'
      ? `A diagonal step costs 2 squares, which puts ${some(places)} out of the reach of ${name(mover)}.`
      : `Moving into low objects costs double, which puts ${some(places)} out of the reach of ${name(mover)}.`,
  'no-end-among-allies': ({ mover, allies }, _holds, name) =>
    `${name(mover)} may move through the space of its ${allies.length === 1 ? 'ally' : 'allies'} ${names(allies, name)}, but not end its move there.`,
  'squeezes-through': ({ mover, places }, _holds, name) =>
    `${name(mover)} squeezes through ${some(places)} and may not end its move there.`,
  'may-attack-on-the-way': ({ mover, enemy, places }, _holds, name) =>
    `${name(enemy)} may make an attack of opportunity when ${name(mover)} goes to ${some(places)}.`,
};
