/** What `xwing/attack-effects` is asked about: ships, what they have that bears on dice, and which dice are rolled. */
import type { Player } from '../terms.ts';
import type { EffectId } from './effects.ts';
import type { Readings } from './readings.ts';
import type { Token } from './vocabulary.ts';

/** A ship as it is before the first roll. Tokens that are spent are gone for the rolls after. */
export type AttackShip = {
  readonly id: string;
  readonly name: string;
  readonly player: Player;
  /** The ship that it has a lock on. */
  readonly lock?: string;
  /** It is at range 0–1 of an obstacle. */
  readonly nearObstacle: boolean;
} & { readonly [T in Token]: number };

export const USES = ['always', 'first', 'later', 'never'] as const;
/** Whenever it may be, in the first roll only, in all but the first, or not at all. */
export type Use = (typeof USES)[number];

/** A card on a ship, or a kind of token that it spends. `ship.effect`, such as `A.predator`, names it in answers. */
export interface EffectInPlay {
  readonly ship: string;
  readonly effect: EffectId;
  /** In which rolls its player wants it; asked of optional effects only. */
  readonly use: Use;
  /** Of a reroll of any number of dice: how many. Left out, as many as may be. */
  readonly dice?: number;
  /** Of what is guessed before a roll: the guess is right. */
  readonly guessed: boolean;
}

/**
 * The attack of its engagement, a bonus attack in the Aftermath of the attack before, a bonus attack at another time,
 * or a roll outside of attacks, such as that of a ship that moved through an asteroid.
 */
export const OCCASIONS = ['engagement', 'aftermath', 'bonus', 'no-attack'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A primary weapon, a special weapon that has no text here, or a card that is in play. */
export type Weapon = EffectId | 'primary' | 'special';

export interface Roll {
  readonly occasion: Occasion;
  /** The attacker, or the ship that rolls. */
  readonly ship: string;
  /** The defender. */
  readonly against?: string;
  readonly weapon: Weapon;
  /** The defender is in the attacker's bullseye arc. */
  readonly bullseye: boolean;
  /** Attack dice, or the dice of a roll outside of attacks, before any effect. */
  readonly dice: number;
  /** Defense dice before any effect. */
  readonly defenseDice: number;
}

/**
 * Which effects apply to these rolls, and in which order? With `focus`: does that one? With `added` as well: does
 * `focus` have to reroll the die that `added` adds?
 */
export interface AttackEffectsScenario {
  readonly question: 'xwing/attack-effects';
  readonly firstPlayer: Player;
  readonly ships: readonly AttackShip[];
  /** Effects of one player that apply in the same step do so in this order. */
  readonly effects: readonly EffectInPlay[];
  readonly rolls: readonly Roll[];
  /** `A.predator`; in the second roll `A.predator#2`. */
  readonly focus?: string;
  readonly added?: string;
  readonly readings?: Readings;
}

/** Does its player want it in this roll? `number` counts from 1. */
export const wanted = ({ use }: EffectInPlay, number: number): boolean =>
  use === 'always' || (use !== 'never' && (use === 'first') === (number === 1));

/** How an effect is named in answers. `number` counts the rolls from 1. */
export const effectId = ({ ship, effect }: Pick<EffectInPlay, 'ship' | 'effect'>, number: number): string =>
  number === 1 ? `${ship}.${effect}` : `${ship}.${effect}#${number}`;
