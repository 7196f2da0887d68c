/**
 * One step of a move: whether it is allowed and what it costs (Star Wars Miniatures: Rebel Storm rulebook, pp. 7-8).
 * Orthogonal 1 square, diagonal 2; double if any part moves into low objects. Every square of a base that fits makes
 * the step; of a squeezing base, one that takes it from squares it is in to squares it will be in is enough.
 */
import { diagonalMeeting } from '../../geometry/sectors.ts';
import { wallBetween } from '../../geometry/walls.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';
import { type Stance, squareAt } from './stances.ts';

/** What bars the step from one stance to another in a neighbouring place; nothing if it is allowed. */
export function barOf(
  ground: Ground,
  from: Stance,
  to: Stance,
  readings: Readings | undefined,
): Bar | undefined {
  const bar =
    (from.fits && to.fits
      ? barOfAny(ground, from, to, readings)
      : barToSqueezing(ground, from, to, readings)) ?? to.bar;
  // That a base does not fit says less than what is in its way.
  return bar?.kind === 'not-narrow' || bar?.kind === 'does-not-fit'
    ? (barOfAny(ground, from, to, readings) ?? bar)
    : bar;
}

/** What bars the first square of the base that cannot make the step. */
export function barOfAny(
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

/** Of the squares that the step takes to squares of the next stance one must pass, and diagonally all of them. */
function barToSqueezing(
  ground: Ground,
  from: Stance,
  to: Stance,
  readings: Readings | undefined,
): Bar | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const going = from.squares.filter((square) => to.squares.includes(square + dy * ground.walls.width + dx));
  const bars = going.map((square) => barOfSquare(ground, square, dx, dy, readings));
  const diagonal = dx !== 0 && dy !== 0;
  const passes = diagonal ? bars.length > 0 && !bars.some(Boolean) : bars.includes(undefined);
  if (!passes) {
    return (
      bars.find(Boolean) ?? barOfAny(ground, from, to, readings) ?? { kind: 'not-narrow', at: [to.x, to.y] }
    );
  }
  return diagonal && readingOf(readings, 'squeezing-diagonally') === 'barred'
    ? { kind: 'squeezed-diagonally', from: [from.x, from.y], to: [to.x, to.y] }
    : undefined;
}

/** What bars the step of a single square, characters in the square apart. */
function barOfSquare(
  { walls, pits, enemies, enemyIn }: Ground,
  square: number,
  dx: number,
  dy: number,
  readings: Readings | undefined,
): Bar | undefined {
  const { width } = walls;
  const target = square + dy * width + dx;
  const [from, to] = [squareAt(walls, square), squareAt(walls, target)];
  if (walls.solid[target] === 1) return { kind: 'solid', square: to };
  const diagonal = dx !== 0 && dy !== 0;
  if (!diagonal && wallBetween(walls, from, to)) return { kind: 'wall', from, to };
  if (pits[target] === 1) return { kind: 'pit', square: to };
  if (!diagonal) return undefined;
  if (diagonalMeeting(walls, from, to) !== 'open') {
    return { kind: 'wall-corner', from, to, point: [Math.max(from[0], to[0]), Math.max(from[1], to[1])] };
  }
  const beside = [square + dx, square + dy * width] as const;
  const pit = beside.find((side) => pits[side] === 1);
  if (pit !== undefined && readingOf(readings, 'diagonal-past-pit') === 'barred') {
    return { kind: 'pit-corner', from, to, pit: squareAt(walls, pit) };
  }
  const [one, other] = beside.map((side) => enemies[(enemyIn[side] as number) - 1]);
  return one && other && readingOf(readings, 'diagonal-between-enemies') === 'barred'
    ? { kind: 'between-enemies', from, to, enemies: [one.id, other.id] }
    : undefined;
}

type Place = Pick<Stance, 'x' | 'y'>;

export const isDiagonal = (from: Place, to: Place): boolean => from.x !== to.x && from.y !== to.y;

/** The squares with low objects that make the step cost double. */
export const lowObjectsMet = (
  { low }: Ground,
  from: Stance,
  to: Stance,
  readings: Readings | undefined,
): readonly number[] =>
  to.squares.filter(
    (square) =>
      low[square] === 1 &&
      (!from.squares.includes(square) || readingOf(readings, 'low-objects-covered') === 'under-it'),
  );

/** What the step costs, in squares of movement. */
export function costOf(ground: Ground, from: Stance, to: Stance, readings: Readings | undefined): number {
  const low = to.squares.some((square) => ground.low[square] === 1)
    ? lowObjectsMet(ground, from, to, readings).length > 0
    : false;
  const squeezing = !to.fits && readingOf(readings, 'squeezing-cost') === 'double';
  return (isDiagonal(from, to) ? 2 : 1) * (low ? 2 : 1) * (squeezing ? 2 : 1);
}
