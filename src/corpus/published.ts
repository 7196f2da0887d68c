/** The record of every address ever published, one `id<tab>address` a line. Lines are only ever added. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalise } from '../scenario/canonical.ts';
import { QUESTIONS } from '../scenario/index.ts';
import { toFragment } from '../scenario/notation.ts';
import type { Entry } from './entry.ts';

/** From the project's root. */
export const ADDRESSES = 'tests/frozen/addresses.tsv';

/** Positions as fragments that have been published, one `fragment<tab>scenario` a line; each question has some. */
export const FRAGMENTS = 'tests/frozen/fragments.tsv';

export interface Published {
  readonly file: string;
  readonly addresses: readonly { readonly id: string; readonly address: string; readonly line: number }[];
}

/** The record of a project, or undefined where it keeps none. */
export function publishedIn(project: string): Published | undefined {
  const file = join(project, ADDRESSES);
  if (!existsSync(file)) return undefined;
  const addresses = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      const [id = '', address = ''] = line.split('\t');
      return id ? [{ id, address, line: i + 1 }] : [];
    });
  return { file: ADDRESSES, addresses };
}

/** Entries whose address is not on record yet. */
export function unpublished(entries: readonly Entry[], record: Published | undefined): readonly Entry[] {
  const known = new Set(record?.addresses.map(({ id, address }) => `${id}\t${address}`));
  return entries.filter(({ id, address }) => !known.has(`${id}\t${address}`));
}

/** Lines for the record of positions: the examples of questions that have none there. */
export function unpublishedPositions(project: string): readonly string[] {
  const file = join(project, FRAGMENTS);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const known = new Set(recorded.map((line) => line.split('/', 3).slice(1).join('/')));
  return QUESTIONS.filter(({ question }) => !known.has(question.id)).map((asked) => {
    const scenario = canonicalise(asked.example, asked);
    return `${toFragment(scenario, QUESTIONS)}\t${JSON.stringify(scenario)}`;
  });
}
