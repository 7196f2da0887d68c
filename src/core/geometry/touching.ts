/** What one given segment touches. Answers nothing about other segments between the same spaces. */
import type { Segment, Square } from './grid.ts';
import { ceilingOf, type ExactPoint, floorOf, type Rational } from './rational.ts';
import type { Space } from './space.ts';
import { horizontalWall, verticalWall, type Walls } from './walls.ts';

/** A point in half squares: whole numbers for grid points and for the middles of squares and edges. */
export type HalfPoint = readonly [x: number, y: number];

export interface Touching {
  /** Wall edges, one square long, that have a point in common with the segment. */
  readonly edges: readonly Segment[];
  /** Does it pass from one side of a wall to the other, rather than nick an end or run along? */
  readonly crosses: boolean;
}

export const middleOf = ({ x0, y0, x1, y1 }: Space): HalfPoint => [x0 + x1, y0 + y1];

export const cornersOf = ({ x0, y0, x1, y1 }: Space): readonly HalfPoint[] => [
  [2 * x0, 2 * y0],
  [2 * x1, 2 * y0],
  [2 * x1, 2 * y1],
  [2 * x0, 2 * y1],
];

export const exactly = ([x, y]: HalfPoint): ExactPoint => [
  [x, 2],
  [y, 2],
];

/** The walls that the closed segment between two different points on the board touches. */
export function wallsTouched(walls: Walls, from: HalfPoint, to: HalfPoint): Touching {
  const edges: Segment[] = [];
  let crosses = false;
  /** By place on the segment: the sides to which walls lie that have an end there. */
  const sidesAt = new Map<number, Set<number>>();
  const consider = (edge: Segment) => {
    const meeting = meetingOf(from, to, edge);
    if (!meeting) return;
    edges.push(edge);
    if (meeting === 'across') crosses = true;
    if (typeof meeting === 'object') {
      sidesAt.set(meeting.place, (sidesAt.get(meeting.place) ?? new Set()).add(meeting.side));
    }
  };
  const [top, bottom] = [Math.floor(Math.min(from[1], to[1]) / 2), Math.ceil(Math.max(from[1], to[1]) / 2)];
  for (let y = Math.max(0, top - 1); y <= Math.min(walls.height, bottom); y++) {
    const [left, right] = columnsNear(from, to, y);
    for (let x = Math.max(0, left); x <= Math.min(walls.width, right); x++) {
      if (y < walls.height && verticalWall(walls, x, y)) consider([x, y, x, y + 1]);
      if (x < walls.width && horizontalWall(walls, x, y)) consider([x, y, x + 1, y]);
    }
  }
  // Walls that lie to both sides of one point of the segment make it pass through, though it touches only their ends.
  return { edges, crosses: crosses || [...sidesAt.values()].some((sides) => sides.size === 2) };
}

/**
 * How a segment meets an edge: passing across it, only touching it, or running past an end of it at a place between
 * the segment's own ends, with the rest of the edge to one side. Nothing when they have no point in common.
 */
function meetingOf(
  from: HalfPoint,
  to: HalfPoint,
  [x1, y1, x2, y2]: Segment,
): 'across' | 'touching' | { readonly place: number; readonly side: number } | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const offset = (x: number, y: number) => dx * (2 * y - from[1]) - dy * (2 * x - from[0]);
  /** From 0 at the segment's start to `length` at its end. */
  const placeOf = (x: number, y: number) => dx * (2 * x - from[0]) + dy * (2 * y - from[1]);
  const length = dx * dx + dy * dy;
  const [offset1, offset2] = [offset(x1, y1), offset(x2, y2)];
  const [place1, place2] = [placeOf(x1, y1), placeOf(x2, y2)];
  if (offset1 * offset2 > 0) return undefined;
  if (offset1 * offset2 < 0) {
    // The segment's line divides the edge as the offsets stand to each other.
    const [m1, m2] = [Math.abs(offset1), Math.abs(offset2)];
    const place = m2 * place1 + m1 * place2;
    return place >= 0 && place <= length * (m1 + m2) ? 'across' : undefined;
  }
  if (offset1 === 0 && offset2 === 0) {
    return Math.max(place1, place2) >= 0 && Math.min(place1, place2) <= length ? 'touching' : undefined;
  }
  const [place, side] = offset1 === 0 ? [place1, Math.sign(offset2)] : [place2, Math.sign(offset1)];
  if (place < 0 || place > length) return undefined;
  return place === 0 || place === length ? 'touching' : { place, side };
}

/** The columns in which the segment can touch anything in a row of squares or on the line above it. */
function columnsNear(from: HalfPoint, to: HalfPoint, y: number): readonly [first: number, last: number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const least = Math.floor(Math.min(from[0], to[0]) / 2) - 1;
  const most = Math.floor(Math.max(from[0], to[0]) / 2);
  if (dy === 0) return [least, most];
  const columnAt = (height: number) =>
    floorOf([(from[0] * dy + dx * (height - from[1])) * Math.sign(dy), 2 * Math.abs(dy)]);
  const [above, below] = [columnAt(2 * y), columnAt(2 * y + 2)];
  return [Math.max(least, Math.min(above, below) - 1), Math.min(most, Math.max(above, below))];
}

/** The squares whose open inside the segment between two exact points runs through. */
export function squaresAlong([ax, ay]: ExactPoint, [bx, by]: ExactPoint): readonly Square[] {
  // Everything in units in which both ends are whole; they may differ between x and y, since only sides matter.
  const [unitX, unitY] = [ax[1] * bx[1], ay[1] * by[1]];
  const [fromX, fromY] = [ax[0] * bx[1], ay[0] * by[1]];
  const [dx, dy] = [bx[0] * ax[1] - fromX, by[0] * ay[1] - fromY];
  const sideOf = (x: number, y: number) => Math.sign(dx * (y * unitY - fromY) - dy * (x * unitX - fromX));
  const along = (p: Rational, q: Rational, unit: number): readonly [number, number] => {
    const ends: Rational[] = [
      [p[0] * q[1], unit],
      [q[0] * p[1], unit],
    ];
    return [Math.min(...ends.map(floorOf)), Math.max(...ends.map(ceilingOf))];
  };
  const [left, right] = along(ax, bx, unitX);
  const [top, bottom] = along(ay, by, unitY);
  const squares: Square[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const sides = [sideOf(x, y), sideOf(x + 1, y), sideOf(x, y + 1), sideOf(x + 1, y + 1)];
      if (sides.includes(1) && sides.includes(-1)) squares.push([x, y]);
    }
  }
  return squares;
}
