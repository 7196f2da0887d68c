/** Any table: held to a ship pushed by hand, and the same when it is mirrored, turned or moved as a whole. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { SIZES } from '../terms.ts';
import { SIDES } from './positions.ts';
import type { ShipOnTable, TallonRollScenario } from './scenario.ts';
import { tallonRoll } from './tallon-roll.ts';
import { freeOfShips } from './walking.oracle.ts';

const heading = fc.oneof(fc.constantFrom(0, 45, 90, 180, 270), fc.integer({ min: 0, max: 359 }));
const near = fc.integer({ min: 800, max: 1200 });
const standing = fc.record({ size: fc.constantFrom(...SIZES), x: near, y: near, heading });
const MIDDLE = 1000;

/** Ships around the middle of a table so large that its rim is nowhere near. */
const tables: fc.Arbitrary<TallonRollScenario> = fc
  .record({
    mover: fc.record({ size: fc.constantFrom(...SIZES), heading }),
    others: fc.array(standing, { minLength: 1, maxLength: 6 }),
    side: fc.constantFrom(...SIDES),
    speed: fc.integer({ min: 1, max: 3 }),
    about: fc.constantFrom('positions' as const, 'execution' as const, 'middle' as const),
  })
  .map(({ mover, others, ...of }) => ({
    question: 'xwing/tallon-roll',
    ship: 'A',
    ...of,
    ships: [{ ...mover, x: MIDDLE, y: MIDDLE }, ...others].map((one, i) => ({
      ...one,
      id: String.fromCharCode(65 + i),
      name: `Ship ${i}`,
    })),
    obstacles: [],
    areaWidth: 2 * MIDDLE,
    areaHeight: 2 * MIDDLE,
  }));

const answerOf = (scenario: TallonRollScenario) => {
  const result = tallonRoll.judge(scenario);
  return result.ok ? result.value.answer : result.error.map(({ code }) => code);
};

/** The whole table changed. */
const changed = (
  scenario: TallonRollScenario,
  change: (ship: ShipOnTable) => Partial<ShipOnTable>,
  more: Partial<TallonRollScenario> = {},
): TallonRollScenario => ({
  ...scenario,
  ...more,
  ships: scenario.ships.map((ship) => ({ ...ship, ...change(ship) })),
});

describe('any table', () => {
  it('leaves the positions free that a ship pushed along the template finds free', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(tables, (scenario) => {
        const answer = answerOf({ ...scenario, about: 'positions' });
        fc.pre(!Array.isArray(answer));
        const free = freeOfShips(scenario);
        fc.pre(free !== 'too close');
        expect(answer).toEqual({ kind: 'set', members: free });
        seen.set(free.join(), (seen.get(free.join()) ?? 0) + 1);
        // The middle lies between the others.
        if (!free.includes('middle')) expect(free.length).toBeLessThan(2);
      }),
      { numRuns: 1500, seed: 43 },
    );
    for (const kind of ['', 'front', 'back', 'front,middle', 'middle,back', 'front,middle,back']) {
      expect(seen.get(kind) ?? 0).toBeGreaterThan(3);
    }
  }, 60_000);

  it('has the same answer in the mirror, with the other side', () => {
    fc.assert(
      fc.property(tables, (scenario) => {
        const side = scenario.side === 'left' ? 'right' : 'left';
        const mirrored = changed(
          scenario,
          ({ x, heading: was }) => ({ x: 2 * MIDDLE - x, heading: (360 - was) % 360 }),
          { side },
        );
        expect(answerOf(mirrored)).toEqual(answerOf(scenario));
      }),
      { numRuns: 1000, seed: 44 },
    );
  });

  it('has the same answer turned by a right angle, and moved', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: -200, max: 200 }), (scenario, by) => {
        const rotated = changed(scenario, ({ x, y, heading: was }) => ({
          x: 2 * MIDDLE - y,
          y: x,
          heading: (was + 90) % 360,
        }));
        expect(answerOf(rotated)).toEqual(answerOf(scenario));
        const moved = changed(scenario, ({ x, y }) => ({ x: x + by, y: y - by }));
        expect(answerOf(moved)).toEqual(answerOf(scenario));
      }),
      { numRuns: 1000, seed: 45 },
    );
  });

  it('has no more positions with one more ship, and rests on steps that cite known pages', () => {
    fc.assert(
      fc.property(tables, (scenario) => {
        const result = tallonRoll.judge(scenario);
        fc.pre(result.ok);
        const steps = [...walk(result.value.steps)];
        for (const { rule } of steps) expect(tallonRoll.cites).toContain(rule);
        expect(steps.some(({ decisive }) => decisive)).toBe(true);
        const all = answerOf({ ...scenario, about: 'positions' });
        const fewer = answerOf({ ...scenario, about: 'positions', ships: scenario.ships.slice(0, -1) });
        if (Array.isArray(all) || Array.isArray(fewer) || !('members' in all) || !('members' in fewer))
          return;
        expect(fewer.members).toEqual(expect.arrayContaining([...all.members]));
      }),
      { numRuns: 500, seed: 46 },
    );
  });
});
