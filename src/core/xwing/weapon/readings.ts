/** Points about weapons that the sources leave open; each has an open-question page. */
export const READINGS = {
  /** Is the cost that stands in the sentence about the bonus attack owed for the attack of the engagement too? */
  'cost-of-the-bonus-attack': { page: 'xwing-308', values: ['bonus-attack-only', 'every-attack'] },
} as const;

export type Readings = {
  readonly [R in keyof typeof READINGS]?: (typeof READINGS)[R]['values'][number];
};

export const costsAlways = (readings: Readings | undefined): boolean =>
  (readings?.['cost-of-the-bonus-attack'] ?? READINGS['cost-of-the-bonus-attack'].values[0]) ===
  'every-attack';
