/** The facts that verdicts about contradicting texts are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { Book, Stance } from './scenario.ts';

/**
 * `absolute`: nothing overrides it. `prevails`: no text overrides it. `equal`: one of the same rank contradicts it.
 * `overridden`: those in `by` decide and say the opposite. `agrees`: those in `by` decide and say the same. `below`: it
 * ranks below those in `by`, which nothing puts in order.
 */
export type Standing = 'absolute' | 'prevails' | 'equal' | 'overridden' | 'agrees' | 'below';

export type IaGoldenFacts = {
  /** It holds where the text lets the thing happen. */
  'golden-text': {
    readonly text: string;
    readonly from: Book;
    readonly says: Stance;
    readonly standing: Standing;
    readonly by: readonly string[];
  };
  /** The word "cannot" makes texts of cards and missions absolute, and those of the guide not. */
  'golden-guide-cannot': { readonly text: string };
  /** Texts of one kind contradict each other, and the golden rules put none of them first. */
  'golden-equals': { readonly from: Book; readonly texts: readonly string[] };
};

export const goldenStep = stepsOf<IaGoldenFacts>();
