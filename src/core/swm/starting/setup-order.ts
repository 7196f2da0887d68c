/** `swm/setup-order`: is this order of preparations legal? (Rebel Storm rulebook, pp. 5-6.) */
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, type PageId, type Step, YES } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { startingStep } from './facts.ts';
import type { Preparation, SetupOrderScenario } from './scenario.ts';

/** What must be done before each thing, and the page that says so. */
const NEEDS: Readonly<
  Record<Preparation, { readonly before: readonly Preparation[]; readonly rule: PageId }>
> = {
  'rebel-builds': { before: [], rule: PAGE.secretSquads },
  'empire-builds': { before: [], rule: PAGE.secretSquads },
  // Squads are built in secret, so nobody shows one while the other player is still building.
  'rebel-reveals': { before: ['rebel-builds', 'empire-builds'], rule: PAGE.secretSquads },
  'empire-reveals': { before: ['rebel-builds', 'empire-builds'], rule: PAGE.secretSquads },
  'rebel-sets-up': { before: ['rebel-reveals', 'empire-reveals'], rule: PAGE.settingUp },
  'empire-sets-up': { before: ['rebel-reveals', 'empire-reveals', 'rebel-sets-up'], rule: PAGE.settingUp },
  initiative: { before: ['rebel-sets-up', 'empire-sets-up'], rule: PAGE.settingUp },
};

export const setupOrder: Question<'swm/setup-order', SetupOrderScenario> = {
  id: 'swm/setup-order',
  cites: [PAGE.secretSquads, PAGE.settingUp],
  judge: ({ done }) => {
    const things = done.map(({ what }) => what);
    const found = things.map((what, i) => {
      const earlier = things.slice(0, i);
      const missing = NEEDS[what].before.filter((needed) => !earlier.includes(needed));
      return { what, missing, again: earlier.includes(what) };
    });
    const broken = found.findIndex(({ missing, again }) => again || missing.length > 0);
    const steps = found.map(({ what, missing, again }, i): Step => {
      const { rule } = NEEDS[what];
      if (broken >= 0 && i > broken) return startingStep(rule, 'setup-comes-after', false, { what });
      const details = { decisive: broken < 0 || i === broken };
      return startingStep(rule, 'setup-prepares', i !== broken, { what, missing, again }, details);
    });
    const nothing = startingStep(PAGE.settingUp, 'setup-nothing-done', true, null, { decisive: true });
    return ok({
      answer: broken < 0 ? YES : NO,
      steps: things.length > 0 ? steps : [nothing],
      hangsOn: [],
    });
  },
};
