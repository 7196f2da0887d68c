/** Changes of a list: an item taken away, two neighbours the other way round, a value of an item. */
import type { Field } from '../../scenario/controls.ts';
import { type Item, itemTitle, moved } from '../controls/items.ts';
import { setIn } from '../controls/lens.ts';
import { type Change, type Holder, nowIn, SIZE } from './change.ts';
import { valueChanges } from './values.ts';

export function listChanges(holder: Holder, field: Field): readonly Change[] {
  const { key, fields = [], min = 0 } = field;
  const value = nowIn(holder, field);
  const items: readonly Item[] = Array.isArray(value) ? value : [];
  const titles = titlesOf(items, fields, holder.name);
  const set = (told: Pick<Change, 'subject' | 'words'>, next: readonly Item[]): Change => ({
    ...told,
    size: SIZE.removed,
    distance: 0,
    apply: () => setIn(holder.scenario, [key], next),
  });
  return items.flatMap((item, i) => {
    const whose = titles[i] ?? '';
    const own: Holder = { ...holder, at: [key, i], whose };
    return [
      ...fields.flatMap((inner) => valueChanges(own, inner)),
      ...(items.length > min
        ? [set({ subject: `${key}/${i}`, words: `Without ${quoted(whose, item)}` }, items.toSpliced(i, 1))]
        : []),
      ...(i > 0
        ? [
            set(
              {
                subject: `${key}/${i}/earlier`,
                words: `${quoted(whose, item)} before ${quoted(titles[i - 1] ?? '', items[i - 1])}`,
              },
              moved(items, i, -1),
            ),
          ]
        : []),
    ];
  });
}

/** What items are called; those of one name are told apart by their places. */
function titlesOf(items: readonly Item[], fields: readonly Field[], name: Holder['name']): readonly string[] {
  const titles = items.map((item) => itemTitle(item, fields, name));
  return titles.map((title, i) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (no. ${i + 1})`,
  );
}

/** What is no name stands out from the words around it. */
const quoted = (title: string, item: Item | undefined): string =>
  item?.name === undefined ? `“${title}”` : title;
