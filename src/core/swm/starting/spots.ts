/** Places on the battle grid where a base can be put, and how far they are from an area, such as a starting area. */
import { distancesFromAny, distanceTo } from '../../geometry/distance.ts';
import type { Base, GridMap, Square } from '../../geometry/grid.ts';
import { type Space, spaceOf, squaresIn } from '../../geometry/space.ts';
import type { Walls } from '../../geometry/walls.ts';
import { isClear } from '../movement/ground.ts';
import type { Nearness } from '../nearness.ts';
import type { Reading } from '../readings.ts';

/** Squares of a base each way: 1 Small and Medium, 2 Large, 3 Huge. */
export type Size = 1 | 2 | 3;

export interface Ground {
  readonly walls: Walls;
  /** 1 for each square with a pit, and for each of the area: at y · width + x. */
  readonly pits: Uint8Array;
  readonly area: Uint8Array;
  readonly areaSquares: readonly Square[];
}

export function groundOf(board: GridMap, walls: Walls, area: readonly Square[]): Ground {
  const marked = marks(walls, area);
  const squares = squaresIn({ x0: 0, y0: 0, x1: walls.width, y1: walls.height });
  return {
    walls,
    pits: marks(walls, board.pits),
    area: marked,
    areaSquares: squares.filter(([x, y]) => marked[y * walls.width + x] === 1),
  };
}

/** 1 for each of the squares: at y · width + x. */
export function marks({ width, height }: Walls, squares: readonly Square[]): Uint8Array {
  const marked = new Uint8Array(width * height);
  for (const [x, y] of squares) marked[y * width + x] = 1;
  return marked;
}

export const under = (pieces: readonly Base[]): readonly Square[] =>
  pieces.flatMap((piece) => squaresIn(spaceOf(piece)));

export const spotAt = ([x, y]: Square, size: Size): Space => ({ x0: x, y0: y, x1: x + size, y1: y + size });

/** Can a base stand there, as the map goes? On the board, and without walls, solid squares or pits under it. */
export const canStand = ({ walls, pits }: Ground, space: Space): boolean =>
  space.x1 <= walls.width && space.y1 <= walls.height && isClear(walls, pits, space);

/** Are all of the squares, or some of them, marked? */
export const allMarked = ({ width }: Walls, marked: Uint8Array, space: Space): boolean =>
  squaresIn(space).every(([x, y]) => marked[y * width + x] === 1);
export const someMarked = ({ width }: Walls, marked: Uint8Array, space: Space): boolean =>
  squaresIn(space).some(([x, y]) => marked[y * width + x] === 1);

/**
 * How far a space is from the area: counted as for range, or in a straight line from edge to edge, and then
 * the square of the distance.
 */
export function fromArea(
  { walls, areaSquares }: Ground,
  measure: Reading<'starting-distance'>,
): (space: Space) => Nearness {
  if (measure === 'squares') {
    const distances = distancesFromAny(walls, areaSquares);
    return (space) => distanceTo(walls, distances, space) ?? null;
  }
  const gap = (from: number, to: number, at: number) => Math.max(0, from - (at + 1), at - to);
  return ({ x0, y0, x1, y1 }) =>
    areaSquares.reduce<Nearness>((least, [x, y]) => {
      const amount = gap(x0, x1, x) ** 2 + gap(y0, y1, y) ** 2;
      return least === null || amount < least ? amount : least;
    }, null);
}
