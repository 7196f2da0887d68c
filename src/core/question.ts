import type { Result, SetupError } from './result.ts';
import type { PageId, Verdict } from './verdict.ts';

/**
 * Something the core can be asked. `judge` is pure, total and deterministic: the same scenario always gives
 * the same verdict, and a position that no rule applies to gives errors, never an exception.
 */
export interface Question<Id extends string, S extends { readonly question: Id }> {
  readonly id: Id;
  /** Every page that a step of a verdict can cite. */
  readonly cites: readonly PageId[];
  judge(scenario: S): Result<Verdict, readonly SetupError[]>;
}
