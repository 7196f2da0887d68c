import { describe, expect, it } from 'vitest';
import { answerTo, calledFirst, type Filters, find, type Index } from './find.ts';
import { leftOut, readAs, readAsGame, summary } from './messages.ts';
import { readQuery, type Term } from './query.ts';
import { indexedWords, lookUp, vocabularyOf } from './vocabulary.ts';

interface Page {
  readonly key: string;
  readonly text: string;
  readonly game: string;
}

/** An index of a few pages that scores a page by how rare the words are that it has. */
const indexOf = (pages: readonly Page[]) => {
  const asked: string[] = [];
  const vocabulary = lookUp(vocabularyOf(pages.map((page) => [page.text])));
  const index: Index<Page> = {
    vocabulary,
    find: async (terms, filters) => {
      const words = terms.flatMap((term) => term.words);
      asked.push(words.join(' '));
      const score = (word: string) => 1 / pages.filter((page) => indexedWords(page.text).has(word)).length;
      return pages
        .filter((page) => filters.game === undefined || filters.game === page.game)
        .filter((page) => words.every((word) => indexedWords(page.text).has(word)))
        .map((page) => ({
          key: page.key,
          score: words.reduce((sum, word) => sum + score(word), 0),
          load: async () => page,
        }));
    },
  };
  return { index, asked };
};

const PAGES: readonly Page[] = [
  { key: 'guard', text: 'bodyguard grenades attack', game: 'swm' },
  { key: 'block', text: 'lightsaber grenades attack', game: 'swm' },
  { key: 'queue', text: 'ability attack', game: 'xwing' },
];

const search = async (text: string, filters: Filters = {}, pages = PAGES) => {
  const { index, asked } = indexOf(pages);
  const query = readQuery(text, index.vocabulary);
  const found = await find(index, query, filters);
  const lacks = (page: { key: string; lacks: readonly Term[] }) =>
    [page.key, ...page.lacks.map((term) => `-${term.typed}`)].join(' ');
  return {
    found,
    asked,
    terms: query.terms,
    full: found.full.map((page) => page.key),
    partial: found.partial.map(lacks),
  };
};

describe('an honest list of results', () => {
  it('has the pages with all words first, then those with some, each with what it lacks', async () => {
    const { full, partial, found, terms } = await search('bodyguard grenades');
    expect(full).toEqual(['guard']);
    expect(partial).toEqual(['block -bodyguard']);
    expect(summary(found, terms)).toBe('1 entry found, then 1 close match.');
  });

  it('ranks partial matches by how much the words that they have tell', async () => {
    const { full, partial, found, terms } = await search('lightsaber ability attack');
    expect(full).toEqual([]);
    expect(partial).toEqual(['block -ability', 'queue -lightsaber', 'guard -lightsaber -ability']);
    expect(summary(found, terms)).toBe('No entry has all of your words; 3 close matches below.');
  });

  it('names a word that no page has, and never sends it to the index', async () => {
    const { full, found, asked } = await search('bodyguard zeppelin');
    expect(full).toEqual(['guard']);
    expect(asked.join(' ')).not.toContain('zeppelin');
    expect(leftOut(found)).toEqual(['No entry has the word “zeppelin”.']);
  });

  it('finds nothing, rather than everything, when it knows none of the words', async () => {
    const { found, asked, terms } = await search('zeppelin airship');
    expect(found.full).toEqual([]);
    expect(found.partial).toEqual([]);
    expect(asked).toEqual([]);
    expect(summary(found, terms)).toBe('No entry found.');
    expect(leftOut(found)).toEqual(['No entry has the words “zeppelin” or “airship”.']);
  });

  it('takes a word that only looks like a form of a known one for unknown, and still finds the others', async () => {
    const pages = [...PAGES, { key: 'move', text: 'move', game: 'swm' }];
    const alone = await search('movment', {}, pages);
    expect(alone.found.unknown.map((term) => term.typed)).toEqual(['movment']);
    const { full, found } = await search('movment bodyguard', {}, pages);
    expect(full).toEqual(['guard']);
    expect(found.unknown.map((term) => term.typed)).toEqual(['movment']);
  });

  it('says which words it did not search for', async () => {
    const { found } = await search('does the bodyguard attack');
    expect(leftOut(found)).toEqual(['Not searched for: does, the.']);
  });

  it('says how it read a short name', async () => {
    const pages = [{ key: 'a', text: 'attack of opportunity', game: 'swm' }];
    expect(readAs((await search('AoO', {}, pages)).terms)).toEqual([
      '“aoo” is read as “attack of opportunity”.',
    ]);
  });

  it('shows no partial matches beside enough full ones', async () => {
    const many = Array.from({ length: 5 }, (_, i) => ({ key: `p${i}`, text: 'attack roll', game: 'swm' }));
    const { full, partial } = await search('attack roll', {}, [
      ...many,
      { key: 'q', text: 'attack', game: 'swm' },
    ]);
    expect(full).toHaveLength(5);
    expect(partial).toEqual([]);
  });

  it('counts what the filters leave out when they leave nothing', async () => {
    const { found } = await search('ability', { game: 'swm' });
    expect(found.full).toEqual([]);
    expect(found.withoutFilters).toBe(1);
  });

  it('filters partial matches as well', async () => {
    const { partial } = await search('lightsaber ability', { game: 'xwing' });
    expect(partial).toEqual(['queue -lightsaber']);
  });
});

describe('a game that the text names', () => {
  const answer = async (text: string, filters: Filters = {}) => {
    const { found, named } = await answerTo(indexOf(PAGES).index, text, filters);
    return [named?.as, ...found.full.map((page) => page.key)];
  };

  it('is a filter for the other words', async () => {
    expect(await answer('attack')).toEqual([undefined, 'guard', 'block', 'queue']);
    expect(await answer('attack x-wing')).toEqual(['filter', 'queue']);
    expect(await answer('swm attack')).toEqual(['filter', 'guard', 'block']);
    expect(await answer('swm attack', { game: 'swm' })).toEqual(['chosen', 'guard', 'block']);
  });

  it('leaves the word to other games when it has no page with it', async () => {
    expect(await answer('bodyguard x-wing')).toEqual(['elsewhere', 'guard']);
  });

  it('is words like others when another filter is set, alone, or with nothing that any page has', async () => {
    expect((await answer('attack x-wing', { game: 'swm' }))[0]).toBeUndefined();
    for (const text of ['x-wing', 'what is x-wing', 'zeppelin x-wing', 'attack "x-wing"']) {
      expect.soft((await answer(text))[0], text).toBeUndefined();
    }
  });

  it('is said, with its full name', () => {
    const named = { game: 'ia', rest: '', asWords: '' };
    expect(readAsGame({ ...named, typed: 'ia', as: 'filter' }, 'Imperial Assault')).toBe(
      '“ia” is read as the game Imperial Assault: only its entries are shown.',
    );
    expect(readAsGame({ ...named, typed: 'imperial assault', as: 'chosen' }, 'Imperial Assault')).toBe(
      '“imperial assault” is read as the game.',
    );
  });
});

describe('a page that is called just what was typed', () => {
  const titled = (...titles: string[]) => titles.map((title) => ({ page: { title } }));
  const order = (text: string, ...titles: string[]) =>
    calledFirst(text, titled(...titles)).map(({ page }) => page.title);

  it('comes first, whatever the spelling; all others keep their order', () => {
    const titles = ['Do pits give cover?', 'Low objects', 'Cover'];
    expect(order('cover', ...titles)).toEqual(['Cover', 'Do pits give cover?', 'Low objects']);
    expect(order('COVER ', ...titles)).toEqual(['Cover', 'Do pits give cover?', 'Low objects']);
    expect(order('pits', ...titles)).toEqual(titles);
    expect(order('covers', ...titles)[0]).toBe('Cover');
    expect(order('force-push', 'Does Force Push provoke?', 'Force Push')[0]).toBe('Force Push');
    expect(order('aoo', 'Order 66', 'Attacks of opportunity')[0]).toBe('Attacks of opportunity');
    expect(order('at-at', 'Aboard the AT-AT', 'AT-AT')).toEqual(['AT-AT', 'Aboard the AT-AT']);
  });
});
