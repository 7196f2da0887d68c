/** Looks for changes that flip an answer, in pieces so short that the page keeps up with its reader. */
import type { Flip } from './flips.ts';

/** In milliseconds: a pause comes after this much work, so that nothing on the page waits for long. */
const STINT = 10;

/** How far it is is told this often, in milliseconds; what it finds, at once. */
const TOLD = 200;

/** After this many finds, or so many milliseconds, the reader is asked whether to go on. */
const ENOUGH = 10;
const LONG = 5000;

export interface Found {
  readonly flips: readonly Flip[];
  /** How many changes have been tried. */
  readonly tried: number;
  readonly done: boolean;
}

/** Goes on from `found` until there is enough to show, while it is wanted. */
export async function search(
  trying: Iterator<Flip | undefined>,
  found: Found,
  tell: (found: Found) => void,
  isWanted: () => boolean,
): Promise<void> {
  const began = performance.now();
  let [now, told] = [found, began];
  while (isWanted()) {
    const before = now;
    now = stint(trying, now, found.flips.length + ENOUGH);
    const time = performance.now();
    const stop = now.done || now.flips.length >= found.flips.length + ENOUGH || time - began > LONG;
    if (stop || now.flips.length > before.flips.length || time - told > TOLD) {
      tell(now);
      told = time;
    }
    if (stop) return;
    await new Promise((resume) => setTimeout(resume));
  }
}

/** Goes on for a little while, or until there are so many finds. */
function stint(trying: Iterator<Flip | undefined>, found: Found, most: number): Found {
  const until = performance.now() + STINT;
  const flips = [...found.flips];
  let { tried } = found;
  do {
    const { done = false, value } = trying.next();
    if (done) return { flips, tried, done };
    tried++;
    if (value) flips.push(value);
  } while (flips.length < most && performance.now() < until);
  return { flips, tried, done: false };
}
