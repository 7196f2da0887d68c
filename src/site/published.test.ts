import { describe, expect, it } from 'vitest';
import { readCorpus } from '../corpus/index.ts';
import { familyOf, prepare, QUESTION_IDS } from '../demos/families.ts';
import { look } from '../demos/look.ts';
import { standingOf } from '../demos/standing/standing.ts';
import { pageIn } from '../demos/telling.ts';
import { ruledPairs } from './ask.ts';
import { publishedFor } from './published.ts';

await prepare(QUESTION_IDS);
const { entries } = readCorpus('content');

describe('the published cases', () => {
  it.each(QUESTION_IDS)('of %s each cover their own position', (id) => {
    const published = publishedFor(entries, id);
    for (const { scenario, href } of published) {
      const own = look(scenario, familyOf(id), pageIn({}, ''));
      expect(standingOf(own, published)?.links.map((link) => link.href)).toContain(href);
    }
  });

  it('are those of rulings and rules, rulings first', () => {
    const kinds = publishedFor(entries, 'swm/attack').map(
      ({ href }) => entries.find((entry) => entry.address === `/${href}`)?.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['ruling', 'rule']));
    expect(kinds.lastIndexOf('ruling')).toBeLessThan(kinds.indexOf('rule'));
  });
});

describe('the pairs with a ruling', () => {
  const pairs = ruledPairs(entries);
  const find = (defence: string, offence: string) =>
    pairs.find((pair) => pair.defence === defence && pair.offence === offence);

  it('are listed once, with what the ruling says', () => {
    expect(pairs.filter((pair) => pair.defence === 'Bodyguard' && pair.offence === 'Missiles')).toHaveLength(
      1,
    );
    expect(find('Bodyguard', 'Missiles')?.answers).toEqual([{ kind: 'no', text: 'No' }]);
    expect(find('Bodyguard', 'Missiles')?.rulings.map(({ id }) => id)).toContain('swm-029');
  });

  it('have more than one answer where it depends', () => {
    // Evade saves against non-melee attacks only.
    expect(
      find('Evade', 'An attack')
        ?.answers.map(({ text }) => text)
        .sort(),
    ).toEqual(['No', 'Yes']);
  });
});
