/** What a page hands to a demonstration. Plain JSON: it is written into the page for the browser to start from. */
import type { Answer, PageId } from '../core/verdict.ts';
import type { AnyScenario } from '../scenario/asked.ts';

export interface DemoCase {
  readonly name: string;
  readonly scenario: AnyScenario;
  /** Told, so that a page need not judge a case before somebody chooses it. */
  readonly answer: ToldAnswer | undefined;
}

/** An answer in words. */
export interface ToldAnswer {
  readonly kind: Answer['kind'];
  readonly text: string;
}

export interface PageLink {
  readonly title: string;
  /** From the site's root, such as `swm/line-of-sight/`. */
  readonly href: string;
}

/** A page without an address is where its title and its game say (`usualHref`), as most are. */
export type ListedPage = Pick<PageLink, 'title'> & Partial<PageLink>;

/** How an answer stands to what is published: ruled on, derived here, or not decided; with the entries that say so. */
export interface Standing {
  readonly kind: 'official' | 'derived' | 'none';
  readonly links: readonly PageLink[];
}

export interface DemoProps {
  /** The entry's id; also keeps element ids apart on one page. */
  readonly id: string;
  /** The entry's own cases, the first one its ruling. */
  readonly cases: readonly DemoCase[];
  /** The pages that verdicts here can cite. */
  readonly pages: Readonly<Record<PageId, ListedPage>>;
  /** From this page to the site's root, such as `../../`. */
  readonly root: string;
  /** On a page for asking: the fields of each question that come before its answer. The cases are then examples. */
  readonly ask?: Readonly<Record<string, readonly string[]>>;
  /** How the first case stands to what is published. */
  readonly standing?: Standing | undefined;
}
