/** Who leads to whom: links in bodies, related entries, notes, abilities, and the rules that verdicts rest on. */
import { walk } from '../core/steps.ts';
import { bodyLinks } from './body-links.ts';
import { CORE } from './core-records.ts';
import { type Entry, sourcesOf } from './entry.ts';

/** For each id, the entries that lead to it, in the order of the corpus; an entry never cites itself. */
export function citations(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  const cited = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const id of citedFrom(entry, titles)) {
      if (id !== entry.id) cited.set(id, [...(cited.get(id) ?? []), entry]);
    }
  }
  return cited;
}

function citedFrom(entry: Entry, titles: ReadonlyMap<string, string>): ReadonlySet<string> {
  const { data } = entry;
  const verdicts = entry.cases.map(({ verdict }) => verdict());
  const steps = verdicts.flatMap((verdict) => (verdict.ok ? [...walk(verdict.value.steps)] : []));
  return new Set([
    ...bodyLinks(entry, (id) => titles.get(id)).ids,
    ...('related' in data ? data.related : []),
    ...data.notes.flatMap(({ entry: other }) => other ?? []),
    ...steps.map(({ rule }) => rule),
    ...verdicts.flatMap((verdict) => (verdict.ok ? verdict.value.hangsOn.map(({ page }) => page) : [])),
    ...(entry.kind === 'ruling'
      ? entry.data.abilities.flatMap((ability) => CORE[entry.game].abilities[ability] ?? [])
      : []),
    ...sourcesOf(entry).map(({ document }) => document),
  ]);
}
