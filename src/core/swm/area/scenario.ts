/** What the question about damage around a target is asked about. Dice are inputs: each character brings its roll. */
import type { AreaAbilityId } from '../abilities/areas.ts';
import type { Character, OnBattleGrid } from '../scenario.ts';

/** A character with the d20 of its save, 1 to 20, should it have to make one. */
export interface Exposed extends Character {
  readonly save: number;
}

/** Which characters take damage from an ability that reaches a target and everybody adjacent to it? */
export interface AreaDamageScenario extends OnBattleGrid<Exposed> {
  readonly question: 'swm/area-damage';
  readonly ability: AreaAbilityId;
  readonly user: string;
  readonly target: string;
  /** What the card says of each, where the core does not know it or the card says something else. */
  readonly range?: number;
  readonly needed?: number;
}
