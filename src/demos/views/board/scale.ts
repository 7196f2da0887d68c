/** Sizes of the drawing, in its own units; on a phone one unit is one pixel, so that a square is a thumb wide. */
import type { GridMap } from '../../../core/geometry/grid.ts';
import type { Point } from '../../../core/verdict.ts';

export const SQUARE = 44;
/** Room for the row numbers and column letters. */
export const GUTTER = 18;
/** Room for walls on the rim. */
const RIM = 5;

/** How the stylesheet sizes a board: the widest ones keep their size and scroll in their container. */
export function fitOf({ width }: Pick<GridMap, 'width'>): 'tiny' | 'small' | 'medium' | 'large' | 'widest' {
  if (width <= 4) return 'tiny';
  if (width <= 6) return 'small';
  if (width <= 8) return 'medium';
  return width <= 12 ? 'large' : 'widest';
}

export const sizeOf = ({ width, height }: GridMap): readonly [width: number, height: number] => [
  GUTTER + width * SQUARE + RIM,
  GUTTER + height * SQUARE + RIM,
];

/** From grid coordinates to the drawing's. */
export const px = (x: number): number => GUTTER + x * SQUARE;

/** From the drawing's coordinates to the grid's. */
export const toGrid = ([x, y]: Point): Point => [(x - GUTTER) / SQUARE, (y - GUTTER) / SQUARE];
