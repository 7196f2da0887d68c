/** The facts of verdicts about the Engagement Phase, with the evidence of each. Ships and cards go by their ids. */
import { stepsOf } from '../../steps.ts';
import type { Player } from '../terms.ts';
import type { Arc } from './scenario.ts';

export type XwingEngagementFacts = {
  'engagement-starts': null;
  /** A card has a ship engage at another initiative; otherwise its player does not use it. */
  'engagement-sets-initiative': { readonly card: string; readonly ship: string; readonly to: number };
  /** A later card has the same ship engage at yet another initiative. */
  'engagement-latest': { readonly ship: string; readonly card: string; readonly to: number };
  /** Of cards that do something at the same time, the first player's come first, each player's in an order of their own. */
  'engagement-cards': {
    readonly first: Player;
    /** Each with its ship: `F.han-solo-gunner`. */
    readonly cards: readonly string[];
    readonly both: boolean;
  };
  'engagement-at': { readonly initiative: number };
  /** What a card does at this initiative comes before any ship engages at it, its own ship included. */
  'engagement-before-ships': { readonly card: string; readonly initiative: number };
  /** A bonus attack from a turret arc; otherwise a child says what keeps it from being performed. */
  'engagement-bonus': { readonly ship: string; readonly card: string; readonly arc: Arc | null };
  'engagement-used': { readonly card: string };
  'engagement-has-turret': { readonly ship: string };
  'engagement-bonus-left': { readonly ship: string };
  /** Of several ships at one initiative, the first player's come first, each player's in an order of their own. */
  'engagement-tie': {
    readonly initiative: number;
    readonly first: Player;
    readonly ships: readonly string[];
    readonly both: boolean;
  };
  'engagement-engages': { readonly ship: string; readonly initiative: number; readonly own: number };
  /** It attacks as it engages; otherwise a child says why it cannot. */
  'engagement-attacks': { readonly ship: string; readonly arc: Arc; readonly weapon: 'front' | 'turret' };
  'engagement-no-attack': { readonly ship: string };
  /** A turret arc is free: no card has barred attacks from it. */
  'engagement-arc-free': { readonly ship: string; readonly arc: Arc; readonly card: string };
  /** A front arc weapon may be used although attacks from the turret arc that points there are barred. */
  'engagement-front-apart': { readonly ship: string; readonly card: string };
  'engagement-order': { readonly attacks: readonly string[] };
};

export const engagementStep = stepsOf<XwingEngagementFacts>();
