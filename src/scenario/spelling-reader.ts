/** Reads the values of a scenario as an address spells them (`spelling.ts`). */
import type { Segment, Square } from '../core/geometry/grid.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { FieldShape, Shape } from './shape.ts';
import { NOTHING, NULL, token } from './spelling.ts';

/** What was expected and found, for the reader of a damaged address. */
export type Unreadable = string;

type Read = Result<unknown, Unreadable>;

/**
 * The value that a text spells. Reading is lenient about what the schema will check anyway: a word where a number
 * is expected stays a word, and the schema says at which path it is wrong.
 */
export function read(shape: Shape, text: string): Read {
  switch (shape.kind) {
    case 'string':
      return untoken(text);
    case 'choice':
      return map(untoken(text), (word) => shape.values.find((value) => String(value) === word) ?? word);
    case 'number':
      return map(untoken(text), (word) => (/^-?\d+(\.\d+)?(e-?\d+)?$/.test(word) ? Number(word) : word));
    case 'boolean':
      return ok(text === 'yes' ? true : text === 'no' ? false : text);
    case 'null':
      return ok(text === NULL ? null : text);
    case 'square':
      return readSquare(text);
    case 'segment':
      return readSegment(text);
    case 'door': {
      const [edge = '', state] = text.split(':');
      if (state !== 'open' && state !== 'closed') return err(unreadable('a door such as 2.1-2.3:open', text));
      return map(readSegment(edge), (edge) => ({ edge, open: state === 'open' }));
    }
    case 'object':
      return text === NOTHING ? ok({}) : readFields(shape.fields, split(text, ';'));
    case 'record':
      return text === NOTHING
        ? ok({})
        : map(
            all(split(text, ';'), (part) => {
              const [key, value] = cut(part, ':');
              return both(untoken(key), read(shape.value, unbracketed(value)));
            }),
            Object.fromEntries,
          );
    case 'list':
      return text === NOTHING ? ok([]) : all(split(text, ','), (part) => read(shape.item, unbracketed(part)));
    case 'tuple':
      return all(split(text, ','), (part, i) =>
        read(shape.items[i] ?? { kind: 'string' }, unbracketed(part)),
      );
    case 'union':
      return readUnion(shape, text);
  }
}

/** An object from its parts `key:value`; a key that the object does not have is refused. */
export function readFields(
  fields: readonly FieldShape[],
  parts: readonly string[],
): Result<object, Unreadable> {
  const seen = new Set<string>();
  const entries = all(parts, (part) => {
    const [key, value] = cut(part, ':');
    const field = fields.find((known) => token(known.key) === key);
    if (!field) return err(unreadable(`one of ${fields.map((known) => known.key).join(', ')}`, key));
    if (seen.has(key)) return err(`Expected ${field.key} once; found it twice.`);
    seen.add(key);
    return both(ok(field.key), read(field.shape, unbracketed(value)));
  });
  return map(entries, Object.fromEntries);
}

function readUnion({ options }: Extract<Shape, { kind: 'union' }>, text: string): Read {
  const readings = options.map((option) => ({ option, value: read(option.shape, text) }));
  const fitting = readings.find(({ option, value }) => value.ok && option.accepts(value.value));
  return (fitting ?? readings[0])?.value ?? err(unreadable('another value', text));
}

/** A base from its top left square or, where it is larger, two of its corners: `c4`, `c4-d5`. */
export function readBase(text: string): Result<{ at: Square; width: number; height: number }, Unreadable> {
  const [first = '', last = first, ...more] = text.split('-');
  const from = readSquare(first);
  const to = readSquare(last);
  if (!from.ok || !to.ok || more.length)
    return err(unreadable('a square such as c4, or two such as c4-d5', text));
  const [x, y] = from.value;
  return ok({ at: from.value, width: to.value[0] - x + 1, height: to.value[1] - y + 1 });
}

function readSquare(text: string): Result<Square, Unreadable> {
  const [, letters, digits] = /^([a-z]{1,3})([1-9]\d{0,3})$/i.exec(text) ?? [];
  if (!letters || !digits) return err(unreadable('a square such as c4', text));
  const column = [...letters.toLowerCase()].reduce((n, letter) => 26 * n + letter.charCodeAt(0) - 96, 0);
  return ok([column - 1, Number(digits) - 1]);
}

function readSegment(text: string): Result<Segment, Unreadable> {
  const numbers = /^(\d{1,4})\.(\d{1,4})-(\d{1,4})\.(\d{1,4})$/.exec(text)?.slice(1).map(Number);
  return numbers ? ok(numbers as unknown as Segment) : err(unreadable('a segment such as 2.1-2.5', text));
}

export function untoken(text: string): Result<string, Unreadable> {
  try {
    return ok(decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    return err(unreadable('text whose % signs are followed by two digits', text));
  }
}

/** Parts between separators that stand in no brackets. */
export function split(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (text[i] === separator && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)];
}

export function cut(text: string, separator: string): readonly [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** What is inside, if one pair of brackets holds all of it. */
export const unbracketed = (text: string): string =>
  text.startsWith('(') && closing(text) === text.length - 1 ? text.slice(1, -1) : text;

/** Where the bracket that the text begins with is closed. */
function closing(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

export const unreadable = (expected: string, found: string): Unreadable =>
  `Expected ${expected}; found ${found === '' ? 'nothing' : JSON.stringify(found.length > 40 ? `${found.slice(0, 39)}…` : found)}.`;

const map = <T, U>(result: Result<T, Unreadable>, change: (value: T) => U): Result<U, Unreadable> =>
  result.ok ? ok(change(result.value)) : result;

const both = <A, B>(a: Result<A, Unreadable>, b: Result<B, Unreadable>): Result<[A, B], Unreadable> =>
  a.ok ? map(b, (value) => [a.value, value]) : a;

/** What is read of each part, in their order; or what is wrong with the first that cannot be read. */
export function all<P, T, E>(
  parts: readonly P[],
  readPart: (part: P, index: number) => Result<T, E>,
): Result<T[], E> {
  const values: T[] = [];
  for (const [i, part] of parts.entries()) {
    const value = readPart(part, i);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}
