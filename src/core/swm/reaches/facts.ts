/** The facts that verdicts on the reach of an effect are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { Gift, Kind, Whom } from '../abilities/vocabulary.ts';
import type { Faction } from '../factions.ts';
import type { Truth } from '../truth.ts';

/** Where a text stands: in the records of the core, on a stat card that adds to it, or entered by the reader. */
export type Printed =
  | { readonly in: 'record' }
  | { readonly in: 'card'; readonly card: string }
  | { readonly in: 'entered'; readonly from: 'definition' | 'card' };

export type SwmReachFacts = {
  /** Whether the effect works on the character. Null stands for what the scenario leaves without a name. */
  reaches: { readonly effect: string | null; readonly character: string | null; readonly truth: Truth };
  /** Whether the character is among those whom one text names. */
  'reach-text': {
    readonly effect: string | null;
    readonly printed: Printed;
    readonly character: string | null;
    readonly truth: Truth;
  };
  /** A tower is a character for combined fire only, so nothing else reaches it. */
  'reach-tower': { readonly character: string | null };
  /** The effect leaves out the AT-AT, and this is one. */
  'reach-excepted': { readonly effect: string; readonly character: string | null };
  'reach-whom': {
    readonly character: string | null;
    readonly whom: Whom;
    readonly side: 'ally' | 'enemy';
    readonly commander: boolean;
  };
  /** `faction` is the character's, null where it is not given. */
  'reach-word': {
    readonly character: string | null;
    readonly word: string;
    readonly means: 'faction' | 'ability' | 'name';
    readonly faction: Faction | null;
  };
  /** A source shows the effect at work on a character called so. */
  'reach-example': {
    readonly effect: string | null;
    readonly character: string | null;
    readonly word: string;
  };
  'reach-kind': {
    readonly character: string | null;
    readonly kind: Kind;
    readonly as: 'droid-only' | 'both' | 'non-droid';
  };
  /** A text that names no kind leaves no kind out. */
  'reach-any-kind': { readonly character: string | null; readonly effect: string | null };
  'reach-within': {
    readonly character: string | null;
    readonly within: number;
    readonly distance: number | null;
  };
  /** Of a commander effect: whether it works on a character who is a Droid. */
  'reach-droid': { readonly effect: string; readonly character: string | null; readonly named: boolean };
  /** No source says whom the effect works on. */
  'reach-unsaid': { readonly effect: string };
  'reach-gives': {
    readonly effect: string;
    readonly character: string | null;
    readonly gives: readonly Gift[];
  };
};

export const reachStep = stepsOf<SwmReachFacts>();
