/**
 * `ia/ability-use`: may this ability be used now? (Consolidated rules, "Abilities", p. 3, with "Actions", p. 4.) All
 * its requirements are met, it is its time, it has not been used too often, and every cost can be paid.
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type Step, YES } from '../../verdict.ts';
import { useStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { costSteps } from './paying.ts';
import { READINGS, type Readings } from './readings.ts';
import type { AbilityUseScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';
import { timingSteps } from './timing.ts';

const { optional: _, ...CITED } = PAGE;

export const abilityUse: Question<'ia/ability-use', AbilityUseScenario> = {
  id: 'ia/ability-use',
  cites: Object.values(CITED),
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { readings } = scenario;
    const steps = stepsUnder(scenario, readings);
    const usable = answerOf(steps) === YES;
    return ok({
      answer: answerOf(steps),
      // One rule that bars it is enough; to be usable it takes them all.
      steps: steps.map((step) => ({ ...step, decisive: usable || !step.holds })),
      hangsOn: hangsOn(READINGS, readings, (other) => answerOf(stepsUnder(scenario, other))),
    });
  },
};

const stepsUnder = (scenario: AbilityUseScenario, readings: Readings | undefined): readonly Step[] => [
  ...scenario.requirements.map(({ name, met }) => useStep(PAGE.abilities, 'use-requirement', met, { name })),
  ...timingSteps(scenario, readings),
  ...costSteps(scenario, readings),
  ...partSteps(scenario),
];

const answerOf = (steps: readonly Step[]): Answer => (steps.every(({ holds }) => holds) ? YES : NO);

/** Where not all of it can be done, as much is done as can be, unless the ability wants all of it. */
function partSteps({ parts, needsAll: all }: AbilityUseScenario): readonly Step[] {
  const named = (possible: boolean) =>
    parts.filter((part) => part.possible === possible).map(({ name }) => name);
  const undone = named(false);
  if (undone.length === 0) return [];
  return [useStep(PAGE.asMuchAsPossible, 'use-parts', !all, { done: named(true), undone, all })];
}
