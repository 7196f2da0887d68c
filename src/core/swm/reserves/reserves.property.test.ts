/** Reserves held to a reckoning of its own, and to its own answers when less is said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { FACTIONS } from '../factions.ts';
import { reserves } from './reserves.ts';
import type { Added, ReserveSet, ReservesScenario } from './scenario.ts';

const letters = (first: string) => (_: unknown, i: number) => String.fromCharCode(first.charCodeAt(0) + i);
const set = fc.record(
  {
    ability: fc.constantFrom('fringe-reserves' as const, 'droid-reinforcements' as const),
    wat: fc.boolean(),
    points: fc.constantFrom(10, 20, 30),
    on: fc.constantFrom(11, 12),
  },
  { requiredKeys: ['ability', 'wat', 'points'] },
);
const added = fc.record(
  {
    faction: fc.constantFrom(...FACTIONS, 'fringe' as const, 'fringe' as const),
    cost: fc.constantFrom(4, 5, 9),
    count: fc.constantFrom(1, 1, 2),
    abilities: fc.subarray(['droid' as const, 'cyborg' as const, 'unique' as const]),
    pick: fc.nat(),
  },
  { requiredKeys: ['cost', 'count', 'abilities', 'pick'] },
);

const scenarios: fc.Arbitrary<ReservesScenario> = fc
  .record(
    {
      initiative: fc.constantFrom(11, 12),
      sets: fc.array(set, { minLength: 1, maxLength: 3 }),
      added: fc.array(added, { maxLength: 4 }),
    },
    { requiredKeys: ['sets', 'added'] },
  )
  .map(({ sets, added, ...of }) => ({
    question: 'swm/reserves',
    ...of,
    sets: sets.map(
      ({ wat, ...one }, i): ReserveSet => ({
        ...one,
        id: letters('A')(one, i),
        name: 'A character',
        ...(wat && one.ability === 'droid-reinforcements' && { card: 'wat-tambor' }),
      }),
    ),
    added: added.map(
      ({ pick, ...one }, i): Added => ({
        ...one,
        id: letters('W')(one, i),
        name: 'Another character',
        set: 1 + (pick % sets.length),
      }),
    ),
  }));

/** May it join? The sources say of the Fringe, of Droids, and of non-Unique ones on the card of Wat Tambor. */
function mayJoin({ faction, abilities }: Added, { ability, card }: ReserveSet): boolean | undefined {
  if (ability === 'fringe-reserves') return faction === undefined ? undefined : faction === 'fringe';
  const droid = abilities.includes('droid') || abilities.includes('cyborg');
  return droid && !(card === 'wat-tambor' && abilities.includes('unique'));
}

function expected({ initiative, sets, added }: ReservesScenario): 'yes' | 'no' | 'undetermined' {
  const told = sets.flatMap((one, i) => {
    const members = added.filter((character) => character.set === i + 1);
    const bought = members.flatMap(({ cost, count }) => Array<number>(count).fill(cost));
    return [
      ...members.map((character) => mayJoin(character, one)),
      bought.reduce((left, cost) => left - cost, one.points) >= 0,
      ...(one.on === undefined ? [] : [initiative === undefined ? undefined : initiative === one.on]),
    ];
  });
  return told.includes(false) ? 'no' : told.includes(undefined) ? 'undetermined' : 'yes';
}

describe('any reserves', () => {
  it('may be added just when each set comes, is not overspent, and is for all whom it pays', () => {
    const seen = { yes: 0, no: 0, undetermined: 0 };
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const judged = reserves.judge(scenario);
        if (!judged.ok) throw new Error(JSON.stringify(judged.error));
        const { answer, steps } = judged.value;
        const right = expected(scenario);
        expect(answer.kind).toBe(right);
        seen[right]++;
        for (const { rule } of walk(steps)) expect(reserves.cites).toContain(rule);
        expect([...walk(steps)].some(({ decisive }) => decisive)).toBe(true);
      }),
      { numRuns: 2000, seed: 164 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  it('have the same answer when more is said, once there is one', () => {
    fc.assert(
      fc.property(scenarios, ({ initiative: _, ...scenario }) => {
        const without = reserves.judge(scenario);
        fc.pre(without.ok && without.value.answer.kind !== 'undetermined');
        for (const initiative of [11, 12]) {
          const given = reserves.judge({ ...scenario, initiative });
          expect(given.ok && given.value.answer).toEqual(without.ok && without.value.answer);
        }
      }),
      { seed: 165 },
    );
  });
});
