import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../src/corpus/index.ts';
import { KINDS } from '../../src/corpus/schema.ts';
import { slugOf } from '../../src/prose/words.ts';
import { QUESTIONS } from '../../src/scenario/index.ts';
import { nextId } from './ids.ts';
import { fileOf, type NewEntry, skeleton } from './skeleton.ts';

const ENTRY: NewEntry = {
  kind: 'ruling',
  game: 'swm',
  id: 'swm-401',
  title: 'Seen: past a wall',
  slug: 'seen-past-a-wall',
  document: 'rulebook',
  place: 'Page 9',
  date: '2004',
  passage: 'p-1',
  abilities: ['bodyguard'],
  asks: 'swm/line-of-sight',
  answer: 'no',
  record: '',
};

/** Codes of what is wrong with a corpus that holds one entry as it was started. */
function problemsOf(entry: NewEntry): readonly string[] {
  const project = mkdtempSync(join(tmpdir(), 'netrep-'));
  try {
    const file = join(project, fileOf(entry));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, skeleton(entry));
    const { problems } = readCorpus(join(project, 'content'));
    return [...new Set(problems.map(({ code }) => code).filter((code) => code !== 'missing-page'))].sort();
  } finally {
    rmSync(project, { recursive: true });
  }
}

describe('a new entry', () => {
  it.each([
    ['ruling', ENTRY, ['unfinished', 'unknown-source', 'verdict-differs']],
    ['rule', { ...ENTRY, kind: 'rule' }, ['unfinished', 'unknown-source', 'verdict-differs']],
    [
      'ability',
      { ...ENTRY, kind: 'ability', id: 'swm-201', record: 'bodyguard' },
      ['unfinished', 'unknown-source'],
    ],
    ['open', { ...ENTRY, kind: 'open', id: 'swm-306', record: 'pit-cover' }, ['unfinished']],
    ['source', { ...ENTRY, kind: 'source' }, ['unfinished']],
  ] as const)('of the kind %s lacks only what its author has to write', (kind, entry, expected) => {
    expect(KINDS).toContain(kind);
    expect(problemsOf(entry)).toEqual(expected);
  });

  it.each(QUESTIONS.map(({ question }) => question.id))('can ask %s', (asks) => {
    const [game = 'swm'] = asks.split('/') as [NewEntry['game']];
    expect(problemsOf({ ...ENTRY, game, id: `${game}-401`, abilities: [], asks })).toEqual([
      'unfinished',
      'unknown-source',
      'verdict-differs',
    ]);
  });

  it('gets its name from its title', () => {
    expect(slugOf('Padmé’s “Twin Attack” & Bodyguard!')).toBe('padmes-twin-attack-bodyguard');
  });
});

describe('the id of a new entry', () => {
  const ruling = { kind: 'ruling', game: 'swm' } as const;

  it('is the one kept for its passage', () => {
    expect(nextId({ ...ruling, passage: 'swmf-03' }, new Set())).toBe('swm-059');
    expect(nextId({ kind: 'rule', game: 'ia', passage: 'ia-13' }, new Set())).toBe('ia-113');
  });

  it('is otherwise the first that no entry has and no passage is to have', () => {
    expect(nextId({ ...ruling, passage: 'forum-1' }, new Set())).toBe('swm-063');
    expect(nextId({ ...ruling, passage: 'forum-2' }, new Set(['swm-063', 'swm-065']))).toBe('swm-064');
    expect(nextId({ ...ruling, passage: 'swmf-03' }, new Set(['swm-059']))).toBe('swm-063');
  });

  it('goes on past the other kinds when there are more than ninety-nine', () => {
    const taken = new Set(Array.from({ length: 99 }, (_, i) => `ia-${String(i + 1).padStart(3, '0')}`));
    expect(nextId({ kind: 'ruling', game: 'ia' }, taken)).toBe('ia-401');
  });

  it('is the one that the core has for an ability or a reading', () => {
    expect(nextId({ kind: 'ability', game: 'swm', record: 'bodyguard' }, new Set())).toBe('swm-201');
    expect(nextId({ kind: 'open', game: 'swm', record: 'pit-cover' }, new Set())).toBe('swm-306');
  });
});
