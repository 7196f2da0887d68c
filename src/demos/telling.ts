/** How the parts of one demonstration put a verdict into words and links. */
import { createContext } from 'preact';
import type { PageId, Step } from '../core/verdict.ts';
import type { Naming } from '../prose/sentence.ts';
import { slugOf } from '../prose/words.ts';
import type { ListedPage, PageLink } from './props.ts';

export interface Telling {
  readonly sentence: (step: Step) => string;
  readonly name: Naming;
  /** Title and full address of a page; `href` leads there from this page. */
  readonly page: (id: PageId) => PageLink;
}

export const Telling = createContext<Telling>({
  sentence: (step) => step.fact,
  name: (id) => id,
  page: (id) => ({ title: id, href: `#${id}` }),
});

/** The address that most pages have: game, and title as a slug. */
export const usualHref = (id: PageId, title: string): string => `${id.split('-')[0]}/${slugOf(title)}/`;

/** Where a page is when the demonstration was not told: the short link, which every id has. */
export const pageIn =
  (pages: Readonly<Record<PageId, ListedPage>>, root: string) =>
  (id: PageId): PageLink => {
    const page = pages[id];
    if (page === undefined) return { title: id, href: `${root}r/${id}/` };
    return { title: page.title, href: root + (page.href ?? usualHref(id, page.title)) };
  };
