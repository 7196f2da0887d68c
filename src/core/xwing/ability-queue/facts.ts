/**
 * The facts of ability queue verdicts, with the evidence of each. `ability` is an item of the queue, such as
 * `J.snap-shot` or the game effect `N.tractored`; `ship` is a ship's id. `src/prose/xwing.ts` words them.
 */

import type { Action, Difficulty, Moment, Place, Player, Token } from '../terms.ts';
import type { TractorMove } from './scenario.ts';

interface Of {
  readonly ability: string;
  readonly ship: string;
}

/** Flattened so that evidence is plain JSON to the compiler as well. */
type Plain<T> = { readonly [K in keyof T]: T[K] };

export interface XwingQueueFacts {
  /** A ship executed a maneuver and a timing window opens. */
  maneuver: {
    readonly ship: string;
    readonly speed: number;
    readonly difficulty: Difficulty;
    readonly fully: boolean;
    readonly through: string | null;
  };
  /** A ship gained tokens from one effect and a timing window opens. */
  tokens: { readonly ship: string; readonly token: Token; readonly count: number };

  /** A ship suffered damage, through which it lost `shields`, and a timing window opens. */
  damage: { readonly ship: string; readonly amount: number; readonly shields: number };
  /** A ship lost shields without suffering damage, and a timing window opens. */
  'shields-lost': { readonly ship: string; readonly shields: number };
  /** A moment of the round comes for every ship and a timing window opens. */
  moment: { readonly moment: Moment };

  /** A constant ability applies all the time and is never queued. */
  constant: Plain<Of>;
  /** The ability's timing fits what happened to the ship; otherwise `misses` says in what it does not. */
  timing: Plain<Of & { readonly misses: Miss | null }>;
  /** Its player wants this optional ability in the queue. */
  used: { readonly ability: string };
  /** The ship it triggered on, standing where `place` says, is in the card's reach. */
  'in-reach': Plain<Of & { readonly place: Place }>;
  'bonus-attack-left': Plain<Of>;
  'without-token': Plain<Of & { readonly token: Token; readonly has: number }>;
  /** The ship is tractored; `has` is its number of tractor tokens. */
  tractored: Plain<Of & { readonly has: number }>;
  /** The ship has no active shield; `has` is how many it has. */
  unshielded: Plain<Of & { readonly has: number }>;
  'force-left': Plain<Of & { readonly needs: number; readonly has: number }>;
  'charges-left': Plain<Of & { readonly needs: number; readonly has: number }>;
  'shields-left': Plain<Of & { readonly needs: number; readonly has: number }>;
  /** Gaining a token as a cost can always be paid. */
  'token-as-cost': Plain<Of & { readonly token: Token }>;
  /** All parts of one effect can happen; each part that could fail is a child. */
  'all-parts': { readonly ability: string };
  /** There is a ship that the ability lets its player choose; `wrong` says what keeps the chosen one out. */
  'may-choose': Plain<Of & { readonly chosen: string | null; readonly wrong: WrongChoice | null }>;
  /** The card has a charge to lose. */
  'charge-to-lose': Plain<Of & { readonly has: number }>;
  /** The ship has lost a shield that it can recover. */
  'shield-to-recover': Plain<Of & { readonly lost: number }>;
  /** What the cost is paid for can happen: there is a token to remove. */
  'token-to-remove': Plain<Of & { readonly token: Token; readonly has: number }>;
  /** What the cost is paid for can happen: the ship may perform the action. */
  'may-act': Plain<Of & { readonly action: Action; readonly stressed: boolean; readonly performed: boolean }>;

  /** Nothing that happened triggers what was asked about, or with null anything at all. */
  'never-triggered': { readonly ability: string | null };
  /** Both players add abilities: the first player's go in first. */
  'player-order': { readonly first: Player };
  /** One player adds several and chose their order. */
  'own-order': { readonly player: Player; readonly abilities: readonly string[] };
  /** What was triggered while `during` resolved goes to the front of the queue. */
  'to-front': { readonly during: string; readonly abilities: readonly string[] };
  /** A game effect is applied before the abilities in the queue. */
  'game-effect-first': { readonly effect: string; readonly before: readonly string[] };
  /** Several tokens from one effect trigger an ability once. */
  'one-instance': { readonly ship: string; readonly token: Token; readonly count: number };
  /** It entered the queue; if not, a child that does not hold says why. */
  added: { readonly ability: string; readonly player: Player };
  /** It came to the front and resolves; if not, it is removed, unpaid, and a child says why. */
  resolves: { readonly ability: string };
  /** It is fully resolved; the children are what it did. */
  resolved: { readonly ability: string };

  'pays-force': Plain<Of & { readonly amount: number; readonly left: number }>;
  'pays-charges': Plain<Of & { readonly amount: number; readonly left: number }>;
  'pays-shields': Plain<Of & { readonly amount: number; readonly left: number }>;
  'gains-token': Plain<Of & { readonly token: Token; readonly now: number; readonly asCost: boolean }>;
  'removes-token': Plain<Of & { readonly token: Token; readonly now: number }>;
  /** Some of its tokens are not removed in this End Phase. */
  keeps: Plain<Of & { readonly token: Token; readonly amount: number }>;
  transfers: Plain<Of & { readonly token: Token; readonly to: string }>;
  'loses-charge': Plain<Of & { readonly left: number }>;
  'loses-shield': Plain<Of & { readonly now: number }>;
  'recovers-shield': Plain<Of & { readonly now: number }>;
  /** It performed the action; if not, it may not, or the action failed. */
  performs: Plain<Of & { readonly action: Action; readonly fails: boolean }>;
  /** What had been paid for the failed action comes back. */
  returned: Plain<Of & { readonly force: number; readonly charges: number }>;
  attacks: Plain<Of & { readonly target: string }>;
  'tractor-move': { readonly ship: string; readonly move: TractorMove };
  /** What each ship has when the queue is empty. */
  finally: Plain<
    { readonly ship: string; readonly force: number; readonly shields: number } & {
      readonly [T in Token]: number;
    }
  >;
}

/** Why no ship is chosen: there is none, it is the wrong player's, or it has no shield. */
export type WrongChoice = 'none' | 'whose' | 'unshielded';

/** In what the timing of an ability differs from what happened. */
export type Miss =
  | 'event'
  | 'whose'
  | 'fully'
  | 'difficulty'
  | 'speed'
  | 'range'
  | 'through'
  | 'token'
  | 'moment'
  | 'no-damage';
