/**
 * What every browser test starts from: the built site, served at the root of one host and under a sub-path of
 * another, and pages that fail their test when they log an error, break their content security policy or ask
 * another host for anything.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { OUTPUT } from '../../scripts/lib/project.ts';
import { listen, siteServer } from '../../scripts/lib/server.ts';

export { expect };

export interface Site {
  /** With a slash at the end. */
  readonly root: string;
  /** The same site under a sub-path of its host. */
  readonly below: string;
}

interface Options {
  /** Errors that a test expects, such as those of a request that it makes fail. */
  tolerated: RegExp | undefined;
  /** Faults of all pages of the test's context; checked to be none at the end. */
  faults: string[];
}

/** Serves a folder on a free port; gives its address and what stops it. */
export const serve = async (folder: string): Promise<readonly [address: string, stop: () => void]> => {
  const server = siteServer(folder);
  const port = await listen(server, 0, '127.0.0.1');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return [`http://127.0.0.1:${port}/`, stop];
};

export const SUB_PATH = 'some/where/';

/** A folder in which the site stands under the sub-path, with its 404 page for the whole host, as hosts do it. */
export const folderWithSubPath = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'netrep-host-'));
  await mkdir(join(folder, 'some'));
  symlinkSync(OUTPUT, join(folder, SUB_PATH.slice(0, -1)));
  symlinkSync(join(OUTPUT, '404.html'), join(folder, '404.html'));
  return folder;
};

/** Collects what goes wrong in any page of a context. */
const watch = (context: BrowserContext, site: Site, faults: string[]): void => {
  const own = [site.root, site.below].map((address) => new URL(address).origin);
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && !own.includes(origin)) {
      faults.push(`a request to another host: ${request.url()}`);
    }
  });
};

export const test = base.extend<Options, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const host = await folderWithSubPath();
      const [root, stopRoot] = await serve(OUTPUT);
      const [other, stopOther] = await serve(host);
      await use({ root, below: `${other}${SUB_PATH}` });
      stopRoot();
      stopOther();
      rmSync(host, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.root),
  tolerated: [undefined, { option: true }],
  faults: [
    async ({ context, site, tolerated }, use) => {
      const faults: string[] = [];
      watch(context, site, faults);
      await use(faults);
      expect(faults.filter((fault) => !tolerated?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
