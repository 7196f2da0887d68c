/** The corpus as pages use it. It is read once a build, and anew for each page while developing. */
import type { Entry } from '../corpus/entry.ts';
import { readCorpus } from '../corpus/index.ts';
import { citations } from '../corpus/links.ts';
import { printProblem } from '../corpus/problem.ts';

export type GameEntry = Exclude<Entry, { readonly kind: 'source' }>;

export interface SiteCorpus {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  /** The entries that link to, cite or name this one. */
  citedBy(id: string): readonly Entry[];
  /** What the page of an ability is called; its id where it has none. */
  abilityTitle(game: string, ability: string): string;
}

/** Throws with every problem of the content, so that a build stops and a browser shows them. */
export function readSite(folder = 'content'): SiteCorpus {
  const { entries, problems } = readCorpus(folder);
  if (problems.length > 0) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    throw new Error(`The content has ${count}.\n\n${problems.map(printProblem).join('\n')}`);
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const cited = citations(entries);
  return {
    entries,
    byId,
    citedBy: (id) => cited.get(id) ?? [],
    abilityTitle: (game, ability) =>
      entries.find(
        (entry) => entry.kind === 'ability' && entry.game === game && entry.data.ability === ability,
      )?.title ?? ability,
  };
}

let kept: SiteCorpus | undefined;

export function corpus(): SiteCorpus {
  if (import.meta.env.DEV) return readSite();
  kept ??= readSite();
  return kept;
}

/** All but the source documents. */
export const gameEntries = (): readonly GameEntry[] =>
  corpus().entries.filter((entry) => entry.kind !== 'source');
