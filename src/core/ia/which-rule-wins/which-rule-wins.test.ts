/** Golden rules (Consolidated rules, p. 1). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { BOOKS, type Book, type RuleText, STANCES, type Stance } from './scenario.ts';
import { whichRuleWins } from './which-rule-wins.ts';

const texts = (...all: readonly (readonly [Book, Stance])[]): readonly RuleText[] =>
  all.map(([from, says], i) => ({ id: 'ABCDEFGH'.charAt(i), name: `Text ${i}`, from, says }));
function judged(all: readonly RuleText[]) {
  const verdict = whichRuleWins.judge({ question: 'ia/which-rule-wins', texts: all });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const answer = (...all: readonly (readonly [Book, Stance])[]) => judged(texts(...all)).answer.kind;
const deciding = (...all: readonly (readonly [Book, Stance])[]) =>
  [...walk(judged(texts(...all)).steps)].filter(({ decisive }) => decisive).map(({ fact }) => fact);

describe('cards and the guide', () => {
  it('let the card decide', () => {
    expect(answer(['guide', 'forbids'], ['card', 'allows'])).toBe('yes');
    expect(answer(['guide', 'allows'], ['card', 'forbids'])).toBe('no');
  });
  it('let it decide over a “cannot” of the guide, and say so', () => {
    expect(answer(['guide', 'cannot'], ['card', 'allows'])).toBe('yes');
    expect(deciding(['guide', 'cannot'], ['card', 'allows'])).toEqual(['golden-guide-cannot', 'golden-text']);
    expect(answer(['guide', 'cannot'])).toBe('no');
  });
});

describe('mission rules', () => {
  it('decide over cards and the guide', () => {
    expect(answer(['guide', 'forbids'], ['card', 'forbids'], ['mission', 'allows'])).toBe('yes');
    expect(answer(['guide', 'allows'], ['card', 'allows'], ['mission', 'forbids'])).toBe('no');
  });
});

describe('“cannot” on a card or in a mission', () => {
  it('is overridden by nothing', () => {
    expect(answer(['card', 'cannot'], ['mission', 'allows'])).toBe('no');
    expect(answer(['mission', 'cannot'], ['card', 'allows'])).toBe('no');
    expect(answer(['card', 'cannot'], ['card', 'allows'])).toBe('no');
    expect(deciding(['card', 'cannot'], ['mission', 'allows'])).toEqual(['golden-text']);
  });
});

describe('texts of one kind', () => {
  it('are not put in order', () => {
    for (const book of BOOKS) expect(answer([book, 'allows'], [book, 'forbids'])).toBe('undetermined');
    expect(deciding(['card', 'allows'], ['card', 'forbids'])).toEqual(['golden-equals']);
  });
  it('do not matter below one that ranks higher', () => {
    expect(answer(['card', 'allows'], ['card', 'forbids'], ['mission', 'allows'])).toBe('yes');
  });
});

describe('a text that does not decide', () => {
  const standing = (...all: readonly (readonly [Book, Stance])[]) =>
    judged(texts(...all)).steps.at(-1)?.evidence;
  it('says the opposite of what decides, or the same, wherever it stands', () => {
    expect(standing(['card', 'cannot'], ['mission', 'allows'])).toMatchObject({
      standing: 'overridden',
      by: ['A'],
    });
    expect(standing(['card', 'cannot'], ['mission', 'forbids'])).toMatchObject({
      standing: 'agrees',
      by: ['A'],
    });
  });
  it('is below texts of which none decides', () => {
    const { steps } = judged(texts(['guide', 'forbids'], ['card', 'allows'], ['card', 'forbids']));
    expect(steps[0]?.evidence).toMatchObject({ standing: 'below', by: ['B', 'C'] });
  });
});

describe('any texts', () => {
  const any = fc.array(fc.tuple(fc.constantFrom(...BOOKS), fc.constantFrom(...STANCES)), {
    minLength: 1,
    maxLength: 6,
  });

  it('are decided as if each beaten text were struck out, one by one', () => {
    fc.assert(
      fc.property(any, (all) => {
        let left = texts(...all);
        const absolute = (text: RuleText) => text.says === 'cannot' && text.from !== 'guide';
        const beats = (a: RuleText, b: RuleText) =>
          absolute(a) ? !absolute(b) : !absolute(b) && BOOKS.indexOf(a.from) > BOOKS.indexOf(b.from);
        for (const text of left)
          if (left.some((other) => beats(other, text))) left = left.filter((it) => it !== text);
        const stances = new Set(left.map(({ says }) => says === 'allows'));
        const expected = stances.size === 2 ? 'undetermined' : stances.has(true) ? 'yes' : 'no';
        expect(judged(texts(...all)).answer.kind).toBe(expected);
      }),
    );
  });

  it('are decided alike in any order, and something decides', () => {
    fc.assert(
      fc.property(any, (all) => {
        const { answer: found, steps } = judged(texts(...all));
        expect(judged(texts(...all).toReversed()).answer).toEqual(found);
        expect([...walk(steps)].some(({ decisive }) => decisive)).toBe(true);
      }),
    );
  });

  it('have letters of their own', () => {
    const twice = [...texts(['card', 'allows']), ...texts(['guide', 'forbids'])];
    expect(whichRuleWins.judge({ question: 'ia/which-rule-wins', texts: twice })).toMatchObject({
      ok: false,
      error: [{ code: 'same-id', path: ['texts', 1, 'id'] }],
    });
  });
});
