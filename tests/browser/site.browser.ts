/** All pages: where their links lead, what they load, how they do under a sub-path; addresses that are not there. */
import type { Page } from '@playwright/test';
import { allPages, entries, entryOf, isShortLink, kinds, parts, relative } from './pages.ts';
import { expect, test } from './site.ts';

const pages = allPages.filter((page) => !isShortLink(page));

/** What every page must be; in one question to the page, because there are many of them. */
const look = (page: Page) =>
  page.evaluate(() => {
    const policy = document
      .querySelector('meta[http-equiv="content-security-policy" i]')
      ?.getAttribute('content');
    const root = document.documentElement;
    const headings = document.querySelectorAll('h1').length;
    // As a reader's setting does it.
    root.style.fontSize = '200%';
    return { policy: policy ?? '', headings, sideways: root.scrollWidth - root.clientWidth };
  });

test.describe('every page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is known to these tests', () => {
    expect(pages.length).toBeGreaterThan(entries.length);
  });

  for (const [part, some] of parts(pages, 12).entries()) {
    // What a page must not do at all (log errors, ask another host), the fixtures check.
    test(`loads under a sub-path, has a strict policy, holds large text (${part + 1} of 12)`, async ({
      page,
      site,
    }) => {
      for (const path of some) {
        const response = await page.goto(site.below + path);
        expect(response?.status(), path).toBe(200);
        const { policy, headings, sideways } = await look(page);
        expect(policy, path).toMatch(/default-src 'none'/);
        expect(policy, path).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
        expect(headings, path).toBe(1);
        expect.soft(sideways, `${path} scrolls sideways with text at 200 %`).toBeLessThanOrEqual(0);
      }
    });
  }
});

interface Link {
  readonly from: string;
  readonly to: string;
}

/** Ids and links of a page, read without loading what it loads. */
const outline = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      ids: all('[id]', 'id'),
      hrefs: [...all('a[href], link[href]', 'href'), ...all('form[action]', 'action')],
    };
  }, html);

test.describe('every link', () => {
  test('stays under the sub-path and leads to a page that has its anchor', async ({
    page,
    site,
    request,
  }) => {
    const anchors = new Map<string, Set<string>>();
    const links: Link[] = [];
    for (const path of pages) {
      const { ids, hrefs } = await outline(page, await (await request.get(site.below + path)).text());
      anchors.set(site.below + path, new Set(ids));
      links.push(...hrefs.map((href) => ({ from: path, to: new URL(href, site.below + path).href })));
    }
    const inside = links.filter(({ to }) => new URL(to).origin === new URL(site.below).origin);
    expect(inside.length).toBeGreaterThan(200);
    const faults: string[] = [];
    const statuses = new Map<string, number>();
    for (const { from, to } of inside) {
      const [address = '', fragment = ''] = to.split('#');
      if (!address.startsWith(site.below)) faults.push(`${from} leaves the site for ${address}`);
      if (!statuses.has(address)) statuses.set(address, (await request.head(address)).status());
      if (statuses.get(address) !== 200) faults.push(`${from} has a dead link to ${address}`);
      const ids = anchors.get(address.replace(/\?.*$/, ''));
      if (fragment !== '' && ids && !ids.has(decodeURIComponent(fragment))) {
        faults.push(`${from} links an anchor that is not there: ${to}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

test.describe('short links', () => {
  test('of all entries name the entry, under any path', async ({ site, request }) => {
    for (const entry of entries.filter((one) => one.kind !== 'source')) {
      const html = await (await request.get(`${site.below}r/${entry.id}/`)).text();
      const target = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1] ?? '';
      const home = new URL(`r/${entry.id}/`, site.below);
      expect(new URL(target, home).href).toBe(new URL(relative(entry.address), site.below).href);
    }
  });

  test('lead there, with or without the slash', async ({ page, site }) => {
    for (const address of [`${site.root}r/swm-029/`, `${site.below}r/swm-029`]) {
      await page.goto(address);
      await expect(page).toHaveURL(
        new URL(`.${entryOf('swm-029').address}`, address.replace(/r\/.*/, '')).href,
      );
    }
  });
});

test.describe('an address that is not there', () => {
  // The page looks for the site's icon upwards from the address, to find the way home.
  test.use({ tolerated: /status of 404/ });

  for (const [where, path] of [
    ['at the root', 'nowhere/'],
    ['at depth', 'swm/no/such/ruling/at/all/'],
    ['without a slash', 'swm/no-such-ruling'],
  ] as const) {
    test(`${where} says so and leads home, also under a sub-path`, async ({ page, site }) => {
      for (const home of [site.root, site.below]) {
        const response = await page.goto(home + path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('no page');
        const link = page.getByRole('link').first();
        await expect(link).toHaveJSProperty('href', home);
        await link.click();
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('searchbox').first()).toBeVisible();
      }
    });
  }
});

test('the first view of a page holds still while it loads', async ({ page }) => {
  for (const path of ['', kinds['board ruling'], '?q=bodyguard+grenades']) {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path ?? '', { waitUntil: 'networkidle' });
    const shifted = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(shifted, path).toBeLessThan(0.1);
  }
});
