/** What a record says of its own certainty. */
import type { ReadingId } from '../readings.ts';

/** What the sources do not say is written down as unknown, and an answer that needs it is undetermined. */
export type Known<T> = T | 'unknown';

/** Holds only when an open point is taken this way. */
export interface Given {
  readonly reading: ReadingId;
  readonly value: string;
}
