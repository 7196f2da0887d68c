/** What paying for an ability and resolving it, or applying a game effect, does to the table. */
import type { Step } from '../../verdict.ts';
import type { Token } from '../terms.ts';
import type { Effect } from './abilities/vocabulary.ts';
import type { AbilityItem, EffectItem } from './item.ts';
import { PAGE } from './pages.ts';
import { actionOf, mayAct, possibleSteps, removedToken } from './possible.ts';
import { readingOf } from './readings.ts';
import { gainTokens, loseShields, type Occurrence, type Table } from './state.ts';
import { step } from './step.ts';

/** What was done, and what that triggers. */
export interface Done {
  readonly steps: readonly Step[];
  readonly occurrences: readonly Occurrence[];
}

/** Pays every cost; they must have been found payable. */
export function pay(table: Table, { id, inPlay, card }: AbilityItem): Done {
  const { ship } = inPlay;
  const state = table.shipState(ship);
  const steps: Step[] = [];
  const occurrences: Occurrence[] = [];
  for (const cost of card.ability.costs) {
    const of = { ability: id, ship };
    if (cost.kind === 'force') {
      state.force -= cost.amount;
      steps.push(step(PAGE.cost, 'pays-force', true, { ...of, amount: cost.amount, left: state.force }));
    } else if (cost.kind === 'charges') {
      table.spendCharges(inPlay, cost.amount);
      const left = table.charges(inPlay);
      steps.push(step(PAGE.cost, 'pays-charges', true, { ...of, amount: cost.amount, left }));
    } else if (cost.kind === 'shields') {
      // A shield that is spent is lost (rules reference, "Charges", of which shields are a kind).
      occurrences.push(...loseShields(state, cost.amount, table.scenario.readings));
      steps.push(step(PAGE.cost, 'pays-shields', true, { ...of, amount: cost.amount, left: state.shields }));
    } else {
      const { token } = cost;
      occurrences.push(...gainTokens(state, token, 1));
      const evidence = { ...of, token, now: state.tokens[token], asCost: true };
      steps.push(step(PAGE.cost, 'gains-token', true, evidence));
    }
  }
  return { steps, occurrences };
}

/**
 * Carries out an ability's effect. One with several parts happens whole or not at all (xwing-007); what cannot
 * happen is left undone and its step does not hold.
 */
export function applyEffect(table: Table, item: AbilityItem): Done {
  const { effects } = item.card.ability;
  if (effects.length > 1) {
    const possible = possibleSteps(table, item, PAGE.singleEffect);
    if (possible.some(({ holds }) => !holds)) return { steps: possible, occurrences: [] };
  }
  const done = effects.map((effect) => applyPart(table, item, effect));
  return {
    steps: done.flatMap(({ steps }) => steps),
    occurrences: done.flatMap(({ occurrences }) => occurrences),
  };
}

function applyPart(table: Table, item: AbilityItem, effect: Effect): Done {
  const { id, inPlay, card, occurrence } = item;
  const { page } = card;
  const holder = table.shipState(inPlay.ship);
  const of = { ability: id, ship: inPlay.ship };
  switch (effect.kind) {
    case 'gain': {
      const { token } = effect;
      const occurrences = gainTokens(holder, token, 1);
      const evidence = { ...of, token, now: holder.tokens[token], asCost: false };
      return { steps: [step(page, 'gains-token', true, evidence)], occurrences };
    }
    case 'remove': {
      const { tokens } = table.shipState(occurrence.ship);
      const token = removedToken(inPlay, effect.tokens, tokens);
      const holds = tokens[token] > 0;
      if (holds) tokens[token] -= 1;
      const evidence = { ability: id, ship: occurrence.ship, token, now: tokens[token] };
      return { steps: [step(page, 'removes-token', holds, evidence)], occurrences: [] };
    }
    case 'keep': {
      const { token, upTo } = effect;
      const amount = Math.min(upTo, holder.tokens[token]);
      return { steps: [step(page, 'keeps', amount > 0, { ...of, token, amount })], occurrences: [] };
    }
    case 'transfer':
      return transfer(table, item, effect.token);
    case 'lose-charge': {
      const holds = table.charges(inPlay) > 0;
      if (holds) table.spendCharges(inPlay, 1);
      const evidence = { ...of, left: table.charges(inPlay) };
      return { steps: [step(page, 'loses-charge', holds, evidence)], occurrences: [] };
    }
    case 'lose-shield': {
      // That there is a chosen ship was asked before (`possible.ts`).
      const chosen = inPlay.chooses as string;
      const state = table.shipState(chosen);
      const occurrences = loseShields(state, 1, table.scenario.readings);
      const evidence = { ability: id, ship: chosen, now: state.shields };
      return { steps: [step(page, 'loses-shield', true, evidence)], occurrences };
    }
    case 'recover-shield': {
      holder.shields += 1;
      holder.shieldsLost -= 1;
      return {
        steps: [step(page, 'recovers-shield', true, { ...of, now: holder.shields })],
        occurrences: [],
      };
    }
    case 'bonus-attack': {
      holder.bonusAttackMade = true;
      const evidence = { ...of, target: occurrence.ship };
      return { steps: [step(page, 'attacks', true, evidence)], occurrences: [] };
    }
    case 'action': {
      const action = actionOf(inPlay, effect.actions);
      const moves = action !== 'rotate';
      const fails = moves && inPlay.fails;
      const holds = !fails && mayAct(holder, effect, action);
      if (holds) holder.performed.add(action);
      if (holds && moves) holder.place = action;
      const performs = step(page, 'performs', holds, { ...of, action, fails });
      return { steps: [performs, ...(fails ? giveBack(table, item) : [])], occurrences: [] };
    }
  }
}

/** The token goes over whole: one that cannot be received, for there is nobody to receive it, is not given. */
function transfer(table: Table, item: AbilityItem, token: Token): Done {
  const { inPlay, player } = item;
  const possible = possibleSteps(table, item, PAGE.requirement);
  const failed = possible.filter(({ holds }) => !holds);
  if (failed.length > 0 || inPlay.chooses === undefined) return { steps: failed, occurrences: [] };
  table.shipState(inPlay.ship).tokens[token] -= 1;
  const occurrences = gainTokens(table.shipState(inPlay.chooses), token, 1, player);
  const evidence = { ability: item.id, ship: inPlay.ship, token, to: inPlay.chooses };
  return { steps: [step(item.card.page, 'transfers', true, evidence)], occurrences };
}

/** Whether what was paid for an action that fails is lost is an open point. */
function giveBack(table: Table, { id, inPlay, card }: AbilityItem): readonly Step[] {
  const paid = (kind: 'force' | 'charges') =>
    card.ability.costs.reduce((sum, cost) => (cost.kind === kind ? sum + cost.amount : sum), 0);
  const force = paid('force');
  const charges = paid('charges');
  if (force + charges === 0) return [];
  const back = readingOf(table.scenario.readings, 'failed-action-cost') === 'returned';
  if (back) {
    table.shipState(inPlay.ship).force += force;
    table.spendCharges(inPlay, -charges);
  }
  const evidence = { ability: id, ship: inPlay.ship, force, charges };
  return [step(PAGE.failedActionCost, 'returned', back, evidence)];
}

/**
 * Applies a game effect. A ship that became tractored may be moved, as the scenario says; one moved onto a debris
 * cloud gains a stress token (rulings, Nantex).
 */
export function applyGameEffect(table: Table, { id, effect, occurrence }: EffectItem): Done {
  const { ship } = occurrence;
  const state = table.shipState(ship);
  if (effect === 'debris-cloud') {
    const occurrences = gainTokens(state, 'stress', 1);
    const evidence = { ability: id, ship, token: 'stress', now: state.tokens.stress, asCost: false } as const;
    return { steps: [step(PAGE.debrisCloud, 'gains-token', true, evidence)], occurrences };
  }
  const move = state.ship.tractorMove;
  if (move !== 'stays') state.place = 'tractored';
  return {
    steps: [step(PAGE.becomingTractored, 'tractor-move', move !== 'stays', { ship, move })],
    occurrences: move === 'onto-debris' ? [{ on: 'debris', ship }] : [],
  };
}
