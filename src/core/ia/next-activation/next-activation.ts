/** `ia/next-activation`: who activates next, with what, and may that player pass? (Consolidated rules, p. 4-5.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO } from '../../verdict.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import { replay } from './replay.ts';
import { type NextActivationScenario, PASS } from './scenario.ts';
import { roundErrors } from './setup.ts';
import { mayPass } from './state.ts';
import { choosable, eventSteps, firstStep, nextSteps, tokenSteps } from './steps.ts';

export const nextActivation: Question<'ia/next-activation', NextActivationScenario> = {
  id: 'ia/next-activation',
  cites: [...Object.values(PAGE), ...Object.values(READINGS).map(({ page }) => page)],
  judge: (scenario) => {
    const errors = roundErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { readings } = scenario;
    const found = replay(scenario, readings);
    const open = hangsOn(READINGS, readings, (taken) => answerOf(scenario, taken));
    return ok({
      answer: answerOf(scenario, readings),
      steps: [
        firstStep(scenario, found),
        ...tokenSteps(scenario, open, readings),
        ...eventSteps(scenario, found),
        ...(found.legal ? nextSteps(scenario, found) : []),
      ],
      hangsOn: open,
    });
  },
};

/** The groups that may be chosen, and passing; nothing when the round is over. An order that breaks a rule is none. */
function answerOf(scenario: NextActivationScenario, readings: Readings | undefined): Answer {
  const { legal, turn, state } = replay(scenario, readings);
  if (!legal) return NO;
  const { player } = turn;
  if (!player) return { kind: 'set', members: [] };
  const groups = choosable(scenario, state, player).map(({ id }) => id);
  const passing = mayPass(scenario, state, player, readings) ? [PASS] : [];
  return { kind: 'set', members: [...groups, ...passing] };
}
