/** Editing a list of things of one kind. */
import { capital } from '../../prose/words.ts';
import type { Field } from '../../scenario/controls.ts';
import type { Control } from '../../scenario/fields.ts';
import { uncapital } from '../words.ts';
import { getIn } from './lens.ts';

/** An item has an id and a name, a name alone, or neither. */
export interface Item {
  readonly id?: string;
  readonly name?: string;
}

/** The list with the item at `from` one place earlier (-1) or later (1); unchanged at its ends. */
export function moved<T>(items: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [item, other] = [items[from], items[from + by]];
  return item === undefined || other === undefined ? items : items.with(from, other).with(from + by, item);
}

const LEADING: readonly string[] = ['piece', 'choice', 'number'] satisfies readonly Control[];

/** What to call an item: its name, or what its leading fields say. */
export function itemTitle(item: Item, fields: readonly Field[], name: (id: string) => string): string {
  if (item.name !== undefined) return item.id === undefined ? item.name : `${item.name} (${item.id})`;
  const end = fields.findIndex(({ control }) => !LEADING.includes(control));
  const leading = end < 0 ? fields : fields.slice(0, end);
  const said = leading.filter(({ key }) => Boolean(getIn(item, [key])));
  const parts = said.map(({ key, label, control }) => {
    const value = String(getIn(item, [key]));
    return control === 'number' ? `${uncapital(label)} ${value}` : name(value);
  });
  const title = parts.join(said.some(({ control }) => control === 'number') ? ', ' : ': ');
  return capital(title);
}

/** The items of a list of a scenario. */
export const itemsIn = (scenario: object, key: string): readonly Item[] => {
  const items = getIn(scenario, [key]);
  return Array.isArray(items) ? items : [];
};
