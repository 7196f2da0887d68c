/** Counting distance (Rebel Storm rulebook, p. 7; FAQ, Determining Distance). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySquare, pairs } from './boards.oracle.ts';
import { distancesFrom, distanceTo } from './distance.ts';
import type { GridMap, Square } from './grid.ts';
import { contains, type Space, squareSpace } from './space.ts';
import { type Walls, wallBetween, wallsMeetingAt, wallsOf } from './walls.ts';

const open = (width: number, height: number): GridMap => ({
  width,
  height,
  walls: [],
  doors: [],
  solid: [],
  low: [],
  pits: [],
});

/** Dijkstra's algorithm with diagonals of their own: 2 squares, and none past a point that a wall touches. */
function byDijkstra(walls: Walls, from: Space): Map<string, number> {
  const done = new Map<string, number>();
  const waiting = new Map<string, number>();
  const squares = everySquare({ ...open(walls.width, walls.height) });
  for (const square of squares) if (contains(from, square)) waiting.set(square.join(), 0);
  while (waiting.size > 0) {
    const [key, cost] = [...waiting].reduce((best, entry) => (entry[1] < best[1] ? entry : best));
    waiting.delete(key);
    done.set(key, cost);
    const [x = 0, y = 0] = key.split(',').map(Number);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const next: Square = [x + dx, y + dy];
      if (next[0] < 0 || next[0] >= walls.width || next[1] < 0 || next[1] >= walls.height) continue;
      const diagonal = dx !== 0 && dy !== 0;
      const barred = diagonal
        ? wallsMeetingAt(walls, Math.max(x, next[0]), Math.max(y, next[1])) !== 0
        : wallBetween(walls, [x, y], next);
      if (barred || done.has(next.join())) continue;
      const total = cost + (diagonal ? 2 : 1);
      if (total < (waiting.get(next.join()) ?? Number.POSITIVE_INFINITY)) waiting.set(next.join(), total);
    }
  }
  return done;
}

describe('distance', () => {
  it('counts a diagonal as 2 squares', () => {
    const walls = wallsOf(open(9, 9));
    const distances = distancesFrom(walls, squareSpace([0, 0]));
    expect(distanceTo(walls, distances, squareSpace([1, 1]))).toBe(2);
    expect(distanceTo(walls, distances, squareSpace([3, 3]))).toBe(6);
    expect(distanceTo(walls, distances, squareSpace([4, 3]))).toBe(7);
  });

  it('is the shortest one to a big base, whichever square one would like to count to', () => {
    const walls = wallsOf(open(9, 3));
    const distances = distancesFrom(walls, squareSpace([0, 0]));
    expect(distanceTo(walls, distances, { x0: 4, y0: 0, x1: 7, y1: 3 })).toBe(4);
  });

  it('goes round the end of a wall and not through it', () => {
    const walls = wallsOf({ ...open(3, 3), walls: [[1, 0, 1, 2]] });
    const distances = distancesFrom(walls, squareSpace([0, 0]));
    expect(distanceTo(walls, distances, squareSpace([1, 0]))).toBe(5);
  });

  it('takes no account of low objects and pits', () => {
    const rough: GridMap = { ...open(4, 1), low: [[1, 0]], pits: [[2, 0]] };
    const walls = wallsOf(rough);
    expect(distanceTo(walls, distancesFrom(walls, squareSpace([0, 0])), squareSpace([3, 0]))).toBe(3);
  });

  it('is none where closed doors and walls leave no way', () => {
    const edge = [1, 0, 1, 1] as const;
    const shut = wallsOf({ ...open(2, 1), doors: [{ edge, open: false }] });
    expect(distanceTo(shut, distancesFrom(shut, squareSpace([0, 0])), squareSpace([1, 0]))).toBeUndefined();
    const ajar = wallsOf({ ...open(2, 1), doors: [{ edge, open: true }] });
    expect(distanceTo(ajar, distancesFrom(ajar, squareSpace([0, 0])), squareSpace([1, 0]))).toBe(1);
  });

  it('agrees with Dijkstra on random boards', () => {
    fc.assert(
      fc.property(pairs(6, 24), ({ map, a }) => {
        const walls = wallsOf(map);
        const distances = distancesFrom(walls, a);
        const expected = byDijkstra(walls, a);
        for (const [x, y] of everySquare(map)) {
          expect(distances[y * map.width + x]).toBe(expected.get(`${x},${y}`) ?? -1);
        }
      }),
      { numRuns: 250, seed: 21 },
    );
  }, 60_000);
});
