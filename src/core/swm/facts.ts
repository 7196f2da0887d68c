/** The facts that verdicts about the battle grid are made of, and what each needs for its sentence. Pieces by id. */
import { stepsOf } from '../steps.ts';

/** A corner of a space: of which square, named like C4, and where in it, such as "top left". */
export type CornerName = { readonly square: string; readonly at: string };

type Attack = { readonly attacker: string; readonly target: string };

export type SwmBoardFacts = {
  /** `from` sees `to`: some line between their spaces touches no wall. */
  'can-see': { readonly from: string; readonly to: string };
  /** The try that comes closest to a clear line, and whether it crosses walls or only touches them. */
  'closest-try': { readonly from: string; readonly to: string; readonly crosses: boolean };
  /** What stands in the way of a clear line without blocking it. */
  'does-not-block': {
    readonly from: string;
    readonly to: string;
    readonly characters: readonly string[];
    readonly low: boolean;
    readonly pits: boolean;
  };
  'has-cover': Attack;
  /** The squares by which two spaces are adjacent, or would be. */
  adjacent: { readonly a: string; readonly b: string };
  /** Lines from a corner to the target's space pass through nothing that gives cover. */
  'corner-is-free': Attack & { readonly corner: CornerName };
  'wall-between': Attack;
  'behind-meeting-walls': Attack;
  'character-between': Attack & { readonly character: string };
  /** No character, and taken to give cover all the same. */
  'object-between': Attack & { readonly object: string };
  /** No character but for combined fire: not among those who can be chosen, and nobody's nearest enemy. */
  'no-character': { readonly attacker: string; readonly objects: readonly string[] };
  /** `under` the target's own base as well, or only between. */
  'low-objects-between': Attack & { readonly squares: readonly string[]; readonly under: boolean };
  'low-objects-shot-over': Attack & { readonly squares: readonly string[] };
  'pit-between': Attack & { readonly squares: readonly string[] };
  'is-legal-target': Attack;
  'no-enemies': { readonly attacker: string };
  'allies-left-out': { readonly attacker: string; readonly allies: readonly string[] };
  /** Adjacent enemies come first. */
  'adjacent-first': Attack & {
    readonly adjacent: readonly string[];
    readonly isAdjacent: boolean;
    readonly freedBy: string | null;
  };
  /** The attacker can attack adjacent enemies only, or as far as another ability reaches. */
  'within-reach': Attack & { readonly by: string; readonly distance: number | null };
  /** An ability of the target forbids attackers of a kind to choose it. */
  'may-be-chosen': Attack & { readonly by: string; readonly having: string };
  /** No cover, or the nearest. */
  'cover-only-if-nearest': Attack & { readonly cover: boolean; readonly freedBy: string | null };
  'is-nearest': Attack & {
    readonly distance: number | null;
    readonly nearest: readonly string[];
    readonly nearestDistance: number | null;
    readonly counted: 'any' | 'in-sight';
  };
  /** The way to the target goes to another column and another row. */
  'diagonals-count-two': Attack;
  /** An open point, taken one way, without which the answer would be another. */
  'reading-taken': { readonly reading: string; readonly value: string };
};

export const boardStep = stepsOf<SwmBoardFacts>();
