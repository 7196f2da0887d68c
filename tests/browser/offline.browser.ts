/** The site kept on a device: all of it without a connection, a keeping that breaks off, and a newer version. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative as pathFrom } from 'node:path';
import type { Page } from '@playwright/test';
import { makeOffline } from '../../scripts/lib/offline.ts';
import { OUTPUT } from '../../scripts/lib/project.ts';
import { listen, siteServer } from '../../scripts/lib/server.ts';
import { entryOf, relative } from './pages.ts';
import { expect, folderWithSubPath, SUB_PATH, serve, test } from './site.ts';

const status = (page: Page) => page.locator('#keeping-status');
const KEPT = /on this device \([\d,]+ files, \d+\.\d MB\)/;

// Each test has a host of its own, to be stopped; what a small site lacks is asked for as well.
test.use({ tolerated: /another host: http:\/\/127\.0\.0\.1|Failed to load resource|Manifest/ });

test.describe('kept under a sub-path, without a connection', () => {
  test('every kind of page opens, by every kind of address; search and demonstrations work', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const host = await folderWithSubPath();
    const [address, stop] = await serve(host);
    const below = address + SUB_PATH;
    const at = (path: string) => below + path;
    const ruling = entryOf('swm-017');
    await page.goto(at('offline/'));
    await expect(status(page)).toContainText('not kept');
    await page.getByRole('button', { name: 'Keep the site' }).click();
    await expect(status(page)).toHaveText(KEPT, { timeout: 120_000 });
    stop();

    for (const path of ['', 'ia/', 'abilities/', 'sources', 'swm/ask/']) {
      const answer = await page.goto(at(path));
      expect(answer?.status(), path).toBe(200);
      expect(page.url()).toMatch(/\/$/);
    }
    await page.goto(at('r/swm-017'));
    await expect(page).toHaveURL(at(relative(ruling.address)));
    await page.getByRole('group', { name: 'Cases' }).getByRole('radio').last().click();
    await expect(page.locator('[data-live]')).toBeAttached();

    await page.goto(at('?q=thin+wall'));
    await expect(page.locator('#search-results')).toContainText(ruling.title);

    const missing = await page.goto(at('swm/no-such-ruling/'));
    expect(missing?.status()).toBe(404);
    await expect(page.locator('#home')).toHaveAttribute('href', new URL(below).pathname);

    await page.goto(at('offline/'));
    await page.getByRole('button', { name: 'Look for a newer' }).click();
    await expect(status(page)).toContainText('without a connection');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(status(page)).toContainText('not kept');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    rmSync(host, { recursive: true });
  });
});

/** A site of few pages, so that keeping it takes a moment. */
const smallSite = async (): Promise<string> => {
  const site = mkdtempSync(join(tmpdir(), 'netrep-small-'));
  for (const part of ['_astro', 'offline', 'sources', 'index.html', '404.html', 'favicon.svg'])
    cpSync(join(OUTPUT, part), join(site, part), { recursive: true });
  await remake(site);
  return site;
};

const remake = (site: string): Promise<void> => {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return makeOffline(
    site,
    files.map((entry) => pathFrom(site, join(entry.parentPath, entry.name))),
  );
};

test.describe('a small site', () => {
  test('keeping that breaks off says so, and goes on later from where it stopped', async ({ page }) => {
    const folder = await smallSite();
    const inner = siteServer(folder);
    let broken = true;
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (broken && request.url === '/sources/') response.writeHead(503).end();
      else inner.emit('request', request, response);
    });
    const port = await listen(server, 0, '127.0.0.1');
    try {
      await page.goto(`http://127.0.0.1:${port}/offline/`);
      const keep = page.getByRole('button', { name: 'Keep the site' });
      await keep.click();
      await expect(status(page)).toContainText('Not all of it arrived');
      broken = false;
      asked.length = 0;
      await keep.click();
      await expect(status(page)).toHaveText(KEPT);
      expect(asked).toContain('/sources/');
      expect(asked).not.toContain('/404.html');
    } finally {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    }
  });

  test('a newer version is fetched beside the old one, told of, and shown when asked for', async ({
    page,
  }) => {
    const folder = await smallSite();
    const [address, stop] = await serve(folder);
    try {
      await page.goto(`${address}offline/`);
      await page.getByRole('button', { name: 'Keep the site' }).click();
      await expect(status(page)).toHaveText(KEPT);
      await page.goto(address);
      const home = join(folder, 'index.html');
      writeFileSync(home, readFileSync(home, 'utf8').replaceAll('Latest as issued', 'Newest as issued'));
      await remake(folder);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Latest as issued' })).toBeVisible();
      await expect(page.getByText('A newer version of this site')).toBeVisible();
      await page.getByRole('button', { name: 'Show it' }).click();
      await expect(page.getByRole('heading', { name: 'Newest as issued' })).toBeVisible();
      await expect(page.getByText('A newer version of this site')).toHaveCount(0);
    } finally {
      stop();
      rmSync(folder, { recursive: true });
    }
  });
});
