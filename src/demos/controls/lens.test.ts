import { describe, expect, it } from 'vitest';
import { getIn, setIn } from './lens.ts';

describe('a value deep in a scenario', () => {
  const scenario = { from: 'L', cards: [{ use: true }, { use: false }] };

  it('is read by its path', () => {
    expect(getIn(scenario, ['cards', 1, 'use'])).toBe(false);
    expect(getIn(scenario, ['cards', 7, 'use'])).toBeUndefined();
    expect(getIn(scenario, ['constructor', 'name'])).toBeUndefined();
  });

  it('is replaced in a copy', () => {
    const changed = setIn(scenario, ['cards', 1, 'use'], true);
    expect(changed.cards).toEqual([{ use: true }, { use: true }]);
    expect(scenario.cards[1]?.use).toBe(false);
    expect(changed.cards[0]).toBe(scenario.cards[0]);
  });

  it('is taken away by undefined, together with an object left empty', () => {
    const one = setIn<object>(scenario, ['readings', 'nearest'], 'in-sight');
    expect(one).toEqual({ ...scenario, readings: { nearest: 'in-sight' } });
    expect(setIn(one, ['readings', 'nearest'], undefined)).toEqual(scenario);
    expect(setIn(scenario, ['readings', 'nearest'], undefined)).toEqual(scenario);
  });
});
