/** What is resolved from the ability queue, and in which order? With a focus: does that ability resolve? */
import type { Question } from '../question.ts';
import { err, ok } from '../result.ts';
import { type Answer, type HangsOn, NO, type PageId, YES } from '../verdict.ts';
import { CARDS } from './abilities/index.ts';
import { PAGE } from './pages.ts';
import { runQueue } from './queue.ts';
import { READINGS, type ReadingId, readingOf } from './readings.ts';
import type { AbilityQueueScenario } from './scenario.ts';
import { setupErrors } from './setup.ts';
import { WHOLE_ORDER, weightsFor } from './weights.ts';

const cites: readonly PageId[] = [...Object.values(PAGE), ...Object.values(CARDS).map(({ page }) => page)];

export const abilityQueue: Question<'xwing/ability-queue', AbilityQueueScenario> = {
  id: 'xwing/ability-queue',
  cites,
  judge(scenario) {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { focus } = scenario;
    const weights =
      focus === undefined
        ? WHOLE_ORDER
        : weightsFor(scenario, focus, (changed) => resolves(focus, resolvedOf(changed)));
    const { steps, frames, resolved } = runQueue(scenario, weights);
    return ok({ answer: answerOf(scenario, resolved), steps, frames, hangsOn: hangsOn(scenario) });
  },
};

const resolvedOf = (scenario: AbilityQueueScenario): readonly string[] =>
  runQueue(scenario, WHOLE_ORDER).resolved;

/** Any instance of the ability counts. */
const resolves = (focus: string, resolved: readonly string[]): boolean =>
  resolved.some((id) => id === focus || id.startsWith(`${focus}#`));

const answerOf = ({ focus }: AbilityQueueScenario, resolved: readonly string[]): Answer =>
  focus === undefined ? { kind: 'order', items: resolved } : resolves(focus, resolved) ? YES : NO;

/** The open points that give another answer when taken another way. */
function hangsOn(scenario: AbilityQueueScenario): readonly HangsOn[] {
  const answer = (readings: AbilityQueueScenario['readings']) =>
    answerOf(scenario, resolvedOf({ ...scenario, ...(readings && { readings }) }));
  const here = JSON.stringify(answer(scenario.readings));
  return (Object.keys(READINGS) as ReadingId[]).flatMap((reading) => {
    const { page, values } = READINGS[reading];
    const taken = readingOf(scenario.readings, reading);
    const otherwise = values
      .filter((value) => value !== taken)
      .map((value) => ({ value, answer: answer({ ...scenario.readings, [reading]: value }) }))
      .filter((other) => JSON.stringify(other.answer) !== here);
    return otherwise.length > 0 ? [{ reading, page, taken, otherwise }] : [];
  });
}
