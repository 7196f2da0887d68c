/**
 * Which squares and spaces are adjacent. No source of Star Wars Miniatures defines the word; each doubt is a reading.
 */
import type { Square } from '../geometry/grid.ts';
import { diagonalMeeting } from '../geometry/sectors.ts';
import { type Space, squaresIn } from '../geometry/space.ts';
import { type Walls, wallBetween } from '../geometry/walls.ts';
import { type Readings, readingOf } from './readings.ts';

/** Are two different squares adjacent? */
export function adjacentSquares(walls: Walls, a: Square, b: Square, readings?: Readings): boolean {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  if (Math.max(dx, dy) !== 1) return false;
  const acrossWalls = readingOf(readings, 'adjacent-wall') === 'adjacent';
  if (dx + dy === 1) return acrossWalls || !wallBetween(walls, a, b);
  if (readingOf(readings, 'adjacent-corner') === 'not-adjacent') return false;
  switch (diagonalMeeting(walls, a, b)) {
    case 'open':
      return true;
    case 'touched':
      return readingOf(readings, 'adjacent-wall-end') === 'adjacent';
    case 'parted':
      return acrossWalls;
  }
}

/** Two spaces are adjacent when a square of one is adjacent to a square of the other. */
export const adjacentSpaces = (walls: Walls, a: Space, b: Space, readings?: Readings): boolean =>
  touching(a, b) &&
  squaresIn(a).some((one) => squaresIn(b).some((other) => adjacentSquares(walls, one, other, readings)));

/** Do the closed spaces have a point in common? Others cannot be adjacent under any reading. */
export const touching = (a: Space, b: Space): boolean =>
  a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
