/** Squad construction (Rebel Storm rulebook, p. 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { FACTIONS, type Faction } from '../factions.ts';
import { PLAYERS } from '../players.ts';
import type { Member, SquadScenario } from './scenario.ts';
import { squad } from './squad.ts';

const member = (id: string, name: string, cost: number, faction: Faction, count = 1): Member => ({
  id,
  name,
  cost,
  faction,
  count,
  unique: false,
});
const SAMPLE: readonly Member[] = [
  member('I', 'IG-88', 37, 'fringe'),
  member('L', 'Luke Skywalker, Rebel', 17, 'rebel-alliance'),
  member('O', 'Rebel Officer', 13, 'rebel-alliance'),
  member('T', 'Rebel Trooper', 5, 'rebel-alliance', 5),
  member('R', 'R2-D2', 8, 'rebel-alliance'),
];

function judged(members: readonly Member[], details: Partial<SquadScenario> = {}) {
  const result = squad.judge({
    question: 'swm/squad',
    player: 'rebel',
    limit: 100,
    members,
    opponent: [],
    ...details,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const answer = (members: readonly Member[], details?: Partial<SquadScenario>) =>
  judged(members, details).answer.kind;

describe('a squad (p. 5)', () => {
  it('may be the sample squad: 9 characters for exactly 100 points', () => {
    const { answer, ledger, steps } = judged(SAMPLE);
    expect(answer.kind).toBe('yes');
    expect(ledger?.totals).toEqual([{ stat: 'points', amount: 100 }]);
    expect(ledger?.lines.map(({ amount }) => amount)).toEqual([37, 17, 13, 25, 8]);
    expect(steps.at(-1)?.evidence).toEqual({ points: 100, limit: 100, characters: 9 });
  });

  it('may cost less and not more', () => {
    expect(answer(SAMPLE.slice(1))).toBe('yes');
    expect(answer([...SAMPLE, member('X', 'One more', 1, 'fringe')])).toBe('no');
    expect(answer(SAMPLE, { limit: 99 })).toBe('no');
    expect(answer(SAMPLE, { limit: 150 })).toBe('yes');
  });

  it('is of the player’s faction and the Fringe', () => {
    const vader = member('V', 'An Imperial', 60, 'galactic-empire');
    const bounty = member('B', 'A bounty hunter', 40, 'fringe');
    expect(answer([vader, bounty], { player: 'empire' })).toBe('yes');
    expect(answer([vader], { player: 'rebel' })).toBe('no');
    expect(answer(SAMPLE, { player: 'empire' })).toBe('no');
  });

  it('is illegal for the first reason and says each', () => {
    const { steps } = judged([member('V', 'An Imperial', 101, 'galactic-empire'), ...SAMPLE]);
    expect(steps.map(({ holds, decisive }) => [holds, decisive])).toEqual([
      [false, true],
      ...SAMPLE.map(() => [true, false]),
      [false, true],
    ]);
  });

  it('has a letter for each of its members', () => {
    const result = squad.judge({
      question: 'swm/squad',
      player: 'rebel',
      limit: 100,
      opponent: [],
      members: [...SAMPLE, member('I', 'Another', 1, 'rebel-alliance')],
    });
    expect(result).toMatchObject({ ok: false, error: [{ code: 'same-id', path: ['members', 5, 'id'] }] });
  });
});

describe('Unique characters (Clarifications 2005, Unique)', () => {
  const unique = (id: string, name: string, count = 1): Member => ({
    ...member(id, name, 10, 'fringe', count),
    unique: true,
  });

  it('may be in the squads of both players', () => {
    const found = judged([unique('B', 'Boba Fett')], { opponent: [unique('C', 'Boba Fett')] });
    expect(found.answer.kind).toBe('yes');
    expect(decisivePages(found.steps)).toContain('swm-162');
    expect(found.steps.map(({ fact }) => fact)).toContain('unique-elsewhere');
  });

  it('are in a squad once', () => {
    expect(answer([unique('B', 'Boba Fett', 2)])).toBe('no');
    expect(answer([unique('B', 'Boba Fett'), unique('C', 'Boba Fett')])).toBe('no');
    expect(answer([member('T', 'A trooper', 5, 'fringe', 2)])).toBe('yes');
  });

  it('of one person in two versions are an open point', () => {
    const versions = [unique('A', 'Boba Fett, One'), unique('B', 'Boba Fett, Two')];
    expect(answer(versions)).toBe('no');
    expect(judged(versions).hangsOn).toMatchObject([{ reading: 'unique-versions' }]);
    expect(answer(versions, { readings: { 'unique-versions': 'different-cards' } })).toBe('yes');
  });
});

describe('sanctioned play (Clarifications 2005, AT-AT Imperial Walker)', () => {
  const walker = member('W', 'AT-AT Imperial Walker', 90, 'galactic-empire');
  const empire = { player: 'empire' } as const;

  it('is without the AT-AT and without the Hoth map', () => {
    expect(answer([walker], empire)).toBe('yes');
    expect(answer([walker], { ...empire, occasion: 'sanctioned' })).toBe('no');
    expect(answer(SAMPLE, { occasion: 'sanctioned' })).toBe('yes');
    expect(answer(SAMPLE, { occasion: 'sanctioned', map: 'hoth' })).toBe('no');
    expect(answer(SAMPLE, { map: 'hoth' })).toBe('yes');
  });

  it('may have special events for them, whose rules decide', () => {
    expect(judged([walker], { ...empire, occasion: 'special-event' }).answer).toEqual({
      kind: 'undetermined',
      missing: ['special-event'],
    });
    expect(answer([walker], { occasion: 'special-event' })).toBe('no');
  });
});

describe('a squad of another faction', () => {
  it('has its characters and those of the Fringe', () => {
    const vong = member('V', 'A warrior', 10, 'yuuzhan-vong');
    const fringe = member('F', 'A smuggler', 10, 'fringe');
    expect(answer([vong, fringe], { faction: 'yuuzhan-vong' })).toBe('yes');
    expect(answer([vong, fringe])).toBe('no');
  });
});

const members = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...'ABCDEFGH'),
    name: fc.constant('Somebody'),
    faction: fc.constantFrom(...FACTIONS),
    cost: fc.integer({ min: 0, max: 60 }),
    count: fc.integer({ min: 1, max: 3 }),
    unique: fc.constant(false),
  }),
  { minLength: 1, maxLength: 6, selector: ({ id }) => id },
);

describe('any squad', () => {
  it('stays legal when a member is taken out, and whatever the order', () => {
    fc.assert(
      fc.property(members, fc.constantFrom(...PLAYERS), (members, player) => {
        const verdict = judged(members, { player });
        expect(answer(members.toReversed(), { player })).toBe(verdict.answer.kind);
        expect(decisivePages(verdict.steps)).toEqual(['swm-101']);
        if (verdict.answer.kind === 'yes' && members.length > 1) {
          expect(answer(members.slice(1), { player })).toBe('yes');
        }
      }),
      { numRuns: 500, seed: 74 },
    );
  });

  it('is legal for one player just when it is for the other with the factions exchanged', () => {
    const other = (faction: Faction): Faction => {
      if (faction === 'rebel-alliance') return 'galactic-empire';
      return faction === 'galactic-empire' ? 'rebel-alliance' : faction;
    };
    fc.assert(
      fc.property(members, (members) => {
        const exchanged = members.map((one) => ({ ...one, faction: other(one.faction) }));
        expect(answer(members, { player: 'rebel' })).toBe(answer(exchanged, { player: 'empire' }));
      }),
      { numRuns: 500, seed: 75 },
    );
  });
});
