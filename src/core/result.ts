/** A value, or the reasons why there is none. The core never throws. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Where in a scenario something was found: `['pieces', 1, 'at']`. */
export type Path = readonly (string | number)[];

/**
 * A position that no rule can be applied to, such as two pieces in one square.
 * `code` is stable and kebab-case; `message` is a sentence for the person who made the position.
 */
export interface SetupError {
  readonly code: string;
  readonly message: string;
  readonly path: Path;
  /** The page of the rule that makes it none; missing where it is no rule but sense, or the game's own tables. */
  readonly rule?: string;
}

/** An error that has a rule for its reason. */
export const citing = (rule: string | undefined, error: SetupError): SetupError =>
  rule === undefined ? error : { ...error, rule };
