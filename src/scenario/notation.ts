/** A scenario as the fragment of an address. */
import { err, type Result, type SetupError } from '../core/result.ts';
import { type AnyScenario, type AskedQuestion, parseWith } from './asked.ts';

/** The fragment, without `#`, of a scenario of one of these questions. */
export function toFragment<S extends AnyScenario>(
  scenario: S,
  _questions: readonly AskedQuestion<S>[],
): string {
  return `v1/${encodeURIComponent(JSON.stringify(scenario))}`;
}

/** Does a fragment mean to be a position, whole or damaged? Others are headings of the page. */
export const isFragment = (text: string): boolean => /^#?v\d+\//.test(text);

/** The scenario that a fragment (with or without `#`) spells; whatever is wrong with it comes back as errors. */
export function fromFragment<S extends AnyScenario>(
  text: string,
  questions: readonly AskedQuestion<S>[],
): Result<S, readonly SetupError[]> {
  try {
    return parseWith(questions, JSON.parse(decodeURIComponent(text.replace(/^#?v1\//, ''))));
  } catch {
    return err([{ code: 'bad-address', message: 'The address does not spell a position.', path: [] }]);
  }
}
