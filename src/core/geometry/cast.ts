/**
 * Rays from a grid point into one quadrant of directions, followed square by square until walls stop them.
 * They are handled as open intervals of slopes, so all rays of the quadrant are followed at once and exactly.
 */
import { clip, join, NO_SLOPES, rankOf, type Slopes, type SlopeTable } from './slopes.ts';
import type { GridPoint, Space } from './space.ts';
import { EAST, NORTH, SOUTH, type Walls, WEST } from './walls.ts';

/** A quadrant of directions: the signs of dx and dy. */
export interface Heading {
  readonly sx: 1 | -1;
  readonly sy: 1 | -1;
}

export const HEADINGS: readonly Heading[] = [
  { sx: 1, sy: 1 },
  { sx: -1, sy: 1 },
  { sx: -1, sy: -1 },
  { sx: 1, sy: -1 },
];

export const opposite = ({ sx, sy }: Heading): Heading => ({ sx: sx === 1 ? -1 : 1, sy: sy === 1 ? -1 : 1 });

/** The edges at a grid point seen along a heading, as bits of NORTH to WEST: ahead in x and y, behind in x and y. */
export const edgesAlong = ({ sx, sy }: Heading) => ({
  aheadX: sx === 1 ? EAST : WEST,
  aheadY: sy === 1 ? SOUTH : NORTH,
  behindX: sx === 1 ? WEST : EAST,
  behindY: sy === 1 ? NORTH : SOUTH,
});

/** The slopes of the rays from a point along a heading that meet the inside of a space; none when it is elsewhere. */
export function slopesTo(table: SlopeTable, [px, py]: GridPoint, { sx, sy }: Heading, space: Space): Slopes {
  const nearX = Math.max(0, sx === 1 ? space.x0 - px : px - space.x1);
  const farX = sx === 1 ? space.x1 - px : px - space.x0;
  const nearY = Math.max(0, sy === 1 ? space.y0 - py : py - space.y1);
  const farY = sy === 1 ? space.y1 - py : py - space.y0;
  return farX <= 0 || farY <= 0 ? NO_SLOPES : [rankOf(table, nearX, farY), rankOf(table, farX, nearY)];
}

/**
 * Follows the rays of these slopes from a grid point. `meets` is told each square whose open inside rays reach,
 * with their slopes, and says whether they end there. Rays that meet a wall, its ends included, are stopped by it.
 *
 * The slope dx/dy of its near corner divides the rays that enter a square through its two near edges: smaller ones
 * come through the edge in x, larger ones through the edge in y. The slope of its far corner divides those that
 * leave it: smaller ones go on through the edge in y, larger ones through the edge in x.
 */
export function cast(
  walls: Walls,
  table: SlopeTable,
  [px, py]: GridPoint,
  { sx, sy }: Heading,
  slopes: Slopes,
  meets: (x: number, y: number, slopes: Slopes) => boolean,
): void {
  const { width, height, vertical, horizontal } = walls;
  const columns = sx === 1 ? width - px : px;
  const rows = sy === 1 ? height - py : py;
  /** What enters each column of the row from the row before, and from the column before. */
  const entering: Slopes[] = [slopes];
  for (let row = 0; row < rows; row++) {
    const y = sy === 1 ? py + row : py - row - 1;
    const farY = py + sy * (row + 1);
    let sideways = NO_SLOPES;
    let alive = false;
    for (let column = 0; column < columns; column++) {
      if (sideways.length === 0 && column >= entering.length) break;
      const inside = join(sideways, entering[column] ?? NO_SLOPES);
      entering[column] = sideways = NO_SLOPES;
      if (inside.length === 0) continue;
      const x = sx === 1 ? px + column : px - column - 1;
      if (meets(x, y, inside)) continue;
      const corner = rankOf(table, column + 1, row + 1);
      if (horizontal[farY * width + x] === 0) {
        const onward = clip(inside, 0, corner);
        entering[column] = onward;
        alive ||= onward.length > 0;
      }
      const farX = px + sx * (column + 1);
      if (vertical[y * (width + 1) + farX] === 0) sideways = clip(inside, corner, table.fractions.length);
    }
    if (!alive) return;
  }
}
