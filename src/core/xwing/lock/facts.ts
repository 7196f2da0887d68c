/**
 * The facts that verdicts about locks are made of, and what each needs for its sentence. `ship` is the one whose number
 * a token bears, `on` the one that it is assigned to.
 */
import { stepsOf } from '../../steps.ts';
import type { AddingId, KeeperId } from './cards.ts';

export type XwingLockFacts = {
  'acquires-lock': { readonly ship: string; readonly on: string };
  /** A ship has as many locks as it can maintain, so a former one is removed before the new one is assigned. */
  'former-lock-goes': { readonly ship: string; readonly on: string; readonly keeps: number };
  /** Its card, null for none, lets it maintain as many as it has and one more. */
  'locks-within-limit': {
    readonly ship: string;
    readonly card: KeeperId | null;
    readonly has: number;
    readonly keeps: number;
  };
  /** Which of several it gives up is not said. */
  'gives-up': { readonly ship: string; readonly from: readonly string[] };
  /** The card wants different objects: a second lock on the same one takes the place of the first. */
  'locks-apart': { readonly ship: string; readonly on: string; readonly card: KeeperId };
  /** The open point whether two locks may be on one object, for a ship that has one there. */
  'two-on-one-object': { readonly ship: string; readonly on: string; readonly card: KeeperId };
  /** The open point whether the original lock stays beside the additional one. */
  'original-stays': { readonly ship: string; readonly on: string; readonly card: KeeperId };
  'gains-additional-lock': { readonly ship: string; readonly on: string; readonly by: AddingId };
  /** Whether a player may have the additional token bear the number of `wanted`. */
  'additional-number': { readonly ship: string; readonly wanted: string };
};

export const lockStep = stepsOf<XwingLockFacts>();
