/**
 * One step of a base: what bars it and what it costs (Star Wars Miniatures: Rebel Storm rulebook, pp. 7-8).
 * Orthogonal 1 square, diagonal 2; double if any part moves into low objects. Every square of a base that fits makes
 * the step; of a squeezing base, one that takes it from squares it is in to squares it will be in is enough.
 */
import { type Readings, readingOf } from '../readings.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';
import { barOfSquare, directionOf } from './square-steps.ts';
import { type Stance, squareAt } from './stances.ts';

export type Place = Pick<Stance, 'x' | 'y'>;

export const isDiagonal = (from: Place, to: Place): boolean => from.x !== to.x && from.y !== to.y;

/** Where does a step take a square of the base? */
const shift = ({ walls }: Ground, from: Place, to: Place): number =>
  (to.y - from.y) * walls.width + to.x - from.x;

/** Can the step be made, as the terrain goes? `isFree` tells whether a single square can make it. */
export function passes(
  ground: Ground,
  from: Stance,
  to: Stance,
  isFree: (square: number, direction: number) => boolean,
  readings: Readings | undefined,
): boolean {
  const direction = directionOf(to.x - from.x, to.y - from.y);
  if (from.fits && to.fits) {
    for (const square of from.squares) if (!isFree(square, direction)) return false;
    return true;
  }
  const by = shift(ground, from, to);
  let free = 0;
  let going = 0;
  for (const square of from.squares) {
    if (!to.squares.includes(square + by)) continue;
    going++;
    if (isFree(square, direction)) free++;
  }
  return isDiagonal(from, to)
    ? readingOf(readings, 'squeezing-diagonally') === 'allowed' && going > 0 && free === going
    : free > 0;
}

/** Why the step cannot be made, as the terrain goes; nothing if it can. */
export function terrainBar(
  ground: Ground,
  from: Stance,
  to: Stance,
  readings: Readings | undefined,
): Bar | undefined {
  const barOf = (square: number) => barOfSquare(ground, square, to.x - from.x, to.y - from.y, readings);
  if (passes(ground, from, to, (square) => barOf(square) === undefined, readings)) return undefined;
  const by = shift(ground, from, to);
  const going = from.squares.filter((square) => (from.fits && to.fits) || to.squares.includes(square + by));
  const [bar] = going.flatMap((square) => barOf(square) ?? []);
  if (bar) return bar;
  return going.length > 0
    ? { kind: 'squeezed-diagonally', from: [from.x, from.y], to: [to.x, to.y] }
    : (baseBar(ground, from, to, readings) ?? { kind: 'not-narrow', at: [to.x, to.y] });
}

/** What bars the first square of the base that cannot make the step. */
export function baseBar(
  ground: Ground,
  from: Stance,
  to: Place,
  readings: Readings | undefined,
): Bar | undefined {
  for (const square of from.squares) {
    const bar = barOfSquare(ground, square, to.x - from.x, to.y - from.y, readings);
    if (bar) return bar;
  }
  return undefined;
}

/** The enemy in the way of a stance. */
export const enemyBar = ({ walls, enemies, enemyIn }: Ground, { enemyAt }: Stance): Bar | undefined => {
  const enemy = enemies[(enemyIn[enemyAt] ?? 0) - 1];
  return enemy && { kind: 'enemy', enemy: enemy.id, square: squareAt(walls, enemyAt) };
};

/** The squares with low objects that make the step cost double. */
export const lowObjectsMet = (
  { low }: Ground,
  from: Stance,
  to: Stance,
  readings: Readings | undefined,
): readonly number[] =>
  to.low
    ? to.squares.filter(
        (square) =>
          low[square] === 1 &&
          (!from.squares.includes(square) || readingOf(readings, 'low-objects-covered') === 'under-it'),
      )
    : [];

/** What the step costs, in squares of movement. */
export function costOf(ground: Ground, from: Stance, to: Stance, readings: Readings | undefined): number {
  const low = to.low && lowObjectsMet(ground, from, to, readings).length > 0;
  const squeezing = !to.fits && readingOf(readings, 'squeezing-cost') === 'double';
  return (isDiagonal(from, to) ? 2 : 1) * (low ? 2 : 1) * (squeezing ? 2 : 1);
}
