/**
 * What is asked of an ability before it enters the queue and again when it resolves. Each check is a step that
 * holds or does not; none changes anything.
 */
import type { Step } from '../../verdict.ts';
import type { Action, MovingAction } from '../terms.ts';
import type { Cost, Effect, Requirement, Timing } from './abilities/vocabulary.ts';
import type { Miss } from './facts.ts';
import type { AbilityItem } from './item.ts';
import { PAGE } from './pages.ts';
import { readingOf } from './readings.ts';
import type { CardInPlay } from './scenario.ts';
import type { Occurrence, Table } from './state.ts';
import { step } from './step.ts';

/** In what the timing differs from what happened; null when it fits, and the ability triggers. */
export function timingMiss(
  table: Table,
  timing: Timing,
  inPlay: CardInPlay,
  occurrence: Occurrence,
): Miss | null {
  const { scenario } = table;
  if (timing.on !== occurrence.on) return 'event';
  if (!isWhose(table, timing.whose, inPlay.ship, occurrence.ship)) return 'whose';
  if (timing.on === 'tokens') {
    return occurrence.on === 'tokens' && occurrence.token === timing.token ? null : 'token';
  }
  const fully =
    timing.fully === 'by-reading'
      ? readingOf(scenario.readings, 'partial-execution') === 'fully-executes'
      : timing.fully;
  if (fully && !scenario.fully) return 'fully';
  if (timing.throughThisCard && scenario.through !== inPlay.card) return 'through';
  if (timing.difficulty && scenario.difficulty !== timing.difficulty) return 'difficulty';
  if (timing.speed && (scenario.speed < timing.speed[0] || scenario.speed > timing.speed[1])) return 'speed';
  return null;
}

function isWhose(table: Table, whose: Timing['whose'], holder: string, ship: string): boolean {
  if (whose === 'own') return holder === ship;
  const same = table.shipState(holder).ship.player === table.shipState(ship).ship.player;
  return whose === 'friendly' ? same : !same;
}

/** The requirements, in the card's order (rulings, "What is meant by a requirement for an ability?"). */
export const requirementSteps = (table: Table, item: AbilityItem): readonly Step[] =>
  item.card.ability.requirements.map((requirement) => requirementStep(table, item, requirement));

function requirementStep(table: Table, item: AbilityItem, requirement: Requirement): Step {
  const { inPlay, occurrence } = item;
  const holder = table.shipState(inPlay.ship);
  switch (requirement.kind) {
    case 'in-reach': {
      const { ship } = occurrence;
      const { place } = table.shipState(ship);
      const holds = ship === inPlay.ship || inPlay.reach.includes(place);
      return step(PAGE.requirement, 'in-reach', holds, { ability: item.id, ship, place });
    }
    case 'bonus-attack-left': {
      const evidence = { ability: item.id, ship: inPlay.ship };
      return step(PAGE.bonusAttack, 'bonus-attack-left', !holder.bonusAttackMade, evidence);
    }
    case 'without': {
      const { token } = requirement;
      const has = holder.tokens[token];
      const evidence = { ability: item.id, ship: inPlay.ship, token, has };
      return step(PAGE.requirement, 'without-token', has === 0, evidence);
    }
  }
}

/**
 * Can the costs be paid, all of them together (rulings, "When is the cost for an ability paid?")? Later rules
 * references also want the effect to be possible; when that is asked is an open point.
 */
export function costSteps(table: Table, item: AbilityItem, when: 'added' | 'resolving'): readonly Step[] {
  const { costs, effect } = item.card.ability;
  const reading = readingOf(table.scenario.readings, 'cost-needs-effect');
  const effectToo =
    costs.length > 0 && (reading === 'when-added' || (reading === 'when-resolving' && when === 'resolving'));
  return [
    ...costs.map((cost, i) => costStep(table, item, cost, costs.slice(0, i))),
    ...(effectToo ? possibleSteps(table, item, effect) : []),
  ];
}

function costStep(table: Table, item: AbilityItem, cost: Cost, before: readonly Cost[]): Step {
  const { inPlay } = item;
  const of = { ability: item.id, ship: inPlay.ship };
  if (cost.kind === 'gain') return step(PAGE.cost, 'token-as-cost', true, { ...of, token: cost.token });
  const needs = [...before, cost].reduce((sum, c) => (c.kind === cost.kind ? sum + c.amount : sum), 0);
  const has = cost.kind === 'force' ? table.shipState(inPlay.ship).force : table.charges(inPlay);
  const fact = cost.kind === 'force' ? 'force-left' : 'charges-left';
  return step(PAGE.cost, fact, has >= needs, { ...of, needs, has });
}

/** Could the effect happen as things stand? Gaining a token always can; an attack's conditions are requirements. */
function possibleSteps(table: Table, item: AbilityItem, effect: Effect): readonly Step[] {
  if (effect.kind === 'remove') {
    const { ship } = item.occurrence;
    const has = table.shipState(ship).tokens[effect.token];
    const evidence = { ability: item.id, ship, token: effect.token, has };
    return [step(PAGE.costNeedsEffect, 'token-to-remove', has > 0, evidence)];
  }
  if (effect.kind === 'action') {
    const { ship } = item.inPlay;
    const action = actionOf(item.inPlay, effect.actions);
    const stressed = table.shipState(ship).tokens.stress > 0;
    const performed = table.shipState(ship).performed.has(action);
    const evidence = { ability: item.id, ship, action, stressed, performed };
    return [step(PAGE.actions, 'may-act', mayAct(table, ship, effect, action), evidence)];
  }
  return [];
}

/** A stressed ship performs no action, unless the card says even then, and no ship the same one twice a round. */
export function mayAct(
  table: Table,
  ship: string,
  effect: Extract<Effect, { kind: 'action' }>,
  action: Action,
): boolean {
  const { tokens, performed } = table.shipState(ship);
  return (tokens.stress === 0 || effect.evenWhileStressed === true) && !performed.has(action);
}

/** The action performed: the one that the scenario says where the card grants it, else the card's first. */
export const actionOf = (inPlay: { readonly action: MovingAction }, actions: readonly Action[]): Action =>
  actions.includes(inPlay.action) ? inPlay.action : (actions[0] ?? inPlay.action);
