/**
 * The ability queue, played as the rulings describe it ("Which effects are abilities?" to the Nantex):
 *
 * 1. Something happens and a timing window opens.
 * 2. Game effects that it brings about come first. Then abilities whose timing has come are added, the first
 *    player's before the second player's, each player's in the order that player chooses. One that is optional
 *    enters if its player wants it. One whose requirements are not met or whose costs cannot be paid does not enter.
 * 3. The front of the queue resolves: requirements and costs are looked at again; if one fails it is removed and
 *    nothing is paid; otherwise all costs are paid and the effect is carried out.
 * 4. What was triggered meanwhile enters at the front, as in step 2, once the ability has fully resolved.
 *
 * It ends, because no ability leads back to itself through what it triggers (a test holds the cards to that).
 */
import type { QueueFrame, QueueItem, Step } from '../verdict.ts';
import { CARDS } from './abilities/index.ts';
import { costSteps, requirementSteps, timingMiss } from './checks.ts';
import { applyEffect, applyGameEffect, type Done, pay } from './effects.ts';
import { type AbilityItem, type Cards, type Item, itemId, shown } from './item.ts';
import { PAGE } from './pages.ts';
import type { AbilityQueueScenario } from './scenario.ts';
import { gainTokens, type Occurrence, type Table, tableOf } from './state.ts';
import { step } from './step.ts';
import { GAME_EFFECTS, gameEffects, numbering, playerOrder, triggered } from './triggers.ts';
import type { Weights } from './weights.ts';

export interface Run {
  readonly steps: readonly Step[];
  readonly frames: readonly QueueFrame[];
  /** Ids of what resolved, in order. */
  readonly resolved: readonly string[];
}

/** Plays the window. The scenario must be free of setup errors; `weights` says which steps are decisive. */
export function runQueue(scenario: AbilityQueueScenario, weights: Weights, cards: Cards = CARDS): Run {
  const table = tableOf(scenario, cards);
  const number = numbering();
  const steps: Step[] = [];
  const frames: QueueFrame[] = [];
  const resolved: string[] = [];
  let queue: readonly Item[] = [];

  const log = (done: Step, ...items: readonly QueueItem[]) => {
    steps.push(done);
    frames.push({ step: done, queue: items });
  };
  const waiting = (items: readonly Item[]) => items.map((item) => shown(item, 'waiting'));

  const enter = (occurrences: readonly Occurrence[], during?: Item) => {
    const effects = gameEffects(table, occurrences, number);
    const candidates = triggered(table, cards, occurrences, number).map((item) =>
      admit(table, item, weights),
    );
    const abilities = candidates.filter(({ enters }) => enters).map(({ item }) => item);
    if (!during) steps.push(...untriggered(table, cards, occurrences, weights));
    steps.push(...instanceSteps(occurrences, abilities));
    steps.push(...orderSteps(table, abilities, weights));
    if (during && effects.length + abilities.length > 0 && queue.length > 0) {
      const entering = [...effects, ...abilities].map(({ id }) => id);
      const decisive = weights.order;
      steps.push(
        step(PAGE.queueOrder, 'to-front', true, { during: during.id, abilities: entering }, { decisive }),
      );
    }
    const behind = [...abilities, ...queue].filter(({ kind }) => kind === 'ability').map(({ id }) => id);
    const before: Item[] = [];
    for (const effect of effects) {
      const decisive = weights.order || weights.item(effect.of);
      before.push(effect);
      log(
        step(
          PAGE.gameEffectsFirst,
          'game-effect-first',
          true,
          { effect: effect.id, before: behind },
          { decisive },
        ),
        ...waiting([...before, ...queue]),
      );
    }
    for (const { item, enters, step: added } of candidates) {
      if (!added) continue;
      if (enters) before.push(item);
      log(added, ...waiting(before), ...(enters ? [] : [shown(item, 'refused')]), ...waiting(queue));
    }
    queue = [...before, ...queue];
  };

  const resolveFront = (front: Item, rest: readonly Item[]) => {
    queue = rest;
    const checks =
      front.kind === 'ability'
        ? [...requirementSteps(table, front), ...costSteps(table, front, 'resolving')]
        : [];
    const holds = checks.every((check) => check.holds);
    const rule = front.kind === 'ability' ? PAGE.queueOrder : GAME_EFFECTS[front.effect].page;
    const resolves = step(rule, 'resolves', holds, { ability: front.id }, weights.judged(front.of, checks));
    log(resolves, shown(front, holds ? 'resolving' : 'removed'), ...waiting(rest));
    if (!holds) return;
    resolved.push(front.id);
    const done = carryOut(table, front);
    const page = front.kind === 'ability' ? front.card.page : rule;
    const deeds = { children: done.steps, decisive: weights.deeds(front.of) };
    log(
      step(page, 'resolved', true, { ability: front.id }, deeds),
      shown(front, 'resolved'),
      ...waiting(rest),
    );
    enter(done.occurrences, front);
  };

  const { step: opens, occurrences } = openWindow(table);
  log(opens);
  enter(occurrences);
  for (let [front, ...rest] = queue; front; [front, ...rest] = queue) resolveFront(front, rest);
  steps.push(...outcome(table));
  return { steps, frames, resolved };
}

function openWindow(table: Table): { readonly step: Step; readonly occurrences: readonly Occurrence[] } {
  const { event, ship, speed, difficulty, fully, through = null, token, count } = table.scenario;
  if (event === 'maneuver') {
    const opens = step(PAGE.ability, 'maneuver', true, { ship, speed, difficulty, fully, through });
    return { step: opens, occurrences: [{ on: 'maneuver', ship }] };
  }
  const opens = step(PAGE.ability, 'tokens', true, { ship, token, count });
  return { step: opens, occurrences: gainTokens(table.shipState(ship), token, count) };
}

interface Candidate {
  readonly item: AbilityItem;
  readonly enters: boolean;
  readonly step: Step;
}

/** May a triggered ability enter the queue, and does its player want it to? */
function admit(table: Table, item: AbilityItem, weights: Weights): Candidate {
  const { ability } = item.card;
  const unwanted = ability.optional && !item.inPlay.use;
  const checks = unwanted
    ? [step(PAGE.queueOrder, 'used', false, { ability: item.id })]
    : [...requirementSteps(table, item), ...costSteps(table, item, 'added')];
  const enters = checks.every((check) => check.holds);
  const evidence = { ability: item.id, player: item.player };
  const added = step(PAGE.queueOrder, 'added', enters, evidence, weights.judged(item.of, checks));
  return { item, enters, step: added };
}

const carryOut = (table: Table, item: Item): Done => {
  if (item.kind === 'game-effect') return applyGameEffect(table, item);
  const paid = pay(table, item);
  const done = applyEffect(table, item);
  return {
    steps: [...paid.steps, ...done.steps],
    occurrences: [...paid.occurrences, ...done.occurrences],
  };
};

/** Cards whose timing does not fit what opened the window. */
const untriggered = (
  table: Table,
  cards: Cards,
  occurrences: readonly Occurrence[],
  weights: Weights,
): readonly Step[] =>
  table.scenario.cards.flatMap((inPlay) => {
    const [miss, ...others] = occurrences.map((it) =>
      timingMiss(table, cards[inPlay.card].ability.timing, inPlay, it),
    );
    if (!miss || others.includes(null)) return [];
    const ability = itemId(inPlay.ship, inPlay.card);
    const evidence = { ability, ship: table.scenario.ship, misses: miss };
    return [step(PAGE.ability, 'timing', false, evidence, { decisive: weights.focused(ability) })];
  });

/** Tokens gained together trigger an ability once (rulings, "gain two or more tokens from a single effect"). */
const instanceSteps = (
  occurrences: readonly Occurrence[],
  abilities: readonly AbilityItem[],
): readonly Step[] =>
  occurrences.flatMap((it) =>
    it.on === 'tokens' && it.count > 1 && abilities.some(({ occurrence }) => occurrence === it)
      ? [
          step(
            PAGE.oneInstance,
            'one-instance',
            true,
            { ship: it.ship, token: it.token, count: it.count },
            { decisive: true },
          ),
        ]
      : [],
  );

/** Who goes first, and who chose an order, where more than one ability enters. */
function orderSteps(table: Table, entering: readonly AbilityItem[], weights: Weights): readonly Step[] {
  const players = playerOrder(table.scenario.firstPlayer);
  const byPlayer = players.map((player) => ({
    player,
    abilities: entering.filter((item) => item.player === player).map(({ id }) => id),
  }));
  const both = byPlayer.every(({ abilities }) => abilities.length > 0);
  return [
    ...(both
      ? [
          step(
            PAGE.queueOrder,
            'player-order',
            true,
            { first: table.scenario.firstPlayer },
            { decisive: weights.players },
          ),
        ]
      : []),
    ...byPlayer
      .filter(({ abilities }) => abilities.length > 1)
      .map((own) => step(PAGE.queueOrder, 'own-order', true, own, { decisive: weights.order })),
  ];
}

/** What every ship is left with. */
const outcome = (table: Table): readonly Step[] =>
  table.scenario.ships.map(({ id }) => {
    const { force, tokens } = table.shipState(id);
    return step(PAGE.queueOrder, 'finally', true, { ship: id, force, ...tokens });
  });
