/** Abilities that are optional or mandatory (Consolidated rules, p. 3). */
import { describe, expect, it } from 'vitest';
import { abilityOptional } from './ability-optional.ts';
import { COSTS, type Cost, type Word } from './scenario.ts';

const answer = (words: readonly Word[], costs: readonly Cost[] = []) => {
  const verdict = abilityOptional.judge({ question: 'ia/ability-optional', words, costs });
  return verdict.ok ? verdict.value.answer.kind : 'error';
};

describe('an ability', () => {
  it('is optional with “may” or “use”', () => {
    expect([answer(['may']), answer(['use']), answer(['may', 'use'])]).toEqual(['yes', 'yes', 'yes']);
  });
  it('is optional with any cost', () => {
    expect(COSTS.filter((cost) => answer([], [cost]) !== 'yes')).toEqual([]);
  });
  it('is mandatory without any of these', () => {
    expect(answer([])).toBe('no');
  });
});
