/** Where on the grid a tap fell. Points are in squares, as in the core. */
import type { GridMap, Square } from '../../../core/geometry/grid.ts';
import type { Point } from '../../../core/verdict.ts';
import type { Edge } from './edges.ts';
import { inside } from './position.ts';

/** How far from a grid line a tap still means the line, in squares: the middle of a square means none. */
const REACH = 0.36;

export function squareAt(map: GridMap, [x, y]: Point): Square | undefined {
  const square: Square = [Math.floor(x), Math.floor(y)];
  return inside(map, square) ? square : undefined;
}

/** The edge nearest to the point, if one is within reach. */
export function edgeAt(map: GridMap, [x, y]: Point): Edge | undefined {
  // Adding 0 makes 0 of -0.
  const [lineX, lineY] = [Math.round(x) + 0, Math.round(y) + 0];
  const [dx, dy] = [Math.abs(x - lineX), Math.abs(y - lineY)];
  if (Math.min(dx, dy) > REACH) return undefined;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (dx <= dy) {
    const onMap = lineX >= 0 && lineX <= map.width && row >= 0 && row < map.height;
    return onMap ? [lineX, row, lineX, row + 1] : undefined;
  }
  const onMap = lineY >= 0 && lineY <= map.height && column >= 0 && column < map.width;
  return onMap ? [column, lineY, column + 1, lineY] : undefined;
}
