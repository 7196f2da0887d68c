/** Affiliations, and what figures are as far as their affiliation goes (Consolidated rules, "Affiliation", p. 6). */

export const AFFILIATIONS = ['rebel', 'imperial', 'mercenary'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** What a Deployment card can show: an affiliation, or that it is Neutral and has none. */
export const CARD_AFFILIATIONS = [...AFFILIATIONS, 'neutral'] as const;
export type CardAffiliation = (typeof CARD_AFFILIATIONS)[number];

/** A hero, an ally that the Rebel players have gained in a campaign, or any other figure. */
export const FIGURE_KINDS = ['figure', 'hero', 'ally'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Of a companion all this is said of the group with which it is associated. */
export interface Figure {
  readonly kind: FigureKind;
  /** On the Deployment card; heroes have none and are Rebels. */
  readonly affiliation: CardAffiliation;
  readonly companion: boolean;
}
