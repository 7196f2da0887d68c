/** What `swm/squad` is asked about: a list of characters with their costs and factions. */
import type { Faction } from '../factions.ts';
import type { Player } from '../players.ts';
import type { Readings } from '../readings.ts';

/** Sanctioned tournament play, or a special sanctioned event with rules of its own. */
export const OCCASIONS = ['sanctioned', 'special-event'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The maps that matter for what a squad may do. */
export const MAPS = ['hoth', 'another'] as const;
export type BattleMap = (typeof MAPS)[number];

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  /** Points for one of them. */
  readonly cost: number;
  readonly count: number;
  /** Is it Unique, by its stat card? */
  readonly unique: boolean;
}

/** Is this squad legal for this player? */
export interface SquadScenario {
  readonly question: 'swm/squad';
  readonly player: Player;
  /** The squad's faction, where the player is neither the Rebel nor the Imperial one of the starter set. */
  readonly faction?: Faction;
  /** The most that it may cost; 100 by the rulebook. */
  readonly limit: number;
  readonly members: readonly Member[];
  /** What the opponent brings, as far as it matters. */
  readonly opponent: readonly Member[];
  readonly occasion?: Occasion;
  readonly map?: BattleMap;
  readonly readings?: Pick<Readings, 'unique-versions'>;
}
