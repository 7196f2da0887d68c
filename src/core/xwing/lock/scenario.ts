/** What the questions about locks are asked about: lock tokens on ships, and a ship that acquires one more. */
import type { AddingId, KeeperId } from './cards.ts';
import type { Readings } from './readings.ts';

export interface LockShip {
  readonly id: string;
  readonly name: string;
  /** What lets it maintain more locks than one. */
  readonly card?: KeeperId;
}

/** A token that bears the number of `ship`, assigned to `on`. */
export interface Lock {
  readonly ship: string;
  readonly on: string;
}

/** A ship acquires a lock. */
interface Acquiring {
  readonly ships: readonly LockShip[];
  /** The ship that acquires it, and on which one. */
  readonly ship: string;
  readonly on: string;
}

/** May the additional token bear that number? */
export interface LockNumberScenario extends Acquiring {
  readonly question: 'xwing/lock-number';
  /** Has the locked ship gain an additional token of the type that it gained. */
  readonly additional: AddingId;
  /** The ship whose number a player wants the additional token to bear. */
  readonly number: string;
}

/** Which lock tokens are there in the end? */
export interface LockScenario extends Acquiring {
  readonly question: 'xwing/lock';
  /** Tokens that are there before, in the order in which they came. */
  readonly locks: readonly Lock[];
  /** Has the locked ship gain an additional token of the type that it gained. */
  readonly additional?: AddingId;
  /** Where a ship has to give up one of several locks: one on the first of these goes. */
  readonly givesUp: readonly string[];
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
