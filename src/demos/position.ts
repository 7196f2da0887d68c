/** Positions, how they change, and what their addresses are. `addressed.ts` reads an address. */
import type { SetupError } from '../core/result.ts';
import { type AnyScenario, parseWith, type Questions } from '../scenario/asked.ts';
import type { Explain } from '../scenario/checked.ts';
import { toFragment } from '../scenario/notation.ts';
import { familyOf } from './families.ts';

/** What the reader is told when a position could not be taken. */
export interface Problem {
  readonly message: string;
  readonly errors: readonly SetupError[];
}

export interface Current {
  readonly scenario: AnyScenario;
  readonly problem?: Problem;
}

export const notLoaded: SetupError = {
  code: 'not-loaded',
  message: 'It needs a part of the site that did not load. Load the page again to try once more.',
  path: ['question'],
};

/** What is shown where an address has a position that cannot be read. */
export const unread = (own: AnyScenario, errors: readonly SetupError[]): Current => ({
  scenario: own,
  problem: {
    message: 'The position in this address cannot be read, so this is the page’s own case.',
    errors,
  },
});

const questionsOf = (question: string): Questions => familyOf(question)?.questions ?? [];

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
