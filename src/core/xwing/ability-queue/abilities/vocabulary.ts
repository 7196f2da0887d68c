/**
 * What an ability is made of. A few are constant and never queued. Each triggered ability has a timing and an effect, and may have requirements and
 * costs (xwing-114, "Which effects are abilities?"); the queue reads these clauses and knows no card.
 */
import type { PageId } from '../../../verdict.ts';
import type { Action, Difficulty, Moment, Token } from '../../terms.ts';

/** Whose ship it happened to, seen from the card: its own ship, one of its player's, or one of the other player's. */
export type Whose = 'own' | 'friendly' | 'enemy';

/** When an ability is added to the queue: right after this, if it happened to such a ship. */
export type Timing =
  | {
      readonly on: 'maneuver';
      readonly whose: Whose;
      /** Only a fully executed one; or as the reading `partial-execution` takes it. */
      readonly fully?: true | 'by-reading';
      readonly difficulty?: Difficulty;
      /** Only of a ship at the range that the card names, as it stands then. */
      readonly inRange?: true;
      /** Speeds from and to, both included. */
      readonly speed?: readonly [from: number, to: number];
      /** Only the maneuver that this very card had the ship execute. */
      readonly throughThisCard?: true;
    }
  | { readonly on: 'tokens'; readonly whose: 'own'; readonly token: Token }
  | { readonly on: 'damage'; readonly whose: 'own' }
  /** It lost a shield, through damage or directly (xwing-010). */
  | { readonly on: 'shields-lost'; readonly whose: 'own' }
  /** A moment of the round, which comes for every ship. */
  | { readonly on: 'moment'; readonly whose: 'own'; readonly moment: Moment };

/** A condition on how things stand, asked when the ability is added and again when it resolves (xwing-115). */
export type Requirement =
  /** The ship it triggered on is in this card's arc at its range, for the attack that the ability grants. */
  | { readonly kind: 'in-reach' }
  /** Its ship has not yet performed a bonus attack this round. */
  | { readonly kind: 'bonus-attack-left' }
  /** Its ship has no such token. */
  | { readonly kind: 'without'; readonly token: Token }
  /** Its ship is tractored. */
  | { readonly kind: 'tractored' }
  /** Its ship has no active shield. */
  | { readonly kind: 'unshielded' };

/**
 * The ship that the ability has its player choose as it resolves, in the arc at the range that the card names. A
 * choice is no requirement (xwing-115).
 */
export interface Choice {
  /** Of which player's ships; or as this open point is taken. */
  readonly whose: 'any' | { readonly reading: 'dalan-chooses' };
  readonly shielded?: true;
}

/** Paid whole when the ability resolves; all costs or none (xwing-116). */
export type Cost =
  | { readonly kind: 'force'; readonly amount: number }
  | { readonly kind: 'charges'; readonly amount: number }
  | { readonly kind: 'shields'; readonly amount: number }
  | { readonly kind: 'gain'; readonly token: Token };

/** One thing that an ability does. */
export type Effect =
  | { readonly kind: 'gain'; readonly token: Token }
  /** One of these is removed from the ship it triggered on; the scenario says which. */
  | { readonly kind: 'remove'; readonly tokens: readonly Token[] }
  /** Up to so many of its ship's tokens are not removed in the End Phase. */
  | { readonly kind: 'keep'; readonly token: Token; readonly upTo: number }
  /** One goes from its ship to the chosen one. */
  | { readonly kind: 'transfer'; readonly token: Token }
  /** One of the card's own charges is lost. */
  | { readonly kind: 'lose-charge' }
  /** The chosen ship loses one. */
  | { readonly kind: 'lose-shield' }
  | { readonly kind: 'recover-shield' }
  /** One of these actions, as the scenario says which. */
  | { readonly kind: 'action'; readonly actions: readonly Action[]; readonly evenWhileStressed?: true }
  /** This card's attack against the ship it triggered on. */
  | { readonly kind: 'bonus-attack' };

export interface TriggeredAbility {
  readonly timing: Timing;
  /** "You may": enters the queue only if its player wants it to. */
  readonly optional: boolean;
  readonly requirements: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly choice?: Choice;
  /** What it does; several things joined by "and" are one effect with parts (xwing-007). */
  readonly effects: readonly [Effect, ...Effect[]];
}

/** An ability of a card, or a ship ability printed on a ship card. A text box with several has a record for each. */
export interface Card {
  readonly name: string;
  readonly page: PageId;
  /** The text box it stands in, where that holds other abilities too; they share the card's charges. */
  readonly box?: string;
  /** A constant ability applies all the time. */
  readonly ability: TriggeredAbility | 'constant';
  /** A maneuver that it has its ship execute instead of the revealed one. A replacement is not queued. */
  readonly maneuver?: { readonly speed: number; readonly difficulty: Difficulty };
  /** Charges printed on it; none on most cards. */
  readonly charges?: number;
}

/** A card's ability that is resolved through the queue. */
export interface TriggeredCard extends Card {
  readonly ability: TriggeredAbility;
}

export const isTriggered = (card: Card): card is TriggeredCard => card.ability !== 'constant';
