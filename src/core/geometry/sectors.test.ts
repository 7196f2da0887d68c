/** Which squares round a grid point walls part from each other. */
import { describe, expect, it } from 'vitest';
import type { GridMap, Segment, Square } from './grid.ts';
import { borderAt, diagonalMeeting, parts, quadrantOf } from './sectors.ts';
import { EAST, NORTH, SOUTH, WEST, wallsOf } from './walls.ts';

const board = (walls: readonly Segment[], solid: readonly Square[] = []): GridMap => ({
  width: 2,
  height: 2,
  walls,
  doors: [],
  solid,
  low: [],
  pits: [],
});
const meeting = (walls: readonly Segment[], solid: readonly Square[] = []) =>
  diagonalMeeting(wallsOf(board(walls, solid)), [0, 0], [1, 1]);

const north: Segment = [1, 0, 1, 1];
const east: Segment = [1, 1, 2, 1];
const south: Segment = [1, 1, 1, 2];
const west: Segment = [0, 1, 1, 1];

describe('diagonal neighbours', () => {
  it('meet in the open where no wall touches the point', () => {
    expect(meeting([])).toBe('open');
  });

  it('are only touched by one wall, or by two on one side', () => {
    for (const walls of [[north], [east], [south], [west], [north, east], [south, west]]) {
      expect(meeting(walls)).toBe('touched');
    }
  });

  it('are parted by walls on both sides, in a straight line or round a corner', () => {
    for (const walls of [
      [north, south],
      [east, west],
      [north, west],
      [east, south],
      [north, east, south, west],
    ]) {
      expect(meeting(walls)).toBe('parted');
    }
  });

  it('are parted by two solid squares and not by one', () => {
    expect(meeting([], [[1, 0]])).toBe('touched');
    expect(
      meeting(
        [],
        [
          [1, 0],
          [0, 1],
        ],
      ),
    ).toBe('parted');
  });

  it('do not care in which order they are named', () => {
    const walls = wallsOf(board([north, south]));
    expect(diagonalMeeting(walls, [1, 1], [0, 0])).toBe('parted');
    expect(diagonalMeeting(walls, [1, 0], [0, 1])).toBe('parted');
  });
});

describe('quadrants', () => {
  it('run clockwise from the north-west', () => {
    const squares: readonly Square[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    expect(squares.map((square) => quadrantOf([1, 1], square))).toEqual([0, 1, 2, 3]);
  });

  it('that share an edge are parted only by its wall and another one', () => {
    expect(parts(NORTH, 0, 1)).toBe(false);
    expect(parts(NORTH | SOUTH, 0, 1)).toBe(true);
    expect(parts(NORTH | EAST | SOUTH | WEST, 2, 2)).toBe(false);
  });
});

describe('the edge of the board', () => {
  it('meets at the points on it', () => {
    const walls = wallsOf(board([]));
    expect(borderAt(walls, [0, 0])).toBe(EAST | SOUTH);
    expect(borderAt(walls, [1, 0])).toBe(EAST | WEST);
    expect(borderAt(walls, [2, 1])).toBe(NORTH | SOUTH);
    expect(borderAt(walls, [1, 1])).toBe(0);
  });
});
