import { describe, expect, it } from 'vitest';
import { answerLabel, answerTone } from './answers.ts';
import { groupBy, tagName } from './entries.ts';

describe('answers of entries', () => {
  it.each([
    ['yes', 'Yes', 'yes'],
    ['no', 'No', 'no'],
    ['depends', 'It depends', 'depends'],
    ['none', 'No ruling', 'none'],
    ['12 squares', '12 squares', 'value'],
    ['only for movement', 'Only for movement', 'value'],
  ])('%s reads %s', (answer, label, tone) => {
    expect(answerLabel(answer)).toBe(label);
    expect(answerTone(answer)).toBe(tone);
  });
});

describe('groups of entries', () => {
  it('stand in the order of the keys given, then of appearance, without empty ones', () => {
    const length = (word: string) => word.length;
    expect(groupBy(['three', 'one', 'two', 'four'], length, [3, 2, 5])).toEqual([
      [3, ['one', 'two']],
      [5, ['three']],
      [4, ['four']],
    ]);
  });
});

it('tags read as words', () => {
  expect(tagName('line-of-sight')).toBe('Line of sight');
  expect(tagName('at-at')).toBe('AT-AT');
});
