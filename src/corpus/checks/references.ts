/** Whatever an entry names exists: entries, sources, abilities. */
import type { Path } from '../../core/result.ts';
import { closest } from '../../text/closest.ts';
import { CORE } from '../core-records.ts';
import { sourcesOf } from '../entry.ts';
import type { Problem } from '../problem.ts';
import type { ReadEntry } from '../read-entry.ts';
import { type Check, type CheckedCorpus, didYouMean, problemAt } from './check.ts';

export const checkReferences: Check = (corpus) => corpus.read.flatMap((item) => referencesOf(item, corpus));

function referencesOf(item: ReadEntry, { read, byId }: CheckedCorpus): readonly Problem[] {
  const { entry } = item;
  const problems: Problem[] = [];
  const need = (path: Path, id: string, kind: 'entry' | 'source' | 'ability', known: readonly string[]) => {
    if (known.includes(id)) return;
    const expected = {
      entry: 'the id of an entry',
      source: 'a document of content/sources',
      ability: 'an ability',
    };
    // Ids all look alike: the nearest one says nothing about what was meant.
    const hint = kind === 'entry' ? '' : didYouMean(closest(id, known));
    problems.push(
      problemAt(item, path, `unknown-${kind}`, `Expected ${expected[kind]}; found ${id}.${hint}`),
    );
  };
  const ids = [...byId].filter(([, { kind }]) => kind !== 'source').map(([id]) => id);
  const documents = read.filter(({ entry }) => entry.kind === 'source').map(({ entry }) => entry.id);

  entry.data.notes.forEach(({ entry: other }, i) => {
    if (other) need(['notes', i, 'entry'], other, 'entry', ids);
  });
  if (entry.kind === 'source') return problems;
  entry.data.related.forEach((id, i) => {
    need(['related', i], id, 'entry', ids);
    if (id === entry.id) {
      problems.push(
        problemAt(item, ['related', i], 'related-to-itself', `Expected another entry; found ${id} itself.`),
      );
    }
  });
  for (const { path, document } of sourcesOf(entry)) need(path, document, 'source', documents);
  if (entry.kind === 'ruling') {
    const known = Object.keys(CORE[entry.game].abilities);
    entry.data.abilities.forEach((ability, i) => void need(['abilities', i], ability, 'ability', known));
  }
  if (entry.kind === 'ability' && !entry.data.source && entry.data.sources.length === 0) {
    problems.push(
      problemAt(
        item,
        [],
        'missing',
        'source: Expected where the text is known from (source or sources); found nothing.',
      ),
    );
  }
  return problems;
}
