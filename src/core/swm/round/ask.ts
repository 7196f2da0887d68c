/** Asks something of a round as it is played, under the readings of a scenario and under all others. */
import { hangsOn, type OpenPoints } from '../../hangs-on.ts';
import { err, ok, type Result, type SetupError } from '../../result.ts';
import { type Answer, NO, type Step, type Verdict } from '../../verdict.ts';
import { readingSteps } from '../open-points.ts';
import type { Readings } from '../readings.ts';
import { type Replay, replay } from './replay.ts';
import type { InARound } from './scenario.ts';
import { memberErrors, roundErrors } from './setup.ts';

/** `answer` is that to a legal round; one that breaks a rule has no answer but that. */
export function ask(
  scenario: InARound & { readonly character?: string },
  points: OpenPoints,
  answer: (found: Replay, readings: Readings | undefined) => Answer,
  steps: (found: Replay) => readonly Step[],
): Result<Verdict, readonly SetupError[]> {
  const errors = [...roundErrors(scenario), ...memberErrors(scenario)];
  if (errors.length > 0) return err(errors);
  const answerTo = (found: Replay, readings?: Readings) => (found.legal ? answer(found, readings) : NO);
  const { readings } = scenario;
  const found = replay(scenario, readings);
  const open = hangsOn(points, readings, (taken) => answerTo(replay(scenario, taken), taken));
  return ok({
    answer: answerTo(found, readings),
    steps: [...steps(found), ...readingSteps(open)],
    hangsOn: open,
  });
}
