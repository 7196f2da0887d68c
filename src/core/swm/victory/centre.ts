/**
 * How far characters are from the centre of the battle grid. The rules speak of "the center" and do not say how it is
 * measured. All numbers are whole, so that ties are ties.
 */
import { distancesFromAny, distanceTo } from '../../geometry/distance.ts';
import type { Square } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Walls } from '../../geometry/walls.ts';
import { closer, type Nearness } from '../nearness.ts';
import { type Reading, type Readings, readingOf } from '../readings.ts';
import type { Combatant } from './scenario.ts';

export type Measure = Reading<'centre-distance'>;

/** The squares that touch the centre point of the grid: one, two or four. */
export function centreSquares({ width, height }: Pick<Walls, 'width' | 'height'>): readonly Square[] {
  const middle = (length: number) => (length % 2 === 0 ? [length / 2 - 1, length / 2] : [(length - 1) / 2]);
  return middle(height).flatMap((y) => middle(width).map((x): Square => [x, y]));
}

/** The distance of a character from the centre: in squares, or for inches the square of twice the distance. */
export function fromCentre(walls: Walls, readings: Readings | undefined): (piece: Combatant) => Nearness {
  const measure = readingOf(readings, 'centre-distance');
  if (measure === 'squares') {
    const distances = distancesFromAny(walls, centreSquares(walls));
    return (piece) => distanceTo(walls, distances, spaceOf(piece)) ?? null;
  }
  return (piece) => {
    const { x0, y0, x1, y1 } = spaceOf(piece);
    const across = measure === 'inches-to-base' ? gap : middleGap;
    return across(walls.width, x0, x1) ** 2 + across(walls.height, y0, y1) ** 2;
  };
}

/** Twice the way from the middle of a length to an interval of it. */
const gap = (length: number, from: number, to: number): number =>
  Math.max(0, 2 * from - length, length - 2 * to);

/** Twice the way from the middle of a length to the middle of an interval of it. */
const middleGap = (length: number, from: number, to: number): number => from + to - length;

/** Those of the least distance, and that distance; nobody when there is nobody. */
export function nearestOf(
  pieces: readonly Combatant[],
  distance: (piece: Combatant) => Nearness,
): { readonly pieces: readonly Combatant[]; readonly amount: Nearness } {
  const measured = pieces.map((piece) => ({ piece, amount: distance(piece) }));
  const amount = measured.reduce<Nearness>(
    (least, one) => (closer(one.amount, least) ? one.amount : least),
    null,
  );
  return { pieces: measured.filter((one) => one.amount === amount).map(({ piece }) => piece), amount };
}
