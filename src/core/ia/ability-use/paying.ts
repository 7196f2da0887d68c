/** Can the costs of an ability be paid? (Consolidated rules, "Abilities", p. 3.) */
import { takenOf } from '../../hangs-on.ts';
import type { Step } from '../../verdict.ts';
import { ACTIONS } from '../actions.ts';
import { useStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AbilityUseScenario, CostOf } from './scenario.ts';

/** One step for the symbols and one for each other cost; a step holds if that cost can be paid. */
export const costSteps = (scenario: AbilityUseScenario, readings: Readings | undefined): readonly Step[] => [
  ...symbolSteps(scenario),
  ...scenario.costs.map((cost) => costStep(cost, scenario, readings)),
];

/** The most actions that a figure can have left: all, or all but the one with which it has attacked. */
export const mostActionsLeft = ({ attacked }: AbilityUseScenario): number => ACTIONS - (attacked ? 1 : 0);

/** An action for each symbol of a special action, a surge for each of a surge ability. */
function symbolSteps(scenario: AbilityUseScenario): readonly Step[] {
  const { timing, symbols, left } = scenario;
  if (timing !== 'special-action' && timing !== 'surge') return [];
  const most = timing === 'surge' ? Number.POSITIVE_INFINITY : mostActionsLeft(scenario);
  const holds = symbols <= (left ?? most);
  const symbol = timing === 'surge' ? 'surge' : 'action';
  // Where it is not said how many are left, it matters only that there cannot be enough.
  const told = left ?? (holds ? null : most);
  return [useStep(PAGE.costs, 'use-symbols', holds, { symbol, needed: symbols, left: told })];
}

function costStep(
  { kind, amount, have }: CostOf,
  scenario: AbilityUseScenario,
  readings: Readings | undefined,
): Step {
  if (kind === 'strain') return strainStep(amount, scenario, readings);
  const evidence = { cost: kind, amount, have: have ?? null };
  return useStep(PAGE.costs, 'use-cost', have === undefined || have >= amount, evidence);
}

/**
 * A hero must not exceed its endurance. Any other figure takes the strain as damage, each of which a card discarded
 * from the Command deck cancels in a skirmish; whether it may be defeated by what remains is open.
 */
function strainStep(amount: number, scenario: AbilityUseScenario, readings: Readings | undefined): Step {
  const { figure, endurance = 0, strain, health = 0, damage, mode, deck } = scenario;
  if (figure === 'hero') {
    const holds = strain + amount <= endurance;
    return useStep(PAGE.strain, 'use-strain-of-hero', holds, { amount, strain, endurance });
  }
  const cards = mode === 'skirmish' ? Math.min(deck, amount) : 0;
  const evidence = { amount, cards, left: health - damage };
  if (amount - cards < evidence.left) return useStep(PAGE.strain, 'use-strain-as-damage', true, evidence);
  const may = takenOf(READINGS, readings, 'strain-that-defeats') === 'may-pay';
  return useStep(PAGE.strainThatDefeats, 'use-strain-defeats', may, evidence);
}
