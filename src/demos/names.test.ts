import { describe, expect, it } from 'vitest';
import type { Field } from '../scenario/controls.ts';
import { namedIn, namingOf } from './names.ts';

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

describe('what can be named', () => {
  const [ship, rock] = [
    { id: 'X', name: 'X-wing' },
    { id: 'R', name: 'Rock' },
  ];
  const scenario = { speed: 2, ships: [ship], obstacles: [rock] };

  it('is everything in the lists, or what is in some of them', () => {
    expect(namedIn(scenario)).toEqual([ship, rock]);
    expect(namedIn(scenario, ['ships'])).toEqual([ship]);
  });
});

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
