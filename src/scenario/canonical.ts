/** One spelling for one position: what makes no difference to a scenario is put in a fixed order or left out. */
import type { Door, GridMap, Segment, Square } from '../core/geometry/grid.ts';
import type { AnyScenario, Questions } from './asked.ts';
import type { Control } from './fields.ts';
import { type FieldShape, type Shape, shapeOf } from './shape.ts';

/** The same scenario with its map, pieces, abilities and readings in canonical form. */
export const canonicalise = <S extends AnyScenario>(scenario: S, { schema }: Questions[number]): S =>
  canonical(shapeOf(schema), undefined, scenario) as S;

/** Walls and doors as the longest runs, squares without repeats, all in reading order. */
export const canonicalBoard = <M extends GridMap>(board: M): M => ({
  ...board,
  walls: longestRuns(board.walls),
  doors: [true, false]
    .flatMap((open): Door[] =>
      longestRuns(board.doors.filter((door) => door.open === open).map(({ edge }) => edge)).map((edge) => ({
        edge,
        open,
      })),
    )
    .sort((a, b) => inReadingOrder(a.edge, b.edge)),
  solid: distinct(board.solid),
  low: distinct(board.low),
  pits: distinct(board.pits),
});

function canonical(shape: Shape, control: Control | undefined, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  switch (shape.kind) {
    case 'object': {
      const entries = shape.fields.flatMap((field) => canonicalField(field, value, control === 'readings'));
      const object = Object.fromEntries(entries);
      return control === 'grid' ? canonicalBoard(object as unknown as GridMap) : object;
    }
    case 'list': {
      const items = (value as readonly unknown[]).map((item) => canonical(shape.item, undefined, item));
      if (control === 'pieces') return items.sort(byId);
      if (control === 'squares') return distinct(items as readonly Square[]);
      return control === 'abilities' ? inListedOrder(shape.item, items) : items;
    }
    case 'union': {
      const option = shape.options.find(({ accepts }) => accepts(value));
      return option ? canonical(option.shape, control, value) : value;
    }
    default:
      return value;
  }
}

/** A reading that takes its default (the first value listed) says nothing; neither do readings that are empty. */
function canonicalField(
  { key, shape, optional, info }: FieldShape,
  object: object,
  isReading: boolean,
): [string, unknown][] {
  const value = canonical(shape, info?.control, (object as Record<string, unknown>)[key]);
  if (value === undefined) return [];
  if (isReading && shape.kind === 'choice' && value === shape.values[0]) return [];
  if (info?.control === 'readings' && optional && Object.keys(value as object).length === 0) return [];
  return [[key, value]];
}

/** Of a list from which any may be taken, the order says nothing. */
function inListedOrder(item: Shape, items: readonly unknown[]): readonly unknown[] {
  if (item.kind !== 'choice') return items;
  return item.values.filter((value) => items.includes(value));
}

function byId(a: unknown, b: unknown): number {
  const [first, second] = [(a as { id: string }).id, (b as { id: string }).id];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Grid lines one unit long, joined again into runs that are as long as can be. */
function longestRuns(segments: readonly Segment[]): readonly Segment[] {
  const lying = new Map<number, Set<number>>();
  const standing = new Map<number, Set<number>>();
  // Segments along no grid line are no walls; the core refuses them, and until then they stay what they are.
  const off = new Map<string, Segment>();
  for (const [x1, y1, x2, y2] of segments) {
    if (y1 === y2 && x1 !== x2) addUnits(lying, y1, Math.min(x1, x2), Math.max(x1, x2));
    else if (x1 === x2 && y1 !== y2) addUnits(standing, x1, Math.min(y1, y2), Math.max(y1, y2));
    else off.set([x1, y1, x2, y2].join(), [x1, y1, x2, y2]);
  }
  return [
    ...off.values(),
    ...joined(lying, (y, from, to) => [from, y, to, y]),
    ...joined(standing, (x, from, to) => [x, from, x, to]),
  ].sort(inReadingOrder);
}

function addUnits(lines: Map<number, Set<number>>, line: number, from: number, to: number): void {
  const units = lines.get(line) ?? new Set<number>();
  for (let at = from; at < to; at++) units.add(at);
  lines.set(line, units);
}

function joined(
  lines: ReadonlyMap<number, ReadonlySet<number>>,
  segment: (line: number, from: number, to: number) => Segment,
): Segment[] {
  return [...lines].flatMap(([line, units]) =>
    [...units]
      .filter((at) => !units.has(at - 1))
      .map((from) => {
        let to = from + 1;
        while (units.has(to)) to++;
        return segment(line, from, to);
      }),
  );
}

const inReadingOrder = (a: Segment, b: Segment): number =>
  a[1] - b[1] || a[0] - b[0] || a[3] - b[3] || a[2] - b[2];

function distinct(squares: readonly Square[]): readonly Square[] {
  const seen = new Map(squares.map((square) => [square.join(), square]));
  return [...seen.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
