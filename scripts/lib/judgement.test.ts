import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../src/scenario/index.ts';
import { fromFragment } from '../../src/scenario/notation-reader.ts';
import { judgeText, questionList } from './judgement.ts';

const DRAWN = `question: swm/line-of-sight
board: |
  +   +   +   +   +
    L   . | .   S
  +   +   +   +   +
pieces:
  L: { name: Luke Skywalker, side: rebel }
  S: { name: Stormtrooper, side: empire }
from: L
to: S
`;

const errorsOf = (text: string) => {
  const judgement = judgeText(text);
  return judgement.ok ? [] : judgement.error.map(({ code, path }) => [code, path.join('.')]);
};

describe('judgeText', () => {
  it('judges a drawn scenario, with a sentence and a page for each step', () => {
    const judgement = judgeText(DRAWN);
    expect(judgement).toMatchObject({ ok: true, value: { answer: { kind: 'no' }, says: 'No' } });
    if (!judgement.ok) return;
    const [step] = judgement.value.steps;
    expect(step?.rule).toBe('swm-121');
    expect(step?.sentence).toMatch(/Luke Skywalker/);
  });

  it('gives the address of the position', () => {
    const judgement = judgeText(DRAWN);
    if (!judgement.ok) throw new Error('not judged');
    expect(fromFragment(judgement.value.fragment, QUESTIONS)).toMatchObject({
      ok: true,
      value: { question: 'swm/line-of-sight', board: { walls: [[2, 0, 2, 1]] } },
    });
  });

  it('takes JSON, and a case of an entry', () => {
    const [{ example }] = QUESTIONS as [(typeof QUESTIONS)[number]];
    const plain = judgeText(JSON.stringify(example, null, '\t'));
    expect(plain.ok).toBe(true);
    expect(judgeText(JSON.stringify({ name: 'A case', scenario: example, expect: {} }))).toEqual(plain);
  });

  it.each([
    ['lists in lists without end', '['.repeat(50_000), 'nested too deeply'],
    ['two scenarios', 'question: swm/turn\n---\nquestion: swm/turn', 'found another after ---'],
  ])('says plainly what is wrong with %s', (_, text, words) => {
    const result = judgeText(text);
    expect(result.ok ? [] : result.error).toMatchObject([{ code: 'not-yaml' }]);
    expect(JSON.stringify(result)).toContain(words);
  });

  it.each([
    ['empty input', ' \n', [['empty-input', '']]],
    ['what is no YAML', 'question: [', [['not-yaml', '']]],
    [
      'aliases that would fill the memory',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
        .split('')
        .map((n, i) => `${n}: &${n} [${Array(9).fill(`*${'abcdefgh'[i]}`).join()}]`)
        .join('\n')}`,
      [['not-yaml', '']],
    ],
    ['a list', '- question', [['wrong-type', '']]],
    ['an unknown question', 'question: swm/x', [['unknown-question', 'question']]],
    ['a slip in the drawing', DRAWN.replace('.   S', '. ~S~'), [['drawing', 'board']]],
    [
      'an unknown field of a piece',
      DRAWN.replace('side: rebel', 'sid: rebel'),
      [
        ['missing', 'pieces.L.side'],
        ['unknown-field', 'pieces.L.sid'],
      ],
    ],
    ['a piece that is not there', DRAWN.replace('to: S', 'to: Z'), [['unknown-piece', 'to']]],
  ])('answers %s with coded errors and their paths', (_, text, expected) => {
    expect(errorsOf(text)).toEqual(expected);
  });
});

describe('questionList', () => {
  it('has for each question what it asks, an example and a schema with labels', () => {
    const list = questionList();
    expect(list.map(({ id }) => id)).toEqual(QUESTIONS.map(({ question }) => question.id));
    for (const { asks, example, schema } of list) {
      expect(asks).toMatch(/\?$/);
      expect(judgeText(JSON.stringify(example)).ok).toBe(true);
      expect(Object.keys(schema.properties ?? {})).toContain('question');
      expect(schema.required).toContain('question');
    }
  });

  it('says that a map may be drawn', () => {
    expect(questionList()[0]?.schema.properties).toMatchObject({
      board: { title: 'Map', anyOf: [{ type: 'object' }, { type: 'string' }] },
    });
  });
});
