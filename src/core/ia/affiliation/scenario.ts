/** What the questions about affiliation are asked about: cards of an army, two figures, or one and an ability. */

import type { Mode } from '../modes.ts';
import type { Readings } from './readings.ts';
import type { Affiliation, CardAffiliation, Figure } from './terms.ts';

export interface DeploymentCard {
  readonly id: string;
  readonly name: string;
  readonly affiliation: CardAffiliation;
}

/** May these Deployment cards be one army of a skirmish? */
export interface ArmyScenario {
  readonly question: 'ia/army';
  /** Of the player who builds the army. */
  readonly affiliation: Affiliation;
  readonly cards: readonly DeploymentCard[];
}

export const PLAYERS = ['one', 'two'] as const;

export interface FigureInPlay extends Figure {
  readonly id: string;
  readonly name: string;
  /** Whose it is in a skirmish; in a campaign the affiliation says it. */
  readonly player: (typeof PLAYERS)[number];
}

/** Are these two figures friendly to each other? */
export interface FriendlyScenario {
  readonly question: 'ia/friendly';
  readonly mode: Mode;
  readonly figures: readonly FigureInPlay[];
  readonly from: string;
  readonly to: string;
}

/** The symbol of an affiliation, or the words "Imperial figures" spelled in full. */
export const TEXTS = ['rebel', 'imperial', 'mercenary', 'imperial-figures'] as const;
export type AbilityText = (typeof TEXTS)[number];

/** Does an ability with this symbol, or these words, apply to this figure? */
export interface AffiliationScenario extends Figure {
  readonly question: 'ia/affiliation';
  readonly mode: Mode;
  readonly text: AbilityText;
  /** The affiliation of the army that a Neutral figure is in. */
  readonly army?: Affiliation;
  readonly readings?: Readings;
}
