/** What the question about the Engagement Phase is asked about. */
import type { Player } from '../terms.ts';
import type { EngagementCardId } from './cards.ts';
import type { Readings } from './readings.ts';

/** The standard arcs, to one of which a turret arc indicator points. */
export const ARCS = ['front', 'right', 'rear', 'left'] as const;
export type Arc = (typeof ARCS)[number];

/** With what a ship attacks as it engages: a weapon of its front arc, one of its turret arc, or not at all. */
export const WEAPONS = ['front', 'turret', 'none'] as const;

export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly player: Player;
  /** As printed on its card. */
  readonly initiative: number;
  /** The turret arcs it has: none, one, or the two opposite ones of a double turret. */
  readonly turrets: readonly Arc[];
  readonly attack: (typeof WEAPONS)[number];
  /** The turret arc that it attacks from as it engages; its first one when left out. */
  readonly attackArc?: Arc;
  /** It has already performed its bonus attack of the round. */
  readonly bonusAttackMade: boolean;
}

/** A card on a ship. `ship.card`, such as `F.han-solo-gunner`, names its attack in answers. */
export interface CardInPlay {
  readonly ship: string;
  readonly card: EngagementCardId;
  /** Does its player use it? */
  readonly use: boolean;
  /** For one that chooses a ship: which. It is taken to be where the card wants it. */
  readonly target?: string;
  /** For one that attacks from a turret arc: which; the ship's first one when left out. */
  readonly arc?: Arc;
}

/**
 * In which order are attacks performed? `F.attack` is that of ship F as it engages. With `focus`: is that attack
 * performed?
 */
export interface EngagementScenario {
  readonly question: 'xwing/engagement';
  readonly firstPlayer: Player;
  /** A player's ships that engage at the same initiative engage in this order. */
  readonly ships: readonly Ship[];
  /** A player's abilities that trigger together enter the ability queue in this order. */
  readonly cards: readonly CardInPlay[];
  readonly focus?: string;
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
