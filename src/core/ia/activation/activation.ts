/** `ia/activation`: are these steps legal in one activation? (Consolidated rules, Actions and Activation.) */
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, YES } from '../../verdict.ts';
import { step } from './facts.ts';
import { type Followed, follow } from './follow.ts';
import { PAGE } from './pages.ts';
import type { ActivationScenario } from './scenario.ts';
import { activationErrors } from './setup.ts';
import { activationSteps } from './steps.ts';

export const activation: Question<'ia/activation', ActivationScenario> = {
  id: 'ia/activation',
  cites: Object.values(PAGE),
  judge: (scenario) => {
    const errors = activationErrors(scenario);
    if (errors.length > 0) return err(errors);
    const followed = follow(scenario);
    const answer = answerOf(followed);
    const nothing = step(PAGE.actions, 'activation-nothing', true, null, { decisive: true });
    return ok({
      answer,
      steps: followed.length > 0 ? activationSteps(scenario, followed, answer.kind === 'yes') : [nothing],
      hangsOn: [],
    });
  },
};

function answerOf(followed: readonly Followed[]): Answer {
  if (followed.some(({ breach }) => breach)) return NO;
  const open = followed.some(({ placed: { step: one, host } }) => one.do === 'strain' && host !== undefined);
  return open ? { kind: 'undetermined', missing: ['strain-during-an-action'] } : YES;
}
