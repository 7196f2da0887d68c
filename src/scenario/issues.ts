/**
 * Turns what valibot found wrong with a value into coded errors with a sentence for the person who wrote the value:
 * what was expected, what was found.
 */
import type * as v from 'valibot';
import type { SetupError } from '../core/result.ts';
import { closest } from '../text/closest.ts';
import { type Explain, pathOf } from './checked.ts';
import { checksOf, described, schemaAt } from './described.ts';

/** A longer list of values would bury the message. */
const MOST_LISTED = 12;

type Issue = v.BaseIssue<unknown>;
type Path = readonly (string | number)[];

/** Every issue as an error with what was expected and what was found. */
export const explained: Explain = (issues, schema) => issues.flatMap((issue) => fromIssue(issue, [], schema));

function fromIssue(issue: Issue, prefix: Path, schema: v.GenericSchema): readonly SetupError[] {
  const path = [...prefix, ...pathOf(issue)];
  const one = (code: string, expected: string): readonly SetupError[] => [
    { code, message: `Expected ${expected}; found ${shown(issue.input)}.`, path },
  ];
  const { input, requirement, message } = issue;
  switch (issue.type) {
    case 'picklist':
    case 'literal':
      return unknownValue(issue, path);
    case 'union':
      return union(issue, path, schema);
    case 'integer':
      return one('wrong-type', 'a whole number');
    case 'min_value':
      return one('too-small', `a number of at least ${requirement}`);
    case 'max_value':
      return one('too-big', `a number of at most ${requirement}`);
    case 'min_length':
      return one('too-small', `at least ${counted(Number(requirement), input)}`);
    case 'max_length':
      return one('too-big', `at most ${counted(Number(requirement), input)}`);
    case 'regex':
      return one('wrong-format', custom(issue) ?? `text of the form ${requirement}`);
    case 'check':
      return one('not-possible', message);
  }
  if (issue.expected === 'never') {
    return [{ code: 'unknown-field', message: unknownField(String(path.at(-1)), schema, path), path }];
  }
  return input === undefined
    ? [{ code: 'missing', message: `Expected ${kindAt(schema, path, issue)} here; found nothing.`, path }]
    : one('wrong-type', custom(issue) ?? KINDS[issue.type] ?? issue.type);
}

/** What the schema itself says it expects; the library's own words begin with "Invalid". */
const custom = ({ message }: Issue): string | undefined =>
  message.startsWith('Invalid') ? undefined : message;

function unknownField(key: string, schema: v.GenericSchema, path: Path): string {
  const owner = schemaAt(schema, path.slice(0, -1));
  const is = owner && described(owner);
  const known = is && 'entries' in is ? Object.keys(is.entries) : [];
  const near = closest(key, known);
  const hint = near ? ` Did you mean ${near}?` : known.length ? ` Expected one of ${known.join(', ')}.` : '';
  return `There is no field ${JSON.stringify(key)} here.${hint}`;
}

function unknownValue(issue: Issue, path: Path): readonly SetupError[] {
  const { input } = issue;
  const values = valuesIn(issue.expected ?? '');
  const near = typeof input === 'string' ? closest(input, values) : undefined;
  if (input === undefined) {
    return [{ code: 'missing', message: `Expected ${oneOf(values)} here; found nothing.`, path }];
  }
  const hint = near ? ` Did you mean ${near}?` : '';
  const message = `Expected ${oneOf(values)}; found ${shown(input)}.${hint}`;
  return [{ code: 'unknown-value', message, path }];
}

/** `("a" | "b")` → a, b */
const valuesIn = (expected: string): readonly string[] =>
  expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map((value) => value.replace(/^"|"$/g, ''));

const oneOf = (values: readonly string[]): string =>
  values.length === 1
    ? String(values[0])
    : values.length > MOST_LISTED
      ? `one of ${values.length} known values`
      : `one of ${values.join(', ')}`;

/** Of the alternatives, the one that the value came nearest to is the one worth explaining. */
function union(issue: Issue, path: Path, schema: v.GenericSchema): readonly SetupError[] {
  const inside = issue.issues ?? [];
  const deepest = Math.max(0, ...inside.map((inner) => pathOf(inner).length));
  const nearest = inside.filter((inner) => deepest > 0 && pathOf(inner).length === deepest);
  return nearest.length > 0
    ? nearest.flatMap((inner) => fromIssue(inner, path, schema))
    : [
        {
          code: 'wrong-type',
          message: `Expected ${custom(issue) ?? 'another kind of value'}; found ${shown(issue.input)}.`,
          path,
        },
      ];
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  strict_object: 'an object',
  loose_object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What is missing at a path. */
function kindAt(schema: v.GenericSchema, path: Path, issue: Issue): string {
  const inner = schemaAt(schema, path);
  const is = inner && described(inner);
  if (is?.type === 'picklist') return oneOf(is.options);
  if (is?.type === 'literal') return String(is.literal);
  if (inner && checksOf(inner).some(({ type }) => type === 'integer')) return 'a whole number';
  return KINDS[is?.type ?? ''] ?? KINDS[issue.type] ?? 'a value';
}

const counted = (limit: number, input: unknown): string =>
  `${limit} ${typeof input === 'string' ? 'character' : 'item'}${limit === 1 ? '' : 's'}`;

/** The value as it was written, cut short: error messages are read in a terminal or under a board. */
function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (Array.isArray(input) && input.length > 4) return `a list of ${input.length} items`;
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
