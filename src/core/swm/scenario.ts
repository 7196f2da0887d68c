/** What the Star Wars Miniatures questions are asked about. Plain JSON; nothing here says what the answer is. */
import type { Base, GridMap } from '../geometry/grid.ts';
import type { AbilityId } from './abilities/index.ts';
import type { Readings } from './readings.ts';

/** A character on the battle grid. `side` names its squad: same side, allies; another side, enemies. */
export interface Character extends Base {
  readonly abilities: readonly AbilityId[];
}

/** A board with what stands on it; some questions need to know more of their pieces. */
export interface OnBattleGrid<C extends Character = Character> {
  readonly board: GridMap;
  readonly pieces: readonly C[];
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}

/** Does `from` see `to`? Both are ids of pieces. */
export interface LineOfSightScenario extends OnBattleGrid {
  readonly question: 'swm/line-of-sight';
  readonly from: string;
  readonly to: string;
}

/** Does `target` have cover against an attack by `attacker`? */
export interface CoverScenario extends OnBattleGrid {
  readonly question: 'swm/cover';
  readonly attacker: string;
  readonly target: string;
}

/** Which enemies may `attacker` choose as the target of an attack? */
export interface LegalTargetsScenario extends OnBattleGrid {
  readonly question: 'swm/legal-targets';
  readonly attacker: string;
}
