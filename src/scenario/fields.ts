/**
 * Building blocks of the question schemas. Each field says once what it is, how it is labelled and what bounds
 * it has; validation, the JSON Schema and the reader's controls all come from that.
 */
import * as z from 'zod/mini';

// zod would compile schemas with `new Function`; a page that judges addresses from strangers evaluates nothing.
z.config({ jitless: true });

/** How a reader sets a field. A control is chosen by this name and never by the name of a question. */
export type Control =
  | 'grid' // the map: walls, doors, terrain (drawn and edited on the board)
  | 'pieces' // what stands on the map
  | 'piece' // one of the pieces, by id
  | 'square' // one square of the map
  | 'path' // squares of the map, each a step from the one before; the first one from where the mover stands
  | 'squares' // any squares of the map
  | 'some-pieces' // any of the pieces, by id
  | 'list' // things of one kind, in an order that matters
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

/** How an address spells a value whose JSON says nothing to a reader: `c4`, `2.1-2.5`, `2.1-2.3:open`. */
export const spelling = z.registry<{ readonly as: 'square' | 'segment' | 'door' }>();

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

const anySquare = () =>
  z
    .tuple([coordinate(LIMITS.width - 1), coordinate(LIMITS.height - 1)])
    .register(spelling, { as: 'square' })
    .register(z.globalRegistry, { description: 'Column and row of a square, from 0 at the top left.' });

export const square = anySquare();

export const segment = z
  .tuple([
    coordinate(LIMITS.width),
    coordinate(LIMITS.height),
    coordinate(LIMITS.width),
    coordinate(LIMITS.height),
  ])
  .register(spelling, { as: 'segment' })
  .register(z.globalRegistry, {
    description: 'A run along one grid line: x and y of the grid point where it starts, then where it ends.',
  });

const door = z.strictObject({ edge: segment, open: z.boolean() }).register(spelling, { as: 'door' });

/** Terrain of one kind; a reader can put it on the map where it has a name. */
const terrain = (what: string, name?: string) => {
  const squares = z
    ._default(z.array(square).check(z.maxLength(LIMITS.squares)), () => [])
    .register(z.globalRegistry, { description: what });
  return name === undefined ? squares : squares.register(fieldInfo, { label: name, control: 'squares' });
};

/** What a game calls the kinds of terrain that it has. */
interface TerrainNames {
  readonly solid?: string;
  readonly low?: string;
  readonly pits?: string;
}

/** The map of a game, with the kinds of terrain that it has. */
export const gridMapWith = (names: TerrainNames) =>
  z
    .strictObject({
      width: z.int().check(z.minimum(1), z.maximum(LIMITS.width)),
      height: z.int().check(z.minimum(1), z.maximum(LIMITS.height)),
      walls: z._default(z.array(segment).check(z.maxLength(LIMITS.segments)), () => []),
      doors: z._default(z.array(door).check(z.maxLength(LIMITS.segments)), () => []),
      solid: terrain('Squares that nothing enters or sees through.', names.solid),
      low: terrain('Squares with low objects.', names.low),
      pits: terrain('Squares with pits.', names.pits),
    })
    .register(fieldInfo, { label: 'Map', control: 'grid' });

export const gridMap = gridMapWith({ solid: 'Solid', low: 'Low objects', pits: 'Pit' });

/** Line breaks and marks that turn the direction of writing round, which could scramble a sentence. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const label = z.string().check(
  z.minLength(1),
  z.maxLength(LIMITS.name),
  z.refine((text) => !UNSEEN.test(text), 'one line of text without control characters'),
);
const baseSize = z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.base)), 1);

/** Fields of anything that stands on a grid; games add theirs. `id` is the one letter or digit that draws it. */
export const baseFields = {
  id: z.string().check(z.regex(/^[A-Za-z0-9]$/, 'one letter or digit')),
  name: label,
  side: label,
  at: square,
  width: baseSize,
  height: baseSize,
};

/** A square of the map that the reader points at. */
export const squareOf = (label: string, help?: string) =>
  anySquare().register(fieldInfo, { label, control: 'square', ...(help && { help }) });

/** Squares of the map that a piece moves to, one after the other. */
export const pathOf = (label: string, most: number, help?: string) =>
  z
    .array(square)
    .check(z.maxLength(most))
    .register(fieldInfo, { label, control: 'path', ...(help && { help }) });

/** The id of one of the pieces. */
export const pieceId = (label: string, help?: string) =>
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9]$/, 'the letter or digit of a piece'))
    .register(fieldInfo, { label, control: 'piece', ...(help && { help }) });

/** The ids of any of the pieces. */
export const pieceIds = (label: string, help?: string) =>
  z
    ._default(
      z
        .array(z.string().check(z.regex(/^[A-Za-z0-9]$/, 'the letter or digit of a piece')))
        .check(z.maxLength(LIMITS.pieces)),
      () => [],
    )
    .register(fieldInfo, { label, control: 'some-pieces', ...(help && { help }) });

/** An open point; one that is left out is taken by its default, the first value listed. */
export const choice = <const V extends readonly string[]>({ values }: { readonly values: V }) =>
  z.exactOptional(z.enum(values));
