/** Reads a scenario from the fragment of an address (`notation.ts`). */
import { err, ok, type Path, type Result, type SetupError } from '../core/result.ts';
import { closest } from '../text/closest.ts';
import { parseWith, type Questions, questionOf, type ScenarioOf } from './asked.ts';
import { canonicalise } from './canonical.ts';
import type { Explain } from './checked.ts';
import { fieldsOf, gridOf, isCompound, pieceOf, VERSION } from './notation.ts';
import type { FieldShape } from './shape.ts';
import { NOTHING, token } from './spelling.ts';
import {
  all,
  cut,
  read,
  readBase,
  readFields,
  split,
  unbracketed,
  unreadable,
  untoken,
} from './spelling-reader.ts';

/** A longer address is refused unread: nobody can post it, and nobody should have to wait for it. */
export const MAX_FRAGMENT = 4000;

/** The id of the question that a fragment (with or without `#`) asks, known or not. */
export function questionIn(text: string): Result<string, readonly SetupError[]> {
  const fragment = text.replace(/^#/, '');
  if (fragment.length > MAX_FRAGMENT) {
    return refuse(
      'address-too-long',
      `Expected at most ${MAX_FRAGMENT} characters; found ${fragment.length}.`,
    );
  }
  const [version = '', game = '', name = ''] = fragment.split('/', 3);
  return version === VERSION
    ? ok(`${game}/${name}`)
    : refuse('address-version', unreadable(`an address that begins with ${VERSION}/`, version));
}

/** The canonical scenario that a fragment (with or without `#`) spells, or what is wrong with it. Never throws. */
export function fromFragment<List extends Questions>(
  text: string,
  questions: List,
  explain?: Explain,
): Result<ScenarioOf<List>, readonly SetupError[]> {
  const id = questionIn(text);
  if (!id.ok) return id;
  const asked = questionOf(questions, id.value, closest);
  if (!asked.ok) return err([asked.error]);
  const [, , , ...parts] = text.split('/');
  const json = readParts(fieldsOf(asked.value.schema), parts.filter(Boolean));
  if (!json.ok) return json;
  const scenario = parseWith(questions, { question: asked.value.question.id, ...json.value }, explain);
  return scenario.ok ? ok(canonicalise<ScenarioOf<List>>(scenario.value, asked.value)) : scenario;
}

type Fields = Record<string, unknown>;
type Read<T> = Result<T, readonly SetupError[]>;

function readParts(fields: readonly FieldShape[], parts: readonly string[]): Read<Fields> {
  const texts = new Map<string, string[]>();
  for (const part of parts) {
    const [key, text] = cut(part, '=');
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  const json = readAll(fields, texts);
  if (!json.ok) return json;
  const [unknown] = texts.keys();
  return unknown === undefined
    ? json
    : refuse('address-field', unreadable('a field of this question', unknown), [unknown.slice(0, 40)]);
}

/** Takes from the texts what belongs to these fields. */
function readAll(fields: readonly FieldShape[], texts: Map<string, string[]>): Read<Fields> {
  const entries = all(fields, (field) => {
    const value = readField(field, texts);
    return value.ok ? ok([field.key, value.value] as const) : value;
  });
  return entries.ok
    ? ok(Object.fromEntries(entries.value.filter(([, value]) => value !== undefined)))
    : entries;
}

/** Takes from the texts what belongs to a field; undefined where the address leaves it out. */
function readField(field: FieldShape, texts: Map<string, string[]>): Read<unknown> {
  const { key, shape } = field;
  const grid = gridOf(field);
  if (grid) return readGrid(grid, key, texts);
  const piece = pieceOf(field);
  if (piece) return readPieces(piece, key, texts);
  const found = take(texts, token(key));
  if (!found) return ok(undefined);
  if (shape.kind === 'list' && isCompound(shape.item) && found.join() !== NOTHING) {
    return all(found, (text, i) => placed(read(shape.item, unbracketed(text)), [key, i]));
  }
  const [text = '', ...more] = found;
  return more.length
    ? refuse('address-field', `Expected ${key} once; found it ${found.length} times.`, [key])
    : placed(read(shape, text), [key]);
}

function readGrid(fields: readonly FieldShape[], key: string, texts: Map<string, string[]>): Read<unknown> {
  const [size = ''] = take(texts, 'size') ?? [];
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? [];
  if (!width || !height) return refuse('address-value', unreadable('a size such as 8x6', size), [key]);
  const map = readAll(fields, texts);
  return map.ok ? ok({ width: Number(width), height: Number(height), ...map.value }) : map;
}

function readPieces(others: readonly FieldShape[], key: string, texts: Map<string, string[]>): Read<unknown> {
  const found = [...texts.keys()]
    .filter((name) => /^[A-Za-z0-9]$/.test(name))
    .flatMap((id) => (take(texts, id) ?? []).map((text) => ({ id, text })));
  return all(found, ({ id, text }, i) => {
    const [name = '', side = '', base = '', ...rest] = split(text, ';');
    const parts = [untoken(name), untoken(side), readBase(base), readFields(others, rest)] as const;
    const wrong = parts.find((part) => !part.ok);
    if (wrong) return placed(wrong, [key, i]);
    const [nameRead, sideRead, baseRead, restRead] = parts.map((part) => (part.ok ? part.value : undefined));
    return ok({ id, name: nameRead, side: sideRead, ...(baseRead as object), ...(restRead as object) });
  });
}

function take(texts: Map<string, string[]>, key: string): string[] | undefined {
  const found = texts.get(key);
  texts.delete(key);
  return found;
}

const placed = <T>(result: Result<T, string>, path: Path): Read<T> =>
  result.ok ? result : refuse('address-value', result.error, path);

const refuse = (code: string, message: string, path: Path = []): Result<never, readonly SetupError[]> =>
  err([{ code, message, path }]);
