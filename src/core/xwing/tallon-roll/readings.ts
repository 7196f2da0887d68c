/** What the sources leave open about a Tallon Roll (`content/open/xwing`). */
export const READINGS = {
  /** What makes a position invalid: other ships only, or whatever makes a barrel roll fail? */
  'tallon-roll-position': { page: 'xwing-305', values: ['only-ships', 'as-a-barrel-roll'] },
} as const;

export type Reading = (typeof READINGS)['tallon-roll-position']['values'][number];
export type Readings = { readonly 'tallon-roll-position'?: Reading };

/** The value in force; the first one listed is the default. */
export const readingOf = (readings: Readings | undefined): Reading =>
  readings?.['tallon-roll-position'] ?? READINGS['tallon-roll-position'].values[0];
