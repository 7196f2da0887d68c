import { describe, expect, it } from 'vitest';
import type { Answer } from '../../core/verdict.ts';
import { answerAfter } from './answers.ts';

const set = (...members: readonly string[]): Answer => ({ kind: 'set', members });
const told = (before: Answer, after: Answer) => answerAfter(before, after, (id) => id).text;

describe('what a change makes of an answer', () => {
  it('is who comes into a set and who goes', () => {
    expect(told(set('a', 'b'), set('b', 'c'))).toBe('Also c; not a');
    expect(told(set('a'), set('a', 'b'))).toBe('Also b');
    expect(told(set('a', 'b'), set('a'))).toBe('Not b');
  });

  it('is the new value where one stands for the other', () => {
    expect(told(set('purple'), set('red'))).toBe('Red');
  });

  it('is the new answer where there was or is no set', () => {
    expect(told(set('a'), set())).toBe('None');
    expect(told({ kind: 'yes' }, { kind: 'no' })).toBe('No');
  });
});
