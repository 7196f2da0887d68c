/**
 * Turns what zod found into coded errors with a sentence for the person who wrote the value:
 * what was expected, what was found. zod/mini ships no messages of its own.
 */
import type * as z from 'zod/mini';
import type { SetupError } from '../core/result.ts';
import { closest } from './closest.ts';

/** A longer list of values would bury the message. */
const MOST_LISTED = 12;

/** zod's own issue, as `safeParse(…, { reportInput: true })` reports it. */
export type Issue = z.core.$ZodIssue;

/** With the schema, an unknown field is told which known one was probably meant. */
export const setupErrors = (issues: readonly Issue[], schema?: z.core.$ZodType): readonly SetupError[] =>
  issues.flatMap((issue) => fromIssue(issue, [], schema));

function fromIssue(
  issue: Issue,
  prefix: readonly (string | number)[],
  schema: z.core.$ZodType | undefined,
): readonly SetupError[] {
  const path = [...prefix, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  const one = (code: string, expected: string): readonly SetupError[] => [
    { code, message: `Expected ${expected}; found ${shown(issue.input)}.`, path },
  ];
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? [{ code: 'missing', message: `Expected ${kind(issue.expected)} here; found nothing.`, path }]
        : one('wrong-type', custom(issue) ?? kind(issue.expected));
    case 'too_small':
      return one(
        'too-small',
        bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum),
      );
    case 'too_big':
      return one(
        'too-big',
        bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum),
      );
    case 'invalid_value':
      return unknownValue(issue, path);
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        code: 'unknown-field',
        message: unknownField(key, keysAt(schema, path)),
        path: [...path, key],
      }));
    case 'invalid_format':
      return one('wrong-format', custom(issue) ?? `text of the form ${issue.pattern ?? issue.format}`);
    case 'invalid_union':
      return union(issue, path, schema);
    case 'invalid_key':
      return one('unknown-field', `a known name (${issue.issues.map(({ message }) => message).join(', ')})`);
    case 'custom':
      return one('not-possible', issue.message || 'another value');
    default:
      return one('invalid', issue.message || 'another value');
  }
}

/** What the schema itself says it expects; zod's own words begin with "Invalid". */
const custom = ({ message }: Issue): string | undefined =>
  message && !message.startsWith('Invalid') ? message : undefined;

function unknownField(key: string, known: readonly string[]): string {
  const near = closest(key, known);
  const hint = near ? ` Did you mean ${near}?` : known.length ? ` Expected one of ${known.join(', ')}.` : '';
  return `There is no field ${JSON.stringify(key)} here.${hint}`;
}

/** The fields of the object at a path of what a schema describes. */
function keysAt(schema: z.core.$ZodType | undefined, path: readonly (string | number)[]): readonly string[] {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  switch (def?.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return keysAt(def.innerType, path);
    case 'array':
      return path.length ? keysAt(def.element, path.slice(1)) : [];
    case 'object':
      return path.length ? keysAt(def.shape[String(path[0])], path.slice(1)) : Object.keys(def.shape);
    default:
      return [];
  }
}

function unknownValue(
  issue: Extract<Issue, { code: 'invalid_value' }>,
  path: SetupError['path'],
): readonly SetupError[] {
  const values = issue.values.map(String);
  const near = typeof issue.input === 'string' ? closest(issue.input, values) : undefined;
  const expected =
    values.length === 1
      ? values[0]
      : values.length > MOST_LISTED
        ? `one of ${values.length} known values`
        : `one of ${values.join(', ')}`;
  if (issue.input === undefined) {
    return [{ code: 'missing', message: `Expected ${expected} here; found nothing.`, path }];
  }
  const hint = near ? ` Did you mean ${near}?` : '';
  return [
    { code: 'unknown-value', message: `Expected ${expected}; found ${shown(issue.input)}.${hint}`, path },
  ];
}

/** Of the alternatives, the one that the value came nearest to is the one worth explaining. */
function union(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly (string | number)[],
  schema: z.core.$ZodType | undefined,
) {
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  return nearest && depth(nearest) > 0
    ? nearest.flatMap((inner) => fromIssue(inner, path, schema))
    : [
        {
          code: 'wrong-type',
          message: `Expected ${custom(issue) ?? 'another kind of value'}; found ${shown(issue.input)}.`,
          path,
        },
      ];
}

const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));

const kind = (expected: string): string =>
  ({
    int: 'a whole number',
    number: 'a number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
    null: 'null',
  })[expected] ?? expected;

function bound(origin: string, comparison: string, limit: number | bigint): string {
  switch (origin) {
    case 'string':
      return `${comparison} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
    case 'array':
      return `${comparison} ${limit} ${limit === 1 ? 'item' : 'items'}`;
    default:
      return `a number of ${comparison} ${limit}`;
  }
}

/** The value as it was written, cut short: error messages are read in a terminal or under a board. */
function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (Array.isArray(input) && input.length > 4) return `a list of ${input.length} items`;
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
