import { describe, expect, it } from 'vitest';
import { matching, toggled } from './Abilities.tsx';
import { bounded } from './NumberStepper.tsx';

const options = ['Bodyguard', 'Force Immunity', 'Melee Attack'].map((label) => ({
  value: label.toLowerCase().replace(' ', '-'),
  label,
}));

describe('abilities to tick', () => {
  it('are filtered by every word that is typed', () => {
    expect(matching(options, 'immu for').map(({ label }) => label)).toEqual(['Force Immunity']);
    expect(matching(options, '  ')).toEqual(options);
  });

  it('keep the order of the list, whatever is ticked first', () => {
    const one = toggled(options, [], 'melee-attack');
    expect(toggled(options, one, 'bodyguard')).toEqual(['bodyguard', 'melee-attack']);
    expect(toggled(options, ['bodyguard', 'melee-attack'], 'bodyguard')).toEqual(['melee-attack']);
  });
});

describe('a number', () => {
  it('is a whole one within its bounds', () => {
    expect(bounded(7, { min: 0, max: 5 })).toBe(5);
    expect(bounded(-1, { min: 0 })).toBe(0);
    expect(bounded(2.4, {})).toBe(2);
  });
});
