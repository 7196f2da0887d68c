/**
 * Points that the sources leave open. A scenario may take one another way; a verdict that hangs on one says so.
 * Each has an open-question page (`content/open/xwing`) that tells what speaks for each value.
 */
export const READINGS = {
  /** When must an ability's effect be possible for its cost to be payable? Later rules references ask it at all. */
  'cost-needs-effect': { page: 'xwing-301', values: ['when-resolving', 'when-added', 'never'] },
  /** Does the Pinpoint Tractor Array trigger on a maneuver that was only partially executed? */
  'partial-execution': { page: 'xwing-307', values: ['executes', 'fully-executes'] },
  /** Of whose ships may Dalan Oberos choose one? */
  'dalan-chooses': { page: 'xwing-310', values: ['enemy', 'any'] },
  /** Are shields that are lost together one instance of losing a shield, or as many as there are shields? */
  'shields-lost-together': { page: 'xwing-312', values: ['once', 'each'] },
  /** Is a cost that was paid to perform an action lost when the action fails? */
  'failed-action-cost': { page: 'xwing-311', values: ['spent', 'returned'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };

/** The value in force; the first one listed is the default. */
export const readingOf = <R extends ReadingId>(readings: Readings | undefined, id: R): Reading<R> =>
  (readings?.[id] ?? READINGS[id].values[0]) as Reading<R>;
