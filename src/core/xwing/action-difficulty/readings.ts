/** What the sources leave open about the difficulty of actions, each with its page in `content/open/xwing`. */
export const READINGS = {
  /** An action that is purple by default, and nothing but effects that treat it as less. */
  'purple-as-less': { page: 'xwing-302', values: ['as-the-effect-says', 'cannot-be-performed'] },
  /** Does an effect that names the default difficulty count among those that are compared? */
  'same-as-default': { page: 'xwing-322', values: ['counts', 'changes-nothing'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };

/** The value in force; the first one listed is the default. */
export const readingOf = <R extends ReadingId>(readings: Readings | undefined, id: R): Reading<R> =>
  (readings?.[id] ?? READINGS[id].values[0]) as Reading<R>;
