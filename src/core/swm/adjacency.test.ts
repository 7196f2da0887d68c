/** What is adjacent, in each reading: no source of Star Wars Miniatures defines the word. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../geometry/boards.oracle.ts';
import type { GridMap, Segment, Square } from '../geometry/grid.ts';
import { type Space, spaceOf } from '../geometry/space.ts';
import { wallsOf } from '../geometry/walls.ts';
import { adjacentSpaces, adjacentSquares } from './adjacency.ts';
import { anyReadings } from './any-readings.oracle.ts';
import { ADJACENCY_POINTS } from './open-points.ts';
import { PaintedBoard } from './painted.oracle.ts';
import type { Readings } from './readings.ts';

const board = (walls: readonly Segment[]): GridMap => ({
  width: 4,
  height: 4,
  walls,
  doors: [],
  solid: [],
  low: [],
  pits: [],
});
const adjacent = (to: Square, walls: readonly Segment[] = [], readings: Readings = {}) =>
  adjacentSquares(wallsOf(board(walls)), [1, 1], to, readings);

describe('adjacent squares', () => {
  it('share an edge or a corner', () => {
    expect(adjacent([2, 1])).toBe(true);
    expect(adjacent([1, 0])).toBe(true);
    expect(adjacent([2, 2])).toBe(true);
    expect(adjacent([3, 1])).toBe(false);
    expect(adjacent([1, 1])).toBe(false);
  });

  it('may be taken to share an edge', () => {
    const readings: Readings = { 'adjacent-corner': 'not-adjacent' };
    expect(adjacent([2, 1], [], readings)).toBe(true);
    expect(adjacent([2, 2], [], readings)).toBe(false);
  });

  it('are parted by a wall, or not', () => {
    const edge: Segment = [2, 1, 2, 2];
    const room: readonly Segment[] = [
      [2, 1, 2, 2],
      [1, 2, 2, 2],
    ];
    for (const [to, walls] of [
      [[2, 1], [edge]],
      [[2, 2], room],
    ] as const) {
      expect(adjacent(to, walls)).toBe(false);
      expect(adjacent(to, walls, { 'adjacent-wall': 'adjacent' })).toBe(true);
    }
  });

  it('may be parted by a wall that only ends at their corner', () => {
    const end: readonly Segment[] = [[2, 1, 2, 2]];
    expect(adjacent([2, 2], end)).toBe(true);
    expect(adjacent([2, 2], end, { 'adjacent-wall-end': 'not-adjacent' })).toBe(false);
  });
});

describe('adjacent spaces', () => {
  const space = (x: number, y: number, size: number): Space =>
    spaceOf({ at: [x, y], width: size, height: size });
  it('have adjacent squares', () => {
    const walls = wallsOf(board([]));
    expect(adjacentSpaces(walls, space(0, 0, 2), space(2, 2, 2))).toBe(true);
    expect(adjacentSpaces(walls, space(0, 0, 2), space(3, 0, 1))).toBe(false);
  });

  it('are adjacent past a wall that parts only some of their squares', () => {
    const walls = wallsOf(board([[2, 0, 2, 1]]));
    expect(adjacentSpaces(walls, space(0, 0, 2), space(2, 0, 2))).toBe(true);
    expect(adjacentSpaces(wallsOf(board([[2, 0, 2, 3]])), space(0, 0, 2), space(2, 0, 2))).toBe(false);
  });
});

describe('any two spaces', () => {
  const readings = anyReadings(ADJACENCY_POINTS);

  it('are adjacent just when they are on a board painted square by square, in every reading', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(pairs(4, 10), readings, ({ map, a, b }, taken) => {
        const found = adjacentSpaces(wallsOf(map), a, b, taken);
        expect(found).toBe(new PaintedBoard(map).adjacent(a, b, taken));
        expect(adjacentSpaces(wallsOf(map), b, a, taken)).toBe(found);
        seen[`${found}`]++;
      }),
      { numRuns: 3000, seed: 404 },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(300);
  });
});
