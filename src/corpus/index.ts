/** The corpus: every entry under a content folder, and everything that is wrong with them. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bodyLinks } from './body-links.ts';
import { checkCases } from './checks/cases.ts';
import type { Check, CheckedCorpus } from './checks/check.ts';
import { checkIdentity } from './checks/identity.ts';
import { checkOneToOne } from './checks/one-to-one.ts';
import { checkPlainFields } from './checks/plain-fields.ts';
import { checkReferences } from './checks/references.ts';
import { checkUnfinished } from './checks/unfinished.ts';
import type { Entry } from './entry.ts';
import { byPlace, type Problem } from './problem.ts';
import { publishedIn } from './published.ts';
import { type Outcome, readEntry } from './read-entry.ts';

export type { Entry } from './entry.ts';

export interface Corpus {
  /** In the order of their files. Those whose front matter cannot be read are missing. */
  readonly entries: readonly Entry[];
  /** In the order of their places. */
  readonly problems: readonly Problem[];
}

const CHECKS: readonly Check[] = [
  checkIdentity,
  checkReferences,
  checkOneToOne,
  checkCases,
  checkUnfinished,
  checkPlainFields,
  checkBodies,
];

/** `folder` is the content folder of a project. A file that has not changed since is not read again. */
export function readCorpus(folder: string): Corpus {
  const content = resolve(folder);
  const project = dirname(content);
  const outcomes = globSync('**/*.md', { cwd: content })
    .sort()
    .flatMap((name) => readFile(project, content, join(content, name)) ?? []);
  const read = outcomes.flatMap(({ read }) => read ?? []);
  const corpus: CheckedCorpus = {
    read,
    byId: new Map(read.map(({ entry }) => [entry.id, entry])),
    published: publishedIn(project),
  };
  return {
    entries: read.map(({ entry }) => entry),
    problems: [
      ...outcomes.flatMap(({ problems }) => problems),
      ...CHECKS.flatMap((check) => check(corpus)),
    ].sort(byPlace),
  };
}

function checkBodies({ read, byId }: CheckedCorpus): readonly Problem[] {
  return read.flatMap(({ entry }) => bodyLinks(entry, (id) => byId.get(id)?.title).problems);
}

const kept = new Map<string, { readonly stamp: string; readonly outcome: Outcome }>();

/** Nothing for a file that has gone since it was listed, as happens while somebody works on the content. */
function readFile(project: string, content: string, file: string): Outcome | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const stamp = `${stat.mtimeMs} ${stat.size} ${project}`;
  const known = kept.get(file);
  if (known?.stamp === stamp) return known.outcome;
  const outcome = readEntry(project, content, file, readFileSync(file, 'utf8'));
  kept.set(file, { stamp, outcome });
  return outcome;
}
