/** Checks a value against a schema. */
import * as v from 'valibot';
import { err, ok, type Result, type SetupError } from '../core/result.ts';

type Issue = v.BaseIssue<unknown>;

/** Says what is wrong with a value that does not fit a schema. */
export type Explain = (issues: readonly Issue[], schema: v.GenericSchema) => readonly SetupError[];

export const pathOf = ({ path = [] as never }: Issue): readonly (string | number)[] =>
  path.map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** In the words of the library. Better ones (`issues.ts`) weigh more; a page loads them when it has to. */
const briefly: Explain = (issues) =>
  issues.map((issue) => ({ code: 'invalid', message: `${issue.message}.`, path: pathOf(issue) }));

/** The value as the schema gives it, defaults filled in; or everything that is wrong with it, each at its path. */
export function checked<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  explain = briefly,
): Result<T, readonly SetupError[]> {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  return parsed.success ? ok(parsed.output) : err(explain(parsed.issues, schema));
}
