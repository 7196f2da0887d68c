/**
 * What is asked of an ability before it enters the queue and again when it resolves. Each check is a step that
 * holds or does not; none changes anything.
 */
import type { Step } from '../../verdict.ts';
import type { Cost, Requirement, Timing } from './abilities/vocabulary.ts';
import type { Miss } from './facts.ts';
import type { AbilityItem } from './item.ts';
import { PAGE } from './pages.ts';
import { possibleSteps } from './possible.ts';
import { readingOf } from './readings.ts';
import type { CardInPlay } from './scenario.ts';
import { isTractored, type Occurrence, type Table } from './state.ts';
import { step } from './step.ts';

/** In what the timing differs from what happened; null when it fits, and the ability triggers. */
export function timingMiss(
  table: Table,
  timing: Timing,
  inPlay: CardInPlay,
  occurrence: Occurrence,
): Miss | null {
  const { scenario } = table;
  if (timing.on !== occurrence.on) {
    return timing.on === 'damage' && occurrence.on === 'shields-lost' ? 'no-damage' : 'event';
  }
  if (!isWhose(table, timing.whose, inPlay.ship, occurrence.ship)) return 'whose';
  if (timing.on === 'tokens') {
    return occurrence.on === 'tokens' && occurrence.token === timing.token ? null : 'token';
  }
  if (timing.on === 'damage' || timing.on === 'shields-lost') return null;
  if (timing.on === 'moment') return timing.moment === scenario.moment ? null : 'moment';
  const fully =
    timing.fully === 'by-reading'
      ? readingOf(scenario.readings, 'partial-execution') === 'fully-executes'
      : timing.fully;
  if (fully && !scenario.fully) return 'fully';
  if (timing.throughThisCard && scenario.through !== inPlay.card) return 'through';
  if (timing.difficulty && scenario.difficulty !== timing.difficulty) return 'difficulty';
  if (timing.inRange && !isInReach(table, inPlay, occurrence.ship)) return 'range';
  if (timing.speed && (scenario.speed < timing.speed[0] || scenario.speed > timing.speed[1])) return 'speed';
  return null;
}

function isWhose(table: Table, whose: Timing['whose'], holder: string, ship: string): boolean {
  if (whose === 'own') return holder === ship;
  const same = table.shipState(holder).ship.player === table.shipState(ship).ship.player;
  return whose === 'friendly' ? same : !same;
}

/** Is a ship where the card reaches? Its own always is. */
const isInReach = (table: Table, { ship: holder, reach }: CardInPlay, ship: string): boolean =>
  ship === holder || reach.includes(table.shipState(ship).place);

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
      const holds = isInReach(table, inPlay, ship);
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
    case 'tractored': {
      const has = holder.tokens.tractor;
      const evidence = { ability: item.id, ship: inPlay.ship, has };
      return step(PAGE.requirement, 'tractored', isTractored(holder), evidence);
    }
    case 'unshielded': {
      const has = holder.shields;
      return step(PAGE.requirement, 'unshielded', has === 0, { ability: item.id, ship: inPlay.ship, has });
    }
  }
}

/**
 * Can the costs be paid, all of them together (rulings, "When is the cost for an ability paid?")? Later rules
 * references also want the effect to be possible; when that is asked is an open point.
 */
export function costSteps(table: Table, item: AbilityItem, when: 'added' | 'resolving'): readonly Step[] {
  const { costs } = item.card.ability;
  const reading = readingOf(table.scenario.readings, 'cost-needs-effect');
  const effectToo =
    costs.length > 0 && (reading === 'when-added' || (reading === 'when-resolving' && when === 'resolving'));
  return [
    ...costs.map((cost, i) => costStep(table, item, cost, costs.slice(0, i))),
    ...(effectToo ? possibleSteps(table, item, PAGE.costNeedsEffect) : []),
  ];
}

function costStep(table: Table, item: AbilityItem, cost: Cost, before: readonly Cost[]): Step {
  const { inPlay } = item;
  const of = { ability: item.id, ship: inPlay.ship };
  if (cost.kind === 'gain') return step(PAGE.cost, 'token-as-cost', true, { ...of, token: cost.token });
  const needs = [...before, cost].reduce((sum, c) => (c.kind === cost.kind ? sum + c.amount : sum), 0);
  const has = { ...table.shipState(inPlay.ship), charges: table.charges(inPlay) }[cost.kind];
  return step(PAGE.cost, `${cost.kind}-left`, has >= needs, { ...of, needs, has });
}
