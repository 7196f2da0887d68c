/** Characters who join a squad (Clarifications 2005, Fringe Reserves and Droid Reinforcements). */
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { reserves } from './reserves.ts';
import type { Added, ReserveSet, ReservesScenario } from './scenario.ts';

const vigo = (id: string): ReserveSet => ({
  id,
  name: 'Rodian Black Sun Vigo',
  ability: 'fringe-reserves',
  points: 20,
  on: 11,
});
const fringe = (id: string, cost: number, set = 1, details: Partial<Added> = {}): Added => ({
  id,
  name: 'Somebody',
  faction: 'fringe',
  cost,
  count: 1,
  abilities: [],
  set,
  ...details,
});
const tambor: ReserveSet = {
  id: 'W',
  name: 'Wat Tambor',
  ability: 'droid-reinforcements',
  card: 'wat-tambor',
  points: 20,
};

const judge = (
  sets: readonly ReserveSet[],
  added: readonly Added[],
  details: Partial<ReservesScenario> = {},
) => reserves.judge({ question: 'swm/reserves', initiative: 11, sets, added, ...details });

function verdict(...asked: Parameters<typeof judge>) {
  const judged = judge(...asked);
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
}
const answer = (...asked: Parameters<typeof judge>) => verdict(...asked).answer.kind;

describe('Fringe Reserves', () => {
  it('come as a set of points for each who has them', () => {
    expect(answer([vigo('A'), vigo('B')], [fringe('X', 20, 1), fringe('Y', 20, 2)])).toBe('yes');
    expect(answer([vigo('A')], [fringe('X', 20), fringe('Y', 20)])).toBe('no');
    expect(answer([vigo('A')], [fringe('X', 10, 1, { count: 2 })])).toBe('yes');
  });

  it('are not put together for one character', () => {
    expect(answer([vigo('A'), vigo('B')], [fringe('X', 21)])).toBe('no');
    expect(decisivePages(verdict([vigo('A'), vigo('B')], [fringe('X', 21)]).steps)).toContain('swm-163');
  });

  it('come on their initiative roll only', () => {
    expect(answer([vigo('A')], [fringe('X', 20)], { initiative: 12 })).toBe('no');
    const open = reserves.judge({ question: 'swm/reserves', sets: [vigo('A')], added: [fringe('X', 20)] });
    expect(open).toMatchObject({
      ok: true,
      value: { answer: { kind: 'undetermined', missing: ['initiative'] } },
    });
  });

  it('are for characters of the Fringe', () => {
    expect(answer([vigo('A')], [fringe('X', 5, 1, { faction: 'sith' })])).toBe('no');
  });
});

describe('Droid Reinforcements', () => {
  it('are for non-Unique Droids by the card of Wat Tambor, for any Droids by the definition', () => {
    const unique = fringe('D', 10, 1, { abilities: ['droid', 'unique'] });
    const { card: _, ...plain } = tambor;
    expect(answer([tambor], [fringe('D', 10, 1, { abilities: ['droid'] })])).toBe('yes');
    expect(answer([tambor], [unique])).toBe('no');
    expect(answer([plain], [unique])).toBe('yes');
    expect(answer([tambor], [fringe('D', 10)])).toBe('no');
    expect(decisivePages(verdict([tambor], [unique]).steps)).toContain('swm-147');
  });
});

describe('a list of added characters', () => {
  const codes = (...asked: Parameters<typeof judge>) => {
    const judged = judge(...asked);
    return judged.ok ? [] : judged.error.map(({ code }) => code);
  };
  it('names sets that there are, letters once, and cards of the ability', () => {
    expect(codes([vigo('A')], [fringe('X', 1, 2)])).toEqual(['no-such-set']);
    expect(codes([vigo('A'), vigo('A')], [fringe('X', 1), fringe('X', 1)])).toEqual(['same-id', 'same-id']);
    expect(codes([{ ...vigo('A'), card: 'wat-tambor' }], [fringe('X', 1)])).toEqual(['another-card']);
  });
});
