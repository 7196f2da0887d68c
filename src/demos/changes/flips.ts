/** Which changes of a position change its answer. */
import { sameAnswer } from '../../core/same-answer.ts';
import type { Answer } from '../../core/verdict.ts';
import { type AnyScenario, judgeWith, parseWith, type Questions } from '../../scenario/asked.ts';
import { getIn } from '../controls/lens.ts';
import type { Change } from './change.ts';

export interface Flip {
  readonly change: Change;
  readonly scenario: AnyScenario;
  readonly answer: Answer;
}

/**
 * Tries one change after the other and gives, for each, what it makes of the answer, or `undefined` where the answer
 * stays, where the changed position is none that a rule applies to, or where a smaller change of the same thing has
 * changed the answer already. Whoever asks for the next one decides when to pause.
 */
export function* flips(
  questions: Questions,
  from: Answer,
  changes: readonly Change[],
): Generator<Flip | undefined, void> {
  const least = new Map<string, number>();
  for (const change of changes) {
    const { subject, size } = change;
    const flip = (least.get(subject) ?? size) < size ? undefined : tried(questions, from, change);
    if (flip) least.set(subject, size);
    yield flip;
  }
}

function tried(questions: Questions, from: Answer, change: Change): Flip | undefined {
  const read = parseWith(questions, change.apply());
  if (!read.ok) return undefined;
  const scenario = read.value;
  if (change.leavesOut && getIn(scenario, change.leavesOut) !== undefined) return undefined;
  const verdict = judgeWith<Questions>(questions, scenario);
  if (!verdict.ok || sameAnswer(from, verdict.value.answer)) return undefined;
  return { change, scenario, answer: verdict.value.answer };
}
