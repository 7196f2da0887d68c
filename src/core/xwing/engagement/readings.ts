/** What the sources leave open about the Engagement Phase, with its page in `content/open/xwing`. */
export const READINGS = {
  /** Is an attack with a front arc weapon one from the turret arc, while the turret points to the front? */
  'front-weapon-and-turret': { page: 'xwing-313', values: ['apart', 'the-same'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };

/** The value in force; the first one listed is the default. */
export const readingOf = <R extends ReadingId>(readings: Readings | undefined, id: R): Reading<R> =>
  (readings?.[id] ?? READINGS[id].values[0]) as Reading<R>;
