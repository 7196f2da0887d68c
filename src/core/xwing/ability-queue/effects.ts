/** What paying for an ability and resolving it, or applying a game effect, does to the table. */
import type { Step } from '../../verdict.ts';
import { actionOf, mayAct } from './checks.ts';
import type { AbilityItem, EffectItem } from './item.ts';
import { PAGE } from './pages.ts';
import { readingOf } from './readings.ts';
import { gainTokens, type Occurrence, type Table } from './state.ts';
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
    } else {
      const { token } = cost;
      occurrences.push(...gainTokens(state, token, 1));
      const evidence = { ...of, token, now: state.tokens[token], asCost: true };
      steps.push(step(PAGE.cost, 'gains-token', true, evidence));
    }
  }
  return { steps, occurrences };
}

/** Carries out an ability's effect; what cannot happen is left undone and its step does not hold. */
export function applyEffect(table: Table, item: AbilityItem): Done {
  const { id, inPlay, card, occurrence } = item;
  const { effect } = card.ability;
  const { page } = card;
  const holder = table.shipState(inPlay.ship);
  switch (effect.kind) {
    case 'gain': {
      const { token } = effect;
      const occurrences = gainTokens(holder, token, 1);
      const evidence = { ability: id, ship: inPlay.ship, token, now: holder.tokens[token], asCost: false };
      return { steps: [step(page, 'gains-token', true, evidence)], occurrences };
    }
    case 'remove': {
      const { token } = effect;
      const { tokens } = table.shipState(occurrence.ship);
      const holds = tokens[token] > 0;
      if (holds) tokens[token] -= 1;
      const evidence = { ability: id, ship: occurrence.ship, token, now: tokens[token] };
      return { steps: [step(page, 'removes-token', holds, evidence)], occurrences: [] };
    }
    case 'bonus-attack': {
      holder.bonusAttackMade = true;
      const evidence = { ability: id, ship: inPlay.ship, target: occurrence.ship };
      return { steps: [step(page, 'attacks', true, evidence)], occurrences: [] };
    }
    case 'action': {
      const action = actionOf(inPlay, effect.actions);
      const moves = action !== 'rotate';
      const fails = moves && inPlay.fails;
      const holds = !fails && mayAct(table, inPlay.ship, effect, action);
      if (holds) holder.performed.add(action);
      if (holds && moves) holder.place = action;
      const performs = step(page, 'performs', holds, { ability: id, ship: inPlay.ship, action, fails });
      return { steps: [performs, ...(fails ? giveBack(table, item) : [])], occurrences: [] };
    }
  }
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
