/** Looks for changes that flip an answer, in pieces so short that the page keeps up with its reader. */
import type { Flip } from './flips.ts';

/** A pause comes after this many milliseconds of work, so that nothing on the page waits for long. */
const STINT = 10;

/** After this many finds, or so much work in milliseconds, the reader is asked whether to go on. */
const ENOUGH = 10;
const LONG = 4000;

export interface Found {
  readonly flips: readonly Flip[];
  /** How many changes have been tried. */
  readonly tried: number;
  readonly done: boolean;
}

/** Goes on from `found` until there is enough to show; tells at each pause how far it is. */
export async function search(
  trying: Iterator<Flip | undefined>,
  found: Found,
  tell: (found: Found) => void,
  isWanted: () => boolean,
): Promise<void> {
  const flips = [...found.flips];
  const most = flips.length + ENOUGH;
  let { tried } = found;
  let worked = 0;
  let started = performance.now();
  for (;;) {
    const { done = false, value } = trying.next();
    if (!done) tried++;
    if (value) flips.push(value);
    const spent = performance.now() - started;
    const stop = done || flips.length >= most || worked + spent > LONG;
    if (!stop && spent < STINT) continue;
    tell({ flips: [...flips], tried, done });
    if (stop) return;
    await new Promise((resume) => setTimeout(resume));
    if (!isWanted()) return;
    worked += spent;
    started = performance.now();
  }
}
