/**
 * The facts of verdicts about attacks and other rolls, with the evidence of each. `effect` is an effect in a roll, such
 * as `A.predator` or `A.predator#2`; `ship` is a ship's id.
 */
import type { Player } from '../terms.ts';
import type { ReadingValue } from './readings.ts';
import type { Occasion, Weapon } from './scenario.ts';
import type { DiceKind, Role, StepId } from './sequence.ts';
import type { DieResult, Token } from './vocabulary.ts';

/** Flattened so that evidence is plain JSON to the compiler as well. */
type Plain<T> = { readonly [K in keyof T]: T[K] };
type Of = { readonly effect: string };
type Ship = { readonly ship: string };

/** What an effect does, for its sentence. `whose` is the ship that rolled the dice; `dice` how many are rerolled. */
export type Done = {
  readonly does: 'roll-more' | 'reroll' | 'change' | 'add' | 'cancel' | 'forbid';
  readonly kind: DiceKind;
  readonly whose: string;
  readonly dice: number;
  readonly from: DieResult | null;
  readonly to: DieResult | null;
  readonly all: boolean;
};

export interface AttackFacts {
  /** A step that is gone through. `number` counts the rolls, `of` says how many there are. */
  'attack-step': { readonly step: StepId; readonly number: number; readonly of: number };
  'attack-declared': Plain<
    Ship & { readonly against: string; readonly weapon: Weapon; readonly occasion: Occasion }
  >;
  /** Force charges that the weapon costs are spent as the attack is declared. */
  'attack-pays': Plain<Ship & { readonly weapon: Weapon; readonly amount: number; readonly left: number }>;
  'attack-rolled': Plain<Ship & { readonly kind: DiceKind; readonly dice: number }>;
  /** The cost of something that follows after the roll is paid before it. */
  'attack-guesses': Plain<Of & Ship & { readonly token: Token; readonly left: number }>;
  /** The player of this ship, which did not roll the dice, is the first to modify them. */
  'attack-modifies-first': Plain<Ship & { readonly step: StepId }>;
  /** It applies, and this is what it does; if not, a child that does not hold says why. */
  'attack-effect': Plain<Of & Done>;
  /** Why it applies in this step: by what it does, or because the card says so. */
  'attack-in-step': Plain<Of & { readonly step: StepId; readonly named: boolean }>;

  'attack-wanted': Of;
  /** It speaks of what its ship does here. `role` is null where its ship takes no part. */
  'attack-role': Plain<Of & Ship & { readonly role: Role | null }>;
  'attack-primary': Plain<Of & { readonly weapon: Weapon }>;
  'attack-with-it': Plain<Of & { readonly weapon: Weapon }>;
  'attack-bullseye': Plain<Ship & { readonly against: string }>;
  'attack-lock': Plain<Ship & { readonly against: string }>;
  /** A ship of `player` has a lock: `by`, or none. */
  'attack-friendly-lock': { readonly by: string | null; readonly player: Player; readonly against: string };
  'attack-near-obstacle': Ship;
  'attack-token': Plain<Ship & { readonly token: Token; readonly has: number }>;
  'attack-charge': Plain<Of & { readonly has: number }>;
  /** `dice`: how many were rolled; where there are none, no guess comes true. */
  'attack-guess': Plain<Of & { readonly dice: number }>;
  /** Its ship may spend its lock; if not, `by` keeps it from that while the attack lasts. */
  'attack-may-spend-lock': Plain<Ship & { readonly by: string | null }>;
  /** What `by` kept a ship from doing is over with the attack in which it applied. */
  'attack-bar-ended': Plain<Ship & { readonly by: string }>;
  /** These dice can be modified; if not, the children say what forbids it. */
  'attack-may-modify': Plain<Of & { readonly whose: string }>;
  'attack-forbids': Plain<Of & { readonly whose: string; readonly exceptThis: boolean }>;
  /** What forbids modifying these dice does not stand in the way of what modifies none. */
  'attack-modifies-nothing': Plain<Of & { readonly does: Done['does']; readonly whose: string }>;
  /** It adds its result before the step in which dice are modified, and is taken not to be forbidden for that. */
  'attack-before-modifying': Of;
  /** `effect` forbade modifying these dice, but what it asks for holds no longer. */
  'attack-lapsed': Of;
  /** What forbids modifying these dice lets this very card modify them. */
  'attack-excepted': Of;
  /** No such dice were rolled, so there is no result on them. */
  'attack-no-dice': Plain<Of & { readonly whose: string; readonly kind: DiceKind }>;
  /** Dice of the roll that were not rerolled yet. */
  'attack-fresh-dice': Plain<Of & { readonly fresh: number; readonly dice: number }>;
  'attack-no-reroll': Plain<Of & { readonly rerolled: number }>;

  /** The Aftermath comes after the attack. `ended` are effects that lasted as long as the attack. */
  'attack-over': { readonly ended: readonly string[] };

  'attack-order': { readonly effects: readonly string[] };
  /** The die that `added` adds has to be rerolled with `effect`. */
  'attack-must-reroll': Plain<Of & { readonly added: string }>;
  /** `added` has added a die before `effect` applies, and it is a die like the others. */
  'attack-has-added': Plain<Of & { readonly added: string }>;
  /** How many dice `effect` rerolls; `takesAll`: as many as there are to reroll. */
  'attack-takes': Plain<
    Of & { readonly dice: number; readonly takesAll: boolean; readonly rerolls: boolean }
  >;
  'attack-reading': { readonly value: ReadingValue };
}
