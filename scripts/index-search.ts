/**
 * Makes the search index of a built site: reads the pages that `pageAttributes` marks, writes `pagefind/` into the
 * site's folder, and beside Pagefind's own files the vocabulary that the search checks each word against.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type IndexFile, type PagefindIndex } from 'pagefind';
import { normalise } from '../src/search/normalise.ts';
import { indexedWords, vocabularyOf } from '../src/search/vocabulary.ts';

export interface IndexingReport {
  readonly pages: number;
  readonly words: number;
}

interface Page {
  /** Path inside the site, with forward slashes. */
  readonly path: string;
  readonly html: string;
}

/** The part of Pagefind's record of a page that holds its text. */
interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** What is no text of an entry: drawings, controls, navigation. */
const NO_TEXT = ['svg', 'button', 'input', 'select', 'textarea', 'label', 'nav', '.island'];

/** Indexes a built site. Throws with one sentence a fault when pages cannot be read or nothing is to be indexed. */
export const indexSite = async (site: string): Promise<IndexingReport> => {
  const pages = await entryPages(site);
  if (pages.length === 0)
    throw new Error(`No page in ${site} is marked for the search (data-pagefind-body).`);
  try {
    const texts = (await indexed(pages, fragmentsOf)).map(textsOf);
    const respelled = new Map(texts.map(({ path, texts }) => [path, otherSpellings(texts)]));
    const output = join(site, 'pagefind');
    await rm(output, { recursive: true, force: true });
    const withSpellings = pages.map((page) => ({
      ...page,
      html: withMeta(page.html, respelled.get(urlOf(page.path))),
    }));
    await indexed(withSpellings, async (index) =>
      failOn((await index.writeFiles({ outputPath: output })).errors),
    );
    await removeUnusedInterfaces(output);
    const vocabulary = vocabularyOf(
      texts.map(({ path, texts }) => [...texts, (respelled.get(path) ?? []).join(' ')]),
    );
    await writeFile(join(output, 'vocabulary.json'), JSON.stringify(vocabulary));
    return { pages: pages.length, words: Object.keys(vocabulary.words).length };
  } finally {
    await close();
  }
};

const entryPages = async (site: string): Promise<Page[]> => {
  const files = await readdir(site, { recursive: true });
  const paths = files.filter((path) => path.endsWith('.html')).map((path) => path.replaceAll('\\', '/'));
  const pages = await Promise.all(
    paths.sort().map(async (path) => ({ path, html: spaced(await readFile(join(site, path), 'utf8')) })),
  );
  return pages.filter(({ html }) => /<[a-z][^<]*\sdata-pagefind-body\b/.test(html));
};

/** Pagefind joins the texts of some neighbouring elements, such as a term and what is said of it. */
const spaced = (html: string): string => html.replaceAll('><', '> <');

/** The address under which Pagefind knows a page. */
const urlOf = (path: string): string => `/${path.replace(/(^|\/)index\.html$/, '$1')}`;

const failOn = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`The search index could not be made: ${errors.join('; ')}`);
};

/** Runs one index over the pages and hands it to `use`. */
const indexed = async <T>(pages: readonly Page[], use: (index: PagefindIndex) => Promise<T>): Promise<T> => {
  const { index, errors } = await createIndex({ excludeSelectors: NO_TEXT });
  failOn(errors);
  if (!index) throw new Error('The search index could not be made: Pagefind did not start.');
  for (const { path, html } of pages) {
    failOn((await index.addHTMLFile({ url: urlOf(path), content: html })).errors);
  }
  const result = await use(index);
  await index.deleteIndex();
  return result;
};

const fragmentsOf = async (index: PagefindIndex): Promise<Fragment[]> => {
  const { files, errors } = await index.getFiles();
  failOn(errors);
  return files.filter(({ path }) => path.endsWith('.pf_fragment')).map(fragmentOf);
};

/** A fragment is JSON after a signature, compressed. */
const SIGNATURE = 'pagefind_dcd';
const fragmentOf = ({ path, content }: IndexFile): Fragment => {
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(SIGNATURE))
    throw new Error(`${path} is not a fragment as this version of Pagefind writes it.`);
  return JSON.parse(text.slice(SIGNATURE.length));
};

const textsOf = ({ url, content, meta }: Fragment) => ({
  path: url,
  texts: [content, ...Object.values(meta)],
});

/** Words of a page in the one spelling, when the page itself does not have them so. */
const otherSpellings = (texts: readonly string[]): string[] => {
  const own = new Set(texts.flatMap((text) => [...indexedWords(text)]));
  return [...new Set(texts.flatMap(normalise))].filter((word) => !own.has(word));
};

/** Adds the metadata field `also` to a page. The words are letters and digits only. */
const withMeta = (html: string, words: readonly string[] = []): string =>
  words.length === 0
    ? html
    : html.replace(/(?=<\/body>)/, `<p hidden data-pagefind-meta="also">${words.join(' ')}</p>`);

/** Pagefind writes ready-made interfaces as well; the site has its own. */
const removeUnusedInterfaces = async (output: string): Promise<void> => {
  const unused = (await readdir(output)).filter((name) =>
    /(-ui\.(js|css)|^pagefind-highlight\.js)$/.test(name),
  );
  await Promise.all(unused.map((name) => rm(join(output, name))));
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const report = await indexSite(resolve(process.argv[2] ?? 'dist'));
  console.log(`Search index: ${report.pages} pages, ${report.words} words.`);
}
