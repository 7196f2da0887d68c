/** The rules of movement for one character in one position, every open point taken in one way. */
import { type Readings, readingOf } from '../readings.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';
import { type Enemies, provokedBy, threatsOf } from './opportunity-rule.ts';
import { type Stance, stancesIn } from './stances.ts';
import { barOf, barOfAny, costOf, lowObjectsMet } from './step-rule.ts';

export interface MovementRules {
  readonly ground: Ground;
  /** Where the mover stands. */
  readonly start: Stance;
  /** The stances in a place on the board. */
  stances(x: number, y: number): readonly Stance[];
  /** What bars a step between stances in neighbouring places. */
  bar(from: Stance, to: Stance): Bar | undefined;
  /** What bars every step from a stance to a neighbouring place; to be asked only if all are barred. */
  barTo(from: Stance, x: number, y: number): Bar;
  /** In squares of movement. */
  cost(from: Stance, to: Stance): number;
  /** Squares with low objects that make the step cost double. */
  lowObjects(from: Stance, to: Stance): readonly number[];
  /** Does a step into a place that the base does not fit in cost double? */
  readonly squeezingDoubles: boolean;
  /** The enemies who may attack because of the step. */
  provoked(from: Stance, to: Stance): Enemies;
}

export function movementRules(ground: Ground, readings: Readings | undefined): MovementRules {
  const { width } = ground.walls;
  const known: (readonly Stance[] | undefined)[] = [];
  const stances = (x: number, y: number): readonly Stance[] => {
    const found = known[y * width + x] ?? stancesIn(ground, x, y, readings);
    known[y * width + x] = found;
    return found;
  };
  const threats = threatsOf(ground, readings);
  const [x, y] = ground.mover.at;
  const bar = (from: Stance, to: Stance) => barOf(ground, from, to, readings);
  return {
    ground,
    start: stances(x, y)[0] as Stance,
    stances,
    bar,
    barTo: (from, toX, toY) => {
      const bars = stances(toX, toY).flatMap((to) => bar(from, to) ?? []);
      // What bars a stance that the terrain allows tells more than a wall before another.
      const telling = bars.find((one) => stances(toX, toY).some((to) => to.bar === one)) ?? bars[0];
      return (
        telling ??
        barOfAny(ground, from, { x: toX, y: toY }, readings) ?? { kind: 'not-narrow', at: [toX, toY] }
      );
    },
    cost: (from, to) => costOf(ground, from, to, readings),
    lowObjects: (from, to) => lowObjectsMet(ground, from, to, readings),
    squeezingDoubles: readingOf(readings, 'squeezing-cost') === 'double',
    provoked: (from, to) => provokedBy(ground, threats, from, to, readings),
  };
}
