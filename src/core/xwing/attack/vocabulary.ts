/**
 * What bears on the dice of an attack, or of another roll, as data. Each effect consists of clauses; whatever reads
 * them knows no card. In which step a clause applies is not said: it follows from what the clause does (xwing-017),
 * unless the card names a time of its own.
 */
import type { PageId } from '../../verdict.ts';

export const TOKENS = ['focus', 'evade', 'calculate', 'force'] as const;
export type Token = (typeof TOKENS)[number];

/** What the dice can show; what they do show is not modelled. */
export type DieResult = 'hit' | 'focus' | 'evade' | 'blank-or-focus';

export type Condition =
  /** It is a primary attack. */
  | { readonly kind: 'primary' }
  /** The attack is made with this very card. */
  | { readonly kind: 'this-weapon' }
  /** The defender is in the attacker's bullseye arc. */
  | { readonly kind: 'bullseye' }
  /** Its ship, or any ship of its player, has a lock on the enemy ship of the attack. */
  | { readonly kind: 'lock'; readonly of: 'ship' | 'player' }
  | { readonly kind: 'near-obstacle' }
  | { readonly kind: 'token'; readonly token: Token }
  /** What its player guessed before the roll, a number of at least 1, is what came up. */
  | { readonly kind: 'guessed' };

export type Cost =
  | { readonly kind: 'token'; readonly token: Token }
  /** The lock on the enemy ship of the attack. */
  | { readonly kind: 'lock' }
  /** A charge of the card itself. */
  | { readonly kind: 'charge' };

/** `own`: the dice that its ship rolls; `enemy`: those that the other ship of the attack rolls. */
export type Whose = 'own' | 'enemy';

/** Adding, changing and rerolling are modifications of dice; rolling more dice and canceling are none (xwing-122). */
export type Deed =
  | { readonly kind: 'roll-more'; readonly whose: Whose }
  | {
      readonly kind: 'reroll';
      readonly whose: Whose;
      /** How many dice: a number, as many as its player likes, or every one of them. */
      readonly dice: number | 'any' | 'all';
      /** It says of itself that it is no reroll to other effects, nor to the limit of one (xwing-123). */
      readonly isNoReroll?: true;
      /** Its ship cannot spend its lock while this attack lasts. */
      readonly keepsLock?: true;
    }
  | {
      readonly kind: 'change';
      readonly whose: Whose;
      readonly from: DieResult;
      readonly to: DieResult;
      readonly all?: true;
    }
  | { readonly kind: 'add'; readonly whose: Whose; readonly result: DieResult }
  | { readonly kind: 'cancel'; readonly whose: Whose; readonly result: DieResult }
  /** Constant: these dice cannot be modified, or only by this very card. */
  | { readonly kind: 'forbid'; readonly whose: Whose; readonly exceptThis?: true };

export interface Clause {
  /** What its ship does meanwhile. `rolling`: it rolls dice, in an attack or elsewhere. */
  readonly during: 'attacking' | 'defending' | 'fighting' | 'rolling';
  readonly conditions: readonly Condition[];
  /** "You may": applies only if its player wants it. */
  readonly optional: boolean;
  readonly cost?: Cost;
  /** The cost is paid before the dice are rolled, and what it is paid for follows after the roll. */
  readonly announced?: true;
  /** The time that the card names itself. */
  readonly at?: 'rolled' | 'before-neutralizing';
  readonly does: Deed;
}

export interface AttackEffect {
  readonly name: string;
  readonly page: PageId;
  readonly clauses: readonly Clause[];
  /** It is a special weapon: a card with an attack of its own. */
  readonly weapon?: true;
  /** Charges printed on it. */
  readonly charges?: number;
}
