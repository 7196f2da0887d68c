import { describe, expect, it } from 'vitest';
import type { Step, TimelineMoment } from '../../../core/verdict.ts';
import { changedIn, groundsOf } from './moments.ts';

const step = (fact: string, holds: boolean, children: readonly Step[] = []): Step => ({
  rule: 'swm-145',
  fact,
  holds,
  evidence: null,
  children,
  decisive: true,
  marks: [],
});
const moment = (hitPoints: number): TimelineMoment => ({
  step: step('something', true),
  tallies: [{ id: 'A', values: [{ stat: 'hit-points', amount: hitPoints }], out: false }],
});

describe('a moment', () => {
  it('of something that does not come in rests on what keeps it out', () => {
    const why = step('not-melee', false);
    const clause = step('clause', false, [step('is-attack', true), why]);
    expect(groundsOf(step('left-out', false, [clause]))).toEqual([why]);
  });
  it('of something that does rests on what else happens in it', () => {
    const save = step('save', true);
    expect(groundsOf(step('avoids', true, [step('clause', true, [step('is-attack', true)]), save]))).toEqual([
      save,
    ]);
  });
  it('of a save that fails rests on its die', () => {
    const save = step('save', false);
    expect(groundsOf(step('avoids', false, [step('clause', true, [step('is-attack', true)]), save]))).toEqual(
      [save],
    );
  });
  it('tells what it changes', () => {
    expect(changedIn(moment(40), moment(20))).toEqual([{ id: 'A', stat: 'hit-points', was: 40, amount: 20 }]);
    expect(changedIn(moment(40), moment(40))).toEqual([]);
    expect(changedIn(undefined, moment(40))).toEqual([]);
  });
});
