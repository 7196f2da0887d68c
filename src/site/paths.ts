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
