import { describe, expect, it } from 'vitest';
import { type Answer, NO, type Step, YES } from '../core/verdict.ts';
import { inOne, inShort } from './decisive.ts';

const step = (fact: string, decisive: boolean, children: readonly Step[] = []): Step => ({
  rule: 'swm-121',
  fact,
  holds: true,
  evidence: null,
  children,
  decisive,
  marks: [],
});
const facts = (steps: readonly Step[]) => inShort(steps).map(({ fact }) => fact);

describe('what decides, in short', () => {
  it('is every decisive step, in order, when they are few', () => {
    const steps = [step('a', true, [step('b', true), step('c', false)]), step('d', false, [step('e', true)])];
    expect(facts(steps)).toEqual(['a', 'b', 'e']);
  });

  it('leaves out the deeper grounds when they are many', () => {
    const grounds = [1, 2, 3, 4].map((n) => step(`ground ${n}`, true));
    const steps = ['a', 'b'].map((fact) => step(fact, true, [step(`why ${fact}`, true, grounds)]));
    expect(facts(steps)).toEqual(['a', 'why a', 'b', 'why b']);
  });

  it('always has the topmost ones', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => step(`${n}`, true));
    expect(facts(steps)).toHaveLength(8);
    expect(facts([])).toEqual([]);
  });
});

describe('what decides, in one sentence', () => {
  const steps = [
    step('goes to B1', true),
    { ...step('goes to C1', true), holds: false },
    step('a wall is in the way', true),
  ];
  const one = (answer: Answer, some: readonly Step[]) => inOne({ answer, steps: some, hangsOn: [] })?.fact;

  it('is the first step of a yes, and of a no the last that does not hold, else the last', () => {
    expect(one(YES, steps)).toBe('goes to B1');
    expect(one(NO, steps)).toBe('goes to C1');
    expect(
      one(
        NO,
        steps.filter(({ holds }) => holds),
      ),
    ).toBe('a wall is in the way');
  });

  it('is a ground where no topmost step decides', () => {
    expect(one(NO, [step('a', false, [step('b', true)])])).toBe('b');
    expect(one(NO, [])).toBeUndefined();
  });
});
