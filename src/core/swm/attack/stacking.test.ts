/** How bonuses add up (Clarifications 2005, Followers and Commanders; FAQ, Stacking). */
import { describe, expect, it } from 'vitest';
import { bonus } from './fighters.oracle.ts';
import type { Modifier } from './scenario.ts';
import { counted } from './stacking.ts';

const commander = { origin: 'commander-effect' } as const;
const counting = (modifiers: readonly Modifier[], critical = false, readings = {}) =>
  counted(modifiers, critical, readings).map(({ left }) => left?.why ?? 'counts');

describe('bonuses of commander effects', () => {
  const antilles = (stat: Modifier['stat'], amount: number) =>
    bonus('Captain Antilles', stat, amount, commander);

  it('to the same number do not add up: of Mon Mothma and Captain Antilles one gives +10 Damage', () => {
    const both = [bonus('Mon Mothma', 'damage', 10, commander), antilles('damage', 10)];
    expect(counting(both)).toEqual(['counts', 'another-counts']);
  });

  it('to different numbers add up: +4 Attack of one and, on a critical hit, +20 Damage of another', () => {
    const chagrian = bonus('Chagrian Mercenary Commander', 'damage', 20, {
      ...commander,
      counts: 'critical-hit',
    });
    const all = [antilles('attack', 4), antilles('damage', 10), chagrian];
    expect(counting(all, true)).toEqual(['counts', 'another-counts', 'counts']);
    expect(counting(all, false)).toEqual(['counts', 'counts', 'no-critical-hit']);
    expect(counted(all, true)[1]?.left?.by).toBe(chagrian);
  });

  it('add up with the bonus of a special ability: General Grievous and Fire Control give +8 together', () => {
    const grievous = bonus('General Grievous, Supreme Commander', 'attack', 4, commander);
    expect(counting([grievous, bonus('Fire Control', 'attack', 4)])).toEqual(['counts', 'counts']);
    const officer = bonus('Another commander', 'attack', 4, commander);
    expect(counting([grievous, officer])).toEqual(['counts', 'another-counts']);
  });

  it('leave the better one', () => {
    const small = bonus('One', 'attack', 2, commander);
    const big = bonus('Two', 'attack', 6, commander);
    expect(counting([small, big])).toEqual(['another-counts', 'counts']);
    expect(counting([big, small])).toEqual(['counts', 'another-counts']);
  });

  it('say nothing about penalties', () => {
    const penalty = bonus('Enemy commander', 'attack', -4, commander);
    expect(counting([penalty, bonus('One', 'attack', 2, commander), penalty])).toEqual([
      'counts',
      'counts',
      'counts',
    ]);
  });
});

describe('other bonuses', () => {
  it('of different names add up', () => {
    expect(counting([bonus('Lightsaber', 'damage', 10), bonus('Momentum', 'damage', 10)])).toEqual([
      'counts',
      'counts',
    ]);
  });

  it('of one name hang on a reading', () => {
    const twice = () => bonus('Fire Control', 'attack', 4);
    const pair = [twice(), twice()];
    expect(counting(pair)).toEqual(['counts', 'same-bonus']);
    expect(counting(pair, false, { 'same-bonus': 'each' })).toEqual(['counts', 'counts']);
    expect(counted(pair, false)[1]?.left?.rule).toBe('swm-332');
    const apart = [bonus('Fire Control', 'attack', 4), bonus('Fire Control', 'damage', 10)];
    expect(counting(apart)).toEqual(['counts', 'counts']);
  });

  it('are one bonus with that of a commander effect which grants the same ability', () => {
    const own = bonus('Momentum', 'attack', 4);
    const durge = bonus('Momentum', 'attack', 4, commander);
    const another = bonus('Another commander', 'attack', 4, commander);
    for (const all of [
      [own, durge, another],
      [durge, another, own],
    ]) {
      const left = new Map(counted(all, false).map((each) => [each.modifier, each.left]));
      expect(left.get(own)).toBeUndefined();
      expect(left.get(durge)).toMatchObject({ why: 'same-bonus', rule: 'swm-332', by: own });
      expect(left.get(another)).toBeUndefined();
    }
    expect(counting([own, durge], false, { 'same-bonus': 'each' })).toEqual(['counts', 'counts']);
  });
});
