/** A board in words: what a screen reader says of a square, and of the whole. */
import { type GridMap, type Square, squareName } from '../../../core/geometry/grid.ts';
import { type EdgeState, edgeKey, edgeStates, edgeTowards } from './edges.ts';
import { terrainAt } from './edits.ts';
import { type Marking, markingSentence } from './markings.ts';
import { covers, DIRECTIONS, type Position, type Role, type Terrain } from './position.ts';

export const TERRAIN_WORDS: Readonly<Record<Terrain, string>> = {
  low: 'low objects',
  solid: 'solid',
  pits: 'pit',
};

const EDGE_WORDS: Readonly<Record<EdgeState, string>> = {
  wall: 'wall',
  'closed-door': 'closed door',
  'open-door': 'open door',
};

function edgeWords(square: Square, states: ReadonlyMap<string, EdgeState>): readonly string[] {
  const sides = new Map<string, string[]>();
  for (const direction of DIRECTIONS) {
    const state = states.get(edgeKey(edgeTowards(square, direction)));
    if (state === undefined) continue;
    sides.set(EDGE_WORDS[state], [...(sides.get(EDGE_WORDS[state]) ?? []), direction]);
  }
  return [...sides].map(([what, where]) => `${what} to the ${where.join(' and ')}`);
}

/** `C4: Luke Skywalker, rebel, attacker; low objects; wall to the north`. */
export function squareWords(
  position: Position,
  square: Square,
  roles: readonly Role[],
  states: ReadonlyMap<string, EdgeState>,
): string {
  const pieces = position.pieces
    .filter((piece) => covers(piece, square))
    .map(({ id, name, side }) =>
      [name, side, ...roles.filter((role) => role.piece === id).map((role) => role.label.toLowerCase())].join(
        ', ',
      ),
    );
  const terrain = terrainAt(position.board, square);
  const what = [...pieces, ...(terrain ? [TERRAIN_WORDS[terrain]] : []), ...edgeWords(square, states)];
  return `${squareName(square)}: ${what.length > 0 ? what.join('; ') : 'empty'}`;
}

/** The squares of a map, row by row. */
export const rowsOf = ({ width, height }: GridMap): readonly (readonly Square[])[] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x): Square => [x, y]));

/** The whole board in sentences, for a picture that is not a grid of focusable squares. */
export function boardWords(
  position: Position,
  roles: readonly Role[],
  markings: readonly Marking[] = [],
): string {
  const { width, height } = position.board;
  const states = edgeStates(position.board);
  const told = rowsOf(position.board)
    .flat()
    .map((square) => squareWords(position, square, roles, states))
    .filter((words) => !words.endsWith(': empty'));
  const sentences = [...told.map((words) => `${words}.`), ...markings.map(markingSentence)];
  return `Board of ${width} by ${height} squares. ${sentences.join(' ')}`;
}
