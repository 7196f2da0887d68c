/**
 * Names on each page with a demonstration the files that it will load, which only the finished build knows: so they can
 * all be asked for at once, when somebody reaches for it, and no page carries a list of all of them.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFrom } from '../../src/site/paths.ts';

/** The files of each family, from the site's root; written by the build (`astro.config.mjs`). */
type Parts = Readonly<Record<string, readonly string[]>>;

/** What every page with a demonstration has loaded before. */
const LOADED = /^_astro\/start\./;

const MARK = /data-family="([\w-]+)"/g;

/** Takes the list away from a built site; gives what puts the files' addresses into the page at an address. */
export async function partsOf(site: string): Promise<(html: string, address: string) => string> {
  const list = join(site, 'parts.json');
  const parts: Parts = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  return (html, address) =>
    html.replaceAll(MARK, (_, family: string) => {
      const files = parts[family];
      if (files === undefined) throw new Error(`The build has not written the family ${family}.`);
      const needed = files.filter((file) => !LOADED.test(file)).map((file) => rootFrom(address) + file);
      return `data-parts="${needed.join(' ')}"`;
    });
}
