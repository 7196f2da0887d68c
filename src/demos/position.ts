/** Which position an address means, and what its address is. The browser's part is in `use-position.ts`. */
import { err, type Result, type SetupError } from '../core/result.ts';
import { type AnyScenario, parseWith, type Questions, unknownQuestion } from '../scenario/asked.ts';
import type { Explain } from '../scenario/checked.ts';
import { fromFragment, isFragment, questionIn, toFragment } from '../scenario/notation.ts';
import { familyOf, QUESTION_IDS } from './families.ts';

/** What the reader is told when a position could not be taken. */
export interface Problem {
  readonly message: string;
  readonly errors: readonly SetupError[];
}

export interface Current {
  readonly scenario: AnyScenario;
  readonly problem?: Problem;
}

const questionsOf = (question: string): Questions => familyOf(question)?.questions ?? [];

/**
 * The position of a fragment; the entry's own one where the fragment has none or cannot be read. It may ask any
 * question of the site that is prepared, also one that the entry does not ask.
 */
export function positionAt(fragment: string, own: AnyScenario, explain?: Explain): Current {
  if (!isFragment(fragment)) return { scenario: own };
  const read = readPosition(fragment, explain);
  if (read.ok) return { scenario: read.value };
  const message = 'The position in this address cannot be read, so this is the page’s own case.';
  return { scenario: own, problem: { message, errors: read.error } };
}

function readPosition(
  fragment: string,
  explain: Explain | undefined,
): Result<AnyScenario, readonly SetupError[]> {
  const question = questionIn(fragment);
  if (!question.ok) return question;
  const family = familyOf(question.value);
  if (family) return fromFragment(fragment, family.questions, explain);
  const message = 'It needs a part of the site that did not load. Load the page again to try once more.';
  return err([
    QUESTION_IDS.includes(question.value)
      ? { code: 'not-loaded', message, path: ['question'] }
      : unknownQuestion(question.value, QUESTION_IDS),
  ]);
}

/** An edited position, or why it cannot be kept: boards have bounds, and names must not be empty. */
export function edited(from: AnyScenario, to: AnyScenario, explain?: Explain): Current {
  const read = parseWith(questionsOf(to.question), to, explain);
  if (read.ok) return { scenario: read.value };
  return { scenario: from, problem: { message: 'That change cannot be made.', errors: read.error } };
}

const fragments = new WeakMap<AnyScenario, string>();

/** The fragment of a position, without `#`; empty while the family of its question is not prepared. */
export function fragmentOf(scenario: AnyScenario): string {
  const fragment = fragments.get(scenario) ?? toFragment(scenario, questionsOf(scenario.question));
  if (fragment !== '') fragments.set(scenario, fragment);
  return fragment;
}

export const samePosition = (a: AnyScenario, b: AnyScenario): boolean =>
  a === b || (a.question === b.question && fragmentOf(a) === fragmentOf(b));
