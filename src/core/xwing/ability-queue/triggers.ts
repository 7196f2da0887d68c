/** What triggers on what happened, in the order in which it would enter the queue. */

import { PLAYERS, type Player } from '../terms.ts';
import type { Cards } from './abilities/index.ts';
import { type Card, isTriggered, type TriggeredCard } from './abilities/vocabulary.ts';
import { timingMiss } from './checks.ts';
import { type AbilityItem, type EffectItem, type GameEffect, itemId } from './item.ts';
import { PAGE } from './pages.ts';
import type { CardInPlay } from './scenario.ts';
import type { Occurrence, Table } from './state.ts';

/** Numbers the instances of an ability in one run: the first has none, then `#2`, `#3` … */
export type Numbering = (of: string) => string;

export function numbering(): Numbering {
  const seen = new Map<string, number>();
  return (of) => {
    const n = (seen.get(of) ?? 0) + 1;
    seen.set(of, n);
    return n === 1 ? of : `${of}#${n}`;
  };
}

/** The first player, then the other. */
export const playerOrder = (first: Player): readonly Player[] => [
  first,
  ...PLAYERS.filter((player) => player !== first),
];

/**
 * Abilities whose timing fits: the first player's, then the second player's, each player's in the order chosen
 * (the order of the scenario's cards). Whether they may enter is asked afterwards.
 */
export function triggered(
  table: Table,
  cards: Cards,
  occurrences: readonly Occurrence[],
  number: Numbering,
): readonly AbilityItem[] {
  const { scenario } = table;
  return playerOrder(scenario.firstPlayer).flatMap((player) =>
    scenario.cards
      .filter(({ ship }) => table.shipState(ship).ship.player === player)
      .flatMap((inPlay) => {
        const card: Card = cards[inPlay.card];
        if (!isTriggered(card)) return [];
        return occurrences
          .filter((it) => timingMiss(table, card.ability.timing, inPlay, it) === null)
          .map((occurrence) => abilityItem(table, card, inPlay, occurrence, number));
      }),
  );
}

function abilityItem(
  table: Table,
  card: TriggeredCard,
  inPlay: CardInPlay,
  occurrence: Occurrence,
  number: Numbering,
): AbilityItem {
  const { ship } = table.shipState(inPlay.ship);
  const of = itemId(ship.id, inPlay.card);
  const label = `${card.name} (${ship.name})`;
  return { kind: 'ability', id: number(of), of, label, player: ship.player, occurrence, inPlay, card };
}

/** Game effects and the pages they rest on. */
export const GAME_EFFECTS: Readonly<Record<GameEffect, { readonly name: string; readonly page: string }>> = {
  tractored: { name: 'Becoming tractored', page: PAGE.becomingTractored },
  'debris-cloud': { name: 'Debris cloud', page: PAGE.debrisCloud },
};

/**
 * Game effects that what happened brings about. Each belongs to the player of the ship it happens to, but for what
 * becoming tractored does: that is up to the player whose effect gave the token.
 */
export const gameEffects = (
  table: Table,
  occurrences: readonly Occurrence[],
  number: Numbering,
): readonly EffectItem[] =>
  occurrences.flatMap((occurrence) => {
    const effect =
      occurrence.on === 'tractored' ? 'tractored' : occurrence.on === 'debris' ? 'debris-cloud' : undefined;
    if (!effect) return [];
    const { ship } = table.shipState(occurrence.ship);
    const of = itemId(ship.id, effect);
    const label = `${GAME_EFFECTS[effect].name} (${ship.name})`;
    const player = occurrence.on === 'tractored' ? occurrence.by : ship.player;
    return [{ kind: 'game-effect', id: number(of), of, label, player, occurrence, effect }];
  });
