import { describe, expect, it } from 'vitest';
import type { Field } from '../scenario/controls.ts';
import { namingOf } from './names.ts';

const fields: Field[] = [
  {
    key: 'pieces',
    label: 'Characters',
    control: 'pieces',
    optional: false,
    fields: [
      {
        key: 'abilities',
        label: 'Abilities',
        control: 'abilities',
        optional: false,
        options: [{ value: 'bodyguard', label: 'Bodyguard' }],
      },
    ],
  },
];

describe('what sentences call things', () => {
  const scenario = {
    pieces: [
      { id: 'L', name: 'Luke Skywalker' },
      { id: 'S', name: 'Stormtrooper' },
      { id: 'T', name: 'Stormtrooper' },
    ],
  };
  const name = namingOf(scenario, fields);

  it('is the name of a piece, with its letter where another bears the same name', () => {
    expect([name('L'), name('S'), name('T')]).toEqual([
      'Luke Skywalker',
      'Stormtrooper (S)',
      'Stormtrooper (T)',
    ]);
  });

  it('is the label of a value, also of one that pieces have', () => {
    expect(name('bodyguard')).toBe('Bodyguard');
  });

  it('is the id where nothing better is known', () => {
    expect(name('toString')).toBe('toString');
  });
});
