/** Random positions on a grid for property tests. Every one can be drawn: one thing in each place. */
import fc from 'fast-check';
import type { GridMap, Segment, Square } from '../../src/core/geometry/grid.ts';
import type { Placement } from '../../src/scenario/drawing.ts';

export interface Position {
  readonly board: GridMap;
  readonly pieces: readonly Placement[];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** A board of at most `most` by `most` squares with walls, doors, terrain and pieces of one to nine squares. */
export const position = (most = 9): fc.Arbitrary<Position> =>
  fc
    .record({ width: fc.integer({ min: 1, max: most }), height: fc.integer({ min: 1, max: most }) })
    .chain((size) => {
      const edges = edgesOf(size);
      const squares = squaresOf(size);
      return fc
        .record({
          edges: fc.array(fc.constantFrom('none', 'none', 'wall', 'open', 'closed'), exactly(edges.length)),
          terrain: fc.array(fc.constantFrom('none', 'none', 'solid', 'low', 'pits'), exactly(squares.length)),
          ids: fc.shuffledSubarray(LETTERS, { maxLength: 6 }),
          bases: fc.array(
            fc.record({
              at: fc.constantFrom(...squares),
              width: fc.integer({ min: 1, max: 3 }),
              height: fc.integer({ min: 1, max: 3 }),
            }),
            exactly(6),
          ),
        })
        .map(({ edges: kinds, terrain, ids, bases }) => ({
          board: {
            ...size,
            walls: edges.filter((_, i) => kinds[i] === 'wall'),
            doors: edges.flatMap((edge, i) =>
              kinds[i] === 'open' || kinds[i] === 'closed' ? [{ edge, open: kinds[i] === 'open' }] : [],
            ),
            solid: squares.filter((_, i) => terrain[i] === 'solid'),
            low: squares.filter((_, i) => terrain[i] === 'low'),
            pits: squares.filter((_, i) => terrain[i] === 'pits'),
          },
          pieces: apart(
            ids.flatMap((id, i) => (bases[i] ? [{ id, ...bases[i] }] : [])),
            size,
          ),
        }));
    });

interface Size {
  readonly width: number;
  readonly height: number;
}

const exactly = (length: number) => ({ minLength: length, maxLength: length });

const edgesOf = ({ width, height }: Size): Segment[] => [
  ...grid(width, height + 1).map(([x, y]): Segment => [x, y, x + 1, y]),
  ...grid(width + 1, height).map(([x, y]): Segment => [x, y, x, y + 1]),
];

const squaresOf = ({ width, height }: Size): Square[] => grid(width, height);

const grid = (width: number, height: number): [number, number][] =>
  Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);

/** Those that stand on the board and on nobody placed before them. */
function apart(pieces: readonly Placement[], { width, height }: Size): readonly Placement[] {
  const taken = new Set<string>();
  return pieces.filter(({ at: [x, y], width: w, height: h }) => {
    const under = grid(w, h).map(([dx, dy]) => `${x + dx},${y + dy}`);
    if (x + w > width || y + h > height || under.some((square) => taken.has(square))) return false;
    for (const square of under) taken.add(square);
    return true;
  });
}
