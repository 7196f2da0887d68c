/**
 * What a board shows: a map and what stands on it. The board knows no game and no question; whoever shows one
 * hands it a position and takes the changed position back.
 */
import type { Base, GridMap, Square } from '../../../core/geometry/grid.ts';

export interface Position<P extends Base = Base> {
  readonly board: GridMap;
  readonly pieces: readonly P[];
}

/** A piece that the question singles out, and as what: the attacker, the target. */
export interface Role {
  readonly piece: string;
  readonly label: string;
}

export type Direction = 'north' | 'east' | 'south' | 'west';
export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];

export type Terrain = 'low' | 'solid' | 'pits';

export const covers = (piece: Base, [x, y]: Square): boolean =>
  x >= piece.at[0] && x < piece.at[0] + piece.width && y >= piece.at[1] && y < piece.at[1] + piece.height;

/** The topmost piece in a square: the one listed last, as it is drawn. */
export const pieceAt = <P extends Base>(pieces: readonly P[], square: Square): P | undefined =>
  pieces.findLast((piece) => covers(piece, square));

export const inside = ({ width, height }: GridMap, [x, y]: Square): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

export const sameSquare = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];

/** Sides in order of appearance; how a side is drawn follows from its place in this list. */
export const sidesOf = (pieces: readonly Base[]): readonly string[] => [
  ...new Set(pieces.map((piece) => piece.side)),
];
