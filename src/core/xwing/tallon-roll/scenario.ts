/** What is asked about a Tallon Roll: the table in millimetres. Nothing here says what the answer is. */
import type { Area, Pose, Rectangle } from '../table/base.ts';
import type { Size } from '../terms.ts';
import type { Position, Side } from './positions.ts';
import type { Readings } from './readings.ts';

export interface ShipOnTable extends Pose {
  readonly id: string;
  readonly name: string;
  readonly size: Size;
}

/** An obstacle, drawn as the rectangle around it. */
export interface Obstacle extends Rectangle {
  readonly id: string;
  readonly name: string;
}

/** All valid positions; whether the maneuver is fully executed; whether one position may be chosen. */
export const ABOUT = ['positions', 'execution', 'front', 'middle', 'back'] as const satisfies readonly (
  | 'positions'
  | 'execution'
  | Position
)[];

export interface TallonRollScenario extends Area {
  readonly question: 'xwing/tallon-roll';
  /** The ship that executes it. */
  readonly ship: string;
  readonly side: Side;
  /** 1 to 3: which turn template. */
  readonly speed: number;
  readonly about: (typeof ABOUT)[number];
  readonly ships: readonly ShipOnTable[];
  readonly obstacles: readonly Obstacle[];
  readonly readings?: Readings;
}
