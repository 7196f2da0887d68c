/** Sentences about where a move can end, and why not elsewhere. */
import type { DestinationFacts } from '../../core/swm/movement/facts.ts';
import type { Sentences } from '../sentence.ts';
import { list, names } from '../words.ts';
import { count, some } from './squares.ts';

export const movementSentences: Sentences<DestinationFacts> = {
  'can-end-move': ({ mover, squares, places }, holds, name) =>
    holds
      ? `With ${count(squares)} of movement ${name(mover)} can end its move in ${count(places)}.`
      : `With ${count(squares)} of movement ${name(mover)} can go nowhere.`,
  'ends-for': ({ mover, cost, places }, _holds, name) =>
    `For ${cost} ${name(mover)} gets to ${list(places)}.`,
  'cheapest-paths': ({ mover }, _holds, name) =>
    `Lines show a cheapest path of ${name(mover)} to each square; of equally cheap ones, one with fewer attacks.`,
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
