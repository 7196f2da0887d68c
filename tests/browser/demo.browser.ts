/** A demonstration in hand: by mouse, touch and keyboard; its address; addresses that are no position. */
import type { Locator, Page } from '@playwright/test';
import { entryOf, relative } from './pages.ts';
import { expect, test } from './site.ts';

/**
 * Line of sight from A (B1) to B (C3) with a wall below B1, C1 and D1: none. From A1 the line passes the wall's end
 * at a distance, so moving A one square to the left gives sight.
 */
const THIN_WALL = relative(entryOf('swm-017').address);

const square = (page: Page, name: string): Locator =>
  page.locator('.demo [role="gridcell"]').and(page.locator(`[aria-label^="${name}:"]`));
const answer = (page: Page): Locator => page.locator('.demo .result .chip');
const reasons = (page: Page): Locator => page.locator('.demo .because').first();
const announced = (page: Page): Locator => page.locator('.demo > [aria-live="polite"]');
const button = (page: Page, name: string): Locator => page.locator('.demo').getByRole('button', { name });

const middle = async (locator: Locator): Promise<{ x: number; y: number }> => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The square is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const drag = async (page: Page, from: string, to: string): Promise<void> => {
  const [start, end] = [await middle(square(page, from)), await middle(square(page, to))];
  await page.mouse.move(start.x, start.y);
  await expect(page.locator('.island')).toHaveAttribute('data-live');
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
};

test.beforeEach(async ({ page }) => {
  await page.goto(THIN_WALL);
  await expect(answer(page)).toHaveText('No');
  await expect(square(page, 'B1')).toHaveAttribute('aria-label', /Character A/);
});

test.describe('dragging a piece', () => {
  test('changes the verdict, its reasons and the address', async ({ page }) => {
    const before = await reasons(page).textContent();
    await drag(page, 'B1', 'A1');
    await expect(square(page, 'A1')).toHaveAttribute('aria-label', /Character A/);
    await expect(answer(page)).toHaveText('Yes');
    await expect(reasons(page)).not.toHaveText(before ?? '');
    await expect(page.locator('.demo .result')).toContainText('derived');
    await expect(page).toHaveURL(/#v\d+\//);
    await expect(announced(page)).toContainText('Answer: Yes');
  });

  test('is undone by Back and by Undo, done again by Forward, and Reset clears the address', async ({
    page,
  }) => {
    await drag(page, 'B1', 'A1');
    await expect(answer(page)).toHaveText('Yes');
    const edited = page.url();
    await page.goBack();
    await expect(answer(page)).toHaveText('No');
    await expect(square(page, 'B1')).toHaveAttribute('aria-label', /Character A/);
    expect(new URL(page.url()).hash).toBe('');
    await page.goForward();
    await expect(answer(page)).toHaveText('Yes');
    await expect(page).toHaveURL(edited);
    await button(page, 'Undo').click();
    await expect(answer(page)).toHaveText('No');
    await expect(announced(page)).toHaveText(/^Answer: No\. /);
    await page.goForward();
    await expect(answer(page)).toHaveText('Yes');
    await button(page, 'Reset').click();
    await expect(answer(page)).toHaveText('No');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test('gives a link that opens the very position', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await drag(page, 'B1', 'A1');
    await button(page, 'Copy link').click();
    await expect(page.locator('.demo .copied')).toHaveText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    const other = await context.newPage();
    await other.goto(link);
    await expect(answer(other)).toHaveText('Yes');
    await expect(square(other, 'A1')).toHaveAttribute('aria-label', /Character A/);
  });
});

test('a wall can be taken away and put back', async ({ page }) => {
  await page.getByRole('radio', { name: 'Wall', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Wall at A1' })).toBeVisible();
  await square(page, 'B1').focus();
  const south = page.getByRole('group', { name: 'Wall at B1' }).getByRole('button', { name: 'south' });
  await south.click();
  await expect(answer(page)).toHaveText('Yes');
  await south.click();
  await expect(answer(page)).toHaveText('No');
});

test('choosing another case shows its verdict', async ({ page }) => {
  const ruling = entryOf('swm-017');
  const other = ruling.cases.findIndex((entry) => entry.expect.answer === 'yes');
  await page.getByRole('group', { name: 'Cases' }).getByRole('radio').nth(other).click();
  await expect(answer(page)).toHaveText('Yes');
  await expect(page.locator('.demo .standing')).toHaveText('a case of this page');
});

test('Reset goes back to the case that was changed, and from the own case to a clean address', async ({
  page,
}) => {
  const { cases } = entryOf('swm-017');
  const radios = page.getByRole('group', { name: 'Cases' }).getByRole('radio');
  await expect(button(page, 'Reset')).toBeDisabled();
  await radios.nth(1).click();
  await expect(page).toHaveURL(/#v\d+\//);
  const second = page.url();
  await expect(button(page, 'Reset')).toBeDisabled();
  await page.getByRole('radio', { name: 'Wall', exact: true }).click();
  await square(page, 'A1').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(radios.nth(1)).not.toBeChecked();
  await button(page, 'Reset').click();
  await expect(page).toHaveURL(second);
  await expect(radios.nth(1)).toBeChecked();
  await expect(page.locator('.demo .standing')).toHaveText('a case of this page');
  expect(cases.length).toBeGreaterThan(1);
});

test('everything works by keyboard alone', async ({ page }) => {
  // Tab reaches the board: it has one stop.
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break;
  }
  await expect(square(page, 'A1')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('grid')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(square(page, 'A1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'B1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'B1')).toHaveAttribute('aria-label', /in hand/);
  await page.keyboard.press('ArrowLeft');
  await expect(answer(page)).toHaveText('Yes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#v\d+\//);
  await expect(announced(page)).toContainText('Answer: Yes');
  // Taken up and put back by Escape: nothing happened.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveText('Yes');
  await expect(square(page, 'A1')).toHaveAttribute('aria-label', /Character A/);
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('No');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap takes a piece, a tap puts it down', async ({ page }) => {
    const tap = async (name: string) => {
      const { x, y } = await middle(square(page, name));
      await page.touchscreen.tap(x, y);
    };
    await tap('B1');
    await expect(square(page, 'B1')).toHaveAttribute('aria-label', /in hand/);
    await tap('A1');
    await expect(square(page, 'A1')).toHaveAttribute('aria-label', /Character A/);
    await expect(answer(page)).toHaveText('Yes');
    await expect(page).toHaveURL(/#v\d+\//);
  });

  test('the board fits the screen and the page does not scroll sideways', async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { width } = (await square(page, 'A1').boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThanOrEqual(44);
  });
});

test.describe('while the demonstration is still loading', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Nothing that is fetched from now on arrives before it is let. */
  const holdScripts = async (page: Page): Promise<() => void> => {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  };

  for (const early of [true, false]) {
    test(`a dragged piece moves that is let go ${early ? 'before' : 'after'} it is there`, async ({
      page,
    }) => {
      const letThrough = await holdScripts(page);
      const [start, end] = [await middle(square(page, 'B1')), await middle(square(page, 'A1'))];
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) => {
        const at = { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) };
        const touchPoints = type === 'touchEnd' ? [] : [at];
        return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      await touch('touchStart');
      for (const part of [0.3, 0.6, 1]) await touch('touchMove', part);
      if (early) await touch('touchEnd');
      letThrough();
      await expect(page.locator('.island')).toHaveAttribute('data-live');
      if (!early) await touch('touchEnd');
      await expect(square(page, 'A1')).toHaveAttribute('aria-label', /Character A/);
      await expect(page).toHaveURL(/#v\d+\//);
    });
  }

  test('Tab goes on through the board and out of it; the keys pressed there count later', async ({
    page,
  }) => {
    const letThrough = await holdScripts(page);
    await square(page, 'B1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.demo [role="gridcell"]:focus')).toHaveCount(0);
    await expect(page.locator('.demo :focus')).toBeAttached();
    letThrough();
    await expect(square(page, 'B1')).toHaveAttribute('aria-label', /in hand/);
  });

  test('arrows go on from the square that had the focus', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await square(page, 'B1').focus();
    letThrough();
    await expect(page.locator('.island')).toHaveAttribute('data-live');
    await page.keyboard.press('ArrowRight');
    await expect(square(page, 'C1')).toBeFocused();
  });

  test('an item that is opened shows its fields', async ({ page }) => {
    await page.goto(relative(entryOf('swm-039').address));
    const letThrough = await holdScripts(page);
    await page.locator('.items summary').first().tap();
    letThrough();
    await expect(page.locator('.items [open] select').first()).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ tolerated: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('the demonstration says that it did not load, and loads when it is tapped again', async ({
    page,
    context,
  }) => {
    await page.goto('about:blank');
    await page.goto(THIN_WALL);
    await context.setOffline(true);
    const last = page.getByRole('group', { name: 'Cases' }).getByRole('radio').last();
    await last.click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await context.setOffline(false);
    await last.click();
    // A browser that would not ask again for the missing part has loaded the page anew, and waits for a tap.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await last.click();
    await expect(page.locator('[data-live]')).toBeAttached();
    await expect(last).toBeChecked();
  });
});

test.describe('an address that is no position', () => {
  const damaged: Readonly<Record<string, string>> = {
    damaged: '#v1/%E0%A4%A',
    cut: '#v1/swm',
    'of a later version': '#v999/swm',
    hostile: '#v1/<img src=x onerror=alert(1)>&"><script>alert(1)</script>',
    'with names of the language': '#v1/__proto__.constructor',
    oversized: `#v1/${'9'.repeat(200_000)}`,
  };

  for (const [what, fragment] of Object.entries(damaged)) {
    test(`${what}: a message, the entry's own case, and a working page`, async ({ page }) => {
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs++;
        return dialog.dismiss();
      });
      await page.goto('about:blank');
      await page.goto(THIN_WALL + fragment);
      await expect(page.locator('.demo').getByRole('alert')).toContainText('cannot be read');
      await expect(answer(page)).toHaveText('No');
      await expect(page.locator('.demo :is(img, script)')).toHaveCount(0);
      // Another case can be chosen, and the message goes.
      await page.getByRole('group', { name: 'Cases' }).getByRole('radio').last().click();
      await expect(page.locator('.demo').getByRole('alert')).toHaveCount(0);
      expect(dialogs).toBe(0);
    });
  }

  test('an anchor of the page is no position and no mistake', async ({ page }) => {
    await page.goto(`${THIN_WALL}#main`);
    await drag(page, 'B1', 'A1');
    await expect(answer(page)).toHaveText('Yes');
    await expect(page.locator('.demo').getByRole('alert')).toHaveCount(0);
  });
});
