/**
 * The games that Imperial Assault is, as the guide describes them (Consolidated rules, "Game modes"): who plays what,
 * and which products are named. Data; the judge names none of them.
 */
import type { GameId, Product, Role } from './scenario.ts';

export const MODES = ['campaign', 'skirmish', 'app'] as const;
export type Mode = (typeof MODES)[number];

/** What the guide leaves unsaid: products besides those that it names, or how many may play. */
export type Unsaid = 'raid-products' | 'core-too' | 'app-players';

export interface Places {
  readonly least: number;
  /** As many as the guide speaks of. */
  readonly most: number;
  /** More are not for this game unless the guide does not say how many are. */
  readonly more?: Unsaid;
}

export interface Game {
  readonly mode: Mode;
  /** What of the table's roles the game has. */
  readonly places: Readonly<Partial<Record<Role, Places>>>;
  /** Of each group one product is needed. */
  readonly needs: readonly (readonly Product[])[];
  /** What may be needed besides, and the products with which it does not matter. */
  readonly perhaps?: { readonly what: Unsaid; readonly settledBy: readonly Product[] };
}

const one = (n: number): Places => ({ least: n, most: n });
const CAMPAIGN = { imperial: one(1), hero: { least: 1, most: 4 } } as const;
/** The app replaces the Imperial player, for one or several together; up to how many is said of campaigns only. */
const APP = { imperial: one(0), hero: { least: 1, most: 4, more: 'app-players' } } as const;
const CORE_TOO = { what: 'core-too', settledBy: ['core'] } as const;
const RAID: Game = {
  mode: 'app',
  places: APP,
  needs: [],
  perhaps: { what: 'raid-products', settledBy: [] },
};

export const GAME: Readonly<Record<GameId, Game>> = {
  'core-campaign': { mode: 'campaign', places: CAMPAIGN, needs: [['core']] },
  'expansion-campaign': {
    mode: 'campaign',
    places: CAMPAIGN,
    needs: [['jabbas-realm', 'return-to-hoth', 'other-box']],
    perhaps: CORE_TOO,
  },
  skirmish: { mode: 'skirmish', places: { army: one(2) }, needs: [], perhaps: CORE_TOO },
  'four-player-skirmish': {
    mode: 'skirmish',
    places: { army: one(4) },
    needs: [['four-player-map']],
    perhaps: CORE_TOO,
  },
  'freedom-fighter': { mode: 'app', places: APP, needs: [['core']] },
  'app-jabbas-realm': { mode: 'app', places: APP, needs: [['core'], ['jabbas-realm']] },
  'app-return-to-hoth': { mode: 'app', places: APP, needs: [['core'], ['return-to-hoth']] },
  'malastarian-outpost': RAID,
  'gray-cap-cantina': RAID,
};
