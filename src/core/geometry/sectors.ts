/**
 * What the walls at a grid point do to the four squares round it: which of them can be reached from which by
 * turning round the point without crossing a wall. Serves adjacency, diagonal steps and lines from a corner.
 */
import type { Square } from './grid.ts';
import type { GridPoint } from './space.ts';
import { EAST, NORTH, SOUTH, type Walls, WEST, wallsMeetingAt } from './walls.ts';

/** The squares round a point, clockwise: north-west, north-east, south-east, south-west. */
export type Quadrant = 0 | 1 | 2 | 3;

/** The edge that a clockwise turn crosses on leaving each quadrant. */
const CLOCKWISE = [NORTH, EAST, SOUTH, WEST] as const;

/** The quadrant of the point in which a square lies; the square must have the point as a corner. */
export const quadrantOf = ([px, py]: GridPoint, [x, y]: Square): Quadrant =>
  y < py ? (x < px ? 0 : 1) : x < px ? 3 : 2;

/** Do the walls (bits of NORTH to WEST) bar every way round the point from one quadrant to the other? */
export function parts(walls: number, from: Quadrant, to: Quadrant): boolean {
  let clockwise = 0;
  for (let q = from; q !== to; q = ((q + 1) % 4) as Quadrant) clockwise |= CLOCKWISE[q];
  const counter = (NORTH | EAST | SOUTH | WEST) & ~clockwise;
  return from !== to && (walls & clockwise) !== 0 && (walls & counter) !== 0;
}

/** How the walls at the one point that two diagonal neighbours share stand to them. */
export type Meeting =
  /** No wall touches the point. */
  | 'open'
  /** Walls touch it, yet one way round it is free. */
  | 'touched'
  /** Walls bar both ways round it. */
  | 'parted';

/** Squares that share exactly one grid point: do walls part them there? */
export function diagonalMeeting(walls: Walls, a: Square, b: Square): Meeting {
  const point: GridPoint = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const meeting = wallsMeetingAt(walls, ...point);
  if (meeting === 0) return 'open';
  return parts(meeting, quadrantOf(point, a), quadrantOf(point, b)) ? 'parted' : 'touched';
}

/** The edges of the board that meet at a grid point, as bits: they are walls as well (Rebel Storm rulebook, p. 5). */
export const borderAt = ({ width, height }: Walls, [x, y]: GridPoint): number =>
  (x === 0 || x === width ? (y > 0 ? NORTH : 0) | (y < height ? SOUTH : 0) : 0) |
  (y === 0 || y === height ? (x > 0 ? WEST : 0) | (x < width ? EAST : 0) : 0);
