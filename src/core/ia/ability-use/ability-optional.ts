/**
 * `ia/ability-optional`: may an ability be left unused when its moment comes? (Consolidated rules, "Abilities", p. 3.)
 * It may if it says "may" or "use", or if a cost has to be paid to activate it.
 */
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, YES } from '../../verdict.ts';
import { useStep } from './facts.ts';
import { PAGE } from './pages.ts';
import type { AbilityOptionalScenario } from './scenario.ts';

export const abilityOptional: Question<'ia/ability-optional', AbilityOptionalScenario> = {
  id: 'ia/ability-optional',
  cites: [PAGE.optional],
  judge({ words, costs }) {
    const decisive = { decisive: true };
    const signs = [...new Set([...words, ...costs])].map((sign) =>
      useStep(PAGE.optional, 'optional-sign', true, { sign }, decisive),
    );
    if (signs.length > 0) return ok({ answer: YES, steps: signs, hangsOn: [] });
    const none = useStep(PAGE.optional, 'optional-no-sign', false, null, decisive);
    return ok({ answer: NO, steps: [none], hangsOn: [] });
  },
};
