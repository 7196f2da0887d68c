/** What `swm/attack-sequence` is asked about: who attacks whom, who has which abilities, and how dice come up. */
import type { AbilityId } from '../abilities/pages.ts';
import type { Readings } from '../readings.ts';

/** The squad whose character begins the sequence on its turn, and the other one. */
export const SQUADS = ['attacking', 'defending'] as const;
export type Squad = (typeof SQUADS)[number];

/** An ability that a character has is used whenever it may be. */
export interface SequenceCharacter {
  readonly id: string;
  readonly name: string;
  readonly side: Squad;
  readonly abilities: readonly AbilityId[];
  /** Those it is adjacent to; naming a pair once is enough. All others are within 6 squares of each other. */
  readonly adjacent: readonly string[];
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  readonly hitPoints: number;
  readonly forcePoints: number;
  /** It spends Force points to reroll attack rolls that miss and saves that fail. */
  readonly rerolls: boolean;
  /** Its player would rather have it fail saves against what enemies do. */
  readonly wantsToFail: boolean;
  /** It is Huge or larger. */
  readonly huge: boolean;
  /** More than 6 squares away from all others. */
  readonly far: boolean;
  /** Line of sight and cover do not keep enemies from choosing it as a target. */
  readonly inTheOpen: boolean;
}

export const ROLL_KINDS = ['attack', 'save'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** How an attacker attacks, or the ability that it uses. */
export type Using = AbilityId | 'attack' | 'attack-of-opportunity';

/** The ability that is used; undefined for what the rules let everybody do. */
export const abilityUsed = (using: Using): AbilityId | undefined =>
  using === 'attack' || using === 'attack-of-opportunity' ? undefined : using;

/** A die that comes up otherwise than the scenario says in general. A character's dice are taken in this order. */
export interface GivenRoll {
  readonly of: string;
  readonly kind: RollKind;
  readonly die: number;
}

/** What a card says that the sources do not. */
export interface CardText {
  readonly of: string;
  readonly ability: AbilityId;
  /** The damage that it deals, or by which it reduces damage. */
  readonly amount?: number;
  /** The number that a save against it, or for it, needs. */
  readonly save?: number;
  /** The least attack roll that sets it off. */
  readonly from?: number;
}

/** What a squad wants to come first among effects that come at the same time. */
export interface Preference {
  readonly side: Squad;
  readonly ability: AbilityId;
}

/**
 * In which order does everything take effect that bears on this attack (or other ability)? With `damageTo`: how much
 * damage does that character take?
 */
export interface AttackSequenceScenario {
  readonly question: 'swm/attack-sequence';
  readonly characters: readonly SequenceCharacter[];
  readonly attacker: string;
  /** Several for what affects several, each in turn. Left out by abilities that say themselves whom they hit. */
  readonly targets: readonly string[];
  readonly using: Using;
  /** What combined fire adds to the first attack; it is good for one. */
  readonly combinedFire: number;
  /** What attack rolls and saves come up as. */
  readonly attackRoll: number;
  readonly saveRoll: number;
  readonly rolls: readonly GivenRoll[];
  readonly cards: readonly CardText[];
  readonly order: readonly Preference[];
  readonly damageTo?: string;
  readonly readings?: Readings;
}
