/** The pages of the site: the entries as the corpus has them, and one example of each kind of page. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT, ROOT } from '../../scripts/lib/project.ts';
import { readCorpus } from '../../src/corpus/index.ts';

export const { entries } = readCorpus(join(ROOT, 'content'));

export const rulings = entries.filter((entry) => entry.kind === 'ruling');

/** Addresses relative to the site's root, "" for the home page. */
export const relative = (address: string): string => address.replace(/^\//, '');

const htmlSize = (address: string): number => statSync(join(OUTPUT, address, 'index.html')).size;

/** Of some entries, the one with the longest page for each question: they stand for all live demonstrations. */
export const largestOfEachQuestion = <E extends (typeof entries)[number]>(some: readonly E[]) => {
  const withCases = some.filter((entry) => entry.cases.length > 0);
  const byQuestion = Map.groupBy(withCases, (entry) => entry.cases[0]?.scenario.question ?? '');
  return [...byQuestion].map(([question, asking]) => {
    const [entry] = asking.toSorted((a, b) => htmlSize(b.address) - htmlSize(a.address));
    if (!entry) throw new Error(`No entry asks ${question}.`);
    return { question, entry };
  });
};

/** Splits a list for several tests, so that they run side by side. */
export const parts = <T>(items: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, part) => items.filter((_item, i) => i % count === part));

/** Every page that was built, but for 404.html, which stands in for other addresses. */
export const allPages: readonly string[] = readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('pagefind/'))
  .map((file) => file.replace(/(^|\/)index\.html$/, '$1'))
  .sort();

export const isShortLink = (page: string): boolean => page.startsWith('r/');

const first = (kind: string, game?: string): string => {
  const entry = entries.find((one) => one.kind === kind && (!game || ('game' in one && one.game === game)));
  if (!entry) throw new Error(`There is no ${kind} of ${game ?? 'any game'} to test.`);
  return relative(entry.address);
};

const byPrefix = (prefix: string): string => {
  const page = allPages.find((one) => one.startsWith(prefix) && one !== prefix);
  if (page === undefined) throw new Error(`There is no page below ${prefix} to test.`);
  return page;
};

/** One page of each kind, by what it shows. */
export const kinds: Readonly<Record<string, string>> = {
  home: '',
  game: 'swm/',
  asking: 'swm/ask/',
  'asking any question': 'xwing/ask/',
  'board ruling': relative(entryOf('swm-017').address),
  'effect ruling': relative(entryOf('swm-029').address),
  'queue ruling': first('ruling', 'xwing'),
  rule: first('rule', 'swm'),
  'rule of Imperial Assault': first('rule', 'ia'),
  ability: first('ability'),
  'open question': first('open'),
  source: first('source'),
  sources: 'sources/',
  abilities: 'abilities/',
  topics: 'tags/',
  topic: byPrefix('tags/'),
  dates: 'dates/',
  offline: 'offline/',
};

export function entryOf(id: string) {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no entry ${id}.`);
  return entry;
}
