import { describe, expect, it } from 'vitest';
import type { Field } from '../../scenario/controls.ts';
import { type Growing, grown } from './grow.ts';
import type { Item } from './items.ts';

const inner = (key: string, more: Partial<Field>): Field => ({
  key,
  label: key,
  control: 'choice',
  optional: false,
  ...more,
});

const list = (fields: readonly Field[], label = 'Ships'): Field =>
  inner('things', { label, control: 'list', fields });

const growing = (field: Field, more: Partial<Growing> = {}): Growing => ({
  field,
  model: undefined,
  blank: undefined,
  taken: [],
  named: () => [],
  faults: () => 0,
  ...more,
});

/** How many items say the same in a field as one before them. */
const twice = (key: string) => (items: readonly Item[]) => {
  const values = items.map((item) => (item as Record<string, unknown>)[key]);
  return values.length - new Set(values).size;
};

describe('a list that grows', () => {
  it('has one more thing like the last, with a letter of its own', () => {
    const ship = { id: 'A', name: 'TIE fighter', stress: 1 };
    expect(grown([ship], growing(list([])))).toEqual([ship, { id: 'B', name: 'TIE fighter B', stress: 1 }]);
  });

  it('takes no letter that a thing of another list has', () => {
    const model = { id: 'S', name: 'Stormtrooper' };
    expect(grown([], growing(list([]), { model, taken: ['A', 'B'] }))).toEqual([
      { id: 'C', name: 'Stormtrooper C' },
    ]);
  });

  it('begins with what says nothing, called after the list, where there is nothing to copy', () => {
    const blank = { id: '', name: '', x: 5 };
    expect(grown([], growing(list([], 'Obstacles'), { blank }))).toEqual([
      { id: 'A', name: 'Obstacle A', x: 5 },
    ]);
  });

  it('takes the first value that no other thing has, where its question takes none twice', () => {
    const options = ['snap-shot', 'predator', 'outmaneuver'].map((value) => ({ value, label: value }));
    const field = list([inner('card', { options })]);
    const items: object[] = [{ card: 'predator' }, { card: 'snap-shot' }];
    expect(grown(items, growing(field, { faults: twice('card') })).at(-1)).toEqual({ card: 'outmaneuver' });
    expect(grown(items, growing(field)).at(-1)).toEqual({ card: 'snap-shot' });
  });

  it('changes two values where one is not enough', () => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }));
    const field = list([inner('one', { options }), inner('two', { options })]);
    const faults = (items: readonly Item[]) => twice('one')(items) + twice('two')(items);
    expect(grown([{ one: 'a', two: 'a' } as object], growing(field, { faults })).at(-1)).toEqual({
      one: 'b',
      two: 'b',
    });
  });

  it('names what is there instead of what the example names', () => {
    const fields = [
      inner('ship', { control: 'piece' }),
      inner('target', { control: 'piece', optional: true }),
      inner('beside', { control: 'some-pieces' }),
    ];
    const model: object = { ship: 'J', target: 'T', beside: ['J', 'Y'] };
    expect(grown([], growing(list(fields), { model, named: () => ['X', 'Y'] }))).toEqual([
      { ship: 'X', beside: ['Y'] },
    ]);
  });

  it('puts what stands somewhere beside the last, on the side where there is room', () => {
    const x = inner('x', { control: 'number', min: 0, max: 500, aside: 100 });
    const field = list([x]);
    const blank: object = { x: 50 };
    expect(grown([], growing(field, { blank }))).toEqual([{ x: 50 }]);
    expect(grown([{ x: 300 } as object], growing(field)).at(-1)).toEqual({ x: 400 });
    expect(grown([{ x: 450 } as object], growing(field)).at(-1)).toEqual({ x: 350 });
    const items: object[] = [{ x: 400 }, { x: 300 }];
    expect(grown(items, growing(field, { faults: twice('x') })).at(-1)).toEqual({ x: 200 });
  });

  it('grows by what is least wrong where nothing is right', () => {
    const ship = { id: 'A', name: 'Falcon' };
    const faults = (items: readonly Item[]) => items.length - 1;
    expect(grown([ship], growing(list([]), { faults }))).toEqual([ship, { id: 'B', name: 'Falcon B' }]);
  });
});
