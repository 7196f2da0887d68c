/** The search as a reader meets it. What it finds and why is tested beside src/search. */
import type { Page, Route } from '@playwright/test';
import { entries, entryOf, relative } from './pages.ts';
import { expect, test } from './site.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: /Search rulings, rules/ });
const results = (page: Page) => page.locator('#search-results a.title');
const status = (page: Page) => page.locator('#search').getByRole('status');

const filter = (page: Page, name: 'Game' | 'Kind' | 'Ability') =>
  page.getByRole('combobox', { name, exact: true });

const BODYGUARD = entryOf('swm-029');

test.describe('typing a query', () => {
  test('finds the ruling first, as you type, with its answer', async ({ page, site }) => {
    await page.goto('');
    await field(page).pressSequentially('bodyguard grenades');
    const first = results(page).first();
    await expect(first).toHaveText(BODYGUARD.title);
    await expect(first).toHaveAttribute('href', new URL(relative(BODYGUARD.address), site.root).href);
    const row = page.locator('.search-result').first();
    await expect(row.locator('.chip')).toHaveText('No');
    await expect(row).toContainText('Star Wars Miniatures');
    await expect(row).toContainText('Ruling');
    await expect(row.locator('mark').first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ entr(y|ies) found/);
  });

  test('finds an entry by its id', async ({ page }) => {
    await page.goto('?q=swm-029');
    await expect(results(page).first()).toHaveText(BODYGUARD.title);
  });

  test('drops what an overtaken query finds, however late', async ({ page }) => {
    // The pages that the first query finds arrive only after the second one has been answered.
    const held: Route[] = [];
    let holding = true;
    await page.route('**/*.pf_fragment', async (route) => {
      if (holding) held.push(route);
      else await route.continue();
    });
    await page.goto('');
    await field(page).fill('kanan stress');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    holding = false;
    await field(page).fill('swm-029');
    await expect(results(page)).toHaveText([BODYGUARD.title]);
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState('networkidle');
    await expect(results(page)).toHaveText([BODYGUARD.title]);
    await expect(status(page)).toHaveText('1 entry found.');
  });

  test('says which words no entry has, and which it did not search for', async ({ page }) => {
    await page.goto('?q=the+bodyguard+zeppelins');
    await expect(page.locator('.search-notes li')).toHaveText([
      'No entry has the word “zeppelins”.',
      'Not searched for: the.',
    ]);
    await expect(results(page).first()).toBeVisible();
  });

  test('says how it reads a short name', async ({ page }) => {
    await page.goto('?q=LOS');
    await expect(page.locator('.search-notes')).toContainText('“los” is read as “line of sight”.');
    await expect(results(page).first()).toBeVisible();
  });

  test('reads the name of a game as a filter, says so, and undoes it', async ({ page }) => {
    await page.goto('?q=line+of+sight+swm');
    const note = page.locator('.search-notes li').first();
    await expect(note).toContainText('“swm” is read as the game Star Wars Miniatures: only its entries');
    await expect(page.locator('.search-result:not([data-game="swm"])')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search all games instead' }).click();
    await expect(page).toHaveURL(/\?q=line\+of\+sight\+%22swm%22$/);
    await expect(note.filter({ hasText: 'is read as the game' })).toHaveCount(0);
    await expect(results(page).first()).toBeVisible();
  });

  test('marks close matches with what they lack', async ({ page }) => {
    await page.goto('?q=bodyguard+queue+grenades');
    await expect(status(page)).toHaveText(/close match/);
    await expect(page.locator('.lacks').first()).toHaveText(/^Without “/);
  });

  test('puts the page first that is called what was typed', async ({ page }) => {
    for (const id of ['swm-123', 'swm-109', 'xwing-106']) {
      const { title } = entryOf(id);
      await page.goto(`?q=${encodeURIComponent(title)}`);
      await expect(results(page).first()).toHaveText(title);
    }
  });

  test('offers a misspelt query with the words that were probably meant', async ({ page }) => {
    await page.goto('?q=bodygaurd+grenades');
    await page.getByRole('button', { name: 'bodyguard grenades' }).click();
    await expect(page).toHaveURL(/\?q=bodyguard\+grenades$/);
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toHaveText(BODYGUARD.title);
  });

  test('helps on when nothing is found', async ({ page, site }) => {
    await page.goto('?q=zeppelins');
    await expect(status(page)).toHaveText('No entry found.');
    const abilities = page.locator('#search-results').getByRole('link', { name: 'Abilities' });
    await expect(abilities).toHaveJSProperty('href', `${site.root}abilities/`);
  });

  test('shows what was typed as text, whatever it is', async ({ page }) => {
    const text = '"<img src=x onerror=alert(1)>" <b>';
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      return dialog.dismiss();
    });
    await page.goto(`?q=${encodeURIComponent(text)}&ability=${encodeURIComponent(text)}`);
    await expect(field(page)).toHaveValue(text);
    await expect(status(page)).not.toBeEmpty();
    await expect(page.locator('.search-notes')).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.locator('#search-results :is(img, b)')).toHaveCount(0);
    expect(dialogs).toBe(0);
  });
});

test.describe('filters and the address', () => {
  test('the address holds the query and the filters, and restores them', async ({ page, context }) => {
    await page.goto('');
    await field(page).fill('grenades');
    await expect(page).toHaveURL(/\?q=grenades$/);
    await filter(page, 'Kind').selectOption('ruling');
    await filter(page, 'Game').selectOption('swm');
    await filter(page, 'Ability').selectOption('Bodyguard');
    await expect(page).toHaveURL(/\?q=grenades&game=swm&kind=ruling&ability=Bodyguard$/);
    await expect(results(page)).toHaveText([BODYGUARD.title]);

    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(field(shared)).toHaveValue('grenades');
    await expect(filter(shared, 'Ability')).toHaveValue('Bodyguard');
    await expect(results(shared)).toHaveText([BODYGUARD.title]);
  });

  test('Back takes the last filter away, then the query', async ({ page }) => {
    await page.goto('');
    await field(page).fill('attack');
    await expect(page).toHaveURL(/q=attack$/);
    await expect(results(page).first()).toBeVisible();
    await filter(page, 'Game').selectOption('xwing');
    await expect(page).toHaveURL(/game=xwing$/);
    await page.goBack();
    await expect(filter(page, 'Game')).toHaveValue('');
    await expect(field(page)).toHaveValue('attack');
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  });

  test('Back from a result comes back to the results', async ({ page }) => {
    await page.goto('?q=bodyguard+grenades');
    await results(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${BODYGUARD.address}$`));
    await page.goBack();
    await expect(results(page).first()).toHaveText(BODYGUARD.title);
  });

  test('offers to drop filters that leave nothing', async ({ page }) => {
    await page.goto('?q=bodyguard&game=ia');
    await expect(page.locator('.search-message')).toContainText('“bodyguard” in Imperial Assault');
    await page.getByRole('button', { name: /without filters/ }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=bodyguard$/);
  });

  test('each entry can be found under its kind', async ({ page }) => {
    for (const kind of ['ruling', 'rule', 'ability', 'open', 'source']) {
      const entry = entries.find((one) => one.kind === kind);
      if (!entry) throw new Error(`There is no ${kind}.`);
      await page.goto(`?q=${encodeURIComponent(entry.title)}&kind=${kind}`);
      await expect(page.locator(`.search-result a.title`, { hasText: entry.title }).first()).toBeVisible();
    }
  });
});

test.describe('the keyboard', () => {
  test('/ goes to the field, arrows through the results, Escape back, Enter opens', async ({ page }) => {
    await page.goto('');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('bodyguard grenades');
    await expect(results(page).first()).toHaveText(BODYGUARD.title);
    await expect(results(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.type('swm-029');
    await expect(results(page)).toHaveText([BODYGUARD.title]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${BODYGUARD.address}$`));
  });

  test('stays on a result that a later answer has too, and else goes back to the field', async ({ page }) => {
    await page.goto('?q=bodyguard');
    const again = async (query: string) => {
      await page.evaluate((text) => {
        const search = document.querySelector('#search');
        const input = search?.querySelector('input');
        if (input) input.value = text;
        search?.querySelector('a.title')?.setAttribute('data-before', '');
        search?.querySelector('form')?.requestSubmit();
      }, query);
      await expect(page.locator('#search [data-before]')).toHaveCount(0);
    };
    const link = results(page).nth(1);
    const title = await link.textContent();
    await link.focus();
    await again('bodyguard');
    await expect(results(page).and(page.locator(':focus'))).toHaveText(String(title));
    await again('no-such-word');
    await expect(field(page)).toBeFocused();
  });

  test('/ is a letter in other fields, and works in the header of other pages', async ({ page }) => {
    await page.goto(relative(BODYGUARD.address));
    await page.keyboard.press('/');
    const header = page.getByRole('searchbox');
    await expect(header).toBeFocused();
    await expect(header).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(header).toHaveValue('a/b');
  });
});

test('the field in the header of other pages leads to the results', async ({ page, site }) => {
  await page.goto(relative(BODYGUARD.address));
  await page.getByRole('searchbox').fill('line of sight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.root}?q=line+of+sight`);
  await expect(results(page).first()).toBeVisible();
});

test('works under a sub-path, and its links stay there', async ({ page, site }) => {
  await page.goto(`${site.below}?q=bodyguard+grenades`);
  await expect(results(page).first()).toHaveText(BODYGUARD.title);
  await results(page).first().click();
  await expect(page).toHaveURL(new URL(relative(BODYGUARD.address), site.below).href);
});

test.describe('without the index', () => {
  test.use({ tolerated: /Failed to load resource|Failed to load the|net::ERR/ });

  test('says so, gives links to browse, and works once it is there', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('?q=bodyguard');
    await expect(status(page)).toHaveText('The search index could not be loaded.');
    await expect(page.locator('#search-results').getByRole('link', { name: 'Abilities' })).toBeVisible();
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('does not take a lost piece of the index for an empty result', async ({ page }) => {
    await page.route('**/*.pf_index', (route) => route.abort());
    await page.goto('?q=bodyguard');
    await expect(status(page)).toHaveText('The search index could not be loaded.');
  });

  test('says when it is the connection, and goes on when that is back', async ({ page, context }) => {
    await page.goto('');
    await context.setOffline(true);
    await field(page).fill('bodyguard');
    await expect(status(page)).toHaveText(/^You are offline/);
    await context.setOffline(false);
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains itself and leads to pages for browsing', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('.search-noscript')).toContainText('needs JavaScript');
    await expect(filter(page, 'Game')).toBeHidden();
    await page.locator('#search').getByRole('link', { name: 'Abilities' }).click();
    await expect(page).toHaveURL(/\/abilities\/$/);
  });
});
