/** Measures of a page in its window. */
import type { Page } from '@playwright/test';

/** What sticks out to the right of the screen. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
  });

/** Sets the size of the root's text, as a reader's setting does; empty for the page's own. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
