/**
 * Lines that touch no wall, exactly (Star Wars Miniatures: Rebel Storm rulebook, pp. 9-10 and 12).
 *
 * Space A sees space B when some segment from a point of A to a point of B touches no wall. Walls are closed, so
 * nicking an end or running along a wall is touching, and the clear lines form an open set: if there is one, there
 * is one that meets the inside of both spaces, runs along no axis and passes through no grid point.
 *
 * Move such a line about, keeping it clear, as far as it goes: it is stopped by the end of a wall between A and B, or
 * because it is about to lose A, at a corner of A, or B. It cannot be stopped by B alone, for then every line
 * through B with a heading of that quadrant would come from A, and A and B are apart and convex. So each family of
 * clear lines has, as its limit, lines through a grid point `u` that is a wall's end or a corner of A, and otherwise
 * clear. The search tries every u and heading: which slopes come from A to u, and which of those go on to B?
 * The limit itself touches u; it is moved off u to the side where no wall is in the way.
 */
import { cast, edgesAlong, HEADINGS, type Heading, opposite, slopesTo } from './cast.ts';
import type { ExactPoint } from './rational.ts';
import { clip, NO_SLOPES, type Rank, type Slopes, slopeBetween, slopeTable, united } from './slopes.ts';
import { contains, type GridPoint, type Space } from './space.ts';
import { type Walls, wallsMeetingAt } from './walls.ts';

/** A segment from a point of one space to a point of another that touches no wall. */
export interface ClearLine {
  readonly from: ExactPoint;
  readonly to: ExactPoint;
}

/** A clear line between two spaces that have no square in common and no wall inside; none when they are out of sight. */
export function clearLine(walls: Walls, a: Space, b: Space): ClearLine | undefined {
  const table = slopeTable(Math.max(walls.width, walls.height));
  const [x0, x1] = [Math.min(a.x0, b.x0), Math.max(a.x1, b.x1)];
  const [y0, y1] = [Math.min(a.y0, b.y0), Math.max(a.y1, b.y1)];
  for (const heading of headingsBetween(a, b)) {
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const side = sideToPass(walls, [x, y], heading, a);
        if (side === 0) continue;
        const towards = slopesTo(table, [x, y], heading, b);
        if (towards.length === 0) continue;
        const slopes = slopesFrom(walls, [x, y], heading, a, towards);
        if (slopes.length === 0) continue;
        let found: Slopes = NO_SLOPES;
        cast(walls, table, [x, y], heading, slopes, (sx, sy, reaching) => {
          const ends = contains(b, [sx, sy]);
          if (ends) found = reaching;
          return ends || found.length > 0;
        });
        if (found.length > 0) {
          const slope = slopeBetween(table, found[0] as Rank, found[1] as Rank);
          return lineBeside([x, y], heading, slope, side, a, b);
        }
      }
    }
  }
  return undefined;
}

/** 1 for every square of which some part can be seen from a space, 0 for the others: at y · width + x. */
export function squaresInSight(walls: Walls, from: Space): Uint8Array {
  const { width, height } = walls;
  const table = slopeTable(Math.max(width, height));
  const all: Slopes = [0, table.fractions.length - 1];
  const seen = new Uint8Array(width * height);
  for (let y = from.y0; y < from.y1; y++) seen.fill(1, y * width + from.x0, y * width + from.x1);
  const see = (x: number, y: number) => {
    seen[y * width + x] = 1;
    return false;
  };
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      for (const heading of HEADINGS) {
        if (sideToPass(walls, [x, y], heading, from) === 0) continue;
        const slopes = slopesFrom(walls, [x, y], heading, from, all);
        if (slopes.length > 0) cast(walls, table, [x, y], heading, slopes, see);
      }
    }
  }
  return seen;
}

/** The headings under which a line can run from one space to another. */
const headingsBetween = (a: Space, b: Space): readonly Heading[] =>
  HEADINGS.filter(
    ({ sx, sy }) => (sx === 1 ? b.x1 > a.x0 : b.x0 < a.x1) && (sy === 1 ? b.y1 > a.y0 : b.y0 < a.y1),
  );

/**
 * Which way a line through a grid point must be moved to pass it: 1 to the side of the edges behind in x and ahead in
 * y, -1 to the other, 0 when neither is free or nothing makes this point the limit of lines from A.
 */
function sideToPass(walls: Walls, [x, y]: GridPoint, heading: Heading, a: Space): 1 | 0 | -1 {
  const meeting = wallsMeetingAt(walls, x, y);
  const { aheadX, aheadY, behindX, behindY } = edgesAlong(heading);
  // At a corner that the line only touches, it moves into A, and what it meets is where it leaves A again.
  const tangent = tangentSide([x, y], heading, a);
  if (tangent === 1) return (meeting & aheadY) === 0 ? 1 : 0;
  if (tangent === -1) return (meeting & aheadX) === 0 ? -1 : 0;
  if (meeting === 0) return 0;
  if ((meeting & (behindX | aheadY)) === 0) return 1;
  return (meeting & (aheadX | behindY)) === 0 ? -1 : 0;
}

/** Is the point a corner at which lines of a heading touch the space, and on which of their sides is the space? */
function tangentSide([x, y]: GridPoint, { sx, sy }: Heading, a: Space): 1 | 0 | -1 {
  const [firstX, lastX] = sx === 1 ? [a.x0, a.x1] : [a.x1, a.x0];
  const [firstY, lastY] = sy === 1 ? [a.y0, a.y1] : [a.y1, a.y0];
  if (x === lastX && y === firstY) return 1;
  return x === firstX && y === lastY ? -1 : 0;
}

/** The slopes, among those wanted, of the lines that come to a point from A without touching a wall on the way. */
function slopesFrom(walls: Walls, point: GridPoint, heading: Heading, a: Space, wanted: Slopes): Slopes {
  if (tangentSide(point, heading, a) !== 0) return wanted;
  const table = slopeTable(Math.max(walls.width, walls.height));
  const back = opposite(heading);
  const towards = slopesTo(table, point, back, a);
  if (towards.length === 0) return NO_SLOPES;
  const slopes = clip(wanted, towards[0] as Rank, towards[1] as Rank);
  if (slopes.length === 0) return NO_SLOPES;
  const found: Slopes[] = [];
  cast(walls, table, point, back, slopes, (x, y, reaching) => {
    const ends = contains(a, [x, y]);
    if (ends) found.push(reaching);
    return ends;
  });
  return united(found);
}

/**
 * The line of slope dx/dy beside a grid point. With coprime dx, dy the lines dx·y - dy·x = k through grid points have
 * whole k, so the one half a step from the line through the point passes no grid point, and none lies between the
 * two: it crosses a wall only if the line through the point touches that wall. Its ends are in the middle of what it
 * cuts from either space.
 */
function lineBeside(
  [px, py]: GridPoint,
  { sx, sy }: Heading,
  [dx, dy]: readonly [number, number],
  side: 1 | -1,
  a: Space,
  b: Space,
): ClearLine {
  const within = (space: Space): ExactPoint => {
    // Measured from the point along the heading; the line is 2·dx·y - 2·dy·x = side.
    const [fromX, toX] = sx === 1 ? [space.x0 - px, space.x1 - px] : [px - space.x1, px - space.x0];
    const [fromY, toY] = sy === 1 ? [space.y0 - py, space.y1 - py] : [py - space.y1, py - space.y0];
    const enters = Math.max(2 * dy * fromX, 2 * dx * fromY - side);
    const leaves = Math.min(2 * dy * toX, 2 * dx * toY - side);
    const middle = enters + leaves;
    return [
      [4 * dy * px + sx * middle, 4 * dy],
      [4 * dx * py + sy * (middle + 2 * side), 4 * dx],
    ];
  };
  return { from: within(a), to: within(b) };
}
