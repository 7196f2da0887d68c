/** Is it the ability's time, and has it not been used too often? (Consolidated rules, "Abilities", p. 3, "Actions", p. 4.) */
import { takenOf } from '../../hangs-on.ts';
import type { Step } from '../../verdict.ts';
import { useStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AbilityUseScenario } from './scenario.ts';

/** Each step holds if that rule lets the ability be used now. */
export const timingSteps = (
  scenario: AbilityUseScenario,
  readings: Readings | undefined,
): readonly Step[] => [
  momentStep(scenario),
  useStep(PAGE.onceAnInstance, 'use-once-an-instance', !scenario.usedAtThisInstance, {
    round: scenario.usedInRound,
  }),
  ...(scenario.timing === 'special-action' ? specialActionSteps(scenario) : []),
  ...limitSteps(scenario, readings),
];

/** What each kind of ability waits for. */
function momentStep({ timing, activation, doing, interrupts, triggered }: AbilityUseScenario): Step {
  const free = activation === 'own' && doing === 'nothing';
  switch (timing) {
    case 'special-action':
      return useStep(PAGE.actions, 'use-special-action', free, { activation, doing });
    case 'surge':
      return useStep(PAGE.costs, 'use-spend-surges', doing === 'spend-surges', null);
    case 'during-activation': {
      const holds = free || (activation === 'own' && interrupts);
      const evidence = { activation, doing, interrupts };
      return useStep(PAGE.duringActivation, 'use-during-activation', holds, evidence);
    }
    case 'trigger':
      return useStep(PAGE.abilities, 'use-triggered', triggered, null);
  }
}

/** Once per activation; and only one action with an attack in it, unless the figure is a hero. */
function specialActionSteps(scenario: AbilityUseScenario): readonly Step[] {
  const { usedInActivation, figure, attacked, contains } = scenario;
  const used = usedInActivation;
  const once = useStep(PAGE.perActivation, 'use-special-once', used === 0, { used });
  if (figure === 'hero' || !attacked || contains === 'neither') return [once];
  const allowed = contains === 'damage';
  const page = allowed ? PAGE.damageIsNoAttack : PAGE.actions;
  return [once, useStep(page, 'use-after-attack', allowed, { contains })];
}

/** Outside of activations never; in that of another figure it is open, as long as the limit is not reached. */
function limitSteps(scenario: AbilityUseScenario, readings: Readings | undefined): readonly Step[] {
  const { limit, usedInActivation: used, activation } = scenario;
  if (limit === undefined) return [];
  const holds = activation !== 'none' && used < limit;
  const told = useStep(PAGE.perActivation, 'use-limit', holds, { limit, used, activation });
  if (activation !== 'another') return [told];
  const any = takenOf(READINGS, readings, 'limit-in-another-activation') === 'any-activation';
  return [told, useStep(PAGE.limitElsewhere, 'use-limit-elsewhere', any, { limit })];
}
