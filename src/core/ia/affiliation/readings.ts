/** A point that the source leaves open; its page tells what speaks for each value (`content/open/ia`). */
export const READINGS = {
  /** Is a Neutral card of the army's affiliation while the army is built only, or in the game as well? */
  'neutral-figures': { page: 'ia-310', values: ['army-building', 'throughout'] },
} as const;

export type NeutralReading = (typeof READINGS)['neutral-figures']['values'][number];
export type Readings = { readonly 'neutral-figures'?: NeutralReading };
