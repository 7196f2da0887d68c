import { describe, expect, it } from 'vitest';
import type { Step } from '../core/verdict.ts';
import { inShort } from './decisive.ts';

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
