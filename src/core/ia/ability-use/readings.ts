/** What our copy of the rules leaves open about using abilities. The first value of each is the default. */
export const READINGS = {
  /** Can an ability with a limit per activation be used in the activation of another figure? */
  'limit-in-another-activation': { page: 'ia-305', values: ['any-activation', 'own-only'] },
  /** May a figure that is no hero pay strain whose damage would defeat it? */
  'strain-that-defeats': { page: 'ia-306', values: ['may-pay', 'may-not-pay'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };
