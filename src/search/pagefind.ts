/**
 * Pagefind as an index of entry pages. Loads it from the built site, gives it words that the vocabulary knows, and
 * notices what Pagefind only logs: a piece of the index that did not arrive.
 */
import type { Filters, Index, Match } from './find.ts';
import type { Term } from './query.ts';
import { lookUp, type Vocabulary } from './vocabulary.ts';

/** The parts of Pagefind's interface that are used here. */
interface Pagefind {
  createInstance(options: PagefindOptions): Instance;
}

interface PagefindOptions {
  readonly basePath: string;
  readonly ranking: { readonly metaWeights: Readonly<Record<string, number>> };
  readonly noWorker?: boolean;
}

interface Instance {
  init(): Promise<void>;
  preload(words: string): Promise<void>;
  filters(): Promise<Record<string, Record<string, number>>>;
  search(
    words: string,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ results: readonly Result[]; unfilteredResultCount: number }>;
}

interface Result {
  readonly id: string;
  readonly score: number;
  data(): Promise<Data>;
}

interface Data {
  readonly raw_url: string;
  readonly content: string;
  readonly meta: Readonly<Partial<Record<'id' | 'title' | 'says' | 'answer' | 'date', string>>>;
  readonly filters: Readonly<Partial<Record<'game' | 'kind', readonly string[]>>>;
}

/** An entry as a list of results shows it. */
export interface ResultPage {
  readonly id: string;
  /** Relative to the site's root: "swm/bodyguard-and-grenades/". */
  readonly href: string;
  readonly title: string;
  readonly game: string | undefined;
  readonly kind: string;
  readonly says: string;
  readonly answer: string | undefined;
  readonly date: string | undefined;
  /** All of its text, as text: whoever shows it must not take it for HTML. */
  readonly content: string;
}

export interface PagefindIndex extends Index<ResultPage> {
  /** Names of the abilities that pages are about, in alphabetical order. */
  readonly abilities: () => Promise<readonly string[]>;
}

/** The index is not there, or a piece of it is not. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}

/** A match in a name counts most. What merely files a page (game, answer, date) tells little. */
const META_WEIGHTS = { title: 6, id: 8, also: 2, says: 3, in: 0.5, answer: 0.1, date: 0.1 };

const unavailable = (cause: unknown): never => {
  throw cause instanceof IndexUnavailable
    ? cause
    : new IndexUnavailable('The index did not load.', { cause });
};

interface OpenOptions {
  /** Counts from 0. A browser may remember that a module failed to load, so each attempt has its own address. */
  readonly attempt?: number;
  /** For places without workers. */
  readonly noWorker?: boolean;
}

/** `address` is that of the index's folder, with a slash at the end. */
export const openPagefind = (address: string, options: OpenOptions = {}): Promise<PagefindIndex> =>
  load(address, options).catch(unavailable);

const load = async (
  address: string,
  { attempt = 0, noWorker = false }: OpenOptions,
): Promise<PagefindIndex> => {
  const module = `${address}pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  const [pagefind, vocabulary] = await Promise.all([
    import(/* @vite-ignore */ module) as Promise<Pagefind>,
    fetch(`${address}vocabulary.json`).then((response) => {
      if (!response.ok) throw new IndexUnavailable(`The vocabulary answered ${response.status}.`);
      return response.json() as Promise<Vocabulary>;
    }),
  ]);
  const instance = pagefind.createInstance({
    basePath: address,
    ranking: { metaWeights: META_WEIGHTS },
    noWorker,
  });
  await instance.init();
  return indexOf(instance, vocabulary);
};

const indexOf = (instance: Instance, vocabulary: Vocabulary): PagefindIndex => {
  const words = lookUp(vocabulary);

  /** Pagefind loads the piece of the index where a word would stand; its longer forms may stand in others. */
  const loadCompletions = async (word: string) => {
    if (!words.has(word)) await instance.preload(words.beginningWith(word).join(' '));
  };

  const ask = async (text: string, filters: Filters): Promise<readonly Result[]> => {
    const { results, unfilteredResultCount } = await instance.search(text, { filters: { ...filters } });
    // A page has the word, says the vocabulary: then a piece of the index is missing, or belongs to another build.
    if (unfilteredResultCount === 0 && words.has(text)) {
      throw new IndexUnavailable(`The index has lost the word "${text}".`);
    }
    return results;
  };

  const search = async (terms: readonly Term[], filters: Filters): Promise<readonly Match<ResultPage>[]> => {
    const loose = terms.filter((term) => !term.phrase).flatMap((term) => term.words);
    await Promise.all(loose.map(loadCompletions));
    const texts = [
      ...(loose.length > 0 ? [loose.join(' ')] : []),
      ...terms.filter((term) => term.phrase).map((term) => `"${term.words.join(' ')}"`),
    ];
    // A phrase works only as a whole query, so a page must be in the answers to all of them.
    const [first = [], ...others] = await Promise.all(texts.map((text) => ask(text, filters)));
    return first
      .filter(({ id }) => others.every((results) => results.some((result) => result.id === id)))
      .map((result) => ({ key: result.id, score: result.score, load: () => pageOf(result) }));
  };

  return {
    vocabulary: words,
    find: (terms, filters) => search(terms, filters).catch(unavailable),
    abilities: async () => {
      const { ability = {} } = await instance.filters().catch(unavailable);
      return Object.keys(ability).sort((a, b) => a.localeCompare(b, 'en'));
    },
  };
};

const pageOf = async (result: Result): Promise<ResultPage> => {
  const { raw_url, content, meta, filters } = await result.data().catch(unavailable);
  return {
    id: meta.id ?? '',
    href: raw_url.replace(/^\//, ''),
    title: meta.title ?? raw_url,
    game: filters.game?.[0],
    kind: filters.kind?.[0] ?? '',
    says: meta.says ?? '',
    answer: meta.answer,
    date: meta.date,
    content,
  };
};
