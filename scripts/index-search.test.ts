import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { find } from '../src/search/find.ts';
import { type IndexedPage, pageAttributes } from '../src/search/page-attributes.ts';
import { IndexUnavailable, openPagefind, type PagefindIndex } from '../src/search/pagefind.ts';
import { readQuery } from '../src/search/query.ts';
import { indexSite } from './index-search.ts';

const SWM = { id: 'swm', name: 'Star Wars Miniatures' };
const XWING = { id: 'xwing', name: 'X-Wing' };

const PAGES: readonly (IndexedPage & { slug: string; text: string })[] = [
  {
    slug: 'swm/grenades-and-bodyguard',
    id: 'swm-029',
    title: 'Bodyguard and effects without an attack roll',
    game: SWM,
    kind: 'ruling',
    abilities: ['Bodyguard', 'Lando Calrissian, Hero of Tanaab'],
    says: 'Bodyguard takes over damage from attacks only.',
    answer: 'no',
    date: '4 September 2005',
    text: 'Grenades are resolved by saves. The damage is <b>3 &lt; 4</b>. An AoO is an attack.',
  },
  {
    slug: 'swm/grenades',
    id: 'swm-210',
    title: 'Grenades',
    game: SWM,
    kind: 'ability',
    says: 'Everybody beside the target takes damage and saves at 11.',
    text: 'Thrown up to 6 squares. A character manoeuvres round a wall, +10 Damage.',
  },
  {
    slug: 'xwing/stress',
    id: 'xwing-006',
    title: 'Stress while an ability waits',
    game: XWING,
    kind: 'ruling',
    says: 'The token is removed, "at once" & in full.',
    answer: 'yes',
    text: 'An attack with two modifications.',
  },
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const site = mkdtempSync(join(tmpdir(), 'netrep-index-'));
const write = (path: string, body: string) => {
  mkdirSync(join(site, path), { recursive: true });
  writeFileSync(
    join(site, path, 'index.html'),
    `<!doctype html><html lang="en-GB"><body>${body}</body></html>`,
  );
};

let index: PagefindIndex;

beforeAll(async () => {
  for (const page of PAGES) {
    const attributes = Object.entries(pageAttributes(page)).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    write(
      page.slug,
      `<nav>elsewhere</nav><article ${attributes.join(' ')}><h1>${page.title}</h1><p>${page.text}</p><dl><dd>Wizards of the Coast</dd><dt>Author</dt></dl>` +
        '<svg><text>drawing</text></svg><button>pressing</button></article>',
    );
  }
  write('swm', '<main>A list that repeats every bodyguard and writes about data-pagefind-body</main>');
  await indexSite(site);
  // Pagefind fetches; here its files are on the disk.
  vi.stubGlobal('fetch', async (address: string) => {
    const { protocol, pathname } = new URL(address);
    if (protocol !== 'file:') throw new TypeError(`fetches ${address}`);
    return new Response(readFileSync(fileURLToPath(`file://${pathname}`)));
  });
  index = await openPagefind(`${pathToFileURL(site)}/pagefind/`, { noWorker: true });
});

afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(site, { recursive: true });
});

const results = async (text: string, filters = {}) => {
  const found = await find(index, readQuery(text, index.vocabulary), filters);
  return Promise.all(found.full.map((match) => match.load()));
};
const ids = async (text: string, filters = {}) => (await results(text, filters)).map((page) => page.id);

describe('the index of a site', () => {
  it('holds the marked pages and no other', async () => {
    expect(index.vocabulary.pages).toBe(PAGES.length);
    expect(await ids('bodyguard')).toEqual(['swm-029']);
  });

  it('keeps the words of neighbouring elements apart', () => {
    expect(index.vocabulary.has('author')).toBe(true);
    expect(index.vocabulary.has('coastauthor')).toBe(false);
  });

  it('leaves out drawings, controls and what stands outside the text', async () => {
    for (const word of ['drawing', 'pressing', 'elsewhere']) expect(await ids(word)).toEqual([]);
  });

  it('gives a page as a list shows it, commas, quotes and signs included', async () => {
    expect((await results('stress'))[0]).toEqual({
      id: 'xwing-006',
      href: 'xwing/stress/',
      title: 'Stress while an ability waits',
      game: 'xwing',
      kind: 'ruling',
      says: 'The token is removed, "at once" & in full.',
      answer: 'yes',
      date: undefined,
      content: expect.stringContaining('An attack with two modifications.'),
    });
  });

  it('offers the abilities that pages are about, whole', async () => {
    expect(await index.abilities()).toEqual(['Bodyguard', 'Lando Calrissian, Hero of Tanaab']);
    expect(await ids('damage', { ability: 'Lando Calrissian, Hero of Tanaab' })).toEqual(['swm-029']);
  });

  it('filters by game and kind', async () => {
    expect(await ids('attack')).toEqual(expect.arrayContaining(['swm-029', 'xwing-006']));
    expect(await ids('attack', { game: 'xwing' })).toEqual(['xwing-006']);
    expect(await ids('grenades', { kind: 'ability' })).toEqual(['swm-210']);
  });

  it('puts the page with the word in its title first', async () => {
    expect(await ids('grenades')).toEqual(['swm-210', 'swm-029']);
  });

  it("finds a page by its id, its game's name and a phrase", async () => {
    expect(await ids('swm-029')).toEqual(['swm-029']);
    expect(await ids('stress x-wing')).toEqual(['xwing-006']);
    expect(await ids('"resolved by saves"')).toEqual(['swm-029']);
    expect(await ids('"saves by resolved"')).toEqual([]);
    expect(await ids('"resolved by saves" bodyguard')).toEqual(['swm-029']);
  });

  it('finds a text in another spelling than its own', async () => {
    expect(await ids('maneuvers')).toEqual(['swm-210']);
    expect(await ids('manoeuvres')).toEqual(['swm-210']);
    expect(await ids('attack of opportunity')).toEqual(['swm-029']);
    expect(await ids('+10')).toEqual(['swm-210']);
  });

  it('completes a word that is being typed', async () => {
    expect(await ids('bodyg')).toEqual(['swm-029']);
  });

  it('does not answer a misspelt word with pages that have its first letter', async () => {
    const found = await find(index, readQuery('bodygaurd', index.vocabulary), {});
    expect(found.full).toEqual([]);
    expect(found.unknown.map((term) => term.typed)).toEqual(['bodygaurd']);
  });

  it('comes without the interfaces that the site does not use', () => {
    const files = readdirSync(join(site, 'pagefind'));
    expect(files).toContain('pagefind.js');
    expect(files.filter((name) => name.includes('ui'))).toEqual([]);
  });
});

describe('an index that is not whole', () => {
  it('is an error, not an empty list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const whole = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      if (String(address).includes('.pf_index')) throw new TypeError('offline');
      return whole(address);
    });
    const torn = await openPagefind(`${pathToFileURL(site)}/pagefind/`, { noWorker: true });
    await expect(find(torn, readQuery('bodyguard', torn.vocabulary), {})).rejects.toThrow(IndexUnavailable);
    vi.stubGlobal('fetch', whole);
  });

  it('is an error when it is not there at all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(openPagefind(`${pathToFileURL(site)}/nowhere/`, { noWorker: true })).rejects.toThrow(
      IndexUnavailable,
    );
  });

  it('cannot be made of a site without marked pages', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'netrep-empty-'));
    await expect(indexSite(empty)).rejects.toThrow('No page in');
    rmSync(empty, { recursive: true });
  });
});
