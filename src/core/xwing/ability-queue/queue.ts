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
import type { QueueFrame, QueueItem, Step } from '../../verdict.ts';
import { CARDS, type Cards } from './abilities/index.ts';
import { costSteps, requirementSteps } from './checks.ts';
import { applyEffect, applyGameEffect, type Done, pay } from './effects.ts';
import { admission, orderSteps, untriggered } from './entering.ts';
import { type Item, shown } from './item.ts';
import { PAGE } from './pages.ts';
import type { AbilityQueueScenario } from './scenario.ts';
import { gainTokens, loseShields, type Occurrence, type Table, tableOf } from './state.ts';
import { step } from './step.ts';
import { GAME_EFFECTS, gameEffects, numbering, triggered } from './triggers.ts';
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

  const log = (moment: Step, ...items: readonly QueueItem[]) => {
    steps.push(moment);
    frames.push({ step: moment, queue: items });
  };

  const enter = (occurrences: readonly Occurrence[], during?: Item) => {
    const effects = gameEffects(table, occurrences, number);
    const admissions = triggered(table, cards, occurrences, number).map((it) =>
      admission(table, it, weights),
    );
    const abilities = admissions.filter(({ outcome }) => outcome === 'enters').map(({ item }) => item);
    steps.push(...orderSteps(table, { effects, abilities, occurrences, during, queue }, weights));
    const behind = [...abilities, ...queue].filter(({ kind }) => kind === 'ability').map(({ id }) => id);
    const entered: Item[] = [];
    for (const effect of effects) {
      entered.push(effect);
      const evidence = { effect: effect.id, before: behind };
      const { decisive } = weights.judged(effect.of, []);
      const first = step(PAGE.gameEffectsFirst, 'game-effect-first', true, evidence, { decisive });
      log(first, ...waiting(entered), ...waiting(queue));
    }
    for (const { item, outcome, step: added } of admissions) {
      if (outcome === 'enters') entered.push(item);
      const kept = outcome === 'refused' ? [shown(item, 'refused')] : [];
      if (outcome === 'declined') steps.push(added);
      else log(added, ...waiting(entered), ...kept, ...waiting(queue));
    }
    queue = [...entered, ...queue];
  };

  const resolve = (front: Item, rest: readonly Item[]) => {
    const [rule, page] = pagesOf(front);
    const checks = checksOf(table, front);
    const holds = checks.every((check) => check.holds);
    const evidence = { ability: front.id };
    queue = rest;
    log(
      step(rule, 'resolves', holds, evidence, weights.judged(front.of, checks)),
      shown(front, holds ? 'resolving' : 'removed'),
      ...waiting(rest),
    );
    if (!holds) return;
    const done = carryOut(table, front);
    const extra = { children: done.steps, decisive: weights.deeds(front.of) };
    resolved.push(front.id);
    log(step(page, 'resolved', true, evidence, extra), shown(front, 'resolved'), ...waiting(rest));
    enter(done.occurrences, front);
  };

  const { opens, occurrences } = openWindow(table, weights);
  log(opens);
  steps.push(...untriggered(table, cards, occurrences, weights));
  enter(occurrences);
  for (let [front, ...rest] = queue; front; [front, ...rest] = queue) resolve(front, rest);
  steps.push(...outcome(table));
  return { steps, frames, resolved };
}

const waiting = (items: readonly Item[]): readonly QueueItem[] => items.map((item) => shown(item, 'waiting'));

function openWindow(
  table: Table,
  { harm }: Weights,
): { readonly opens: Step; readonly occurrences: readonly Occurrence[] } {
  const {
    event,
    ship,
    ships,
    moment,
    speed,
    difficulty,
    fully,
    through = null,
    token,
    count,
  } = table.scenario;
  if (event === 'maneuver') {
    const opens = step(PAGE.ability, 'maneuver', true, { ship, speed, difficulty, fully, through });
    return { opens, occurrences: [{ on: 'maneuver', ship }] };
  }
  const state = table.shipState(ship);
  if (event === 'damage' || event === 'shields') {
    const lost = loseShields(state, count, table.scenario.readings);
    const shields = state.shieldsLost - state.ship.shieldsLost;
    const decisive = { decisive: harm };
    return event === 'damage'
      ? {
          opens: step(PAGE.losingShields, 'damage', true, { ship, amount: count, shields }, decisive),
          occurrences: [{ on: 'damage', ship }, ...lost],
        }
      : {
          opens: step(PAGE.losingShields, 'shields-lost', true, { ship, shields }, decisive),
          occurrences: lost,
        };
  }
  if (event === 'moment') {
    const opens = step(PAGE.ability, 'moment', true, { moment });
    return { opens, occurrences: ships.map(({ id }) => ({ on: 'moment', ship: id })) };
  }
  const opens = step(PAGE.ability, 'tokens', true, { ship, token, count });
  return { opens, occurrences: gainTokens(state, token, count) };
}

/** A game effect asks for nothing. */
const checksOf = (table: Table, item: Item): readonly Step[] =>
  item.kind === 'ability' ? [...requirementSteps(table, item), ...costSteps(table, item, 'resolving')] : [];

/** The page that says when it resolves, and the one that says what it does. */
const pagesOf = (item: Item): readonly [resolves: string, does: string] =>
  item.kind === 'ability'
    ? [PAGE.queueOrder, item.card.page]
    : [PAGE.gameEffectsFirst, GAME_EFFECTS[item.effect].page];

function carryOut(table: Table, item: Item): Done {
  if (item.kind === 'game-effect') return applyGameEffect(table, item);
  const paid = pay(table, item);
  const done = applyEffect(table, item);
  return {
    steps: [...paid.steps, ...done.steps],
    occurrences: [...paid.occurrences, ...done.occurrences],
  };
}

/** What every ship is left with. */
const outcome = (table: Table): readonly Step[] =>
  table.scenario.ships.map(({ id }) => {
    const { force, shields, tokens } = table.shipState(id);
    return step(PAGE.queueOrder, 'finally', true, { ship: id, force, shields, ...tokens });
  });
