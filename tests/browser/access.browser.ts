/** Accessibility: axe on every kind of page, targets for a thumb, large text. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setTextSize, tooWide } from './measures.ts';
import { kinds } from './pages.ts';
import { expect, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Pages as they are, and two as they are in use. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, path]) => [kind, async (page: Page) => void (await page.goto(path))]),
  ),
  'search results': async (page) => {
    await page.goto('?q=bodyguard+queue+grenades');
    await expect(page.locator('.search-result').first()).toBeVisible();
  },
  'no search results': async (page) => {
    await page.goto('?q=zeppelins');
    await expect(page.locator('.search-message')).toBeVisible();
  },
  'what would change it': async (page) => {
    await page.goto(kinds['board ruling'] ?? '');
    await page.getByRole('button', { name: 'What would change it?' }).click();
    await page.locator('.change').first().click();
    await expect(page.locator('.change[aria-pressed="true"]')).toBeVisible();
  },
  'a board in use': async (page) => {
    await page.goto(kinds['board ruling'] ?? '');
    await page.getByRole('radio', { name: 'Wall', exact: true }).click();
    await expect(page.getByRole('group', { name: /^Wall at/ })).toBeVisible();
    const closed = page.locator('.demo details:not([open]) > summary:visible');
    while ((await closed.count()) > 0) await closed.first().click();
  },
};

const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  // Legacy mode works in the page itself; the other one opens a second page for every run.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) });
  return (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
};

/** The rules whose outcome colours and widths can change. */
const VISUAL = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** Controls smaller than a thumb. Links in running text have the height of their line, as they should. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const THUMB = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, textarea',
    );
    const inText = (link: HTMLElement): boolean => {
      const block = link.closest('p, li, dd, td, blockquote, h1, h2, h3');
      if (link.tagName !== 'A' || !block) return false;
      const around = block.cloneNode(true) as HTMLElement;
      for (const other of around.querySelectorAll('a, .visually-hidden, [aria-hidden]')) other.remove();
      return getComputedStyle(link).display === 'inline' && /\w/.test(around.textContent ?? '');
    };
    /** What can be hit: the label of a box to tick, the row of a link that covers it. */
    const target = (control: HTMLElement): DOMRect => {
      const label = control instanceof HTMLInputElement ? control.closest('label') : null;
      const covers = getComputedStyle(control, '::after').position === 'absolute';
      const row = covers ? control.closest<HTMLElement>('li') : null;
      return (row ?? label ?? control).getBoundingClientRect();
    };
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !inText(control))
      .filter((control) => !control.matches('.skip') || control.matches(':focus'))
      .map((control) => ({ control, rect: target(control) }))
      .filter(({ rect }) => rect.height < THUMB - 0.5 || rect.width < 24)
      .map(({ control, rect }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30);
        return `${control.tagName} "${name}" (${control.className}): ${rect.width} × ${rect.height}`;
      });
  });

test.describe('on a phone and a desktop, in light and dark', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of Object.entries(states)) {
    test(`${name}: axe, targets for a thumb, text at 200 %`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page);
      expect(await page.locator('a[href]').count()).toBeGreaterThan(3);
      expect.soft(await violations(page), 'axe').toEqual([]);
      expect.soft(await smallTargets(page), 'targets of 44 px').toEqual([]);
      expect.soft(await tooWide(page), 'sideways scrolling').toEqual([]);
      await setTextSize(page, '200%');
      expect.soft(await tooWide(page), 'sideways scrolling at 200 %').toEqual([]);
      await setTextSize(page, '');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(DESKTOP);
      expect.soft(await violations(page, VISUAL), 'axe in dark').toEqual([]);
    });
  }
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto(kinds['board ruling'] ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
