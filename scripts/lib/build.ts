/** Builds the site. What is wrong is printed; the answer says whether there is a site now. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build as buildPages } from 'astro';
import { readCorpus } from '../../src/corpus/index.ts';
import { printProblem } from '../../src/corpus/problem.ts';
import { faultsOf } from '../../src/site/output.ts';
import { narrowPolicy } from '../../src/site/policy.ts';
import { relocate } from '../../src/site/relocate.ts';
import { indexSite } from '../index-search.ts';
import { inputsHash, rememberBuild } from './inputs.ts';
import { makeOffline } from './offline.ts';
import { partsOf } from './parts.ts';
import { OUTPUT, ROOT } from './project.ts';

export async function build(): Promise<boolean> {
  const inputs = await inputsHash();
  const { problems } = readCorpus(join(ROOT, 'content'));
  if (problems.length > 0) {
    console.error(problems.map(printProblem).join('\n'));
    console.error(
      `\nThe content has ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}; nothing was built.`,
    );
    return false;
  }
  await buildPages({ root: ROOT, logLevel: 'warn' });
  await finishPages();
  const { pages } = await indexSite(OUTPUT);
  await makeOffline(OUTPUT, await outputFiles());
  const faults = await checkOutput();
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return false;
  }
  await rememberBuild(inputs);
  console.log(`Built ${pages} entries into dist.`);
  return true;
}

/** Paths from the site's root, with forward slashes. */
const outputFiles = async (): Promise<string[]> =>
  (await readdir(OUTPUT, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(OUTPUT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const outputPages = async (): Promise<string[]> =>
  (await outputFiles()).filter((path) => path.endsWith('.html'));

async function finishPages(): Promise<void> {
  const withParts = await partsOf(OUTPUT);
  for (const path of await outputPages()) {
    const file = join(OUTPUT, path);
    const address = `/${path.replace(/index\.html$/, '')}`;
    const html = withParts(narrowPolicy(await readFile(file, 'utf8')), address);
    // 404.html is shown at addresses of any depth, so nothing in it can be relative to the page.
    await writeFile(file, path === '404.html' ? html : relocate(html, address));
  }
}

async function checkOutput(): Promise<string[]> {
  const files = new Set(await outputFiles());
  const faults: string[] = [];
  for (const path of await outputPages()) {
    if (path === '404.html') continue;
    const html = await readFile(join(OUTPUT, path), 'utf8');
    faults.push(...faultsOf({ path, html }, (target) => files.has(target)));
  }
  return faults;
}
