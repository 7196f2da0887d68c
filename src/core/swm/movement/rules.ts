/** The rules of movement for one character in one position, every open point taken in one way. */
import { attackForbidden, type Forbidden } from '../held-clauses.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';
import {
  type Enemies,
  NOBODY,
  occupiedBy,
  provokedBy,
  provokes,
  threatening,
  threatsOf,
} from './opportunity-rule.ts';
import { freeSteps } from './square-steps.ts';
import { squeezingBar } from './squeezing.ts';
import type { Stance, StancesIn } from './stances.ts';
import { baseBar, costOf, enemyBar, lowObjectsMet, passes, terrainBar } from './step-rule.ts';

export interface MovementRules {
  readonly ground: Ground;
  /** Where the mover stands. */
  readonly start: Stance;
  readonly stances: StancesIn;
  /** Is a step allowed between stances in neighbouring places? */
  allows(from: Stance, to: Stance): boolean;
  /** What bars all steps from a stance to a neighbouring place; to be asked only if none is allowed. */
  bar(from: Stance, x: number, y: number): Bar;
  /** In squares of movement. */
  cost(from: Stance, to: Stance): number;
  /** Squares with low objects that make the step cost double. */
  lowObjects(from: Stance, to: Stance): readonly number[];
  /** Does a step into a place that the base does not fit in cost double? */
  readonly squeezingDoubles: boolean;
  /** The enemies who may attack because of the step. */
  provoked(from: Stance, to: Stance): Enemies;
  /** What forbids an enemy to attack the mover. */
  forbidden(enemy: number): Forbidden | undefined;
  /** The enemies who could attack because of the step, were they not forbidden to. */
  forbade(from: Stance, to: Stance): Enemies;
}

export function movementRules(
  ground: Ground,
  stances: StancesIn,
  readings: Readings | undefined,
): MovementRules {
  const [x, y] = ground.mover.at;
  const isFree = freeSteps(ground, readings);
  const squeezing = remembering((stance) => squeezingBar(ground, stance, readings) ?? null);
  const canMake = (from: Stance, to: Stance) => passes(ground, from, to, isFree, readings);
  /** What bars a single step; nothing if it is allowed. */
  const barOf = (from: Stance, to: Stance): Bar | undefined => {
    const terrain = terrainBar(ground, from, to, readings);
    if (terrain && terrain.kind !== 'squeezed-diagonally') return terrain;
    return enemyBar(ground, to) ?? (to.fits ? null : squeezing(to)) ?? terrain;
  };

  const occupied = (stance: Stance) => occupiedBy(ground, stance, readings);
  /** Those of some enemies who get the chance of an attack by a step. */
  const chances = (counts: (enemy: number) => boolean) => {
    if (!provokes(ground, readings)) return () => NOBODY;
    const threats = threatsOf(ground, counts, readings);
    const threat = remembering((stance) => threatening(threats, occupied(stance)));
    return (from: Stance, to: Stance): Enemies => {
      const near = threat(from);
      return near.length === 0 ? near : provokedBy(threats, near, occupied(from), occupied(to), readings);
    };
  };
  const forbidden = ground.enemies.map((enemy) => attackForbidden(enemy, ground.mover, readings));
  return {
    ground,
    start: stances(x, y)[0] as Stance,
    stances,
    allows: (from, to) => to.enemyAt === -1 && canMake(from, to) && (to.fits || squeezing(to) === null),
    bar: (from, toX, toY) => {
      const to = { x: toX, y: toY };
      const bars = stances(toX, toY).flatMap((stance) => barOf(from, stance) ?? []);
      // That a base does not fit says less than what is in its way, and that less than who is.
      return (
        bars.find(({ kind }) => kind === 'enemy' || kind === 'narrow-by-enemies') ??
        bars.find(({ kind }) => kind !== 'not-narrow' && kind !== 'does-not-fit') ??
        baseBar(ground, from, to, readings) ??
        bars[0] ?? { kind: 'not-narrow', at: [toX, toY] }
      );
    },
    cost: (from, to) => costOf(ground, from, to, readings),
    lowObjects: (from, to) => lowObjectsMet(ground, from, to, readings),
    squeezingDoubles: readingOf(readings, 'squeezing-cost') === 'double',
    provoked: chances((enemy) => !forbidden[enemy]),
    forbidden: (enemy) => forbidden[enemy],
    forbade: chances((enemy) => forbidden[enemy] !== undefined),
  };
}

/** Works out only once what depends on a stance alone. */
function remembering<T extends object | null>(work: (stance: Stance) => T): (stance: Stance) => T {
  const known: (T | undefined)[] = [];
  return (stance) => {
    const before = known[stance.id];
    if (before !== undefined) return before;
    const value = work(stance);
    known[stance.id] = value;
    return value;
  };
}
