/**
 * Bases and other rectangles on the table, in millimetres: x to the right and y down from the corner of the play area,
 * headings in degrees clockwise from the top.
 *
 * Corners are put to the nearest thousandth of a millimetre; from there on everything is reckoned in whole numbers. So
 * a heading that is a multiple of 90° is exact, and any other puts a corner wrong by less than a thousandth.
 */
import type { Point } from '../../verdict.ts';
import type { Size } from '../terms.ts';

/** Where something stands: its middle and where it faces. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Rectangle extends Pose {
  /** Along the heading. */
  readonly length: number;
  /** Across it. */
  readonly width: number;
}

/** The side of a ship's square base. */
export const BASE: Readonly<Record<Size, number>> = { small: 40, medium: 60, large: 80 };

/** The square that a ship's base covers. */
export const baseOf = ({ size, ...pose }: Pose & { readonly size: Size }): Rectangle => ({
  ...pose,
  length: BASE[size],
  width: BASE[size],
});

/** Front left, front right, rear right, rear left, in whole thousandths of a millimetre. */
export type Outline = readonly [Point, Point, Point, Point];

const FINE = 1000;

/** What reaches into another by no more than this (a hundredth of a millimetre) touches it. */
const TOUCHING = 10;

/** Without a negative zero. */
const fine = (millimetres: number): number => Math.round(millimetres * FINE) + 0;

export const turned = (heading: number, by: number): number => (((heading + by) % 360) + 360) % 360;

/** The point that is so far ahead and so far to the right of a pose. */
export function ahead({ x, y, heading }: Pose, forward: number, right: number): Point {
  const [sin, cos] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
  return [fine(x + forward * sin + right * cos) / FINE, fine(y - forward * cos + right * sin) / FINE];
}

/** The corners in millimetres, in the order of an outline. */
export function cornersOf(it: Rectangle): Outline {
  const [long, wide] = [it.length / 2, it.width / 2];
  return [ahead(it, long, -wide), ahead(it, long, wide), ahead(it, -long, wide), ahead(it, -long, -wide)];
}

export function outlineOf(it: Rectangle): Outline {
  const [a, b, c, d] = cornersOf(it);
  const inFine = ([x, y]: Point): Point => [fine(x), fine(y)];
  return [inFine(a), inFine(b), inFine(c), inFine(d)];
}

/** How far an outline reaches along a direction. */
function reach(outline: Outline, [dx, dy]: Point): readonly [from: number, to: number] {
  const along = outline.map(([x, y]) => x * dx + y * dy);
  return [Math.min(...along), Math.max(...along)];
}

/** Is there no gap between the two along any side of the first? */
function meetsAlong(one: Outline, other: Outline): boolean {
  const [corner, next, , last] = one;
  return [next, last].every(([x, y]) => {
    const side: Point = [x - corner[0], y - corner[1]];
    const [a, b] = [reach(one, side), reach(other, side)];
    const depth = Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
    return depth > TOUCHING * Math.sqrt(side[0] ** 2 + side[1] ** 2);
  });
}

/** Would one lie on top of the other? Two that only touch do not. */
export const overlap = (one: Outline, other: Outline): boolean =>
  meetsAlong(one, other) && meetsAlong(other, one);

/** A table of so many millimetres, or the part of it that is played on. */
export interface Area {
  readonly areaWidth: number;
  readonly areaHeight: number;
}

/** Is no part of it beyond the rim? */
export const within = (outline: Outline, { areaWidth, areaHeight }: Area): boolean =>
  outline.every(([x, y]) => Math.min(x, y, fine(areaWidth) - x, fine(areaHeight) - y) >= -TOUCHING);

/** How much of an outline is beyond the rim; null where none of it is. */
export type Beyond = 'partly' | 'wholly' | null;

export function beyondRim(outline: Outline, area: Area): Beyond {
  if (within(outline, area)) return null;
  const { areaWidth: width, areaHeight: length } = area;
  const all = outlineOf({ x: width / 2, y: length / 2, heading: 0, width, length });
  return overlap(outline, all) ? 'partly' : 'wholly';
}
