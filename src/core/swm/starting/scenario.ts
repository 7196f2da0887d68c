/** What the questions about setting up are asked about. */
import type { Base, GridMap, Square } from '../../geometry/grid.ts';
import type { Player } from '../players.ts';
import type { Readings } from '../readings.ts';

/** Is this squad set up legally? */
export interface SetupScenario {
  readonly question: 'swm/setup';
  readonly board: GridMap;
  /** Both squads, as far as they are set up. `side` is one of the two players. */
  readonly pieces: readonly Base[];
  /** Whose setting up is judged. */
  readonly player: Player;
  /** The squares of this player's starting area, or of all of them. */
  readonly area: readonly Square[];
  readonly readings?: Pick<Readings, 'filling-the-area' | 'left-over-overlap' | 'starting-distance'>;
}

/** What is done before the first round. */
export const PREPARATIONS = [
  'rebel-builds',
  'empire-builds',
  'rebel-reveals',
  'empire-reveals',
  'rebel-sets-up',
  'empire-sets-up',
  'initiative',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** What a scenario with the AT-AT uses, as far as it bears on who sets up first. The AT-AT is the Imperial player's. */
export const FEATURES = ['at-at', 'shield-generator', 'towers', 'turrets', 'entrenched-rebels'] as const;
export type Feature = (typeof FEATURES)[number];

/** Is this order of preparations legal? */
export interface SetupOrderScenario {
  readonly question: 'swm/setup-order';
  readonly uses: readonly Feature[];
  readonly done: readonly { readonly what: Preparation }[];
  readonly readings?: Pick<Readings, 'entrenched-rebels'>;
}
