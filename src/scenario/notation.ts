/**
 * A scenario as the fragment of an address, for people who argue about a position:
 *
 *     v1/swm/line-of-sight/size=6x4/walls=3.0-3.2/L=Luke+Skywalker;rebel;b2/S=Stormtrooper;empire;e2/from=L/to=S
 *
 * The version, the question, then its fields. The map's parts are fields of their own; a piece is a field named
 * by its letter (name; side; squares; the rest by key); a list of objects repeats its field. Nothing here knows
 * a question: all follows from its schema. The same position always has the same spelling.
 *
 * Addresses get published. What `v1` means never changes: `tests/frozen/fragments.tsv` holds examples.
 */
import { err, ok, type Path, type Result, type SetupError } from '../core/result.ts';
import { type AnyScenario, parseWith, type Questions, questionOf, type ScenarioOf } from './asked.ts';
import { canonicalise } from './canonical.ts';
import type { Explain } from './checked.ts';
import { type FieldShape, type Shape, shapeOf } from './shape.ts';
import {
  cut,
  NOTHING,
  read,
  readBase,
  readFields,
  saysNothing,
  spell,
  spellBase,
  spellFields,
  split,
  token,
  unbracketed,
  unreadable,
  untoken,
} from './spelling.ts';

/** A longer address is refused unread: nobody can post it, and nobody should have to wait for it. */
export const MAX_FRAGMENT = 4000;

const VERSION = 'v1';

/** Does this fragment (with or without `#`) mean to be a position? Others are places on the page. */
export const isFragment = (text: string): boolean => /^#?v\d+\//.test(text);

/** The fragment, without `#`, of a scenario of one of these questions. */
export function toFragment(scenario: AnyScenario, questions: Questions): string {
  const asked = questions.find(({ question }) => question.id === scenario.question);
  if (!asked) return '';
  const fields = canonicalise(scenario, asked) as unknown as Readonly<Record<string, unknown>>;
  const parts = fieldsOf(asked.schema).flatMap((field) => spellField(field, fields[field.key]));
  const fragment = [VERSION, scenario.question, ...parts].join('/');
  // Forums and chats cut a sign off the end of a link that could belong to the sentence; a slash stays.
  return /[a-z0-9]$/i.test(fragment) ? fragment : `${fragment}/`;
}

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
  const asked = questionOf(questions, id.value);
  if (!asked.ok) return err([asked.error]);
  const [, , , ...parts] = text.split('/');
  const json = readParts(fieldsOf(asked.value.schema), parts.filter(Boolean));
  if (!json.ok) return json;
  const scenario = parseWith(questions, { question: asked.value.question.id, ...json.value }, explain);
  return scenario.ok ? ok(canonicalise<ScenarioOf<List>>(scenario.value, asked.value)) : scenario;
}

/** All fields but the question itself, which stands at the front. */
function fieldsOf(schema: Parameters<typeof shapeOf>[0]): readonly FieldShape[] {
  const shape = shapeOf(schema);
  return shape.kind === 'object' ? shape.fields.filter(({ key }) => key !== 'question') : [];
}

/** What a field becomes in the address: nothing, one part, or several. */
function spellField(field: FieldShape, value: unknown): readonly string[] {
  if (saysNothing(value, field.preset)) return [];
  const { key, shape } = field;
  const grid = gridOf(field);
  if (grid) {
    const { width, height, ...map } = value as Record<string, unknown>;
    return [`size=${width}x${height}`, ...grid.flatMap((part) => spellField(part, map[part.key]))];
  }
  const piece = pieceOf(field);
  if (piece) return (value as readonly object[]).map((item) => spellPiece(piece, item));
  const items = shape.kind === 'list' && isCompound(shape.item) ? (value as readonly unknown[]) : [];
  return shape.kind === 'list' && items.length
    ? items.map((item) => `${token(key)}=${itemText(shape.item, item)}`)
    : [`${token(key)}=${spell(shape, value)}`];
}

/** An item that says nothing stands in brackets, to be told from a list without items. */
function itemText(shape: Shape, item: unknown): string {
  const text = spell(shape, item);
  return text === NOTHING ? `(${NOTHING})` : text;
}

type Fields = Record<string, unknown>;
type Read<T> = Result<T, readonly SetupError[]>;

function readParts(fields: readonly FieldShape[], parts: readonly string[]): Read<Fields> {
  const texts = new Map<string, string[]>();
  for (const part of parts) {
    const [key, text] = cut(part, '=');
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  const entries: [string, unknown][] = [];
  for (const field of fields) {
    const value = readField(field, texts);
    if (!value.ok) return value;
    if (value.value !== undefined) entries.push([field.key, value.value]);
  }
  const [unknown] = texts.keys();
  return unknown === undefined
    ? ok(Object.fromEntries(entries))
    : refuse('address-field', unreadable('a field of this question', unknown), [unknown.slice(0, 40)]);
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
    return each(found, (text, i) => placed(read(shape.item, unbracketed(text)), [key, i]));
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
  const entries: [string, unknown][] = [
    ['width', Number(width)],
    ['height', Number(height)],
  ];
  for (const field of fields) {
    const value = readField(field, texts);
    if (!value.ok) return value;
    if (value.value !== undefined) entries.push([field.key, value.value]);
  }
  return ok(Object.fromEntries(entries));
}

/** `Luke+Skywalker;rebel;b2;abilities:bodyguard`: name, side and squares, then the other fields by key. */
function spellPiece(others: readonly FieldShape[], item: object): string {
  const { id, name, side, at, width, height } = item as PieceJson;
  const rest = spellFields(others, item);
  return `${id}=${[token(name), token(side), spellBase(at, width, height), ...(rest ? [rest] : [])].join(';')}`;
}

function readPieces(others: readonly FieldShape[], key: string, texts: Map<string, string[]>): Read<unknown> {
  const found = [...texts.keys()]
    .filter((name) => /^[A-Za-z0-9]$/.test(name))
    .flatMap((id) => (take(texts, id) ?? []).map((text) => ({ id, text })));
  return each(found, ({ id, text }, i) => {
    const [name = '', side = '', base = '', ...rest] = split(text, ';');
    const parts = [untoken(name), untoken(side), readBase(base), readFields(others, rest)] as const;
    const wrong = parts.find((part) => !part.ok);
    if (wrong) return placed(wrong, [key, i]);
    const [nameRead, sideRead, baseRead, restRead] = parts.map((part) => (part.ok ? part.value : undefined));
    return ok({ id, name: nameRead, side: sideRead, ...(baseRead as object), ...(restRead as object) });
  });
}

interface PieceJson {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly at: readonly [number, number];
  readonly width: number;
  readonly height: number;
}

const PIECE_KEYS = ['id', 'name', 'side', 'at', 'width', 'height'];

/** What a map has besides its size. */
function gridOf({ shape, info }: FieldShape): readonly FieldShape[] | undefined {
  if (info?.control !== 'grid' || shape.kind !== 'object') return undefined;
  return shape.fields.filter(({ key }) => key !== 'width' && key !== 'height');
}

/** What a piece has besides its id, name, side and place. */
function pieceOf({ shape, info }: FieldShape): readonly FieldShape[] | undefined {
  if (info?.control !== 'pieces' || shape.kind !== 'list' || shape.item.kind !== 'object') return undefined;
  const { fields } = shape.item;
  if (!PIECE_KEYS.every((key) => fields.some((field) => field.key === key))) return undefined;
  return fields.filter(({ key }) => !PIECE_KEYS.includes(key));
}

const isCompound = (shape: Shape): boolean =>
  shape.kind === 'union'
    ? shape.options.some((option) => isCompound(option.shape))
    : ['object', 'record', 'list', 'tuple'].includes(shape.kind);

function take(texts: Map<string, string[]>, key: string): string[] | undefined {
  const found = texts.get(key);
  texts.delete(key);
  return found;
}

function each<T>(items: readonly T[], readItem: (item: T, index: number) => Read<unknown>): Read<unknown[]> {
  const values: unknown[] = [];
  for (const [i, item] of items.entries()) {
    const value = readItem(item, i);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

const placed = <T>(result: Result<T, string>, path: Path): Read<T> =>
  result.ok ? result : refuse('address-value', result.error, path);

const refuse = (code: string, message: string, path: Path = []): Result<never, readonly SetupError[]> =>
  err([{ code, message, path }]);
