import { describe, expect, it } from 'vitest';
import { sameAnswer } from './same-answer.ts';
import { NO, YES } from './verdict.ts';

const set = (...members: string[]) => ({ kind: 'set', members }) as const;
const order = (...items: string[]) => ({ kind: 'order', items }) as const;
const missing = (...what: string[]) => ({ kind: 'undetermined', missing: what }) as const;

describe('two answers', () => {
  it('are the same when a set comes in another order, and not when an order does', () => {
    expect(sameAnswer(set('A', 'B'), set('B', 'A'))).toBe(true);
    expect(sameAnswer(set('A'), set('B'))).toBe(false);
    expect(sameAnswer(set('A'), set('A', 'B'))).toBe(false);
    expect(sameAnswer(set(), NO)).toBe(false);
    expect(sameAnswer(order('A', 'B'), order('B', 'A'))).toBe(false);
  });

  it('are the same when neither is decided, whatever is missing', () => {
    expect(sameAnswer(missing('x'), missing('y'))).toBe(true);
    expect(sameAnswer(missing('x'), NO)).toBe(false);
    expect(sameAnswer(YES, NO)).toBe(false);
  });
});
