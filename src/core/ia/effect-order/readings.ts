/**
 * What our copy of the rules leaves open about effects that trigger at the same time. By default nothing orders
 * effects of one rank, and a position with two of them is not decided.
 */
export const READINGS = {
  /** In which order are several effects of one side resolved? */
  'own-effects': { page: 'ia-303', values: ['unsettled', 'side-chooses'] },
  /** In which order are several mission rules resolved? */
  'mission-rules': { page: 'ia-304', values: ['unsettled', 'as-written'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };
