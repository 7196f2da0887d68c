/**
 * Building blocks of the question schemas. Each field says once what it is, how it is labelled and what bounds
 * it has; validation, the JSON Schema and the reader's controls all come from that.
 */
import * as v from 'valibot';

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
  /** For pieces: the lists of the scenario whose things may be named; those of all lists where nothing is said. */
  readonly among?: readonly string[];
  /** For numbers of what is new in a list: where it begins, if not at the lowest; how far it is put beside the last. */
  readonly start?: number;
  readonly aside?: number;
  /** It says what is asked, not how things stand: with another value it is another question. */
  readonly asks?: true;
}

/** What a schema says beyond what it checks. */
export interface Meta {
  readonly field?: FieldInfo;
  /** How an address spells a value whose JSON says nothing to a reader: `c4`, `2.1-2.5`, `2.1-2.3:open`. */
  readonly spelling?: 'square' | 'segment' | 'door';
}

/** The metadata is an item of the schema's pipe and changes nothing of what it lets through. */
const withMeta = <S extends v.GenericSchema>(schema: S, meta: Meta): S =>
  v.pipe(schema, v.metadata({ ...meta })) as unknown as S;

export const metaOf = (schema: v.GenericSchema): Meta => v.getMetadata(schema);

/** Gives a schema a label and a control. */
export const field = <S extends v.GenericSchema>(schema: S, info: FieldInfo): S =>
  withMeta(schema, { field: info });

const spelt = <S extends v.GenericSchema>(schema: S, as: NonNullable<Meta['spelling']>): S =>
  withMeta(schema, { spelling: as });

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

/** A whole number between two others, both of them allowed. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const coordinate = (max: number) => whole(0, max);

const anySquare = () =>
  v.pipe(
    spelt(v.tuple([coordinate(LIMITS.width - 1), coordinate(LIMITS.height - 1)]), 'square'),
    v.description('Column and row of a square, from 0 at the top left.'),
  );

export const square = anySquare();

export const segment = v.pipe(
  spelt(
    v.tuple([
      coordinate(LIMITS.width),
      coordinate(LIMITS.height),
      coordinate(LIMITS.width),
      coordinate(LIMITS.height),
    ]),
    'segment',
  ),
  v.description('A run along one grid line: x and y of the grid point where it starts, then where it ends.'),
);

const door = spelt(v.strictObject({ edge: segment, open: v.boolean() }), 'door');

/** Terrain of one kind; a reader can put it on the map where it has a name. */
const terrain = (what: string, name?: string) => {
  const squares = v.pipe(
    v.optional(v.pipe(v.array(square), v.maxLength(LIMITS.squares)), () => []),
    v.description(what),
  );
  return name === undefined ? squares : field(squares, { label: name, control: 'squares' });
};

/** What a game calls the kinds of terrain that it has. */
interface TerrainNames {
  readonly solid?: string;
  readonly low?: string;
  readonly pits?: string;
}

/** The map of a game, with the kinds of terrain that it has. */
export const gridMapWith = (names: TerrainNames) =>
  field(
    v.strictObject({
      width: whole(1, LIMITS.width),
      height: whole(1, LIMITS.height),
      walls: v.optional(v.pipe(v.array(segment), v.maxLength(LIMITS.segments)), () => []),
      doors: v.optional(v.pipe(v.array(door), v.maxLength(LIMITS.segments)), () => []),
      solid: terrain('Squares that nothing enters or sees through.', names.solid),
      low: terrain('Squares with low objects.', names.low),
      pits: terrain('Squares with pits.', names.pits),
    }),
    { label: 'Map', control: 'grid' },
  );

export const gridMap = gridMapWith({ solid: 'Solid', low: 'Low objects', pits: 'Pit' });

/** Line breaks and marks that turn the direction of writing round, which could scramble a sentence. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const label = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.check((text) => !UNSEEN.test(text), 'one line of text without control characters'),
);
/** What draws a piece, and names it in an address. */
const letter = (expected: string) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9]$/, expected));

const baseSize = v.optional(whole(1, LIMITS.base), 1);

/** Fields of anything that stands on a grid; games add theirs. `id` is the one letter or digit that draws it. */
export const baseFields = {
  id: letter('one letter or digit'),
  name: label,
  side: label,
  at: square,
  width: baseSize,
  height: baseSize,
};

/** A square of the map that the reader points at. */
export const squareOf = (label: string, help?: string) =>
  field(anySquare(), { label, control: 'square', ...(help && { help }) });

/** Squares of the map that a piece moves to, one after the other. */
export const pathOf = (label: string, most: number, help?: string) =>
  field(v.pipe(v.array(square), v.maxLength(most)), { label, control: 'path', ...(help && { help }) });

/** The id of one of the pieces. */
export const pieceId = (label: string, help?: string, among?: readonly string[]) =>
  field(letter('the letter or digit of a piece'), {
    label,
    control: 'piece',
    ...(help && { help }),
    ...(among && { among }),
  });

/** The ids of any of the pieces. */
export const pieceIds = (label: string, help?: string) =>
  field(
    v.optional(
      v.pipe(v.array(letter('the letter or digit of a piece')), v.maxLength(LIMITS.pieces)),
      () => [],
    ),
    { label, control: 'some-pieces', ...(help && { help }) },
  );

/** An open point; one that is left out is taken by its default, the first value listed. */
const choice = <const V extends readonly string[]>({ values }: { readonly values: V }) =>
  v.exactOptional(v.picklist(values));

type Values = { readonly values: readonly [string, ...string[]] };

/** The open points on which a question's answers can hang, as its judge names them. */
export const openPoints = <const P extends Readonly<Record<string, Values>>>(points: P) => {
  const choices = Object.entries(points).map(([id, point]) => [id, choice(point)]);
  return field(
    v.exactOptional(
      v.strictObject(
        Object.fromEntries(choices) as {
          -readonly [Id in keyof P]: ReturnType<typeof choice<P[Id]['values']>>;
        },
      ),
    ),
    {
      label: 'Open points',
      control: 'readings',
      help: 'What the rules do not settle, and how this verdict takes it.',
    },
  );
};
