/** Line of sight (Rebel Storm rulebook, pp. 9-10, 12): a line that touches no wall, held against an oracle. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySquare, mirrored, type Pair, pairs, turned } from './boards.oracle.ts';
import { isTouched, seesSlowly } from './line-of-sight.oracle.ts';
import { clearLine, squaresInSight } from './line-of-sight.ts';
import { squareSpace } from './space.ts';
import { wallsOf } from './walls.ts';

const sees = ({ map, a, b }: Pair) => clearLine(wallsOf(map), a, b) !== undefined;

describe('a clear line', () => {
  it('is found exactly when the oracle finds one', () => {
    fc.assert(
      fc.property(pairs(6), (pair) => {
        expect(sees(pair)).toBe(seesSlowly(pair.map, pair.a, pair.b));
      }),
      { numRuns: 3000, seed: 1 },
    );
  }, 60_000);

  it('is found through dense walls as well', () => {
    fc.assert(
      fc.property(pairs(4, 24), (pair) => {
        expect(sees(pair)).toBe(seesSlowly(pair.map, pair.a, pair.b));
      }),
      { numRuns: 3000, seed: 2 },
    );
  }, 60_000);

  it('runs from the one space to the other and touches no wall', () => {
    fc.assert(
      fc.property(pairs(7, 20), ({ map, a, b }) => {
        const line = clearLine(wallsOf(map), a, b);
        if (line) expect(isTouched(map, a, b, line.from, line.to)).toBe(false);
      }),
      { numRuns: 2000, seed: 3 },
    );
  }, 60_000);
});

describe('sight', () => {
  it('is mutual', () => {
    fc.assert(
      fc.property(pairs(9, 30), ({ map, a, b }) => {
        expect(sees({ map, a, b })).toBe(sees({ map, a: b, b: a }));
      }),
      { numRuns: 2000, seed: 4 },
    );
  }, 60_000);

  it('stays when the board is mirrored or turned', () => {
    fc.assert(
      fc.property(pairs(9, 30), ({ map, a, b }) => {
        for (const move of [mirrored(map), turned(map)]) {
          expect(sees({ map: move.map(map), a: move.space(a), b: move.space(b) })).toBe(sees({ map, a, b }));
        }
      }),
      { numRuns: 1000, seed: 5 },
    );
  }, 60_000);

  it('is never given by a wall, nor taken by removing one', () => {
    fc.assert(
      fc.property(pairs(8, 24), ({ map, a, b }) => {
        const fewer = { ...map, walls: map.walls.slice(1) };
        if (sees({ map, a, b })) expect(sees({ map: fewer, a, b })).toBe(true);
      }),
      { numRuns: 2000, seed: 6 },
    );
  }, 60_000);
});

describe('the squares in sight of a space', () => {
  it('are those to which a clear line runs', () => {
    fc.assert(
      fc.property(pairs(7, 24), ({ map, a }) => {
        const walls = wallsOf(map);
        const seen = squaresInSight(walls, a);
        for (const [x, y] of everySquare(map)) {
          if (walls.solid[y * map.width + x]) continue;
          const inside = x >= a.x0 && x < a.x1 && y >= a.y0 && y < a.y1;
          const expected = inside || clearLine(walls, a, squareSpace([x, y])) !== undefined;
          expect([x, y, seen[y * map.width + x] === 1]).toEqual([x, y, expected]);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  }, 60_000);
});
