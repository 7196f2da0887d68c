/** Spaces on the grid: the rectangle of squares that a base takes up. */
import type { Base, Square } from './grid.ts';

/** A closed rectangle between the grid points (x0, y0) and (x1, y1); x0 < x1 and y0 < y1. */
export interface Space {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A grid point: the corner where up to four squares meet. */
export type GridPoint = readonly [x: number, y: number];

export const spaceOf = ({ at: [x, y], width, height }: Pick<Base, 'at' | 'width' | 'height'>): Space => ({
  x0: x,
  y0: y,
  x1: x + width,
  y1: y + height,
});

export const squareSpace = ([x, y]: Square): Space => ({ x0: x, y0: y, x1: x + 1, y1: y + 1 });

/** The squares of a space, row by row. */
export function squaresIn({ x0, y0, x1, y1 }: Space): readonly Square[] {
  const squares: Square[] = [];
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) squares.push([x, y]);
  return squares;
}

/** Every corner of every square of a space, row by row: (width + 1) × (height + 1) grid points. */
export const gridPointsIn = ({ x0, y0, x1, y1 }: Space): readonly GridPoint[] =>
  squaresIn({ x0, y0, x1: x1 + 1, y1: y1 + 1 });

export const contains = (space: Space, [x, y]: Square): boolean =>
  x >= space.x0 && x < space.x1 && y >= space.y0 && y < space.y1;

/** Do the two have a square in common? */
export const overlap = (a: Space, b: Space): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
