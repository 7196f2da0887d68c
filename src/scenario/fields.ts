/**
 * Building blocks of the question schemas. Each field says once what it is, how it is labelled and what bounds
 * it has; validation, the JSON Schema and the reader's controls all come from that.
 */
import * as z from 'zod/mini';

/** How a reader sets a field. A control is chosen by this name and never by the name of a question. */
export type Control =
  | 'grid' // the map: walls, doors, terrain (drawn and edited on the board)
  | 'pieces' // what stands on the map
  | 'piece' // one of the pieces, by id
  | 'choice' // one of a few values
  | 'abilities' // any of a list
  | 'number'
  | 'switch'
  | 'text'
  | 'readings'; // open points, each a choice

export interface FieldInfo {
  readonly label: string;
  readonly control: Control;
  readonly help?: string;
  /** For choices and abilities: what each value is called. Missing ones show the value itself. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Label and control of each field schema. */
export const fieldInfo = z.registry<FieldInfo>();

/** Boards and scenarios have bounds, so that a hostile address cannot make the page work for ever. */
export const LIMITS = {
  width: 60,
  height: 60,
  pieces: 60,
  segments: 400,
  squares: 1200,
  base: 6,
  name: 60,
} as const;

const coordinate = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

export const square = z.tuple([coordinate(LIMITS.width - 1), coordinate(LIMITS.height - 1)]);
export const segment = z.tuple([
  coordinate(LIMITS.width),
  coordinate(LIMITS.height),
  coordinate(LIMITS.width),
  coordinate(LIMITS.height),
]);

const squares = z.array(square).check(z.maxLength(LIMITS.squares));

export const gridMap = z
  .strictObject({
    width: z.int().check(z.minimum(1), z.maximum(LIMITS.width)),
    height: z.int().check(z.minimum(1), z.maximum(LIMITS.height)),
    walls: z.array(segment).check(z.maxLength(LIMITS.segments)),
    doors: z.array(z.strictObject({ edge: segment, open: z.boolean() })).check(z.maxLength(LIMITS.segments)),
    solid: squares,
    low: squares,
    pits: squares,
  })
  .register(fieldInfo, { label: 'Map', control: 'grid' });

const label = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));

/** Fields of anything that stands on a grid; games add theirs. `id` is the one letter or digit that draws it. */
export const baseFields = {
  id: z.string().check(z.regex(/^[A-Za-z0-9]$/, 'one letter or digit')),
  name: label,
  side: label,
  at: square,
  width: z.int().check(z.minimum(1), z.maximum(LIMITS.base)),
  height: z.int().check(z.minimum(1), z.maximum(LIMITS.base)),
};

/** The id of one of the pieces. */
export const pieceId = (label: string, help?: string) =>
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9]$/, 'the letter or digit of a piece'))
    .register(fieldInfo, { label, control: 'piece', ...(help && { help }) });
