/** The facts that verdicts about victory are made of, and what each needs for its sentence. Characters by id. */
import { stepsOf } from '../../steps.ts';
import type { Nearness } from '../nearness.ts';
import type { PerPlayer, Player } from '../players.ts';
import type { Measure } from './centre.ts';
import type { HappeningKind } from './scenario.ts';

/** What a player brings to a tie-breaker. */
type Nearest = { readonly characters: readonly string[]; readonly distance: Nearness };
type Dearest = Nearest & { readonly cost: number };

export type SwmVictoryFacts = {
  /** The player has defeated every enemy; `left` are those who stand. */
  'victory-all-enemies-defeated': { readonly player: Player; readonly left: readonly string[] };
  /** Neither player has a character on the battle grid. */
  'victory-both-defeated': null;
  /** Ten rounds in a row without attack rolls, damage to enemies and saves forced on enemies. */
  'victory-ten-quiet-rounds': {
    readonly quiet: number;
    readonly last: { readonly round: number; readonly what: HappeningKind } | null;
  };
  /** Something that ends no row of quiet rounds. */
  'victory-stays-quiet': { readonly round: number; readonly what: HappeningKind };
  /** Points' worth of enemies that each player has defeated; `winner` is null for a tie, as below. */
  'victory-more-points': { readonly points: PerPlayer<number>; readonly winner: Player | null };
  'victory-points-of': {
    readonly player: Player;
    readonly points: number;
    readonly defeated: readonly string[];
  };
  'victory-closer-to-centre': { readonly winner: Player | null };
  'victory-centre-distance': Nearest & { readonly player: Player; readonly measure: Measure };
  /** `of`: whose costs are compared, or the distances of whom. */
  'victory-highest-cost': { readonly of: 'of-the-nearest' | 'highest-first'; readonly winner: Player | null };
  'victory-cost-of': Dearest & { readonly player: Player; readonly measure: Measure };
  /** The tie-breakers are exhausted. */
  'victory-still-tied': null;
};

export const victoryStep = stepsOf<SwmVictoryFacts>();
