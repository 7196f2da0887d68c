/**
 * Points that the sources leave open. A scenario may take one another way; a verdict that hangs on one says so.
 * Each has an open-question page (`content/open/ia`) that tells what speaks for each value.
 */
export const READINGS = {
  /**
   * Which obstacles at a shared corner part the two spaces? `both-sides`: whatever bars both ways round the
   * corner. `point-to-point`: only corners that touch each other there, one on either side.
   */
  'diagonal-intersection': { page: 'ia-301', values: ['both-sides', 'point-to-point'] },
  /** Is a figure adjacent to an object in its own space? */
  'shared-space': { page: 'ia-302', values: ['not-adjacent', 'adjacent'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };
