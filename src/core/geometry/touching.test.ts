/** Walls that one line touches (Rebel Storm rulebook, p. 12: nicking a corner and running along a wall). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from './boards.oracle.ts';
import type { Segment } from './grid.ts';
import { isTouched } from './line-of-sight.oracle.ts';
import { cornersOf, exactly, middleOf, squaresAlong, wallsTouched } from './touching.ts';
import { wallsOf } from './walls.ts';

const walls = (...segments: Segment[]) =>
  wallsOf({ width: 4, height: 4, walls: segments, doors: [], solid: [], low: [], pits: [] });

describe('a line', () => {
  it('crosses a wall that it passes through', () => {
    expect(wallsTouched(walls([2, 0, 2, 1]), [1, 1], [7, 1])).toEqual({
      edges: [[2, 0, 2, 1]],
      crosses: true,
    });
  });

  it('crosses a longer wall between two of its squares', () => {
    const { edges, crosses } = wallsTouched(walls([2, 0, 2, 2]), [1, 1], [7, 3]);
    expect(edges.length).toBe(2);
    expect(crosses).toBe(true);
  });

  it('only touches the end of a wall that it nicks', () => {
    expect(wallsTouched(walls([2, 1, 2, 2]), [1, 1], [7, 3])).toEqual({
      edges: [[2, 1, 2, 2]],
      crosses: false,
    });
  });

  it('only touches a wall that it runs along or starts on', () => {
    expect(wallsTouched(walls([1, 1, 2, 1]), [0, 2], [8, 2]).crosses).toBe(false);
    expect(wallsTouched(walls([1, 1, 2, 1]), [0, 2], [8, 2]).edges.length).toBe(1);
    expect(wallsTouched(walls([1, 1, 2, 1]), [2, 2], [3, 7])).toEqual({
      edges: [[1, 1, 2, 1]],
      crosses: false,
    });
  });

  it('touches nothing that it ends before', () => {
    expect(wallsTouched(walls([2, 0, 2, 1]), [1, 1], [3, 1]).edges).toEqual([]);
  });
});

describe('a line between middles or corners', () => {
  it('touches walls exactly when the oracle says so', () => {
    fc.assert(
      fc.property(pairs(7, 10), ({ map, a, b }) => {
        const ends = [middleOf(a), ...cornersOf(a)].flatMap((from) =>
          [middleOf(b), ...cornersOf(b)].map((to) => [from, to] as const),
        );
        for (const [from, to] of ends) {
          if (from.join() === to.join()) continue;
          const touched = wallsTouched(wallsOf(map), from, to).edges.length > 0;
          expect(touched).toBe(isTouched(map, a, b, exactly(from), exactly(to)));
        }
      }),
      { numRuns: 500, seed: 41 },
    );
  }, 60_000);

  it('runs through the squares whose open inside it meets', () => {
    const along = squaresAlong(exactly([1, 1]), exactly([7, 3])).map((square) => square.join());
    expect(along).toEqual(['0,0', '1,0', '2,1', '3,1']);
    expect(squaresAlong(exactly([1, 1]), exactly([5, 5])).map((square) => square.join())).toEqual([
      '0,0',
      '1,1',
      '2,2',
    ]);
  });
});
