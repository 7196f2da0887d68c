/**
 * How an address spells the values of a scenario. Only letters, digits and `-_.+%/=:;,()` occur, so that an
 * address survives forums and chats; everything else is percent-encoded, and a space is `+`.
 *
 *     text      Luke+Skywalker          square    c4
 *     number    -12                     segment   2.1-2.5        (grid points)
 *     switch    yes, no                 door      2.1-2.3:open
 *     list      a,b                     object    key:value;key:value
 *     nothing   - (an empty list or object), = (null)
 *
 * A list or object inside a list, and an object inside an object, stand in brackets.
 */
import type { Segment, Square } from '../core/geometry/grid.ts';
import { squareName } from '../core/geometry/grid.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { FieldShape, Shape } from './shape.ts';

/** What was expected and found, for the reader of a damaged address. */
export type Unreadable = string;

type Read = Result<unknown, Unreadable>;

export const NOTHING = '-';
const NULL = '=';

export function spell(shape: Shape, value: unknown): string {
  switch (shape.kind) {
    case 'string':
    case 'choice':
      return token(String(value));
    case 'number':
      return String(value).replace('+', '');
    case 'boolean':
      return value ? 'yes' : 'no';
    case 'null':
      return NULL;
    case 'square':
      return spellSquare(value as Square);
    case 'segment':
      return spellSegment(value as Segment);
    case 'door': {
      const { edge, open } = value as { edge: Segment; open: boolean };
      return `${spellSegment(edge)}:${open ? 'open' : 'closed'}`;
    }
    case 'object':
      return spellFields(shape.fields, value as object) || NOTHING;
    case 'record':
      return (
        Object.entries(value as object)
          .map(([key, inner]) => `${token(key)}:${inField(shape.value, inner)}`)
          .join(';') || NOTHING
      );
    case 'list':
      return (value as readonly unknown[]).map((item) => inList(shape.item, item)).join(',') || NOTHING;
    case 'tuple':
      return shape.items.map((item, i) => inList(item, (value as readonly unknown[])[i])).join(',');
    case 'union':
      return spell(optionFor(shape, value), value);
  }
}

/** `key:value;key:value`, without what is left out or is what it would be if left out. */
export const spellFields = (fields: readonly FieldShape[], object: object): string =>
  fields
    .flatMap(({ key, shape, preset }) => {
      const value = (object as Record<string, unknown>)[key];
      return saysNothing(value, preset) ? [] : [`${token(key)}:${inField(shape, value)}`];
    })
    .join(';');

/** Is the value what reading would put in its place anyway? */
export const saysNothing = (value: unknown, preset: unknown): boolean =>
  value === undefined || (preset !== undefined && JSON.stringify(value) === JSON.stringify(preset));

const inField = (shape: Shape, value: unknown): string => bracketed(shape, value, ['object', 'record']);

const inList = (shape: Shape, value: unknown): string =>
  bracketed(shape, value, ['object', 'record', 'list', 'tuple']);

function bracketed(shape: Shape, value: unknown, kinds: readonly Shape['kind'][]): string {
  const plain = shape.kind === 'union' ? optionFor(shape, value) : shape;
  const text = spell(plain, value);
  return kinds.includes(plain.kind) ? `(${text})` : text;
}

function optionFor(shape: Extract<Shape, { kind: 'union' }>, value: unknown): Shape {
  const option = shape.options.find(({ accepts }) => accepts(value))?.shape ?? { kind: 'string' };
  return option.kind === 'union' ? optionFor(option, value) : option;
}

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

/** Top left square and, for a larger base, bottom right: `c4`, `c4-d5`. */
export function spellBase([x, y]: Square, width: number, height: number): string {
  const corner = spellSquare([x, y]);
  return width === 1 && height === 1 ? corner : `${corner}-${spellSquare([x + width - 1, y + height - 1])}`;
}

export function readBase(text: string): Result<{ at: Square; width: number; height: number }, Unreadable> {
  const [first = '', last = first, ...more] = text.split('-');
  const from = readSquare(first);
  const to = readSquare(last);
  if (!from.ok || !to.ok || more.length)
    return err(unreadable('a square such as c4, or two such as c4-d5', text));
  const [x, y] = from.value;
  return ok({ at: from.value, width: to.value[0] - x + 1, height: to.value[1] - y + 1 });
}

const spellSquare = (square: Square): string => squareName(square).toLowerCase();

function readSquare(text: string): Result<Square, Unreadable> {
  const [, letters, digits] = /^([a-z]{1,3})([1-9]\d{0,3})$/i.exec(text) ?? [];
  if (!letters || !digits) return err(unreadable('a square such as c4', text));
  const column = [...letters.toLowerCase()].reduce((n, letter) => 26 * n + letter.charCodeAt(0) - 96, 0);
  return ok([column - 1, Number(digits) - 1]);
}

const spellSegment = ([x1, y1, x2, y2]: Segment): string => `${x1}.${y1}-${x2}.${y2}`;

function readSegment(text: string): Result<Segment, Unreadable> {
  const numbers = /^(\d{1,4})\.(\d{1,4})-(\d{1,4})\.(\d{1,4})$/.exec(text)?.slice(1).map(Number);
  return numbers ? ok(numbers as unknown as Segment) : err(unreadable('a segment such as 2.1-2.5', text));
}

/** Text without any of the signs that separate things. */
export const token = (text: string): string =>
  text === NOTHING
    ? '%2D'
    : encodeURIComponent(text.toWellFormed())
        .replace(/[!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll('%20', '+');

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

function all<T>(
  parts: readonly string[],
  readPart: (part: string, index: number) => Result<T, Unreadable>,
): Result<T[], Unreadable> {
  const values: T[] = [];
  for (const [i, part] of parts.entries()) {
    const value = readPart(part, i);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}
