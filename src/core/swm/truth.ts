/** What is so, is not so, or cannot be told because the sources or the scenario are silent. */
import type { Known } from './abilities/given.ts';

export type Truth = 'yes' | 'no' | 'unknown';

export const truthOf = (known: Known<boolean>): Truth =>
  known === 'unknown' ? 'unknown' : known ? 'yes' : 'no';

/** All together: one that fails settles it, whatever else is unknown. */
export const allOf = (truths: readonly Truth[]): Truth =>
  truths.includes('no') ? 'no' : truths.includes('unknown') ? 'unknown' : 'yes';
