/**
 * From terms to an honest list: pages that have every term come first; when they are few, pages follow that have
 * some of them, each with what it lacks; terms that no page has are named and not searched for.
 * The index decides which pages match a set of terms and how well; this decides which sets to ask for.
 */
import { type NamedGame, readGame } from './games.ts';
import { normalise } from './normalise.ts';
import { type Query, readQuery, saysNothing, type Term } from './query.ts';
import { type LookUp, sameStem } from './vocabulary.ts';

/** Chosen values; a key that is absent does not restrict. */
export interface Filters {
  readonly game?: string;
  readonly kind?: string;
  readonly ability?: string;
}

export interface Match<Page> {
  /** Tells pages apart within one index. */
  readonly key: string;
  /** Higher is better, within one request to the index. */
  readonly score: number;
  readonly load: () => Promise<Page>;
}

/** An index of pages. `find` gives the pages that have all of the terms, best first. */
export interface Index<Page> {
  readonly vocabulary: LookUp;
  readonly find: (terms: readonly Term[], filters: Filters) => Promise<readonly Match<Page>[]>;
}

export interface FoundPage<Page> extends Match<Page> {
  /** Terms that this page lacks; none for a full match. */
  readonly lacks: readonly Term[];
}

export interface Found<Page> {
  readonly full: readonly FoundPage<Page>[];
  readonly partial: readonly FoundPage<Page>[];
  /** Terms with a word that no page has. */
  readonly unknown: readonly Term[];
  readonly ignored: readonly string[];
  /** How many pages match in full when no filter is set. Asked for only when the filters leave nothing. */
  readonly withoutFilters: number;
}

/** With so many full matches, partial ones would only be noise. */
const ENOUGH = 5;
/** The most partial matches to show. */
const PARTIAL = 10;

const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined);

export const find = async <Page>(
  index: Index<Page>,
  query: Query,
  filters: Filters,
): Promise<Found<Page>> => {
  const all = (terms: readonly Term[]) => (terms.length === 0 ? [] : index.find(terms, filters));
  let known = query.terms.filter((term) => term.words.every(index.vocabulary.knows));
  let full = await all(known);
  if (full.length === 0) {
    // Some words only look like forms of a known one: "movment" has the beginning of "moves".
    const lost = await withoutPages(index, known);
    if (lost.length > 0) {
      known = known.filter((term) => !lost.includes(term));
      full = await all(known);
    }
  }
  const unknown = query.terms.filter((term) => !known.includes(term));
  const partial =
    full.length >= ENOUGH || known.length < 2 ? [] : await findPartial(index, known, filters, full);
  const nothing = full.length === 0 && partial.length === 0;
  const withoutFilters =
    nothing && isFiltered(filters) && known.length > 0 ? await index.find(known, {}) : full;
  return {
    full: full.map((match) => ({ ...match, lacks: [] })),
    partial,
    unknown,
    ignored: query.ignored,
    withoutFilters: withoutFilters.length,
  };
};

export interface Answer<Page> {
  readonly query: Query;
  readonly filters: Filters;
  readonly found: Found<Page>;
  /** The game that the text names, when it was read as that, and what came of it. */
  readonly named?: ReadGame;
}

export interface ReadGame extends NamedGame {
  /** `filter`: only its pages were searched. `chosen`: the filters had it. `elsewhere`: it has none of the rest. */
  readonly as: 'filter' | 'chosen' | 'elsewhere';
}

const isEmpty = (found: Found<unknown>): boolean => found.full.length + found.partial.length === 0;

/**
 * Reads a text and finds its pages. A game that it names is a filter, unless another is set or nothing is asked
 * besides. If that game has nothing of the rest, all games are searched for it; if they have not either, the name
 * is words like others.
 */
export const answerTo = async <Page>(
  index: Index<Page>,
  text: string,
  filters: Filters,
): Promise<Answer<Page>> => {
  const named = readGame(text);
  if (named && [undefined, named.game].includes(filters.game) && !saysNothing(named.rest)) {
    const query = readQuery(named.rest, index.vocabulary);
    const inGame = { ...filters, game: named.game };
    const found = await find(index, query, inGame);
    const as = filters.game === undefined ? 'filter' : 'chosen';
    if (!isEmpty(found)) return { query, filters: inGame, found, named: { ...named, as } };
    if (as === 'filter') {
      const elsewhere = await find(index, query, filters);
      if (!isEmpty(elsewhere))
        return { query, filters, found: elsewhere, named: { ...named, as: 'elsewhere' } };
    }
  }
  const query = readQuery(text, index.vocabulary);
  return { query, filters, found: await find(index, query, filters) };
};

/** The terms that no page has, each by itself. */
const withoutPages = async <Page>(index: Index<Page>, terms: readonly Term[]): Promise<readonly Term[]> => {
  const found = await Promise.all(terms.map((term) => index.find([term], {})));
  return terms.filter((_, i) => found[i]?.length === 0);
};

/**
 * Pages that have some of the terms. Each term is asked for alone; a page's worth is the sum of its scores, in
 * which a rare word and a word of the title count for more. Each page is then taken from a request for exactly
 * the terms that it has, so that its excerpt shows them.
 */
const findPartial = async <Page>(
  index: Index<Page>,
  terms: readonly Term[],
  filters: Filters,
  full: readonly Match<Page>[],
): Promise<FoundPage<Page>[]> => {
  const worth = new Map<string, { sum: number; has: Term[] }>();
  const alone = await Promise.all(terms.map((term) => index.find([term], filters)));
  terms.forEach((term, i) => {
    for (const match of alone[i] ?? []) {
      const page = worth.get(match.key) ?? { sum: 0, has: [] };
      worth.set(match.key, { sum: page.sum + match.score, has: [...page.has, term] });
    }
  });
  for (const match of full) worth.delete(match.key);
  const best = [...worth].sort(([, a], [, b]) => b.sum - a.sum).slice(0, PARTIAL);

  const requests = new Map<string, Promise<readonly Match<Page>[]>>();
  const pages = await Promise.all(
    best.map(async ([key, { has }]) => {
      const set = has.map((term) => terms.indexOf(term)).join();
      const request = requests.get(set) ?? index.find(has, filters);
      requests.set(set, request);
      const match = (await request).find((candidate) => candidate.key === key);
      return match && { ...match, lacks: terms.filter((term) => !has.includes(term)) };
    }),
  );
  return pages.filter((page) => page !== undefined);
};

interface Titled {
  readonly page: { readonly title: string };
}

/** Apart or together, "force-push" is "Force Push". */
const namesOf = (text: string): string[] => normalise(text.replace(/[-‐‑]/g, ' '));

const isForm = (a: string, b: string): boolean => a === b || sameStem(a, b);

/** Puts a page first that is called just what was typed, in whatever form: whoever types a name looks for its page. */
export const calledFirst = <T extends Titled>(text: string, pages: readonly T[]): readonly T[] => {
  const name = namesOf(text);
  const isCalled = ({ page }: T): boolean => {
    const title = namesOf(page.title);
    return title.length === name.length && title.every((word, i) => isForm(word, name[i] ?? ''));
  };
  return [...pages.filter(isCalled), ...pages.filter((page) => !isCalled(page))];
};
