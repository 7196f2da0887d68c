/** Actions that choose a ship (rulings, Spacetug Tractor Array), and any positions held to a reckoning of their own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { SIDES } from '../terms.ts';
import { actionFails } from './action-fails.ts';
import { CHOOSING_ACTION_IDS, type ChoosingActionId } from './actions.ts';
import { type OtherShip, STANDS } from './scenario.ts';

const other = (range: number, more: Partial<OtherShip> = {}): OtherShip => ({
  id: 'T',
  name: 'Other ship',
  side: 'enemy',
  range,
  stands: 'front',
  ...more,
});

function verdict(action: ChoosingActionId, ...ships: readonly OtherShip[]) {
  const judged = actionFails.judge({ question: 'xwing/action-fails', action, ships });
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
}
const fails = (...asked: Parameters<typeof verdict>) => verdict(...asked).answer.kind === 'yes';

describe('Spacetug Tractor Array', () => {
  const array = 'spacetug-tractor-array';

  it('fails when no ship is in the front arc at range 1', () => {
    expect(fails(array)).toBe(true);
    for (const range of [0, 2, 3, 4]) expect(fails(array, other(range))).toBe(true);
    expect(fails(array, other(1, { stands: 'outside-front' }))).toBe(true);
    expect(decisivePages(verdict(array, other(2)).steps)).toContain('xwing-005');
  });

  it('does not fail when one is, of whichever player', () => {
    for (const side of SIDES) expect(fails(array, other(1, { side }), other(3, { id: 'U' }))).toBe(false);
  });

  it('gives a second token in the bullseye arc, which is in the front arc', () => {
    const count = (ship: OtherShip) =>
      verdict(array, ship).steps.find(({ fact }) => fact === 'would-gain')?.evidence;
    expect(count(other(1))).toMatchObject({ token: 'tractor', count: 1 });
    expect(count(other(1, { stands: 'bullseye' }))).toMatchObject({ count: 2 });
  });
});

describe('Coordinate and jam (later rules references)', () => {
  it('want a friendly ship at range 1 or 2', () => {
    expect(fails('coordinate', other(2, { side: 'friendly', stands: 'outside-front' }))).toBe(false);
    expect(fails('coordinate', other(2))).toBe(true);
    expect(fails('coordinate', other(0, { side: 'friendly' }))).toBe(true);
    // The ruling is about one card; what it answers for that, a rule answers for the others.
    expect(decisivePages(verdict('coordinate', other(2)).steps)).toEqual(['xwing-166']);
  });
  it('want an enemy ship at range 1, or at range 2 in the bullseye arc', () => {
    expect(fails('jam', other(1, { stands: 'outside-front' }))).toBe(false);
    expect(fails('jam', other(2))).toBe(true);
    expect(fails('jam', other(2, { stands: 'bullseye' }))).toBe(false);
    expect(fails('jam', other(1, { side: 'friendly' }))).toBe(true);
  });
});

describe('any action that chooses a ship', () => {
  const anyShip = fc.record({
    side: fc.constantFrom(...SIDES),
    range: fc.integer({ min: 0, max: 4 }),
    stands: fc.constantFrom(...STANDS),
  });
  const anyShips = fc
    .array(anyShip, { maxLength: 5 })
    .map((all) => all.map((it, i): OtherShip => ({ ...it, id: String(i), name: 'Ship' })));

  it('fails with several ships just when it would fail with each of them alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHOOSING_ACTION_IDS), anyShips, (action, ships) => {
        const { steps } = verdict(action, ...ships);
        expect(fails(action, ...ships)).toBe(ships.every((ship) => fails(action, ship)));
        for (const { rule } of walk(steps)) expect(actionFails.cites).toContain(rule);
      }),
    );
  });

  it('does not care in which order ships are listed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHOOSING_ACTION_IDS), anyShips, (action, ships) => {
        expect(fails(action, ...ships.toReversed())).toBe(fails(action, ...ships));
      }),
    );
  });

  it('wants letters that differ', () => {
    const scenario = { question: 'xwing/action-fails', action: 'jam', ships: [other(1), other(2)] } as const;
    expect(actionFails.judge(scenario)).toMatchObject({ error: [{ code: 'same-id' }] });
  });
});
