import { describe, expect, it } from 'vitest';
import { ABILITY_PAGE } from '../core/swm/abilities/index.ts';
import { QUESTIONS } from '../scenario/index.ts';
import { readCorpus } from './index.ts';
import { citations } from './links.ts';
import { printProblem } from './problem.ts';

const BROKEN = 'tests/fixtures/broken';

describe('the problems of a broken corpus', () => {
  const { problems, entries } = readCorpus(`${BROKEN}/content`);

  it('are told one by one, each at its place, with what was found and expected', async () => {
    const ids = QUESTIONS.map(({ question }) => question.id).join(', ');
    const told = problems
      .filter(({ code }) => code !== 'missing-page')
      // What the core knows grows; the messages stay.
      .map((problem) =>
        printProblem(problem)
          .replace(ids, '(every question)')
          .replace(/\d+ known/, '(so many) known'),
      );
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`../../${BROKEN}/problems.txt`);
  });

  it('include each record of the core that has no page', () => {
    const missing = problems.filter(({ code }) => code === 'missing-page').map(({ message }) => message);
    const { bodyguard: _, ...others } = ABILITY_PAGE;
    for (const [ability, page] of Object.entries(others)) {
      expect(missing).toContain(`Expected a page (${page}) for the core's ability ${ability}; found none.`);
    }
    expect(missing).not.toContain(expect.stringContaining('ability bodyguard'));
    expect(missing).toContain("Expected a page (swm-304) for the core's reading nearest; found none.");
    expect(missing).toContain('Expected a page with the id ia-113, which verdicts cite; found none.');
  });

  it('do not hide the entries that are sound', () => {
    expect(entries.map(({ file }) => file)).toContain(`content/rulings/swm/sound.md`);
  });
});

describe('an entry', () => {
  const { entries } = readCorpus(`${BROKEN}/content`);
  const sound = entries.find(({ file }) => file === 'content/rulings/swm/sound.md');

  it('has its kind, game, address and body', () => {
    expect(sound).toMatchObject({
      kind: 'ruling',
      game: 'swm',
      id: 'swm-001',
      slug: 'sound',
      address: '/swm/sound/',
      data: { answer: 'yes', tags: [], related: [] },
    });
    expect(sound?.body).toBe('A reason with a link to [[swm-121]] and [[swm-121|other words]].\n');
    expect(sound?.bodyLine).toBe(38);
  });

  it('has its cases with their verdicts', () => {
    expect(sound?.cases.map(({ name, verdict }) => [name, verdict()])).toMatchObject([
      ['In the open', { ok: true, value: { answer: { kind: 'yes' } } }],
      ['A wall between', { ok: true, value: { answer: { kind: 'no' } } }],
    ]);
  });

  it('is cited by those whose body, fields or verdicts lead to it', () => {
    const cited = citations(entries);
    const citing = (id: string) => cited.get(id)?.map(({ slug }) => slug) ?? [];
    expect(citing('swm-121')).toContain('sound');
    expect(citing('swm-121')).toContain('dead-links');
    expect(citing('rulebook')).toContain('line-of-sight');
    expect(citing('swm-001')).toEqual([]);
  });
});
