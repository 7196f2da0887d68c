/** What `ia/abilities-box` is asked about: a card, and what is printed on it. */

/** Three kinds of cards have an abilities box; any other card is `other`. */
export const CARDS = ['companion', 'deployment', 'form', 'other'] as const;
export type Card = (typeof CARDS)[number];

/** What an abilities box is said to hold, and anything else that is printed on a card. */
export const PRINTED = ['keyword', 'passive-ability', 'surge-ability', 'something-else'] as const;
export type Printed = (typeof PRINTED)[number];

export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly kind: Printed;
}

/** Which of these stand in the abilities box of the card? */
export interface AbilitiesBoxScenario {
  readonly question: 'ia/abilities-box';
  readonly card: Card;
  readonly texts: readonly CardText[];
}
