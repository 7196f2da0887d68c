/** Lock tokens (rulings, additional lock tokens; rules reference, "Lock"). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { KEEPER_IDS } from './cards.ts';
import { lock, lockNumber } from './lock.ts';
import type { Readings } from './readings.ts';
import type { Lock, LockScenario, LockShip } from './scenario.ts';

const ship = (id: string, card?: LockShip['card']): LockShip => ({
  id,
  name: `Ship ${id}`,
  ...(card && { card }),
});
const on = (text: string): Lock => ({ ship: text.charAt(0), on: text.charAt(2) });
const thanisson = { additional: 'thanisson-crew' } as const;

type Details = Partial<Omit<LockScenario, 'question'>>;
const judge = (acquires: string, details: Details = {}) =>
  lock.judge({
    question: 'xwing/lock',
    ships: ['A', 'B', 'T', 'U', 'V'].map((id) => ship(id)),
    locks: [],
    givesUp: [],
    ...on(acquires),
    ...details,
  });
function verdict(...asked: Parameters<typeof judge>) {
  const judged = judge(...asked);
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
}
function left(...asked: Parameters<typeof judge>) {
  const { answer } = verdict(...asked);
  return answer.kind === 'set' ? answer.members : answer;
}
const withCard = (card: LockShip['card']) => ({ ships: [ship('A', card), ship('B'), ...'TUV'].map(asShip) });
const asShip = (one: LockShip | string): LockShip => (typeof one === 'string' ? ship(one) : one);
const redline = withCard('redline');
const r3 = withCard('r3-astromech');

describe('a ship that acquires a lock', () => {
  it('maintains one, and loses its former one', () => {
    expect(left('A>T')).toEqual(['A>T']);
    expect(left('A>T', { locks: [on('A>U')] })).toEqual(['A>T']);
    expect(left('A>T', { locks: [on('A>T')] })).toEqual(['A>T']);
  });

  it('leaves the locks of others', () => {
    expect(left('A>T', { locks: [on('B>T'), on('A>U')] })).toEqual(['B>T', 'A>T']);
  });

  it('maintains two by some cards, and gives up one that its player names', () => {
    for (const cards of [redline, r3]) {
      expect(left('A>T', { ...cards, locks: [on('A>U')] })).toEqual(['A>U', 'A>T']);
      const full = { ...cards, locks: [on('A>U'), on('A>V')] };
      expect(left('A>T', full)).toEqual({ kind: 'undetermined', missing: ['givesUp'] });
      expect(left('A>T', { ...full, givesUp: ['B', 'U'] })).toEqual(['A>V', 'A>T']);
    }
  });
});

describe('an additional token', () => {
  it('bears the number of the first and no other', () => {
    const ships = ['A', 'B', 'T'].map((id) => ship(id));
    const asked = (number: string) =>
      lockNumber.judge({ question: 'xwing/lock-number', ships, ship: 'A', on: 'T', ...thanisson, number });
    expect(asked('A')).toMatchObject({ value: { answer: { kind: 'yes' } } });
    for (const other of ['B', 'T']) {
      expect(asked(other)).toMatchObject({ value: { answer: { kind: 'no' } } });
    }
    const told = asked('B');
    expect(told.ok && decisivePages(told.value.steps)).toEqual(['xwing-004']);
    expect(asked('X')).toMatchObject({ error: [{ code: 'unknown-ship', path: ['number'] }] });
  });

  it('costs the original in most cases', () => {
    expect(left('A>T', thanisson)).toEqual(['A>T']);
    expect(left('A>T', { ...thanisson, locks: [on('B>T')] })).toEqual(['B>T', 'A>T']);
    expect(left('A>T', { ...thanisson, ...r3, locks: [on('A>U')] })).toEqual(['A>U', 'A>T']);
    expect(verdict('A>T', thanisson).hangsOn).toEqual([]);
  });

  it('leaves open whether it does for a ship that can maintain two', () => {
    const taken = (readings: Readings) => ({ ...thanisson, ...redline, readings });
    expect(left('A>T', { ...thanisson, ...redline })).toEqual(['A>T', 'A>T#2']);
    expect(left('A>T', taken({ 'additional-lock': 'original-lost' }))).toEqual(['A>T']);
    expect(left('A>T', taken({ 'two-locks-on-one-object': 'not-allowed' }))).toEqual(['A>T']);
    const points = verdict('A>T', { ...thanisson, ...redline }).hangsOn.map(({ page }) => page);
    expect(points).toEqual(['xwing-303', 'xwing-324']);
  });
});

describe('positions that the rules do not have', () => {
  const codes = (...asked: Parameters<typeof judge>) => {
    const judged = judge(...asked);
    return judged.ok ? [] : judged.error.map(({ code, path }) => [code, path.join('.')]);
  };
  it('are told with what is wrong', () => {
    expect(codes('A>A')).toEqual([['locks-itself', 'on']]);
    expect(codes('X>T')).toEqual([['unknown-ship', 'ship']]);
    expect(codes('A>T', { locks: [on('B>B')] })).toEqual([['locks-itself', 'locks.0.on']]);
    expect(codes('A>T', { locks: [on('A>X')] })).toEqual([['unknown-ship', 'locks.0.on']]);
    expect(codes('A>T', { locks: [on('B>T'), on('B>U')] })).toEqual([['too-many-locks', 'locks.1']]);
    expect(codes('B>T', { ...r3, locks: [on('A>T'), on('A>T')] })).toEqual([
      ['locks-not-apart', 'locks.1.on'],
    ]);
    expect(codes('A>T', { givesUp: ['X'] })).toEqual([['unknown-ship', 'givesUp.0']]);
    expect(codes('A>T', { ships: [ship('A'), ship('T'), ship('T')] })).toEqual([['same-id', 'ships.2.id']]);
  });
});

const IDS = ['A', 'B', 'C', 'D'];
const PAIRS = IDS.flatMap((ship) => IDS.filter((on) => on !== ship).map((on): Lock => ({ ship, on })));
const pair = fc.constantFrom(...PAIRS);
const positions: fc.Arbitrary<LockScenario> = fc
  .record({
    cards: fc.array(fc.constantFrom(undefined, ...KEEPER_IDS), { minLength: 4, maxLength: 4 }),
    locks: fc.array(pair, { maxLength: 4 }),
    acquired: pair,
    more: fc.boolean(),
    givesUp: fc.subarray(IDS),
    readings: fc.record(
      {
        'additional-lock': fc.constantFrom('both-stay' as const, 'original-lost' as const),
        'two-locks-on-one-object': fc.constantFrom('allowed' as const, 'not-allowed' as const),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ cards, more, acquired, ...of }) => ({
    question: 'xwing/lock',
    ...of,
    ...acquired,
    ships: IDS.map((letter, i) => ship(letter, cards[i])),
    ...(more && thanisson),
  }));

describe('any locks', () => {
  it('end with one of the new lock at least, no more than can be maintained, and all those of others', () => {
    let told = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const judged = lock.judge(position);
        fc.pre(judged.ok);
        if (!judged.ok) return;
        const { answer, steps } = judged.value;
        for (const { rule } of walk(steps)) expect(lock.cites).toContain(rule);
        expect(decisivePages(steps).length).toBeGreaterThan(0);
        if (answer.kind !== 'set') return;
        told++;
        const { ship, on, ships, locks } = position;
        const own = answer.members.filter((token) => token.startsWith(`${ship}>`));
        const card = ships.find((one) => one.id === ship)?.card;
        expect(own).toContain(`${ship}>${on}`);
        expect(own.length).toBeLessThanOrEqual(card ? 2 : 1);
        if (card === 'r3-astromech') expect(own.some((token) => token.includes('#'))).toBe(false);
        const others = locks.filter((one) => one.ship !== ship).length;
        expect(answer.members.length - own.length).toBe(others);
      }),
      { numRuns: 1000, seed: 40 },
    );
    expect(told).toBeGreaterThan(200);
  });

  it('are the same after an additional token as before, where a ship has no card', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const ships = position.ships.map(({ id }) => ship(id));
        const { additional: _, ...without } = { ...position, ships };
        const plain = lock.judge(without);
        fc.pre(plain.ok);
        const added = lock.judge({ ...without, ...thanisson });
        expect(added.ok && added.value.answer).toEqual(plain.ok && plain.value.answer);
      }),
      { numRuns: 400, seed: 41 },
    );
  });
});
