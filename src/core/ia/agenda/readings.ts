/** A point that the source leaves open; its page tells what speaks for each value (`content/open/ia`). */
export const READINGS = {
  /** May the Imperial player have more cards than the limit until an Imperial Upgrade Stage ends? */
  'fifth-agenda-card': { page: 'ia-309', values: ['until-the-end', 'never'] },
} as const;

export type FifthCardReading = (typeof READINGS)['fifth-agenda-card']['values'][number];
export type Readings = { readonly 'fifth-agenda-card'?: FifthCardReading };
