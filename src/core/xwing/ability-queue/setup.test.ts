import { describe, expect, it } from 'vitest';
import { abilityQueue } from './ability-queue.ts';
import type { AbilityQueueScenario } from './scenario.ts';
import { carries, ship, window } from './windows.oracle.ts';

const errors = (scenario: AbilityQueueScenario) => {
  const verdict = abilityQueue.judge(scenario);
  return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
};

describe('windows that are no position', () => {
  const one = ship('J', 'A');
  it('two ships of one letter', () => {
    expect(errors(window([one, ship('J', 'B')], []))).toEqual([['same-id', 'ships.1.id']]);
  });
  it('a card on no ship, or twice on one', () => {
    expect(errors(window([one], [carries('X', 'snap-shot')]))).toEqual([['unknown-ship', 'cards.0.ship']]);
    const twice = [carries('J', 'snap-shot'), carries('J', 'snap-shot')];
    expect(errors(window([one], twice))).toEqual([['card-twice', 'cards.1.card']]);
  });
  it('a choice of no ship, or of the ship itself, and charges that differ within one text box', () => {
    const choosing = (chooses: string) => errors(window([one], [carries('J', 'ensnare', { chooses })]));
    expect(choosing('X')).toEqual([['unknown-ship', 'cards.0.chooses']]);
    expect(choosing('J')).toEqual([['chooses-itself', 'cards.0.chooses']]);
    const twoCounts = [
      carries('J', 'r2-d2-tokens', { charges: 1 }),
      carries('J', 'r2-d2-shield', { charges: 2 }),
    ];
    expect(errors(window([one], twoCounts))).toEqual([['charges-differ', 'cards.1.charges']]);
  });
  it('what a card does not ask for: a choice, a kind of token that it cannot remove, charges', () => {
    const said = (more: Parameters<typeof carries>[2], card: Parameters<typeof carries>[1] = 'snap-shot') =>
      errors(window([one, ship('E', 'B')], [carries('J', card, more)]));
    expect(said({ chooses: 'E' })).toEqual([['no-choice', 'cards.0.chooses']]);
    expect(said({ charges: 2 })).toEqual([['no-charges', 'cards.0.charges']]);
    expect(said({ removes: 'stress' })).toEqual([['not-removable', 'cards.0.removes']]);
    expect(said({ removes: 'tractor' }, 'r2-d2-tokens')).toEqual([['not-removable', 'cards.0.removes']]);
    expect(said({ removes: 'strain', charges: 2 }, 'r2-d2-tokens')).toEqual([]);
    expect(said({ chooses: 'E' }, 'ensnare')).toEqual([]);
  });
  it('a window about no ship', () => {
    expect(errors(window([one], [], { ship: 'X' }))).toEqual([['unknown-ship', 'ship']]);
  });
  it('a question about an ability that is not in play', () => {
    expect(errors(window([one], [], { focus: 'J.snap-shot' }))).toEqual([['unknown-ability', 'focus']]);
    expect(errors(window([one], [], { focus: 'J.tractored' }))).toEqual([]);
  });
  it('a maneuver through a card that gives none, is not there, or gives another', () => {
    const dampeners = carries('J', 'inertial-dampeners');
    const through = 'inertial-dampeners';
    expect(errors(window([one], [carries('J', 'snap-shot')], { through: 'snap-shot' }))).toEqual([
      ['card-gives-no-maneuver', 'through'],
    ]);
    expect(errors(window([one], [], { through, speed: 0 }))).toEqual([['card-not-carried', 'through']]);
    expect(errors(window([one], [dampeners], { through, speed: 1 }))).toEqual([
      ['not-the-maneuver-of-the-card', 'through'],
    ]);
    expect(errors(window([one], [dampeners], { through, speed: 0 }))).toEqual([]);
  });
  it('names what is wrong for the person who made it', () => {
    const verdict = abilityQueue.judge(window([one], [], { ship: 'X' }));
    expect(verdict).toMatchObject({
      error: [{ message: 'The window is about ship X, and there is no such ship.' }],
    });
  });
});
