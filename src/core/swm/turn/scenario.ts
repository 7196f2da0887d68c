/** What `swm/turn` is asked about: the things that a character does in its turn, in order. */

import type { AbilityId } from '../abilities/pages.ts';
import type { Readings } from '../readings.ts';

/**
 * A move, an attack, the use of an ability that replaces attacks, giving up the turn to combine fire, or the use of
 * an ability that replaces the turn.
 */
export const DEEDS = ['move', 'attack', 'replace-attacks', 'combine-fire', 'replace-turn'] as const;
export type Deed = (typeof DEEDS)[number];

/**
 * Which attack is made or replaced: that of the turn, an attack of opportunity, an immediate attack that a commander
 * effect grants, or one that another ability grants, such as Cleave.
 */
export const OCCASIONS = ['turn', 'opportunity', 'commander-effect', 'ability'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface TurnAction {
  readonly do: Deed;
  /** What a move costs in squares; without meaning for anything else. */
  readonly squares: number;
  /** Which ability replaces attacks (left out, any other one that does) or the turn. */
  readonly ability?: AbilityId;
  /** For an attack, or an ability in its place; left out, the attack of the turn. */
  readonly occasion?: Occasion;
  /** Does this move end in a square that an ally occupies? */
  readonly onAlly?: boolean;
  /** Squares to the commander as this action begins; left out, within the range of its effect. */
  readonly toCommander?: number;
}

/** A further Speed, such as one that an effect gives. */
export interface NamedSpeed {
  readonly name: string;
  readonly squares: number;
}

/** Is this sequence of actions legal for a character in one turn? */
export interface TurnScenario {
  readonly question: 'swm/turn';
  /** The number of its Speed ability; left out, it has none of its own. */
  readonly speed?: number;
  readonly speeds?: readonly NamedSpeed[];
  /** What the character has that bears on its turn. */
  readonly abilities?: readonly AbilityId[];
  /** Commander effects that reach the character, as far as range does not decide. */
  readonly effects?: readonly AbilityId[];
  /** The ability that makes it an immediate turn; left out, it is the turn of an activation. */
  readonly immediate?: AbilityId;
  /** How far an ability that replaces the turn lets it move, where only its card says so. */
  readonly cardSquares?: number;
  readonly actions: readonly TurnAction[];
  readonly readings?: Pick<
    Readings,
    | 'speed-without-attack'
    | 'heavy-weapon-granted-attacks'
    | 'attack-from-occupied-square'
    | 'immediate-turn-replacing'
    | 'extra-attack-and-move'
  >;
}
