/** What the lines from a corner to a space pass through (Rebel Storm rulebook, pp. 10-12: cover). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySquare, mirrored, pairs, turned } from './boards.oracle.ts';
import { passesSquare, passesWall } from './fan.oracle.ts';
import { type FanRow, fanRows, outermost, wallsInFan } from './fan.ts';
import type { GridMap, Segment, Square } from './grid.ts';
import { allWalls } from './line-of-sight.oracle.ts';
import { type GridPoint, gridPointsIn, type Space } from './space.ts';
import { type Walls, wallsOf } from './walls.ts';

/** The squares that lines of the fan pass through, the space's own included. */
const squaresInFan = (rows: readonly FanRow[]): readonly Square[] =>
  rows.flatMap(({ y, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, i): Square => [first + i, y]),
  );

const fanFrom = (walls: Walls, point: GridPoint, space: Space) => {
  const rows = fanRows(point, space);
  return { squares: squaresInFan(rows), walls: wallsInFan(walls, rows) };
};

const sorted = (rows: readonly (readonly number[])[]) => rows.map((row) => row.join(' ')).sort();

/** Wall edges one square long, each once. */
function edgesOf(map: GridMap): readonly Segment[] {
  const edges = allWalls(map).flatMap(([x1, y1, x2, y2]): Segment[] => {
    const cells: Segment[] = [];
    for (let x = x1; x < x2; x++) cells.push([x, y1, x + 1, y1]);
    for (let y = y1; y < y2; y++) cells.push([x1, y, x1, y + 1]);
    return cells;
  });
  return [...new Map(edges.map((edge) => [edge.join(), edge])).values()];
}

describe('the lines from a corner to a space', () => {
  it('pass through the squares and walls that the oracle says', () => {
    fc.assert(
      fc.property(pairs(6, 20), fc.nat(), ({ map, a, b }, pick) => {
        const points = gridPointsIn(a);
        const point = points[pick % points.length] ?? [a.x0, a.y0];
        const fan = fanFrom(wallsOf(map), point, b);
        expect(sorted(fan.squares)).toEqual(
          sorted(everySquare(map).filter((square) => passesSquare(point, b, square))),
        );
        expect(sorted(fan.walls)).toEqual(sorted(edgesOf(map).filter((edge) => passesWall(point, b, edge))));
      }),
      { numRuns: 1000, seed: 11 },
    );
  }, 60_000);

  it('stay what they are when the board is mirrored or turned', () => {
    fc.assert(
      fc.property(pairs(8, 20), ({ map, a, b }) => {
        for (const move of [mirrored(map), turned(map)]) {
          const { x0, y0 } = a;
          const moved = move.space({ x0, y0, x1: x0, y1: y0 });
          const there = fanFrom(wallsOf(move.map(map)), [moved.x0, moved.y0], move.space(b));
          const here = fanFrom(wallsOf(map), [x0, y0], b);
          expect(sorted(there.squares)).toEqual(sorted(here.squares.map(move.square)));
          expect(there.walls.length).toBe(here.walls.length);
        }
      }),
      { numRuns: 1000, seed: 12 },
    );
  }, 60_000);

  it('have their outermost two with the whole space between them', () => {
    fc.assert(
      fc.property(pairs(8), ({ a, b }) => {
        for (const [px, py] of gridPointsIn(a)) {
          const [one, other] = outermost([px, py], b);
          const turns = gridPointsIn(b).flatMap(([x, y]) => [
            (one[0] - px) * (y - py) - (one[1] - py) * (x - px),
            -((other[0] - px) * (y - py) - (other[1] - py) * (x - px)),
          ]);
          expect(Math.max(...turns)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 500, seed: 13 },
    );
  }, 60_000);
});
