/** A board in words: what a screen reader says of a square, and of the whole. */

import { type GridMap, type Square, squareName } from '../../../core/geometry/grid.ts';
import { onceFor } from '../../../core/once-for.ts';
import { uncapital } from '../../words.ts';
import { type EdgeState, edgeKey, edgeStates, edgeTowards } from './edges.ts';
import { terrainAt } from './edits.ts';
import { type Marking, markingSentence, markingWords } from './markings.ts';
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

/** Terrain, walls and doors of each square, row by row: worked out once a map, however the pieces move on it. */
const groundOf = onceFor((board: GridMap) => {
  const states = edgeStates(board);
  return rowsOf(board).map((row) =>
    row.map((square) => {
      const terrain = terrainAt(board, square);
      return [...(terrain ? [TERRAIN_WORDS[terrain]] : []), ...edgeWords(square, states)];
    }),
  );
});

/** `C4: Luke Skywalker, rebel, attacker; low objects; wall to the north; path, step 2`. */
export function squareWords(
  { board, pieces }: Position,
  square: Square,
  roles: readonly Role[],
  markings: readonly Marking[] = [],
): string {
  const here = pieces
    .filter((piece) => covers(piece, square))
    .map(({ id, name, side }) =>
      [name, side, ...roles.filter((role) => role.piece === id).map((role) => uncapital(role.label))].join(
        ', ',
      ),
    );
  const [x, y] = square;
  const marks = markingWords(markings, square);
  const what = [...here, ...(groundOf(board)[y]?.[x] ?? []), ...marks];
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
  const told = rowsOf(position.board)
    .flat()
    .map((square) => squareWords(position, square, roles))
    .filter((words) => !words.endsWith(': empty'));
  const sentences = [...told.map((words) => `${words}.`), ...markings.map(markingSentence)];
  return `Board of ${width} by ${height} squares. ${sentences.join(' ')}`;
}
