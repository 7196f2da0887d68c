/** What the page about offline use, every other page and the service worker say to each other. */

/** Told while the site is being kept: how many of its files are. */
export interface Progress {
  readonly kept: number;
  readonly of: number;
}

/** Asks a worker that waits to take over from the one before. */
export const TAKE_OVER = 'take-over';

/** A file of the site as the worker lists it: where it is from the site's root, and what tells its versions apart. */
export interface Listed {
  readonly url: string;
  /** Null where the address itself changes with the content. */
  readonly revision: string | null;
}

/** `offline.json`: what there is to keep. */
export interface Kept {
  readonly files: number;
  /** Bytes that a host with compression sends. */
  readonly bytes: number;
  /** Bytes of the files as they are. */
  readonly space: number;
  /** Tells two builds apart that differ in any file. */
  readonly version: string;
}
