/** What `swm/reserves` is asked about: sets of points for further characters, and the characters they pay. */
import type { CardId } from '../abilities/cards.ts';
import type { AbilityId } from '../abilities/pages.ts';
import type { Faction } from '../factions.ts';

/** The points that one character with such an ability brings. */
export interface ReserveSet {
  readonly id: string;
  /** Who brings it. */
  readonly name: string;
  readonly ability: AbilityId;
  /** The stat card, if that says more than the definition. */
  readonly card?: CardId;
  readonly points: number;
  /** The initiative roll that it needs; left out where it needs none. */
  readonly on?: number;
}

export interface Added {
  readonly id: string;
  readonly name: string;
  readonly faction?: Faction;
  /** Points for one of them. */
  readonly cost: number;
  readonly count: number;
  /** What stands among its special abilities. */
  readonly abilities: readonly AbilityId[];
  /** Which of the sets pays for it, counted from 1. */
  readonly set: number;
}

/** May these characters be added to the squad? */
export interface ReservesScenario {
  readonly question: 'swm/reserves';
  /** The die of the initiative roll. */
  readonly initiative?: number;
  readonly sets: readonly ReserveSet[];
  readonly added: readonly Added[];
}
