/**
 * Addresses that have been published keep working for ever. `frozen/fragments.tsv` holds positions as fragments
 * with their JSON, `frozen/addresses.tsv` the address of each entry; lines are added to both and never changed.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../src/corpus/index.ts';
import { publishedIn, unpublished } from '../src/corpus/published.ts';
import { judgeScenario, parseScenario, QUESTIONS } from '../src/scenario/index.ts';
import { fromFragment, toFragment } from '../src/scenario/notation.ts';

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
    const asked = new Set(fragments.map(([fragment]) => fragment.split('/').slice(1, 3).join('/')));
    for (const { question } of QUESTIONS) expect(asked).toContain(question.id);
  });
});

describe('a published entry', () => {
  it('is on record with its address', () => {
    const { entries } = readCorpus('content');
    // New ones are added by `npm run check -- --publish`.
    expect(unpublished(entries, publishedIn('.')).map(({ id }) => id)).toEqual([]);
  });
});
