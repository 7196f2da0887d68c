/** The facts that verdicts on affiliation are made of, and what each needs for its sentence. Cards and figures by id. */

import type { Mode } from '../modes.ts';
import type { NeutralReading } from './readings.ts';
import type { Affiliation, CardAffiliation, FigureKind } from './terms.ts';

/** What the sources do not say of a figure. */
export type Unsaid = 'neutral-in-campaign' | 'army' | 'imperial-figures-in-skirmish';

export type IaAffiliationFacts = {
  /** Whether a card may be in an army of this affiliation. */
  'army-card': { readonly card: string; readonly affiliation: CardAffiliation; readonly army: Affiliation };
  /** What a figure counts as; null for a Neutral one. `figure` is null where the question is about one figure. */
  'figure-affiliation': {
    readonly figure: string | null;
    readonly kind: FigureKind;
    readonly companion: boolean;
    readonly card: CardAffiliation;
    readonly counts: Affiliation | null;
  };
  /** How a Neutral figure in an army is taken; `army` is null where it is not said. */
  'figure-neutral': { readonly army: Affiliation | null; readonly taken: NeutralReading };
  'friendly-campaign': { readonly from: string; readonly to: string; readonly rebels: number };
  'friendly-skirmish': { readonly from: string; readonly to: string };
  /** An affiliation's symbol applies to figures of that affiliation. */
  'symbol-applies': { readonly symbol: Affiliation; readonly counts: Affiliation | null };
  /** "Imperial figures" in full are all that the Imperial player controls. */
  'imperial-figure': { readonly counts: Affiliation };
  'affiliation-unsaid': { readonly what: Unsaid; readonly mode: Mode };
};
