/**
 * Addresses that have been published keep working for ever. `frozen/fragments.tsv` holds positions as fragments
 * with their JSON, `frozen/addresses.tsv` the address of each entry. Lines are added by
 * `npm run check -- --publish` and never changed.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../src/corpus/index.ts';
import { publishedIn, unpublished, unpublishedPositions } from '../src/corpus/published.ts';
import { judgeScenario, parseScenario, QUESTIONS } from '../src/scenario/index.ts';
import { toFragment } from '../src/scenario/notation.ts';
import { fromFragment } from '../src/scenario/notation-reader.ts';

const fragments = readFileSync('tests/frozen/fragments.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [fragment: string, json: string]);

describe('a published position', () => {
  it.each(fragments)('%s', (fragment, json) => {
    const read = fromFragment(`#${fragment}`, QUESTIONS);
    expect(read).toEqual(parseScenario(JSON.parse(json)));
    if (read.ok) expect(toFragment(read.value, QUESTIONS)).toBe(fragment);
  });

  it('is still judged, or refused as a position, whatever it is', () => {
    for (const [, json] of fragments) expect(typeof judgeScenario(JSON.parse(json)).ok).toBe('boolean');
  });

  it('of every question is among them', () => {
    expect(unpublishedPositions('.')).toEqual([]);
  });
});

describe('a published entry', () => {
  it('is on record with its address', () => {
    const { entries } = readCorpus('content');
    expect(unpublished(entries, publishedIn('.')).map(({ id }) => id)).toEqual([]);
  });
});
