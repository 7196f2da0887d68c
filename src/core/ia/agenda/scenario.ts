/** What `ia/agenda` is asked about: the Agenda cards that the Imperial player has, uses and buys. */
import type { Readings } from './readings.ts';

/** The campaigns of which the guide gives a limit, any other one, and what is no campaign. */
export const CAMPAIGNS = [
  'jabbas-realm',
  'heart-of-the-empire',
  'tyrants-of-lothal',
  'another',
  'skirmish',
] as const;
export type Campaign = (typeof CAMPAIGNS)[number];

/** During an Imperial Upgrade Stage, as it ends with everything bought, or at any other time. */
export const MOMENTS = ['upgrade-stage', 'end-of-stage', 'other-time'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Held in hand, in the play area, being bought now, or discarded, as is usual after use. */
export const PLACES = ['hand', 'play-area', 'bought', 'discarded'] as const;
export type Place = (typeof PLACES)[number];

export interface AgendaCard {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** The influence that a card costs which is being bought. */
  readonly cost: number;
}

/** May the Imperial player do this, and have these Agenda cards? */
export interface AgendaScenario {
  readonly question: 'ia/agenda';
  readonly campaign: Campaign;
  readonly moment: Moment;
  /** What the Imperial player has to spend. */
  readonly influence: number;
  /** How many sets were chosen for the Agenda deck in campaign setup; left out, that is not asked. */
  readonly sets?: number;
  readonly cards: readonly AgendaCard[];
  readonly readings?: Readings;
}
