/**
 * The fan of all lines from a grid point to a space, and what they pass through. Star Wars Miniatures decides cover
 * by it (Rebel Storm rulebook, pp. 10-12). Together the lines fill the convex hull of the point and the space. A line
 * passes through a wall or a square when the open inside of the hull meets the wall, or the inside of the square;
 * what lies along the hull's edge or touches it from outside is only touched, and does not count.
 */
import type { Segment } from './grid.ts';
import { ceilingOf, compare, floorOf, type Rational } from './rational.ts';
import { type GridPoint, gridPointsIn, type Space } from './space.ts';
import { horizontalWall, verticalWall, type Walls } from './walls.ts';

/** What the hull covers of one row of squares. A last column before the first means none. */
export interface FanRow {
  readonly y: number;
  /** The columns of the squares whose open inside the hull meets. */
  readonly first: number;
  readonly last: number;
  /** The columns in which it meets the line below the row between two grid points. */
  readonly firstBelow: number;
  readonly lastBelow: number;
}

/** The fan from a grid point to a space that does not hold it inside, row by row from the top. */
export function fanRows(point: GridPoint, space: Space): readonly FanRow[] {
  const rows: FanRow[] = [];
  const top = Math.min(point[1], space.y0);
  const bottom = Math.max(point[1], space.y1);
  let upper = widthAt(point, space, top);
  for (let y = top; y < bottom; y++) {
    const lower = widthAt(point, space, y + 1);
    // At the hull's lowest point it meets the line below only with its edge.
    const touchesBelow = y + 1 === bottom;
    rows.push({
      y,
      first: floorOf(least(upper[0], lower[0])),
      last: ceilingOf(most(upper[1], lower[1])) - 1,
      firstBelow: touchesBelow ? 0 : floorOf(lower[0]),
      lastBelow: touchesBelow ? -1 : ceilingOf(lower[1]) - 1,
    });
    upper = lower;
  }
  return rows;
}

/** The wall edges, one square long, that lines of the fan pass through. */
export function wallsInFan(walls: Walls, rows: readonly FanRow[]): readonly Segment[] {
  const crossed: Segment[] = [];
  for (const { y, first, last, firstBelow, lastBelow } of rows) {
    for (let x = first + 1; x <= last; x++) if (verticalWall(walls, x, y)) crossed.push([x, y, x, y + 1]);
    for (let x = firstBelow; x <= lastBelow; x++) {
      if (horizontalWall(walls, x, y + 1)) crossed.push([x, y + 1, x + 1, y + 1]);
    }
  }
  return crossed;
}

/** The ends of the two outermost lines of a fan: corners of the space, with all of it on one side of either line. */
export function outermost([px, py]: GridPoint, { x0, y0, x1, y1 }: Space): readonly [GridPoint, GridPoint] {
  const corners = gridPointsIn({ x0, y0, x1, y1 }).filter(
    ([x, y]) => (x === x0 || x === x1) && (y === y0 || y === y1) && (x !== px || y !== py),
  );
  const turned = (sign: 1 | -1, best: GridPoint, corner: GridPoint): boolean => {
    const [ax, ay, bx, by] = [best[0] - px, best[1] - py, corner[0] - px, corner[1] - py];
    const turn = sign * (ax * by - ay * bx);
    // Of two corners in one direction the farther one; corners in opposite directions do not replace each other.
    return turn > 0 || (turn === 0 && ax * bx + ay * by > ax * ax + ay * ay);
  };
  // Twice round, since a point on the space's edge has two of its corners in opposite directions.
  const pick = (sign: 1 | -1) =>
    [...corners, ...corners].reduce((best, corner) => (turned(sign, best, corner) ? corner : best));
  return [pick(1), pick(-1)];
}

/** From where to where the hull reaches at a height between its lowest and highest: exact, as fractions. */
function widthAt([px, py]: GridPoint, { x0, y0, x1, y1 }: Space, y: number): readonly [Rational, Rational] {
  const reached: Rational[] = [];
  if (y >= y0 && y <= y1) reached.push([x0, 1], [x1, 1]);
  for (const cornerY of [y0, y1]) {
    const rise = Math.abs(cornerY - py);
    const climbed = cornerY > py ? y - py : py - y;
    if (rise === 0 || climbed < 0 || climbed > rise) continue;
    for (const cornerX of [x0, x1]) reached.push([px * rise + (cornerX - px) * climbed, rise]);
  }
  return [reached.reduce(least), reached.reduce(most)];
}

const least = (a: Rational, b: Rational): Rational => (compare(b, a) < 0 ? b : a);
const most = (a: Rational, b: Rational): Rational => (compare(b, a) > 0 ? b : a);
