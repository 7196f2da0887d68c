/**
 * The walls of a map, taken apart once into edges one square long so that every later question is a look-up.
 * A closed door is a wall; an open one is nothing; a solid square is a square closed on all four sides.
 */
import { onceFor } from '../once-for.ts';
import type { GridMap, Segment, Square } from './grid.ts';

/** The four edges that can meet at a grid point, as bits. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

export interface Walls {
  readonly width: number;
  readonly height: number;
  /** 1 where a wall runs from (x, y) to (x, y + 1): at y · (width + 1) + x. */
  readonly vertical: Uint8Array;
  /** 1 where a wall runs from (x, y) to (x + 1, y): at y · width + x. */
  readonly horizontal: Uint8Array;
  /** The wall edges that meet at the grid point (x, y), as bits of NORTH to WEST: at y · (width + 1) + x. */
  readonly meeting: Uint8Array;
  /** 1 where the square (x, y) is solid: at y · width + x. */
  readonly solid: Uint8Array;
}

/**
 * The walls of a map. What lies off the board is left out; `boardErrors` reports it. They are worked out once, however
 * often a piece is moved over the map.
 */
export const wallsOf = onceFor(read);

function read(map: GridMap): Walls {
  const { width, height } = map;
  const walls: Walls = {
    width,
    height,
    vertical: new Uint8Array((width + 1) * height),
    horizontal: new Uint8Array(width * (height + 1)),
    meeting: new Uint8Array((width + 1) * (height + 1)),
    solid: new Uint8Array(width * height),
  };
  for (const segment of map.walls) addRun(walls, segment);
  for (const { edge, open } of map.doors) if (!open) addRun(walls, edge);
  for (const [x, y] of map.solid) {
    if (x < 0 || x >= width || y < 0 || y >= height) continue;
    walls.solid[y * width + x] = 1;
    addRun(walls, [x, y, x + 1, y]);
    addRun(walls, [x, y + 1, x + 1, y + 1]);
    addRun(walls, [x, y, x, y + 1]);
    addRun(walls, [x + 1, y, x + 1, y + 1]);
  }
  return walls;
}

/** Is there a wall from (x, y) to (x, y + 1)? */
export const verticalWall = (walls: Walls, x: number, y: number): boolean =>
  walls.vertical[y * (walls.width + 1) + x] === 1;

/** Is there a wall from (x, y) to (x + 1, y)? */
export const horizontalWall = (walls: Walls, x: number, y: number): boolean =>
  walls.horizontal[y * walls.width + x] === 1;

/** The wall edges that meet at a grid point, as bits; the board's own edge is not among them. */
export const wallsMeetingAt = (walls: Walls, x: number, y: number): number =>
  walls.meeting[y * (walls.width + 1) + x] ?? 0;

export const isSolid = (walls: Walls, [x, y]: Square): boolean => walls.solid[y * walls.width + x] === 1;

/** Does a wall lie on the edge that two squares share? They must share one. */
export const wallBetween = (walls: Walls, a: Square, b: Square): boolean =>
  a[1] === b[1]
    ? verticalWall(walls, Math.max(a[0], b[0]), a[1])
    : horizontalWall(walls, a[0], Math.max(a[1], b[1]));

function addRun(walls: Walls, [x1, y1, x2, y2]: Segment): void {
  const { width, height, vertical, horizontal, meeting } = walls;
  if (x1 === x2 && x1 >= 0 && x1 <= width) {
    for (let y = Math.max(0, Math.min(y1, y2)); y < Math.min(height, Math.max(y1, y2)); y++) {
      vertical[y * (width + 1) + x1] = 1;
      mark(meeting, y * (width + 1) + x1, SOUTH);
      mark(meeting, (y + 1) * (width + 1) + x1, NORTH);
    }
  } else if (y1 === y2 && y1 >= 0 && y1 <= height) {
    for (let x = Math.max(0, Math.min(x1, x2)); x < Math.min(width, Math.max(x1, x2)); x++) {
      horizontal[y1 * width + x] = 1;
      mark(meeting, y1 * (width + 1) + x, EAST);
      mark(meeting, y1 * (width + 1) + x + 1, WEST);
    }
  }
}

const mark = (bits: Uint8Array, at: number, bit: number): void => {
  bits[at] = (bits[at] ?? 0) | bit;
};
