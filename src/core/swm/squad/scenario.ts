/** What `swm/squad` is asked about: a list of characters with their costs and factions. */
import type { Faction } from '../factions.ts';
import type { Player } from '../players.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  /** Points for one of them. */
  readonly cost: number;
  readonly count: number;
}

/** Is this squad legal for this player? */
export interface SquadScenario {
  readonly question: 'swm/squad';
  readonly player: Player;
  /** The most that it may cost; 100 by the rulebook. */
  readonly limit: number;
  readonly members: readonly Member[];
}
