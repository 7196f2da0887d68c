/** What `swm/turn` is asked about: the things that a character does with its activation, in order. */

import type { AbilityId } from '../abilities/index.ts';
import type { Readings } from '../readings.ts';

/** A move, an attack, the use of an ability that replaces attacks, or giving up the turn to combine fire. */
export const DEEDS = ['move', 'attack', 'replace-attacks', 'combine-fire'] as const;
export type Deed = (typeof DEEDS)[number];

export interface TurnAction {
  readonly do: Deed;
  /** What a move costs in squares; without meaning for anything else. */
  readonly squares: number;
  /** Which ability replaces attacks; left out, any other one that does. Without meaning for anything else. */
  readonly ability?: AbilityId;
}

/** Is this sequence of actions legal for a character in one turn? */
export interface TurnScenario {
  readonly question: 'swm/turn';
  /** The number of its Speed ability, the least of them if there are several; 6 without one. */
  readonly speed?: number;
  readonly actions: readonly TurnAction[];
  readonly readings?: Pick<Readings, 'speed-without-attack'>;
}
