/**
 * Points that the sources leave open. A scenario may take one another way; a verdict that hangs on one says so.
 * Each has an open-question page (`content/open/ia`) that tells what speaks for each value.
 */
export const READINGS = {
  /** Fewer ready Deployment cards than any opponent: than each of them, or than one of them? */
  'passing-in-a-four-player-skirmish': { page: 'ia-307', values: ['than-each', 'than-one'] },
  /** Does one of three heroes have a second activation token in the first round of a mission? */
  'second-token-in-round-one': { page: 'ia-308', values: ['has-it', 'not-yet'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };
