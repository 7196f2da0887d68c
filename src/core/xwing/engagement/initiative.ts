/**
 * The start of the Engagement Phase: at which initiative does each ship engage? Abilities go through the queue, and
 * of several that set the initiative of one ship the latest counts (later rules references, Initiative).
 */
import { playerOrder } from '../ability-queue/triggers.ts';
import type { Player } from '../terms.ts';
import { ENGAGEMENT_CARDS } from './cards.ts';
import type { CardInPlay, EngagementScenario, Ship } from './scenario.ts';

export interface Setting {
  readonly inPlay: CardInPlay;
  /** The ship whose initiative it sets. */
  readonly ship: string;
  readonly to: number;
}

/** What sets an initiative, in the order in which it resolves; what its player does not use is among it. */
export const settingsOf = (scenario: EngagementScenario): readonly Setting[] =>
  inOrder(scenario, scenario.cards, ({ ship }) => playerOf(scenario, ship)).flatMap((inPlay) => {
    const { clause } = ENGAGEMENT_CARDS[inPlay.card];
    if (clause.does !== 'sets-initiative') return [];
    const ship = clause.whose === 'own' ? inPlay.ship : (inPlay.target ?? inPlay.ship);
    return [{ inPlay, ship, to: clause.to }];
  });

/** The setting in force for a ship; undefined where it engages at the initiative of its card. */
export const latestFor = (settings: readonly Setting[], { id }: Ship): Setting | undefined =>
  settings.findLast(({ inPlay, ship }) => inPlay.use && ship === id);

/** The first player's, then the second player's, each player's as they are listed. */
export const inOrder = <T>(
  { firstPlayer }: EngagementScenario,
  items: readonly T[],
  player: (item: T) => Player | undefined,
): readonly T[] => playerOrder(firstPlayer).flatMap((one) => items.filter((item) => player(item) === one));

export const playerOf = ({ ships }: EngagementScenario, ship: string): Player | undefined =>
  ships.find(({ id }) => id === ship)?.player;
