/**
 * Slopes of lines through grid points, compared exactly. Within one quadrant of directions a slope dx/dy runs from
 * 0 (along y) to infinity (along x); the ones that matter lead from a grid point to another, so on a board they are
 * fractions of small whole numbers. They are numbered once in increasing order, and compared by number.
 */
import { greatestCommonDivisor } from './rational.ts';

/** The place of a slope among all slopes of a board, in increasing order. */
export type Rank = number;

/** Open intervals of slopes, increasing and apart: from, to, from, to … */
export type Slopes = readonly Rank[];

export const NO_SLOPES: Slopes = [];

export interface SlopeTable {
  /** dx + dy · (size + 1) → rank; dx and dy are not both 0. */
  readonly ranks: Uint32Array;
  readonly size: number;
  /** rank → [dx, dy] in lowest terms. */
  readonly fractions: readonly (readonly [dx: number, dy: number])[];
}

const tables = new Map<number, SlopeTable>();

/** The slopes between grid points at most `size` columns and rows apart; worked out once for each size. */
export function slopeTable(size: number): SlopeTable {
  const known = tables.get(size);
  if (known) return known;
  const table = numbered(size);
  tables.set(size, table);
  return table;
}

function numbered(size: number): SlopeTable {
  const fractions: [number, number][] = [];
  for (let dy = 0; dy <= size; dy++) {
    for (let dx = 0; dx <= size; dx++) if (greatestCommonDivisor(dx, dy) === 1) fractions.push([dx, dy]);
  }
  fractions.sort(([ax, ay], [bx, by]) => ax * by - bx * ay);
  const ranks = new Uint32Array((size + 1) * (size + 1));
  fractions.forEach(([dx, dy], rank) => {
    for (let n = 1; n * Math.max(dx, dy) <= size; n++) ranks[n * dx + n * dy * (size + 1)] = rank;
  });
  return { ranks, size, fractions };
}

export const rankOf = ({ ranks, size }: SlopeTable, dx: number, dy: number): Rank =>
  ranks[dx + dy * (size + 1)] as Rank;

/** A slope strictly between two others: their mediant, in lowest terms. */
export function slopeBetween({ fractions }: SlopeTable, low: Rank, high: Rank): readonly [number, number] {
  const [[ax, ay], [bx, by]] = [fractions[low] ?? [0, 1], fractions[high] ?? [1, 0]];
  const divisor = greatestCommonDivisor(ax + bx, ay + by);
  return [(ax + bx) / divisor, (ay + by) / divisor];
}

/** The part of the slopes that lies between two. */
export function clip(slopes: Slopes, low: Rank, high: Rank): Slopes {
  if (slopes.length === 0 || ((slopes[0] as Rank) >= low && (slopes[slopes.length - 1] as Rank) <= high)) {
    return slopes;
  }
  const kept: Rank[] = [];
  for (let i = 0; i < slopes.length; i += 2) {
    const from = Math.max(slopes[i] as Rank, low);
    const to = Math.min(slopes[i + 1] as Rank, high);
    if (from < to) kept.push(from, to);
  }
  return kept;
}

/** Two lists of which the first ends where the second begins, or earlier. */
export function join(lower: Slopes, upper: Slopes): Slopes {
  if (lower.length === 0) return upper;
  if (upper.length === 0) return lower;
  return lower[lower.length - 1] === upper[0]
    ? [...lower.slice(0, -1), ...upper.slice(1)]
    : [...lower, ...upper];
}

/** Intervals in any order as one list; ones that touch become one. */
export function united(parts: readonly Slopes[]): Slopes {
  if (parts.length < 2) return parts[0] ?? NO_SLOPES;
  const sorted = [...parts].sort(([a = 0], [b = 0]) => a - b);
  return sorted.reduce(join);
}
