/** What the questions about the AT-AT are asked about: somebody put beside it, and characters aboard. */
import type { Player } from '../players.ts';
import type { OnBattleGrid } from '../scenario.ts';

/** Does this character stand where a character is placed whom the AT-AT stomps and who saves? */
export interface PlacedBesideScenario extends OnBattleGrid {
  readonly question: 'swm/placed-beside';
  readonly placed: string;
  /** The AT-AT. */
  readonly beside: string;
}

/** `at-at`: aboard it. `hoth-base`: inside the base of the Hoth map. */
export const PLACES = ['battle-grid', 'at-at', 'hoth-base'] as const;
export type Place = (typeof PLACES)[number];

/** The AT-AT is the Imperial player's. */
export interface Passenger {
  readonly id: string;
  readonly name: string;
  readonly side: Player;
  readonly where: Place;
}

/** What the AT-AT does, each of which is one of its activations. */
export const AT_AT_DEEDS = ['kneels', 'rises', 'opens-hatch', 'closes-hatch', 'acts'] as const;
/** What a character does. `uses-effect`: a special ability, Force power or commander effect of it is to work. */
export const PASSENGER_DEEDS = ['activates', 'uses-effect', 'boards', 'enters-base', 'disembarks'] as const;

export const TRANSPORT_EVENTS = ['round-begins', ...AT_AT_DEEDS, ...PASSENGER_DEEDS] as const;
export type TransportEventKind = (typeof TRANSPORT_EVENTS)[number];

export interface TransportEvent {
  readonly what: TransportEventKind;
  /** Who does it, if it is not the AT-AT. */
  readonly character?: string;
}

/** Is this sequence possible with an AT-AT that carries characters? It begins as a round begins. */
export interface TransportScenario {
  readonly question: 'swm/transport';
  readonly characters: readonly Passenger[];
  readonly kneeling: boolean;
  readonly hatchOpen: boolean;
  readonly events: readonly TransportEvent[];
}
