/** What `ia/game-mode` is asked about: a game, who plays what in it, and which products there are. */

/** What somebody at the table can do: command the Empire, play heroes, or bring an army of their own. */
export const ROLES = ['imperial', 'hero', 'army'] as const;
export type Role = (typeof ROLES)[number];

export const PRODUCTS = ['core', 'jabbas-realm', 'return-to-hoth', 'other-box', 'four-player-map'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Campaigns with an Imperial player, skirmishes, and what the companion app holds. */
export const GAMES = [
  'core-campaign',
  'expansion-campaign',
  'skirmish',
  'four-player-skirmish',
  'freedom-fighter',
  'app-jabbas-realm',
  'app-return-to-hoth',
  'malastarian-outpost',
  'gray-cap-cantina',
] as const;
export type GameId = (typeof GAMES)[number];

/** Can these players play this game with these products? */
export interface GameModeScenario {
  readonly question: 'ia/game-mode';
  readonly game: GameId;
  /** Players who command the Empire. */
  readonly imperial: number;
  /** Players who play heroes. */
  readonly heroes: number;
  /** Players with a skirmish army. */
  readonly armies: number;
  readonly products: readonly Product[];
}
