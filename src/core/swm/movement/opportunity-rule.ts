/**
 * Attacks of opportunity (Star Wars Miniatures: Rebel Storm rulebook, p. 15): a character that moves out of a square
 * adjacent to an enemy may be attacked by it, before it leaves the square, by each enemy once in its turn.
 */
import { spaceOf, squareSpace, squaresIn } from '../../geometry/space.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Ground } from './ground.ts';
import type { Stance } from './stances.ts';

/** Places in `ground.enemies`, ascending, without repeats. */
export type Enemies = readonly number[];

export const NOBODY: Enemies = [];

/** For each square the enemies to whom it is adjacent; nobody where there is no entry. */
export function threatsOf(
  { walls, enemies }: Ground,
  readings: Readings | undefined,
): ReadonlyMap<number, Enemies> {
  const threats = new Map<number, Enemies>();
  enemies.forEach((enemy, i) => {
    const space = spaceOf(enemy);
    const round = {
      x0: Math.max(0, space.x0 - 1),
      y0: Math.max(0, space.y0 - 1),
      x1: Math.min(walls.width, space.x1 + 1),
      y1: Math.min(walls.height, space.y1 + 1),
    };
    for (const [x, y] of squaresIn(round)) {
      if (!adjacentSpaces(walls, squareSpace([x, y]), space, readings)) continue;
      const square = y * walls.width + x;
      threats.set(square, [...(threats.get(square) ?? NOBODY), i]);
    }
  });
  return threats;
}

/** The enemies who may attack because of a step. */
export function provokedBy(
  ground: Ground,
  threats: ReadonlyMap<number, Enemies>,
  from: Stance,
  to: Stance,
  readings: Readings | undefined,
): Enemies {
  const before = occupied(ground, from, readings);
  if (before.length === 1) return threats.get(before[0] as number) ?? NOBODY;
  const near = threatening(threats, before);
  if (near.length === 0) return near;
  const after = occupied(ground, to, readings);
  switch (readingOf(readings, 'big-base-opportunity')) {
    case 'leaves-adjacent-square':
      return threatening(
        threats,
        before.filter((square) => !after.includes(square)),
      );
    case 'any-step':
      return near;
    case 'no-longer-adjacent': {
      const still = threatening(threats, after);
      return near.filter((enemy) => !still.includes(enemy));
    }
  }
}

const occupied = ({ walls, mover }: Ground, { x, y, squares }: Stance, readings: Readings | undefined) =>
  readingOf(readings, 'squeezing-space') === 'whole-base'
    ? squaresIn(spaceOf({ ...mover, at: [x, y] })).map(([sx, sy]) => sy * walls.width + sx)
    : squares;

const threatening = (threats: ReadonlyMap<number, Enemies>, squares: readonly number[]): Enemies =>
  squares.reduce((all, square) => both(all, threats.get(square) ?? NOBODY), NOBODY);

/** Everybody in either; the first list itself if the second adds nobody. */
export function both(a: Enemies, b: Enemies): Enemies {
  const more = b.filter((enemy) => !a.includes(enemy));
  return more.length === 0 ? a : [...a, ...more].sort((p, q) => p - q);
}
