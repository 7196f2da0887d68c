/** The stylesheets of the stages: a page links those that its demonstration needs. */
import type { Family } from './family.ts';

/** The addresses of the stylesheets that a family's demonstrations need. */
export const stylesOf = ({ stages = [], tables }: Family): readonly string[] =>
  [...stages, ...(tables ? [tables] : [])].flatMap(({ styles }) => styles);

/** Adds a stylesheet to the page, if it has not got it, and waits until it is there or has failed. */
export async function addStyle(address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (links.some((link) => link.href === href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const done = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await done;
}
