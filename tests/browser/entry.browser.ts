/** Entry pages as they are served: complete without JavaScript, unchanged by hydration, small. */
import type { Page, Request } from '@playwright/test';
import type { RulingEntry } from '../../src/corpus/entry.ts';
import { answerLabel } from '../../src/site/answers.ts';
import {
  allPages,
  entries,
  entryOf,
  isShortLink,
  largestOfEachQuestion,
  parts,
  relative,
  rulings,
} from './pages.ts';
import { expect, test } from './site.ts';

const THIN_WALL = relative(entryOf('swm-017').address);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const [part, some] of parts(rulings, 6).entries()) {
    test(`rulings give answer, ruling, position, verdict and reasons (${part + 1} of 6)`, async ({
      page,
    }) => {
      expect(some.length).toBeGreaterThan(0);
      for (const ruling of some) await test.step(ruling.id, () => checkRuling(page, ruling));
    });
  }

  test('a short link leads to its entry', async ({ page }) => {
    await page.goto('r/swm-017/');
    await expect(page).toHaveURL(new RegExp(`/${THIN_WALL}$`));
  });
});

/**
 * Bytes of all responses so far, bodies as sent, once nothing that was asked for is still under way. (Playwright's
 * `networkidle` is a state of the document that, once reached, stays: it does not wait for what is asked for later.)
 */
const byteCounter = (page: Page) => {
  const arrived: Request[] = [];
  let underWay = 0;
  let changes = 0;
  const count = (change: number) => {
    underWay += change;
    changes += 1;
  };
  page.on('request', () => count(1));
  page.on('requestfailed', () => count(-1));
  page.on('requestfinished', (request) => {
    count(-1);
    arrived.push(request);
  });
  return async () => {
    let seen = -1;
    await expect
      .poll(
        () => {
          const quiet = underWay === 0 && changes === seen;
          seen = changes;
          return quiet;
        },
        { intervals: [300] },
      )
      .toBe(true);
    const sizes = await Promise.all(arrived.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
};

/** Addresses of the scripts that are asked for from now on. */
const scriptsOf = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  return asked;
};

/** Addresses of what the page says its demonstration will load. */
const namedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelector<HTMLElement>('.island')?.dataset['parts'] ?? '';
    return parts
      .split(' ')
      .map((part) => new URL(part, location.href).href)
      .sort();
  });

/** The live part's HTML. */
const island = (page: Page) => page.evaluate(() => document.querySelector('.island')?.innerHTML);

/**
 * A ruling page should transfer 70 KB at most with its demonstration running. These questions are not there yet;
 * their pages must not grow heavier than they are.
 */
const TO_PLAY: Readonly<Record<string, number>> = {
  'swm/attack': 78_600,
  'swm/attack-sequence': 74_200,
  'swm/path': 71_600,
};

test.describe('hydration', () => {
  for (const { question, entry } of largestOfEachQuestion(rulings)) {
    test(`changes nothing of ${question} (${entry.id}); stays within its weight`, async ({ page }) => {
      const bytes = byteCounter(page);
      await page.goto(relative(entry.address));
      const read = await bytes();
      const served = await island(page);
      expect(served).toContain('class="demo"');
      const scripts = scriptsOf(page);
      await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
      await expectLive(page);
      expect(await island(page)).toBe(served);
      // All that it needs is named on the page, and so asked for at once.
      expect([...scripts].sort()).toEqual(await namedParts(page));
      const played = await bytes();
      // It does run: choosing another case is answered.
      const folded = page.locator('.more-cases > summary');
      if ((await folded.count()) > 0) await folded.click();
      await page.getByRole('group', { name: 'Cases' }).getByRole('radio').nth(1).click();
      await expect(page).toHaveURL(/#v\d+\//);
      expect.soft(read, 'bytes to read').toBeLessThanOrEqual(35_000);
      expect.soft(played, 'bytes to play').toBeLessThanOrEqual(TO_PLAY[question] ?? 70_000);
      expect(read).toBeGreaterThan(2_000);
      expect(played).toBeGreaterThan(read);
    });
  }

  const others = largestOfEachQuestion(entries.filter((entry) => entry.kind !== 'ruling'));
  for (const [part, some] of parts(others, 6).entries()) {
    test(`changes nothing of other entries (${part + 1} of 6)`, async ({ page }) => {
      for (const { entry } of some) {
        await test.step(`${entry.id}`, async () => {
          await page.goto(relative(entry.address));
          const served = await island(page);
          expect(served).toContain('class="demo"');
          await page.mouse.move(0, 0);
          await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
          await expectLive(page);
          expect(await island(page)).toBe(served);
        });
      }
    });
  }
});

async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('.island')).toHaveAttribute('data-live');
}

async function checkRuling(page: Page, ruling: RulingEntry): Promise<void> {
  await page.goto(relative(ruling.address));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruling.title);
  await expect(page.locator('.entry-head .chip')).toHaveText(answerLabel(ruling.data.answer));
  await expect(page.locator('.entry-head .ruling')).toHaveText(ruling.data.ruling);
  const demo = page.locator('.demo');
  await expect(demo.locator('.result .chip')).toBeVisible();
  // What decides it: in sentences, or in the rows of things that are done in order.
  await expect(demo.locator('.because, .sequence').first()).toBeVisible();
  // The position: a board where there is one, and in any case what stands in its place.
  const scenario = ruling.cases[0]?.scenario;
  if (scenario && 'board' in scenario) await expect(demo.locator('svg[role="grid"]')).toBeVisible();
  // Each step of the reasoning links the page that it rests on.
  const steps = demo.locator('.demo-verdict .step');
  expect(await steps.count()).toBeGreaterThan(0);
  expect(await demo.locator('.demo-verdict .step-rule[href]').count()).toBe(await steps.count());
  // The other cases are spelt out, and nothing is offered that needs a script.
  await expect(demo.locator('.other-cases > details')).toHaveCount(ruling.cases.length - 1);
  await expect(demo.locator('.other-cases')).toBeVisible();
  await expect(demo.locator('.needs-script:visible')).toHaveCount(0);
}

test('every entry has its page and its short link', () => {
  const built = new Set(allPages);
  expect(entries.filter((entry) => !built.has(relative(entry.address))).map((entry) => entry.id)).toEqual([]);
  const ids = entries.filter((entry) => entry.kind !== 'source').map((entry) => `r/${entry.id}/`);
  expect(allPages.filter(isShortLink)).toEqual(ids.sort());
});
