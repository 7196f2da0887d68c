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
 * A list or object inside a list, and an object inside an object, stand in brackets. `spelling-reader.ts` reads it.
 */
import type { Segment, Square } from '../core/geometry/grid.ts';
import { squareName } from '../core/geometry/grid.ts';
import type { FieldShape, Shape } from './shape.ts';

export const NOTHING = '-';
export const NULL = '=';

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

/** Top left square and, for a larger base, bottom right: `c4`, `c4-d5`. */
export function spellBase([x, y]: Square, width: number, height: number): string {
  const corner = spellSquare([x, y]);
  return width === 1 && height === 1 ? corner : `${corner}-${spellSquare([x + width - 1, y + height - 1])}`;
}

const spellSquare = (square: Square): string => squareName(square).toLowerCase();

const spellSegment = ([x1, y1, x2, y2]: Segment): string => `${x1}.${y1}-${x2}.${y2}`;

/** Text without any of the signs that separate things. */
export const token = (text: string): string =>
  text === NOTHING
    ? '%2D'
    : encodeURIComponent(text.toWellFormed())
        .replace(/[!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll('%20', '+');
