/**
 * A position as a text drawing, for people who write it and review it. Grid points stand at every fourth
 * column of the even lines, what lies in the squares on the odd ones:
 *
 *     +   +---+   +        --- wall, === closed door, ::: open door (lying)
 *       L   . | ###        |   wall, =   closed door, :   open door (standing)
 *     +   +===+   +        ### solid, ~~~ low objects, ___ pit; a letter or digit is a piece
 */
import type { GridMap, Square } from '../core/geometry/grid.ts';

/** Something in a drawing that cannot be read; line and column count from 1 within the drawing. */
export interface DrawingError {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Where a drawn piece stands: `at` is its top left square, width and height its base in squares. */
export interface Placement {
  readonly id: string;
  readonly at: Square;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly board: GridMap;
  /** In the order of their ids. */
  readonly pieces: readonly Placement[];
}
