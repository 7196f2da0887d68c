/**
 * `xwing/maneuver-difficulty`: which difficulty does a maneuver have as it is executed, and what do abilities see of
 * it? (Rulings, Hera Syndulla with R4 Astromech, Seasoned Navigator and Damaged Engine.)
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { walk } from '../../steps.ts';
import { type Answer, NO, type PageId, type Step, YES } from '../../verdict.ts';
import { MANEUVER_CARDS } from './cards.ts';
import { difficultyStep } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS } from './readings.ts';
import { rowsOf } from './rows.ts';
import { type Run, runOf } from './run.ts';
import type { ManeuverDifficultyScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';

export const maneuverDifficulty: Question<'xwing/maneuver-difficulty', ManeuverDifficultyScenario> = {
  id: 'xwing/maneuver-difficulty',
  cites: [
    ...new Set<PageId>([...Object.values(PAGE), ...Object.values(MANEUVER_CARDS).map(({ page }) => page)]),
  ],
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const run = runOf(scenario);
    const rows = rowsOf(scenario, run);
    const steps = rows.map(({ step }) => step);
    return ok({
      answer: answerOf(scenario, run),
      steps: [...conclusion(scenario, run, steps), ...steps],
      hangsOn: hangsOn(READINGS, scenario.readings, (readings) => {
        const changed = { ...scenario, readings };
        return answerOf(changed, runOf(changed));
      }),
      timeline: { rows },
    });
  },
};

const difficultyOf = ({ asked }: ManeuverDifficultyScenario, { revealed, executed }: Run) =>
  asked === 'executed' ? executed.difficulty : revealed.dial.difficulty;

function answerOf(scenario: ManeuverDifficultyScenario, run: Run): Answer {
  const { focus } = scenario;
  if (focus === undefined) return { kind: 'set', members: [difficultyOf(scenario, run)] };
  const { revealed, executed, looking } = run;
  const setting = revealed.settings.find(({ card }) => card === focus);
  if (setting) return setting.why === null ? YES : NO;
  const change = executed.changes.find(({ card }) => card === focus);
  if (change) return change.why === null ? YES : NO;
  return looking.some(({ card, holds }) => card === focus && holds) ? YES : NO;
}

/** What the verdict comes to: the maneuver asked about, or what the card asked about does. */
function conclusion(scenario: ManeuverDifficultyScenario, run: Run, steps: readonly Step[]): readonly Step[] {
  const { focus, asked } = scenario;
  if (focus !== undefined) {
    const own = [...walk(steps)].find(({ decisive, evidence }) => decisive && isOf(evidence, focus));
    return own ? [own] : [];
  }
  const is = { ...run.revealed.dial, difficulty: difficultyOf(scenario, run), asked };
  const page = asked === 'executed' ? PAGE.difficulty : PAGE.revealedManeuver;
  return [difficultyStep(page, 'difficulty-is', true, is, { decisive: true })];
}

const isOf = (evidence: Step['evidence'], card: string): boolean =>
  typeof evidence === 'object' && evidence !== null && 'card' in evidence && evidence.card === card;
