/** The facts that verdicts about a squad are made of, and what each needs for its sentence. Members by id. */
import { stepsOf } from '../../steps.ts';
import type { Faction } from '../factions.ts';
import type { Player } from '../players.ts';

export type SwmSquadFacts = {
  /** What one line of the squad adds; it holds when its faction may fight for the player. */
  'squad-member': {
    readonly member: string;
    readonly player: Player;
    readonly faction: Faction;
    readonly count: number;
    readonly cost: number;
    readonly points: number;
  };
  'squad-total': { readonly points: number; readonly limit: number; readonly characters: number };
};

export const squadStep = stepsOf<SwmSquadFacts>();
