/** What a page hands to the demonstration of an entry. */
import { walk } from '../core/steps.ts';
import type { PageId } from '../core/verdict.ts';
import type { Entry } from '../corpus/entry.ts';
import type { DemoProps, ListedPage } from '../demos/props.ts';
import { usualHref } from '../demos/telling.ts';
import { toldCase } from '../demos/told.ts';
import { QUESTIONS } from '../scenario/index.ts';
import type { GameEntry, SiteCorpus } from './corpus.ts';
import { rootFrom } from './paths.ts';

/** An entry, or whatever else has cases to show. */
type Shown = Pick<GameEntry, 'id' | 'game' | 'cases'>;

/** `path` is the address of the page that shows it. What its cases ask must be prepared (`demos/families.ts`). */
export function demoProps(entry: Shown, { entries, byId }: SiteCorpus, path: string): DemoProps {
  const ids = new Set(entry.cases.flatMap(({ scenario }) => [...citedFor(scenario.question)]));
  for (const { verdict } of entry.cases) {
    const result = verdict();
    if (!result.ok) continue;
    for (const { rule } of walk(result.value.steps)) ids.add(rule);
    for (const { page } of result.value.hangsOn) ids.add(page);
  }
  const named = new Set(entry.cases.flatMap(({ scenario }) => [...wordsIn(scenario)]));
  const isNamed = (other: Entry) =>
    other.kind === 'ability' && other.game === entry.game && named.has(other.data.ability);
  for (const { id } of entries.filter(isNamed)) ids.add(id);

  const pages = [...ids].sort().flatMap((id): [PageId, ListedPage][] => {
    const page = byId.get(id);
    if (page === undefined) return [];
    const { title, address } = page;
    const href = address.slice(1);
    return [[id, href === usualHref(id, title) ? { title } : { title, href }]];
  });
  return {
    id: entry.id,
    cases: entry.cases.map(({ name, scenario }) => toldCase(name, scenario)),
    pages: Object.fromEntries(pages),
    root: rootFrom(path),
  };
}

const citedFor = (question: string): readonly PageId[] =>
  QUESTIONS.find((asked) => asked.question.id === question)?.question.cites ?? [];

/** Every text in a scenario: ids of abilities are among them. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* wordsIn(part);
  }
}
