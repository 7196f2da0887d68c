/** Which position an address means, and what its address is. The browser's part is in `use-position.ts`. */
import type { SetupError } from '../core/result.ts';
import { type AnyScenario, type AskedQuestion, parseWith } from '../scenario/asked.ts';
import { fromFragment, isFragment, toFragment } from '../scenario/notation.ts';

export type Questions = readonly AskedQuestion<AnyScenario>[];

/** What the reader is told when a position could not be taken. */
export interface Problem {
  readonly message: string;
  readonly errors: readonly SetupError[];
}

export interface Current {
  readonly scenario: AnyScenario;
  readonly problem?: Problem;
}

/** The position of a fragment; the entry's own one where the fragment has none or cannot be read. */
export function positionAt(fragment: string, own: AnyScenario, questions: Questions): Current {
  if (!isFragment(fragment)) return { scenario: own };
  const read = fromFragment(fragment, questions);
  if (read.ok) return { scenario: read.value };
  const message = 'The position in this address cannot be read, so this is the entry’s own case.';
  return { scenario: own, problem: { message, errors: read.error } };
}

/** An edited position, or why it cannot be kept: boards have bounds, and names must not be empty. */
export function edited(from: AnyScenario, to: AnyScenario, questions: Questions): Current {
  const read = parseWith(questions, to);
  if (read.ok) return { scenario: read.value };
  return { scenario: from, problem: { message: 'That change cannot be made.', errors: read.error } };
}

export const samePosition = (a: AnyScenario, b: AnyScenario, questions: Questions): boolean =>
  a === b || toFragment(a, questions) === toFragment(b, questions);
