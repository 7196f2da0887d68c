/** What would change an answer, and the page for asking: marks, address, keyboard, no script. */
import type { Locator, Page } from '@playwright/test';
import { OFFENCES, sourceOf } from '../../src/core/swm/abilities/index.ts';
import { effectApplies } from '../../src/core/swm/effects/effect-applies.ts';
import { publishedFor } from '../../src/site/published.ts';
import { tooWide } from './measures.ts';
import { entries, entryOf, kinds, relative } from './pages.ts';
import { expect, test } from './site.ts';

const THIN_WALL = relative(entryOf('swm-017').address);
const ASK = kinds['asking'] ?? '';

const answer = (page: Page): Locator => page.locator('.demo .result .chip');
const mark = (page: Page): Locator => page.locator('.demo .result .standing');
const opener = (page: Page): Locator => page.getByRole('button', { name: 'What would change it?' });
/** What a pointer or the focus does before anything is chosen. */
const wake = async (page: Page): Promise<void> => {
  await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
  await expect(page.locator('.island')).toHaveAttribute('data-live');
};
const change = (page: Page, words: string): Locator => page.getByRole('button', { name: words });

test.describe('what would change it', () => {
  test('lists changes that flip the answer, each to be tried and taken back', async ({ page }) => {
    await page.goto(THIN_WALL);
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    // A (B1) looks at B (C3) over a wall below B1, C1 and D1.
    const gap = change(page, 'Without the wall between B1 and B2');
    await expect(gap).toHaveText(/Yes$/);
    await gap.click();
    await expect(answer(page)).toHaveText('Yes');
    await expect(gap).toHaveAttribute('aria-pressed', 'true');
    await expect(gap).toBeFocused();
    await expect(page).toHaveURL(/#v\d+\//);
    const left = change(page, 'Character A one square further left');
    await left.click();
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(gap).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(gap).toHaveAttribute('aria-pressed', 'true');
    await gap.click();
    await expect(answer(page)).toHaveText('No');
    await expect(page.locator('.change[aria-pressed="true"]')).toHaveCount(0);
    // Another position closes the list: it was about this one.
    await page.getByRole('combobox', { name: 'Seen', exact: true }).selectOption({ index: 0 });
    await expect(page.locator('.changes')).toHaveCount(0);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('works by keyboard, and loads nothing before it is asked', async ({ page }) => {
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    await page.goto(THIN_WALL);
    await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
    await expect(page.locator('.island')).toHaveAttribute('data-live');
    await page.waitForLoadState('networkidle');
    const before = parts.length;
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.change').first()).toBeVisible();
    expect(parts.slice(before).some((url) => url.includes('/_astro/Changes.'))).toBe(true);
    expect(parts.slice(0, before).some((url) => url.includes('/_astro/Changes.'))).toBe(false);
    await page.keyboard.press('Tab');
    await expect(page.locator('.change').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('Yes');
    await page.goBack();
    await expect(answer(page)).toHaveText('No');
  });
});

test.describe('the page for asking', () => {
  const published = publishedFor(entries, 'swm/effect-applies').map(({ scenario }) => scenario);
  const bodyguard = (offence: (typeof OFFENCES)[number]) =>
    ({
      question: 'swm/effect-applies',
      offence,
      defence: 'bodyguard',
      attackerHas: [],
      targetHas: [],
    }) as const;
  const kindOf = (offence: (typeof OFFENCES)[number]) => {
    const verdict = effectApplies.judge(bodyguard(offence));
    return verdict.ok ? verdict.value.answer.kind : undefined;
  };
  /** An offence about which no case has been published with Bodyguard, and what its answer is. */
  const unpublished = (...kinds: string[]): (typeof OFFENCES)[number] => {
    const found = OFFENCES.find(
      (offence) =>
        kinds.includes(kindOf(offence) ?? '') &&
        !published.some((one) => 'offence' in one && one.offence === offence),
    );
    if (!found) throw new Error(`Every offence has a case with Bodyguard, or none is ${kinds.join(' or ')}.`);
    return found;
  };

  test('gives any pair its answer and its mark, in the address', async ({ page, context }) => {
    await page.goto(ASK);
    await wake(page);
    await expect(answer(page)).toHaveText('No');
    await expect(mark(page)).toContainText('official');
    await expect(mark(page).getByRole('link').first()).toHaveAttribute(
      'href',
      `../../${relative(entryOf('swm-029').address)}`,
    );
    const offence = page.getByRole('combobox', { name: 'Offence', exact: true });
    const derived = unpublished('yes', 'no');
    await offence.selectOption(derived);
    await expect(mark(page)).toContainText('derived: no published case');
    await expect(page.locator('.because').first()).toContainText(sourceOf(derived)?.name ?? '');
    const open = unpublished('undetermined');
    await offence.selectOption(open);
    await expect(answer(page)).toHaveText('Not decided');
    await expect(mark(page)).toContainText('no ruling');
    await expect(page.locator('.because').first()).toContainText('What is missing');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(answer(other)).toHaveText('Not decided');
    await expect(other.getByRole('combobox', { name: 'Offence', exact: true })).toHaveValue(open);
    await page.goBack();
    await page.goBack();
    await expect(mark(page)).toContainText('official');
  });

  test('asks about bonuses and turns too, with what makes the question first', async ({ page }) => {
    await page.goto(ASK);
    await page.getByRole('radio', { name: 'Which bonuses count for an attack?' }).click();
    await expect(mark(page)).toContainText('official');
    const before = await answer(page).textContent();
    await page
      .getByRole('button', { name: /: remove$/ })
      .last()
      .click();
    await expect(answer(page)).not.toHaveText(before ?? '');
    await page.getByRole('radio', { name: 'May a character do this in one turn?' }).click();
    await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions: add one' }).click();
    await expect(answer(page)).toHaveText('No');
  });

  test('comes alive without changing what was served', async ({ page }) => {
    const island = () => page.evaluate(() => document.querySelector('.island')?.innerHTML);
    await page.goto(ASK);
    const served = await island();
    expect(served).toContain('class="demo"');
    await page.locator('.demo').hover({ position: { x: 2, y: 2 } });
    await expect(page.locator('.island')).toHaveAttribute('data-live');
    expect(await island()).toBe(served);
  });

  test('is linked from the home page and the page of its game', async ({ page }) => {
    for (const from of ['', 'swm/']) {
      await page.goto(from);
      await page.locator('main a[href$="ask/"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask about any pair');
    }
  });

  test('marks positions on other pages too', async ({ page }) => {
    await page.goto(relative(entryOf('swm-029').address));
    await wake(page);
    await page.getByRole('combobox', { name: 'Defence', exact: true }).selectOption('evade');
    await expect(mark(page)).toContainText('official');
    await expect(mark(page).getByRole('link').first()).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('explains itself, shows its examples and lists the pairs with a ruling', async ({ page }) => {
      await page.goto(ASK);
      await expect(page.getByText('Asking needs JavaScript.')).toBeVisible();
      await expect(answer(page)).toHaveText('No');
      await expect(mark(page)).toContainText('official');
      await expect(page.locator('.other-cases > details')).toHaveCount(2);
      await expect(page.locator('.demo .needs-script:visible')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Missiles against Bodyguard' })).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
    });
  });
});
