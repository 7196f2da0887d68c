/**
 * A grid of squares with thin walls on the lines between them. Shared by the games played on one.
 * Lengths are in squares. Grid points run from (0, 0), the top left corner, to (width, height).
 */

/** Column and row of a square, from 0; (0, 0) is the top left one. */
export type Square = readonly [x: number, y: number];

/** A run along a grid line between two grid points: x1, y1, x2, y2. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Door {
  readonly edge: Segment;
  readonly open: boolean;
}

export interface GridMap {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly Segment[];
  readonly doors: readonly Door[];
  /** Squares that nothing enters or sees through: big objects, blocking terrain. */
  readonly solid: readonly Square[];
  readonly low: readonly Square[];
  readonly pits: readonly Square[];
}

/** A piece on the grid; `at` is its top left square, width and height its base in squares. */
export interface Base {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly at: Square;
  readonly width: number;
  readonly height: number;
}

/** `C4`: columns are letters (A to Z, AA …), rows count from 1 at the top. */
export function squareName([x, y]: Square): string {
  let letters = '';
  for (let n = x + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters;
  }
  return `${letters}${y + 1}`;
}
