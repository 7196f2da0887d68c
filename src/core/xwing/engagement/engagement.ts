/**
 * `xwing/engagement`: in which order are attacks performed in the Engagement Phase? With a focus: is that attack
 * performed? (Rulings, Han Solo gunner at initiative 7.)
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type PageId, type Step, YES } from '../../verdict.ts';
import { ENGAGEMENT_CARDS } from './cards.ts';
import { engagementStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { type Phase, phaseOf } from './phase.ts';
import { READINGS } from './readings.ts';
import { rowsOf } from './rows.ts';
import type { EngagementScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';

export const engagement: Question<'xwing/engagement', EngagementScenario> = {
  id: 'xwing/engagement',
  cites: [
    ...new Set<PageId>([...Object.values(PAGE), ...Object.values(ENGAGEMENT_CARDS).map(({ page }) => page)]),
  ],
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const phase = phaseOf(scenario);
    const rows = rowsOf(scenario, phase);
    const steps = rows.map(({ step }) => step);
    return ok({
      answer: answerOf(scenario, phase),
      steps: [...conclusion(scenario, phase, steps), ...steps],
      hangsOn: hangsOn(READINGS, scenario.readings, (readings) => {
        const changed = { ...scenario, readings };
        return answerOf(changed, phaseOf(changed));
      }),
      timeline: { rows },
    });
  },
};

const answerOf = ({ focus }: EngagementScenario, { attacks }: Phase): Answer =>
  focus === undefined ? { kind: 'order', items: attacks } : attacks.includes(focus) ? YES : NO;

/** All attacks in order, or the one that is asked about. */
function conclusion(
  { focus }: EngagementScenario,
  { attacks }: Phase,
  rows: readonly Step[],
): readonly Step[] {
  if (focus === undefined) {
    return [engagementStep(PAGE.engaging, 'engagement-order', true, { attacks }, { decisive: true })];
  }
  return rows
    .flatMap(({ children }) => children.filter(({ decisive, fact }) => decisive && OWN.has(fact)))
    .slice(-1);
}

/** The facts that say whether an attack is performed; the last of them that decides is what was asked about. */
const OWN: ReadonlySet<string> = new Set(['engagement-bonus', 'engagement-attacks', 'engagement-no-attack']);
