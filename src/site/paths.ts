/**
 * Addresses inside the site. In source every address is absolute from the site's root (`/swm/slug/`);
 * `relocate.ts` makes them relative in the output.
 */

/** What leads from a page to the site's root: `../../` for `/swm/slug/`, `./` for `/`. */
export function rootFrom(path: string): string {
  const depth = path.split('/').length - 2;
  return depth > 0 ? '../'.repeat(depth) : './';
}

/** A tag as part of an address. */
export const tagPath = (tag: string): string => `/tags/${tag}/`;

export const shortPath = (id: string): string => `/r/${id}/`;

/** The full address of a page, when the site's own is configured (SITE): previews and canonical links need it. */
export function absolute(path: string): string | undefined {
  const site = import.meta.env.SITE as string | undefined;
  return site && new URL(`.${path}`, site.endsWith('/') ? site : `${site}/`).href;
}

/** How many citing entries a page lists before it points to a page with all of them. */
export const CITED_BY_LIMIT = 20;

export const citedByPath = (address: string): string => `${address}cited-by/`;
