import { describe, expect, it } from 'vitest';
import type { Field } from '../../scenario/controls.ts';
import { itemTitle, moved } from './items.ts';

describe('a list of things', () => {
  it('is put into another order one place at a time', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('calls things by their names, or by what their leading choices say', () => {
    const fields: Field[] = [
      { key: 'ship', label: 'Ship', control: 'piece', optional: false },
      { key: 'card', label: 'Card', control: 'choice', optional: false },
      { key: 'use', label: 'Used', control: 'switch', optional: false },
    ];
    const names: Record<string, string> = { J: 'Jedi starfighter', 'snap-shot': 'Snap Shot' };
    const card: object = { ship: 'J', card: 'snap-shot', use: true };
    expect(itemTitle(card, fields, (id) => names[id] ?? id)).toBe('Jedi starfighter: Snap Shot');
    const rolls: Field[] = ['Rebel', 'Imperial'].map((key) => ({
      key,
      label: `${key} player`,
      control: 'number',
      optional: false,
    }));
    const roll: object = { Rebel: 14, Imperial: 9 };
    expect(itemTitle(roll, rolls, String)).toBe('Rebel player 14, Imperial player 9');
    expect(itemTitle({ id: 'J', name: 'Jedi starfighter' }, [], String)).toBe('Jedi starfighter (J)');
  });
});
