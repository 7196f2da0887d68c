/** Points about locks that the sources leave open. Each has a page in `content/open/xwing`. */
export const READINGS = {
  /** An additional token for a ship that may maintain two locks: does the original one stay? */
  'additional-lock': { page: 'xwing-303', values: ['both-stay', 'original-lost'] },
  /** May both locks of a ship that may maintain two be on one object? */
  'two-locks-on-one-object': { page: 'xwing-324', values: ['allowed', 'not-allowed'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };

/** The value in force; the first one listed is the default. */
export const readingOf = <R extends ReadingId>(readings: Readings | undefined, id: R): Reading<R> =>
  (readings?.[id] ?? READINGS[id].values[0]) as Reading<R>;
