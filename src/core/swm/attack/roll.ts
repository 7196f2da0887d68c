/** What an attack roll does: a natural 20 hits and a natural 1 misses, whatever the sums are (rulebook, p. 14). */
import type { Side } from '../effects/sides.ts';
import { type Readings, readingOf } from '../readings.ts';

/** Else a total of at least Defense hits. */
export const hitsWith = (roll: number, total: number, defense: number): boolean =>
  roll === 20 || (roll !== 1 && total >= defense);

/** A Droid is immune to critical hits; for a Cyborg, which counts as both, that is open. */
export const immuneToCriticalHits = ({ kind }: Side, readings: Readings | undefined): boolean =>
  kind === 'droid-only' || (kind === 'both' && readingOf(readings, 'cyborg-critical') === 'immune');
