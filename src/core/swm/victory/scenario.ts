/** What `swm/victory` is asked about: who stands where, who is defeated, and what happened in which round. */
import type { Base, GridMap } from '../../geometry/grid.ts';
import type { Player } from '../players.ts';
import type { Readings } from '../readings.ts';

/** `side` is one of the two players. */
export interface Combatant extends Base {
  readonly cost: number;
}

export interface Defeated {
  readonly id: string;
  readonly name: string;
  readonly side: Player;
  readonly cost: number;
}

/** What may happen in a round. The first three are what the tie-breaker waits for; the others are not. */
export const HAPPENINGS = [
  'attack-roll',
  'damage-to-enemy',
  'save-by-enemy',
  'damage-to-ally',
  'save-by-ally',
] as const;
export type HappeningKind = (typeof HAPPENINGS)[number];

export interface Happening {
  /** The round it happened in, from 1. */
  readonly round: number;
  readonly what: HappeningKind;
}

/** Which player has won? Nobody while the skirmish goes on. */
export interface VictoryScenario {
  readonly question: 'swm/victory';
  readonly board: GridMap;
  /** The characters that are still on the battle grid. */
  readonly pieces: readonly Combatant[];
  readonly defeated: readonly Defeated[];
  /** How many rounds have ended. */
  readonly rounds: number;
  readonly happenings: readonly Happening[];
  readonly readings?: Pick<Readings, 'centre-distance' | 'centre-cost'>;
}
