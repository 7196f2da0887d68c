/** Can the costs of an ability be paid? (Consolidated rules, "Abilities", p. 3.) */
import type { Step } from '../../verdict.ts';
import { useStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AbilityUseScenario, CostOf } from './scenario.ts';

/** One step for the symbols and one for each other cost; a step holds if that cost can be paid. */
export const costSteps = (scenario: AbilityUseScenario, readings: Readings | undefined): readonly Step[] => [
  ...symbolSteps(scenario),
  ...scenario.costs.map((cost) => costStep(cost, scenario, readings)),
];

/** An action for each symbol of a special action, a surge for each of a surge ability. */
function symbolSteps({ timing, symbols, left }: AbilityUseScenario): readonly Step[] {
  if (timing !== 'special-action' && timing !== 'surge') return [];
  const symbol = timing === 'surge' ? 'surge' : 'action';
  const evidence = { symbol, needed: symbols, left: left ?? null } as const;
  return [useStep(PAGE.costs, 'use-symbols', left === undefined || left >= symbols, evidence)];
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
  const point = READINGS['strain-that-defeats'];
  const may = (readings?.['strain-that-defeats'] ?? point.values[0]) === 'may-pay';
  return useStep(point.page, 'use-strain-defeats', may, evidence);
}
