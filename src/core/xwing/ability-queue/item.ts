/** What can stand in the queue: an ability of a card in play, or a game effect. */
import type { QueueItem } from '../../verdict.ts';
import type { Player } from '../terms.ts';
import type { TriggeredCard } from './abilities/vocabulary.ts';
import type { CardInPlay } from './scenario.ts';
import type { Occurrence } from './state.ts';

/** A game effect comes from the rules, not from a card; it asks for nothing and costs nothing. */
export type GameEffect = 'tractored' | 'debris-cloud';

interface Queued {
  /** `J.snap-shot`; a second instance of the same ability is `J.snap-shot#2`. */
  readonly id: string;
  /** The id without the number of the instance. */
  readonly of: string;
  readonly label: string;
  readonly player: Player;
  /** What it triggered on. */
  readonly occurrence: Occurrence;
}
export interface AbilityItem extends Queued {
  readonly kind: 'ability';
  readonly inPlay: CardInPlay;
  readonly card: TriggeredCard;
}
export interface EffectItem extends Queued {
  readonly kind: 'game-effect';
  readonly effect: GameEffect;
}
export type Item = AbilityItem | EffectItem;

/** The id of a card's ability, or of a game effect on a ship, in the queue and in answers. */
export const itemId = (ship: string, what: string): string => `${ship}.${what}`;

export const shown = ({ id, label, player }: Item, state: QueueItem['state']): QueueItem => ({
  id,
  label,
  owner: `Player ${player}`,
  state,
});
