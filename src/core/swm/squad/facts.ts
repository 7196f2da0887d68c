/** The facts that verdicts about a squad are made of, and what each needs for its sentence. Members by id. */
import { stepsOf } from '../../steps.ts';
import type { Faction } from '../factions.ts';
import type { Player } from '../players.ts';
import type { Occasion } from './scenario.ts';

export type SwmSquadFacts = {
  /** What one line of the squad adds; it holds when its faction may fight for the player. */
  'squad-member': {
    readonly member: string;
    /** Whose squad it is: a player of the starter set, or a faction. */
    readonly squad: Player | Faction;
    readonly faction: Faction;
    readonly count: number;
    readonly cost: number;
    readonly points: number;
  };
  /** One of a Unique character at most; several members may be versions of it. */
  'unique-once': { readonly members: readonly string[]; readonly count: number; readonly versions: boolean };
  /** Another player's copy of a Unique character does not matter. */
  'unique-elsewhere': { readonly member: string };
  /** Something that sanctioned play is without; `member` is the character, if it is one. */
  'sanctioned-use': {
    readonly product: 'character' | 'map';
    readonly member: string | null;
    readonly occasion: Occasion;
  };
  'squad-total': { readonly points: number; readonly limit: number; readonly characters: number };
};

export const squadStep = stepsOf<SwmSquadFacts>();
