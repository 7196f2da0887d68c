/** What every check of the corpus is given and gives back. One check a file; each says what it holds true. */
import type { Path } from '../../core/result.ts';
import type { Entry } from '../entry.ts';
import type { Problem } from '../problem.ts';
import type { Published } from '../published.ts';
import type { ReadEntry } from '../read-entry.ts';

export type Check = (corpus: CheckedCorpus) => readonly Problem[];

export interface CheckedCorpus {
  readonly read: readonly ReadEntry[];
  readonly byId: ReadonlyMap<string, Entry>;
  /** Addresses published so far; undefined where the project keeps no record. */
  readonly published: Published | undefined;
}

/** A problem at the value of a path of the front matter. */
export const problemAt = (
  { entry, located }: ReadEntry,
  path: Path,
  code: string,
  message: string,
): Problem => ({
  code,
  file: entry.file,
  ...located.at(path),
  message,
});

export const didYouMean = (near: string | undefined): string => (near ? ` Did you mean ${near}?` : '');
