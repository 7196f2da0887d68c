/** Step 2 of the queue: what is kept out, what enters, and what is said about the order. Nothing changes here. */
import type { Step } from '../../verdict.ts';
import type { Cards } from './abilities/index.ts';
import { type Card, isTriggered } from './abilities/vocabulary.ts';
import { costSteps, requirementSteps, timingMiss } from './checks.ts';
import { type AbilityItem, type EffectItem, type Item, itemId } from './item.ts';
import { PAGE } from './pages.ts';
import type { Occurrence, Table } from './state.ts';
import { step } from './step.ts';
import { playerOrder } from './triggers.ts';
import type { Weights } from './weights.ts';

/** `declined`: its player does not want an optional ability. `refused`: the rules keep it out. */
export interface Admission {
  readonly item: AbilityItem;
  readonly outcome: 'enters' | 'declined' | 'refused';
  readonly step: Step;
}

/** May a triggered ability enter the queue (xwing-115, xwing-116), and does its player want it to? */
export function admission(table: Table, item: AbilityItem, weights: Weights): Admission {
  const declined = item.card.ability.optional && !item.inPlay.use;
  const checks = declined
    ? [step(PAGE.queueOrder, 'used', false, { ability: item.id })]
    : [...requirementSteps(table, item), ...costSteps(table, item, 'added')];
  const enters = checks.every((check) => check.holds);
  const evidence = { ability: item.id, player: item.player };
  return {
    item,
    outcome: enters ? 'enters' : declined ? 'declined' : 'refused',
    step: step(PAGE.queueOrder, 'added', enters, evidence, weights.judged(item.of, checks)),
  };
}

/** Abilities that are constant, and those whose timing fits nothing of what opened the window: none is queued. */
export const untriggered = (
  table: Table,
  cards: Cards,
  occurrences: readonly Occurrence[],
  weights: Weights,
): readonly Step[] =>
  table.scenario.cards.flatMap((inPlay) => {
    const card: Card = cards[inPlay.card];
    const ability = itemId(inPlay.ship, inPlay.card);
    const decisive = weights.focused(ability);
    if (!isTriggered(card))
      return [step(PAGE.ability, 'constant', true, { ability, ship: inPlay.ship }, { decisive })];
    const misses = occurrences.map((it) => timingMiss(table, card.ability.timing, inPlay, it));
    if (misses.includes(null)) return [];
    // Of several ships that it happens to, the ability's own tells why.
    const own = occurrences.findIndex(({ ship }) => ship === inPlay.ship);
    const miss = misses[Math.max(own, 0)];
    if (!miss) return [];
    const evidence = { ability, ship: table.scenario.ship, misses: miss };
    const rule = miss === 'no-damage' ? PAGE.losingShields : PAGE.ability;
    return [step(rule, 'timing', false, evidence, { decisive })];
  });

/** What is about to enter, and what it enters in front of. */
export interface Entry {
  readonly effects: readonly EffectItem[];
  readonly abilities: readonly AbilityItem[];
  readonly occurrences: readonly Occurrence[];
  /** What resolved when they were triggered; nothing when the window opens. */
  readonly during: Item | undefined;
  readonly queue: readonly Item[];
}

/** Why they enter in this order and at this place. */
export const orderSteps = (table: Table, entry: Entry, weights: Weights): readonly Step[] => [
  ...instanceSteps(entry),
  ...playerSteps(table, entry.abilities, weights),
  ...frontSteps(entry, weights),
];

/** Tokens gained together trigger an ability once (rulings, "gain two or more tokens from a single effect"). */
const instanceSteps = ({ occurrences, abilities }: Entry): readonly Step[] =>
  occurrences.flatMap((it) => {
    if (it.on !== 'tokens' || it.count === 1) return [];
    if (!abilities.some(({ occurrence }) => occurrence === it)) return [];
    const { ship, token, count } = it;
    return [step(PAGE.oneInstance, 'one-instance', true, { ship, token, count }, { decisive: true })];
  });

/** Who goes first, and who chose an order, where more than one ability enters. */
function playerSteps(table: Table, abilities: readonly AbilityItem[], weights: Weights): readonly Step[] {
  const first = table.scenario.firstPlayer;
  const byPlayer = playerOrder(first).map((player) => ({
    player,
    abilities: abilities.filter((item) => item.player === player).map(({ id }) => id),
  }));
  const both = byPlayer.every((own) => own.abilities.length > 0);
  return [
    ...(both ? [step(PAGE.queueOrder, 'player-order', true, { first }, { decisive: weights.players })] : []),
    ...byPlayer
      .filter((own) => own.abilities.length > 1)
      .map((own) => step(PAGE.queueOrder, 'own-order', true, own, { decisive: weights.order })),
  ];
}

/** What was triggered by what resolves goes before everything that waits. */
function frontSteps({ effects, abilities, during, queue }: Entry, weights: Weights): readonly Step[] {
  const entering = [...effects, ...abilities].map(({ id }) => id);
  if (!during || entering.length === 0 || queue.length === 0) return [];
  const evidence = { during: during.id, abilities: entering };
  return [step(PAGE.queueOrder, 'to-front', true, evidence, { decisive: weights.order })];
}
