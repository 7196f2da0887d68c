/** How squares are counted and named. */
import { counted, list } from '../words.ts';

export const count = (n: number): string => counted(n, 'square');

/** Enough to look them up on the board; the board marks all. */
const MOST_NAMED = 8;

/** Squares by name; of many the first ones and how many more. */
export const some = (squares: readonly string[]): string =>
  squares.length > MOST_NAMED
    ? list([...squares.slice(0, MOST_NAMED - 1), `${squares.length - MOST_NAMED + 1} more squares`])
    : list(squares);
