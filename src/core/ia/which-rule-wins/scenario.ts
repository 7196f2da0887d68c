/** What `ia/which-rule-wins` is asked about: texts that speak of the same thing and contradict each other. */

/** The rules guide, a card, or the rules of a mission, from the weakest on. */
export const BOOKS = ['guide', 'card', 'mission'] as const;
export type Book = (typeof BOOKS)[number];

/** It lets the thing happen; it does not; or it does not and uses the word "cannot". */
export const STANCES = ['allows', 'forbids', 'cannot'] as const;
export type Stance = (typeof STANCES)[number];

export interface RuleText {
  readonly id: string;
  readonly name: string;
  readonly from: Book;
  readonly says: Stance;
}

/** May it be done, after all that these texts say? */
export interface WhichRuleWinsScenario {
  readonly question: 'ia/which-rule-wins';
  readonly texts: readonly RuleText[];
}
