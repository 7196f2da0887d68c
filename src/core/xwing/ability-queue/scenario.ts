/** What the X-Wing questions are asked about. Plain JSON; nothing here says what the answer is. */

import type { Difficulty, Moment, MovingAction, Place, Player, Size, Token } from '../terms.ts';
import type { CardId } from './abilities/index.ts';
import type { Readings } from './readings.ts';

/** A ship as it is when the window opens. */
export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly player: Player;
  readonly size: Size;
  /** Force charges it can spend. */
  readonly force: number;
  readonly stress: number;
  readonly strain: number;
  readonly tractor: number;
  readonly focus: number;
  readonly deplete: number;
  /** Active shields, and lost ones that it could recover. */
  readonly shields: number;
  readonly shieldsLost: number;
  /** It has already become tractored this round, so becoming tractored again does nothing more. */
  readonly tractoredThisRound: boolean;
  /** What is done with the move that becoming tractored offers to the player whose effect it was. */
  readonly tractorMove: TractorMove;
  /** It has already performed its bonus attack of the round. */
  readonly bonusAttackMade: boolean;
}

export const TRACTOR_MOVES = ['stays', 'moves', 'onto-debris'] as const;
export type TractorMove = (typeof TRACTOR_MOVES)[number];

/** An ability of a card on a ship. `ship.card`, such as `J.snap-shot`, names its ability in the queue and in answers. */
export interface CardInPlay {
  readonly ship: string;
  readonly card: CardId;
  /** Does its player want it in the queue? Asked of optional abilities only; others enter regardless. */
  readonly use: boolean;
  /** For an ability that grants one of several actions: the one its player performs. */
  readonly action: MovingAction;
  /** The action fails: its ship stays where it is. */
  readonly fails: boolean;
  /**
   * Where the ship of the window is in reach of this card: for an attack, in its arc at its range; for others,
   * at the range they name. `opening` is where it stands as the window opens, the others where that move leaves
   * it. A ship is always in reach of its own cards.
   */
  readonly reach: readonly Place[];
  /**
   * For an ability that has its player choose a ship: the one chosen, which is where the card wants it; left out
   * where no ship is.
   */
  readonly chooses?: string;
  /** For an ability that removes one of several kinds of tokens: the kind; left out, the first that is there. */
  readonly removes?: Token;
  /** Charges left on the card; as many as it has printed on it when left out. */
  readonly charges?: number;
}

export const EVENTS = ['maneuver', 'tokens', 'damage', 'shields', 'moment'] as const;

/**
 * Something happens to `ship`, or a moment of the round comes; a timing window opens, and players add abilities to the queue:
 * which ones resolve, and in which order? With `focus`: does that one resolve?
 */
export interface AbilityQueueScenario {
  readonly question: 'xwing/ability-queue';
  readonly firstPlayer: Player;
  readonly ships: readonly Ship[];
  /** A player's abilities that trigger together are put into the queue in this order. */
  readonly cards: readonly CardInPlay[];
  /**
   * `maneuver`: the ship executed one. `tokens`: it gained tokens from one effect. `damage`: it
   * suffered damage. `shields`: an effect had it lose shields. `moment`: one of the round comes.
   */
  readonly event: (typeof EVENTS)[number];
  /** The moment, which comes for every ship. */
  readonly moment: Moment;
  /** The ship that the window is about; any of them in a moment of the round. */
  readonly ship: string;
  /** Of the maneuver: 0 is stationary. */
  readonly speed: number;
  readonly difficulty: Difficulty;
  /** The maneuver was fully, not partially, executed. */
  readonly fully: boolean;
  /** The card of the ship that had it execute this maneuver instead of the one on its dial. */
  readonly through?: CardId;
  /** Of the tokens gained: their kind. */
  readonly token: Token;
  /** How many tokens, how much damage, or how many shields; not yet taken into account on the ship. */
  readonly count: number;
  /** Ability in the queue, such as `J.snap-shot`, or a game effect, such as `N.tractored`. */
  readonly focus?: string;
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
