/** One more thing in a list: like the last one, but so that the question can be asked of it. */
import type { Field } from '../../scenario/controls.ts';
import { freeId } from '../free-id.ts';
import type { Item } from './items.ts';
import { getIn, setIn } from './lens.ts';

export interface Growing {
  /** The list's field. */
  readonly field: Field;
  /** What a new item is like when there is none to copy. */
  readonly model: Item | undefined;
  /** Something that says no more than it must. */
  readonly blank: Item | undefined;
  /** The ids that are taken anywhere. */
  readonly taken: readonly string[];
  /** The ids that a field of an item may name. */
  readonly named: (field: Field) => readonly string[];
  /** How much is wrong with the list. */
  readonly faults: (items: readonly Item[]) => number;
}

/** So many are tried; a list is short, and what its question says against it is said soon. */
const TRIES = 600;

/** The list with the first of the things that could be added of which the question has least to complain. */
export function grown(items: readonly Item[], growing: Growing): readonly Item[] {
  const before = growing.faults(items);
  let best: readonly Item[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  let tries = 0;
  for (const item of candidates(items, growing)) {
    const next = [...items, item];
    const faults = growing.faults(next);
    if (faults <= before) return next;
    if (faults < least) {
      best = next;
      least = faults;
    }
    tries += 1;
    if (tries === TRIES) break;
  }
  return best ?? items;
}

/** Copies first, as they are; then with one value changed, then with two; last what says nothing. */
function* candidates(items: readonly Item[], growing: Growing): Generator<Item> {
  const patterns = [items.at(-1), growing.model, growing.blank];
  for (const pattern of patterns) {
    const copy = pattern && ownOf(items, pattern, growing);
    if (copy === undefined) continue;
    yield* moves(copy, items, growing);
    const one = [...changes(copy, items, growing)];
    yield* one.map(({ item }) => item);
    for (const { item, index } of one) {
      for (const other of changes(item, items, growing)) if (other.index > index) yield other.item;
    }
  }
}

/** A copy with a letter and a name of its own that names nothing which is not there. */
function ownOf(items: readonly Item[], pattern: Item, { field, taken, named }: Growing): Item | undefined {
  const id =
    pattern.id === undefined ? undefined : freeId([...items.flatMap((item) => item.id ?? []), ...taken]);
  if (pattern.id !== undefined && id === undefined) return undefined;
  const kind = pattern.name?.replace(/ [A-Za-z0-9]$/, '') || field.label.replace(/s$/, '');
  const own: Item = {
    ...pattern,
    ...(id !== undefined && { id }),
    ...(pattern.name !== undefined && { name: id === undefined ? kind : `${kind} ${id}` }),
  };
  return (field.fields ?? []).reduce((item, inner) => {
    const value = getIn(item, [inner.key]);
    const there = named(inner);
    if (inner.control === 'some-pieces' && Array.isArray(value))
      return setIn(
        item,
        [inner.key],
        value.filter((one) => there.includes(String(one))),
      );
    if (inner.control !== 'piece' || value === undefined || there.includes(String(value))) return item;
    return setIn(item, [inner.key], inner.optional ? undefined : there[0]);
  }, own);
}

/** What stands somewhere is put beside the last, on one side or the other. */
function* moves(copy: Item, items: readonly Item[], { field }: Growing): Generator<Item> {
  const sideways = field.fields?.find(({ aside }) => aside !== undefined);
  if (sideways === undefined) return yield copy;
  const { key, aside = 1, min = 0, max = Number.MAX_SAFE_INTEGER } = sideways;
  const from = Number(getIn(copy, [key]));
  // Beside a last one that it copies, else where it is said to begin.
  for (let by = items.length > 0 ? 1 : 0; by <= (max - min) / aside; by += 1) {
    for (const at of by === 0 ? [from] : [from + by * aside, from - by * aside]) {
      if (at >= min && at <= max) yield setIn(copy, [key], at);
    }
  }
}

/** The item with one of its values changed; values that no other item has come first. */
function* changes(
  item: Item,
  items: readonly Item[],
  { field, named }: Growing,
): Generator<{ readonly item: Item; readonly index: number }> {
  for (const [index, inner] of (field.fields ?? []).entries()) {
    const now = getIn(item, [inner.key]);
    const had = items.map((other) => getIn(other, [inner.key]));
    const values = valuesOf(inner, named).filter((value) => value !== now);
    const isNew = (value: unknown) => !had.includes(value);
    const sorted = [...values.filter(isNew), ...values.filter((value) => !isNew(value))];
    for (const value of sorted) yield { item: setIn(item, [inner.key], value), index };
  }
}

function valuesOf(field: Field, named: Growing['named']): readonly unknown[] {
  const unsaid = field.optional ? [undefined] : [];
  switch (field.control) {
    case 'choice':
      return [...(field.options ?? []).map(({ value }) => value), ...unsaid];
    case 'piece':
      return [...named(field), ...unsaid];
    case 'switch':
      return [true, false];
    case 'number':
      return [field.min ?? 0, (field.min ?? 0) + 1, ...unsaid];
    default:
      return [];
  }
}
