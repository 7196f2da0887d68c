import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { answer, carries, everIn, judge, leftWith, order, ship, window } from './windows.oracle.ts';

describe('Ensnare: tractored is a requirement, the chosen ship is none (rulings, on requirements)', () => {
  const atEnd = (
    ships: Parameters<typeof window>[0],
    cards: Parameters<typeof window>[1],
    more: Parameters<typeof window>[2] = {},
  ) => window(ships, cards, { event: 'moment', moment: 'end-of-activation', ...more });
  const nantex = ship('N', 'A', { tractor: 1 });
  const enemy = ship('T', 'B', { tractorMove: 'moves' });
  const ensnare = carries('N', 'ensnare', { chooses: 'T' });

  it('gives the token to the chosen ship, which the giver may then move', () => {
    const scenario = atEnd([nantex, enemy], [ensnare]);
    expect(answer(scenario)).toEqual(order('N.ensnare', 'T.tractored'));
    expect(leftWith(scenario, 'N')).toMatchObject({ tractor: 0 });
    expect(leftWith(scenario, 'T')).toMatchObject({ tractor: 1 });
    const owners = judge(scenario).frames?.flatMap(({ queue }) =>
      queue.filter(({ id }) => id === 'T.tractored').map(({ owner }) => owner),
    );
    expect(new Set(owners)).toEqual(new Set(['Player A']));
  });

  it('is not added on a ship that is not tractored', () => {
    const free = atEnd([ship('N', 'A'), enemy], [ensnare]);
    expect(everIn(free, 'refused')).toEqual(['N.ensnare']);
    expect(decisivePages(judge(free).steps)).toContain('xwing-115');
    // A medium ship is tractored by two tokens.
    expect(answer(atEnd([ship('N', 'A', { tractor: 1, size: 'medium' }), enemy], [ensnare]))).toEqual(
      order(),
    );
  });

  it('leaves the queue when the ship is no longer tractored as it would resolve', () => {
    const grit = carries('N', 'true-grit');
    const scenario = atEnd([nantex, enemy], [grit, ensnare]);
    expect(answer(scenario)).toEqual(order('N.true-grit'));
    expect(everIn(scenario, 'removed')).toEqual(['N.ensnare']);
    const other = atEnd([nantex, enemy], [ensnare, grit]);
    expect(answer(other)).toEqual(order('N.ensnare', 'T.tractored'));
    const stress = atEnd(
      [ship('N', 'A', { tractor: 1, stress: 1 }), enemy],
      [carries('N', 'true-grit', { removes: 'stress' }), ensnare],
    );
    expect(answer(stress)).toEqual(order('N.true-grit', 'N.ensnare', 'T.tractored'));
  });

  it('does not make a ship tractored a second time in the round, even if it was free in between', () => {
    const scenario = atEnd(
      [nantex, ship('M', 'B', { tractor: 1 })],
      [carries('N', 'true-grit'), carries('M', 'ensnare', { chooses: 'N' })],
    );
    expect(answer(scenario)).toEqual(order('N.true-grit', 'M.ensnare'));
    expect(leftWith(scenario, 'N')).toMatchObject({ tractor: 1 });
  });

  it('is added and resolves with no ship to choose, and then does nothing', () => {
    const scenario = atEnd([nantex], [carries('N', 'ensnare')]);
    expect(answer(scenario)).toEqual(order('N.ensnare'));
    expect(leftWith(scenario, 'N')).toMatchObject({ tractor: 1 });
    expect(decisivePages(judge({ ...scenario, focus: 'N.ensnare' }).steps)).toContain('xwing-115');
  });
});

describe('Dalan Oberos (rulings): one effect with two parts', () => {
  const window2 = (
    dalan: Parameters<typeof ship>[2],
    victim: Parameters<typeof ship>[2],
    more: Parameters<typeof window>[2] = {},
    card: Parameters<typeof carries>[2] = { chooses: 'T' },
  ) =>
    window(
      [ship('D', 'A', dalan), ship('T', 'B', victim)],
      [carries('D', 'dalan-oberos', { charges: 2, ...card })],
      { event: 'moment', moment: 'start-of-engagement', ...more },
    );

  it('does both when both can be done', () => {
    const scenario = window2({ shields: 1, shieldsLost: 1 }, { shields: 2 });
    expect(answer(scenario)).toEqual(order('D.dalan-oberos'));
    expect(leftWith(scenario, 'D')).toMatchObject({ shields: 2 });
    expect(leftWith(scenario, 'T')).toMatchObject({ shields: 1 });
  });

  it('does neither when Dalan has no shield to recover', () => {
    const scenario = window2({ shields: 2 }, { shields: 2 });
    expect(answer(scenario)).toEqual(order());
    expect(leftWith(scenario, 'T')).toMatchObject({ shields: 2 });
    expect(decisivePages(judge(scenario).steps)).toContain('xwing-007');
  });

  it('does neither even when the charge is spent for nothing', () => {
    const scenario = window2({ shields: 2 }, { shields: 2 }, { readings: { 'cost-needs-effect': 'never' } });
    expect(answer(scenario)).toEqual(order('D.dalan-oberos'));
    expect(leftWith(scenario, 'T')).toMatchObject({ shields: 2 });
    expect(leftWith(scenario, 'D')).toMatchObject({ shields: 2 });
  });

  it('does neither when the chosen ship has no shield, or there is none to choose', () => {
    expect(answer(window2({ shieldsLost: 1 }, { shields: 0 }))).toEqual(order());
    expect(answer(window2({ shieldsLost: 1 }, { shields: 1 }, {}, {}))).toEqual(order());
  });

  it('may choose an enemy; whether a friendly ship as well hangs on the open point', () => {
    const friends = window(
      [ship('D', 'A', { shieldsLost: 1 }), ship('T', 'A', { shields: 1 })],
      [carries('D', 'dalan-oberos', { chooses: 'T' })],
      { event: 'moment', moment: 'start-of-engagement' },
    );
    expect(answer(friends)).toEqual(order());
    expect(answer({ ...friends, readings: { 'dalan-chooses': 'any' } })).toEqual(order('D.dalan-oberos'));
    expect(judge(friends).hangsOn.map(({ reading }) => reading)).toContain('dalan-chooses');
  });

  it('can use a shield that was lost while the ability waited', () => {
    const ships = [ship('D', 'A', { shieldsLost: 1 }), ship('E', 'B', { shields: 2 })] as const;
    const duel = window(
      [...ships],
      [carries('D', 'dalan-oberos', { chooses: 'E' }), carries('E', 'dalan-oberos', { chooses: 'D' })],
      { event: 'moment', moment: 'start-of-engagement' },
    );
    expect(answer(duel)).toEqual(order('D.dalan-oberos', 'E.dalan-oberos'));
    expect(answer({ ...duel, firstPlayer: 'B' })).toEqual(order('D.dalan-oberos'));
    expect(answer({ ...duel, readings: { 'cost-needs-effect': 'when-added' } })).toEqual(
      order('D.dalan-oberos'),
    );
  });
});
