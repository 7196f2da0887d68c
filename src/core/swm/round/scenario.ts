/** What the questions about a round are asked about: who is there, the initiative, and what happened since. */
import type { AbilityId } from '../abilities/pages.ts';
import type { PerPlayer, Player } from '../players.ts';
import type { Readings } from '../readings.ts';

export interface RoundCharacter {
  readonly id: string;
  readonly name: string;
  readonly side: Player;
  /** What bears on its activations, such as being an AT-AT. */
  readonly abilities?: readonly AbilityId[];
  /** How often it activates in a round, where that is not once. */
  readonly activations?: number;
}

/**
 * `activates`: takes its turn. `combines-fire`: activates during an ally's turn to aid its attack.
 * `immediate-turn`: takes a turn at once, without an activation. `loses-activation`: an effect such as Shockwave makes
 * it count as activated. `is-defeated`: leaves the battle grid.
 */
export const ROUND_EVENTS = [
  'activates',
  'combines-fire',
  'is-defeated',
  'immediate-turn',
  'loses-activation',
] as const;

export interface RoundEvent {
  readonly what: (typeof ROUND_EVENTS)[number];
  readonly character: string;
  /** The ability that grants an immediate turn; left out, another one. */
  readonly by?: AbilityId;
  /** Does it move on this turn? */
  readonly moves?: boolean;
  /** Does an AT-AT fire its weapon systems on this turn? */
  readonly shoots?: boolean;
}

export interface InARound {
  /** Everybody on the battle grid as the round begins. */
  readonly characters: readonly RoundCharacter[];
  /** What the players rolled for initiative, first roll first; 1 to 20 each. */
  readonly rolls: readonly PerPlayer<number>[];
  /** Who decided which player goes first; left out, the winner of the roll. */
  readonly chooser?: Player;
  /** Who goes first; left out, nobody has decided yet. */
  readonly first?: Player;
  readonly events: readonly RoundEvent[];
  readonly readings?: Pick<
    Readings,
    'combined-fire-phase' | 'dominated-combined-fire' | 'combined-fire-triggers'
  >;
}

/** Is this order of activations legal? */
export interface RoundScenario extends InARound {
  readonly question: 'swm/round';
}

/** Which characters may activate next? None when the round is over. */
export interface NextActivationScenario extends InARound {
  readonly question: 'swm/next-activation';
}

/** How often does an ability of this character come into play? */
export interface TriggersScenario extends InARound {
  readonly question: 'swm/triggers';
  readonly character: string;
  readonly ability: AbilityId;
}

/** Against which enemies does an ability of this character work that needs one who has not activated? */
export interface NotActivatedScenario extends InARound {
  readonly question: 'swm/not-activated';
  readonly character: string;
  readonly ability: AbilityId;
}
