/** What the questions about a round are asked about: who is there, the initiative, and what happened since. */
import type { PerPlayer, Player } from '../players.ts';
import type { Readings } from '../readings.ts';

export interface RoundCharacter {
  readonly id: string;
  readonly name: string;
  readonly side: Player;
}

/**
 * `activates`: takes its turn. `combines-fire`: activates during an ally's turn to aid its attack.
 * `is-defeated`: leaves the battle grid.
 */
export const ROUND_EVENTS = ['activates', 'combines-fire', 'is-defeated'] as const;

export interface RoundEvent {
  readonly what: (typeof ROUND_EVENTS)[number];
  readonly character: string;
}

interface InARound {
  /** Everybody on the battle grid as the round begins. */
  readonly characters: readonly RoundCharacter[];
  /** What the players rolled for initiative, first roll first; 1 to 20 each. */
  readonly rolls: readonly PerPlayer<number>[];
  /** Who decided which player goes first; left out, the winner of the roll. */
  readonly chooser?: Player;
  /** Who goes first; left out, nobody has decided yet. */
  readonly first?: Player;
  readonly events: readonly RoundEvent[];
  readonly readings?: Pick<Readings, 'combined-fire-phase'>;
}

/** Is this order of activations legal? */
export interface RoundScenario extends InARound {
  readonly question: 'swm/round';
}

/** Which characters may activate next? None when the round is over. */
export interface NextActivationScenario extends InARound {
  readonly question: 'swm/next-activation';
}

export type AnyRoundScenario = RoundScenario | NextActivationScenario;
