/** Entry pages as they are served: complete without JavaScript, unchanged by hydration, small. */
import type { Page } from '@playwright/test';
import { answerLabel } from '../../src/site/answers.ts';
import {
  allPages,
  entries,
  entryOf,
  isShortLink,
  largestOfEachQuestion,
  relative,
  rulings,
} from './pages.ts';
import { expect, test } from './site.ts';

const THIN_WALL = relative(entryOf('swm-017').address);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('there is at least a ruling with a board and one with a queue', () => {
    expect(rulings.length).toBeGreaterThan(5);
  });

  for (const ruling of rulings) {
    test(`${ruling.id} gives answer, ruling, position, verdict and reasons`, async ({ page }) => {
      await page.goto(relative(ruling.address));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruling.title);
      await expect(page.locator('.entry-head .chip')).toHaveText(answerLabel(ruling.data.answer));
      await expect(page.locator('.entry-head .ruling')).toHaveText(ruling.data.ruling);
      const demo = page.locator('.demo');
      await expect(demo.locator('.result .chip')).toBeVisible();
      await expect(demo.locator('.because').first()).toBeVisible();
      // The position: a board, the moments of a queue, or what meets what.
      await expect(demo.locator('svg[role="grid"], ol.frames, dl.exchange').first()).toBeVisible();
      // Each step of the reasoning links the page that it rests on.
      const steps = demo.locator('.demo-verdict .step');
      expect(await steps.count()).toBeGreaterThan(0);
      expect(await demo.locator('.demo-verdict .step-rule[href]').count()).toBe(await steps.count());
      // The other cases are spelt out, and nothing is offered that needs a script.
      await expect(demo.locator('.other-cases > details')).toHaveCount(ruling.cases.length - 1);
      await expect(demo.locator('.other-cases')).toBeVisible();
      for (const control of await demo.locator('.needs-script').all()) await expect(control).toBeHidden();
    });
  }

  test('a short link leads to its entry', async ({ page }) => {
    await page.goto('r/swm-017/');
    await expect(page).toHaveURL(new RegExp(`/${THIN_WALL}$`));
  });
});

/** The live part's HTML, or `undefined` on a page that has none. */
const island = (page: Page) =>
  page.evaluate(() => document.querySelector('astro-island')?.innerHTML ?? undefined);

test.describe('hydration', () => {
  for (const { question, entry } of largestOfEachQuestion) {
    test(`changes nothing of ${question} (${entry.id})`, async ({ page }) => {
      await page.goto(relative(entry.address));
      const before = await island(page);
      expect(before).toContain('class="demo"');
      await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
      // Astro takes the mark away once the component runs in the page.
      await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
      expect(await island(page)).toBe(before);
      // And it does run: choosing another case is answered.
      const cases = page.getByRole('group', { name: 'Cases' }).getByRole('radio');
      if ((await cases.count()) > 1) {
        await cases.nth(1).click();
        await expect(page).toHaveURL(/#v\d+\//);
      }
      await page.mouse.move(0, 0);
    });
  }
});

test.describe('the size of a page with a demonstration', () => {
  /** Bytes of all responses so far, bodies as sent. */
  const counter = (page: Page) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };

  for (const { question, entry } of largestOfEachQuestion) {
    test(`${question} (${entry.id}): at most 35 KB to read, 70 KB when running`, async ({ page }) => {
      const bytes = counter(page);
      await page.goto(relative(entry.address), { waitUntil: 'networkidle' });
      const read = await bytes();
      expect(read).toBeGreaterThan(2_000);
      expect(read).toBeLessThanOrEqual(35_000);
      await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
      await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
      await page.waitForLoadState('networkidle');
      const running = await bytes();
      expect(running).toBeGreaterThan(read);
      expect(running).toBeLessThanOrEqual(70_000);
    });
  }
});

test('every entry has its page and its short link', () => {
  const built = new Set(allPages);
  expect(entries.filter((entry) => !built.has(relative(entry.address))).map((entry) => entry.id)).toEqual([]);
  const ids = entries.filter((entry) => entry.kind !== 'source').map((entry) => `r/${entry.id}/`);
  expect(allPages.filter(isShortLink)).toEqual(ids.sort());
});
