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
 * `notation-reader.ts` reads it; a page loads that only for an address with a position in it.
 */
import type { AnyScenario, Questions } from './asked.ts';
import { canonicalise } from './canonical.ts';
import { type FieldShape, type Shape, shapeOf } from './shape.ts';
import { NOTHING, saysNothing, spell, spellBase, spellFields, token } from './spelling.ts';

export const VERSION = 'v1';

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

/** All fields but the question itself, which stands at the front. */
export function fieldsOf(schema: Parameters<typeof shapeOf>[0]): readonly FieldShape[] {
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

/** `Luke+Skywalker;rebel;b2;abilities:bodyguard`: name, side and squares, then the other fields by key. */
function spellPiece(others: readonly FieldShape[], item: object): string {
  const { id, name, side, at, width, height } = item as PieceJson;
  const rest = spellFields(others, item);
  return `${id}=${[token(name), token(side), spellBase(at, width, height), ...(rest ? [rest] : [])].join(';')}`;
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
export function gridOf({ shape, info }: FieldShape): readonly FieldShape[] | undefined {
  if (info?.control !== 'grid' || shape.kind !== 'object') return undefined;
  return shape.fields.filter(({ key }) => key !== 'width' && key !== 'height');
}

/** What a piece has besides its id, name, side and place. */
export function pieceOf({ shape, info }: FieldShape): readonly FieldShape[] | undefined {
  if (info?.control !== 'pieces' || shape.kind !== 'list' || shape.item.kind !== 'object') return undefined;
  const { fields } = shape.item;
  if (!PIECE_KEYS.every((key) => fields.some((field) => field.key === key))) return undefined;
  return fields.filter(({ key }) => !PIECE_KEYS.includes(key));
}

export const isCompound = (shape: Shape): boolean =>
  shape.kind === 'union'
    ? shape.options.some((option) => isCompound(option.shape))
    : ['object', 'record', 'list', 'tuple'].includes(shape.kind);
