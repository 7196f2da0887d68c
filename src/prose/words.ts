/** Small change of sentences. */

/** "a, b and c". */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

export const names = (ids: readonly string[], name: (id: string) => string, last?: string): string =>
  list(ids.map(name), last);

/** "1 square", "2 squares". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "a 7", "an 8": a number up to 20 as it is spoken. */
export const withArticle = (n: number): string => `${[8, 11, 18].includes(n) ? 'an' : 'a'} ${n}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Line of sight & cover` → `line-of-sight-cover`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
