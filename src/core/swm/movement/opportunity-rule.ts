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

/**
 * Can this change of place provoke attacks at all? What no text calls movement is none (Clarifications 2005, Grand
 * Admiral Thrawn); whether movement must be the mover's own is an open point.
 */
export function provokes({ change }: Ground, readings: Readings | undefined): boolean {
  switch (change) {
    case 'moves':
      return true;
    case 'moved':
      return readingOf(readings, 'moved-by-another') === 'provokes';
    case 'placed':
      return false;
  }
}

/** For each square those of the enemies that count to whom it is adjacent; nobody where there is no entry. */
export type Threats = ReadonlyMap<number, Enemies>;

export function threatsOf(
  { walls, enemies }: Ground,
  counts: (enemy: number) => boolean,
  readings: Readings | undefined,
): Threats {
  const threats = new Map<number, Enemies>();
  enemies.forEach((enemy, i) => {
    if (!counts(i)) return;
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

/**
 * The enemies who may attack because a base moves out of some squares and into others; `near` are those to whom one of
 * the squares before is adjacent.
 */
export function provokedBy(
  threats: Threats,
  near: Enemies,
  before: readonly number[],
  after: readonly number[],
  readings: Readings | undefined,
): Enemies {
  if (before.length === 1 && after.length === 1) return near;
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

/** The squares that a stance takes up for attacks of opportunity. */
export const occupiedBy = (
  { walls, mover }: Ground,
  { x, y, squares }: Stance,
  readings: Readings | undefined,
) =>
  readingOf(readings, 'squeezing-space') === 'whole-base'
    ? squaresIn(spaceOf({ ...mover, at: [x, y] })).map(([sx, sy]) => sy * walls.width + sx)
    : squares;

/** The enemies to whom any of the squares is adjacent. */
export const threatening = (threats: Threats, squares: readonly number[]): Enemies =>
  squares.reduce((all, square) => both(all, threats.get(square) ?? NOBODY), NOBODY);

/** Everybody in either; the first list itself if the second adds nobody. */
export function both(a: Enemies, b: Enemies): Enemies {
  if (b.length === 0) return a;
  const more = b.filter((enemy) => !a.includes(enemy));
  return more.length === 0 ? a : [...a, ...more].sort((p, q) => p - q);
}
