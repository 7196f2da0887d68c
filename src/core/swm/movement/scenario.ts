/**
 * What the questions about movement and distance are asked about. Each asks one thing and has one kind of answer;
 * squares stand for the top left square of a base, as everywhere.
 */
import type { Square } from '../../geometry/grid.ts';
import type { OnBattleGrid } from '../scenario.ts';

/** The character that moves, and how far it may. */
export interface Moving extends OnBattleGrid {
  readonly mover: string;
  /** What its steps may cost in all. */
  readonly squares: number;
}

/** In which squares may the mover end its move? */
export interface MovementScenario extends Moving {
  readonly question: 'swm/movement';
}

/** How many squares of movement does the cheapest path to a square cost? */
export interface CheapestPathScenario extends Moving {
  readonly question: 'swm/cheapest-path';
  readonly to: Square;
}

/** A path that somebody drew: where the base is after each of its steps. */
export interface AlongPath extends Moving {
  readonly path: readonly Square[];
}

/** How many squares of movement does this path cost? */
export interface PathScenario extends AlongPath {
  readonly question: 'swm/path';
}

/**
 * How a character comes from its place to another: it `moves`; it is `moved` by an effect whose text calls this
 * movement; or it is `placed` by one whose text does not.
 */
export const CHANGES = ['moves', 'moved', 'placed'] as const;
export type Change = (typeof CHANGES)[number];

/** Which enemies may make an attack of opportunity against the mover on this path? */
export interface OpportunityScenario extends AlongPath {
  readonly question: 'swm/opportunity';
  readonly change: Change;
}

/** How many squares apart are two characters? */
export interface DistanceScenario extends Pick<OnBattleGrid, 'board' | 'pieces'> {
  readonly question: 'swm/distance';
  readonly from: string;
  readonly to: string;
}
