/** What the sources leave open about the difficulty of maneuvers, each with its page in `content/open/xwing`. */
export const READINGS = {
  /** What an ability compares with that sets a dial which another one has already set. */
  'after-another-set-the-dial': {
    page: 'xwing-304',
    values: ['as-on-the-dial', 'as-revealed', 'must-still-fit'],
  },
  /** Which maneuvers are red for an ability that reduces the difficulty of red ones. */
  'which-is-red': { page: 'xwing-323', values: ['on-the-dial', 'as-changed'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };

/** The value in force; the first one listed is the default. */
export const readingOf = <R extends ReadingId>(readings: Readings | undefined, id: R): Reading<R> =>
  (readings?.[id] ?? READINGS[id].values[0]) as Reading<R>;
