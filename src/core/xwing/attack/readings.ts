import { READINGS as weapon } from '../weapon/readings.ts';

/** Points about the dice of attacks that the sources leave open; each has an open-question page. */
export const READINGS = {
  /** Is a result that is added before the Modify Dice step kept off by what forbids modifying dice? */
  'result-added-early': { page: 'xwing-306', values: ['is-modified', 'is-not-modified'] },
  /** A charge that is owed for the weapon is gone when dice are modified. */
  ...weapon,
} as const;

export type ReadingValue = (typeof READINGS)[keyof typeof READINGS]['values'][number];
export type Readings = {
  readonly [R in keyof typeof READINGS]?: (typeof READINGS)[R]['values'][number];
};

/** Does a prohibition of modifying dice keep off what adds a result right after the roll? */
export const keepsOffEarly = (readings: Readings | undefined): boolean =>
  (readings?.['result-added-early'] ?? READINGS['result-added-early'].values[0]) === 'is-modified';
