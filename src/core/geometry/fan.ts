/**
 * The fan of all lines from a grid point to a space, and what they pass through. Star Wars Miniatures decides cover
 * by it (Rebel Storm rulebook, pp. 10-12). Together the lines fill the convex hull of the point and the space. A line
 * passes through a wall or a square when the open inside of the hull meets the wall, or the inside of the square;
 * what lies along the hull's edge or touches it from outside is only touched, and does not count.
 */
import type { Segment, Square } from './grid.ts';
import { ceilingOf, compare, floorOf, type Rational } from './rational.ts';
import { type GridPoint, gridPointsIn, type Space } from './space.ts';
import { horizontalWall, verticalWall, type Walls } from './walls.ts';

export interface Fan {
  /** Squares that lines pass through, the space's own included. */
  readonly squares: readonly Square[];
  /** Wall edges, one square long, that lines pass through. */
  readonly walls: readonly Segment[];
}

/** The fan from a grid point to a space that does not hold it inside, both on the board. */
export function fanFrom(walls: Walls, point: GridPoint, space: Space): Fan {
  const squares: Square[] = [];
  const crossed: Segment[] = [];
  const top = Math.min(point[1], space.y0);
  const bottom = Math.max(point[1], space.y1);
  let upper = widthAt(point, space, top);
  for (let y = top; y < bottom; y++) {
    const lower = widthAt(point, space, y + 1);
    const from = least(upper[0], lower[0]);
    const to = most(upper[1], lower[1]);
    const last = ceilingOf(to) - 1;
    for (let x = floorOf(from); x <= last; x++) squares.push([x, y]);
    for (let x = floorOf(from) + 1; x <= last; x++) {
      if (verticalWall(walls, x, y)) crossed.push([x, y, x, y + 1]);
    }
    if (y + 1 < bottom) {
      for (let x = floorOf(lower[0]); x < ceilingOf(lower[1]); x++) {
        if (horizontalWall(walls, x, y + 1)) crossed.push([x, y + 1, x + 1, y + 1]);
      }
    }
    upper = lower;
  }
  return { squares, walls: crossed };
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
