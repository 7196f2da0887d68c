/** Devices that one ship drops or launches in a round (rulings, Paige Tico and “Deathfire”; rules reference, "Device"). */
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { dropDevice } from './drop-device.ts';
import type { DropDeviceScenario, Placed } from './scenario.ts';

type Details = Partial<Omit<DropDeviceScenario, 'question' | 'placed'>>;

const bomb = (window: Placed['window'], details: Partial<Placed> = {}): Placed => ({
  device: 'proton-bombs',
  way: 'drop',
  window,
  ...details,
});
const mine = (window: Placed['window'], details: Partial<Placed> = {}) =>
  bomb(window, { device: 'proximity-mines', ...details });
const paige = { by: 'paige-tico-gunner' } as const;
const pilot = { by: 'paige-tico-pilot' } as const;
const edon = { by: 'edon-kappehl' } as const;

const judge = (placed: readonly Placed[], details: Details = {}) =>
  dropDevice.judge({
    question: 'xwing/drop-device',
    cards: [{ card: 'proton-bombs' }, { card: 'proximity-mines' }, { card: 'drk-1-probe-droids' }],
    difficulty: 'white',
    fully: true,
    launches: false,
    placed,
    ...details,
  });

function verdict(...asked: Parameters<typeof judge>) {
  const judged = judge(...asked);
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
}
const answer = (...asked: Parameters<typeof judge>) => verdict(...asked).answer.kind;
/** It is not allowed, and that page says why. */
const no = (page: string, ...asked: Parameters<typeof judge>) => {
  expect(answer(...asked)).toBe('no');
  expect(decisivePages(verdict(...asked).steps)).toContain(page);
};

describe('the limit of one device a round', () => {
  it('is for the cards of the devices, whatever their kind', () => {
    expect(answer([bomb('system-phase')])).toBe('yes');
    no('xwing-140', [bomb('system-phase'), mine('system-phase')]);
    no('xwing-140', [
      mine('system-phase'),
      bomb('end-phase', { device: 'drk-1-probe-droids', way: 'launch' }),
    ]);
    expect(answer([])).toBe('yes');
  });

  it('gives way to texts that do not have it themselves', () => {
    const second = [bomb('system-phase'), bomb('after-attack', paige)];
    expect(answer(second)).toBe('yes');
    expect(decisivePages(verdict(second).steps)).toContain('xwing-008');
    const third = bomb('after-destroyed', paige);
    expect(answer([...second, third], { cards: [{ card: 'proton-bombs', charges: 3 }] })).toBe('yes');
    const deathfire = { by: 'deathfire', way: 'launch' } as const;
    expect(answer([mine('system-phase'), mine('after-destroyed', deathfire)])).toBe('yes');
    expect(answer([mine('system-phase'), bomb('system-phase', pilot)])).toBe('yes');
  });

  it('stands in some texts', () => {
    expect(answer([mine('after-maneuver', edon)])).toBe('yes');
    no('xwing-253', [bomb('system-phase'), bomb('after-maneuver', edon)]);
    no('xwing-254', [bomb('system-phase'), bomb('after-maneuver', { by: 'genius' })]);
    expect(answer([mine('after-maneuver', edon), bomb('after-attack', paige)])).toBe('yes');
  });

  it('counts what another card let the ship drop', () => {
    no('xwing-140', [bomb('after-attack', paige), bomb('end-phase', { device: 'drk-1-probe-droids' })]);
  });
});

describe('what a card offers', () => {
  it('has its moment', () => {
    no('xwing-251', [bomb('system-phase', paige)]);
    no('xwing-252', [bomb('after-attack', { by: 'deathfire' })]);
    no('xwing-246', [bomb('end-phase')]);
  });

  it('is for a maneuver of some difficulty, fully executed', () => {
    const drops = [bomb('after-maneuver', edon)];
    expect(answer(drops, { difficulty: 'blue' })).toBe('yes');
    no('xwing-253', drops, { difficulty: 'red' });
    no('xwing-253', drops, { fully: false });
    expect(answer([bomb('after-maneuver', { by: 'genius' })], { difficulty: 'red' })).toBe('yes');
  });

  it('is for bombs, or for any device', () => {
    no('xwing-251', [mine('after-attack', paige)]);
    expect(answer([mine('after-destroyed', { by: 'deathfire' })])).toBe('yes');
  });

  it('is dropped and not launched, unless it says so or another card does', () => {
    const launched = [bomb('system-phase', { way: 'launch' })];
    no('xwing-246', launched);
    expect(answer(launched, { launches: true })).toBe('yes');
    expect(answer([bomb('after-destroyed', { by: 'deathfire', way: 'launch' })])).toBe('yes');
  });

  it('costs a charge of the device, and one of its own where it has some', () => {
    const two = [bomb('system-phase'), bomb('after-attack', paige)];
    no('xwing-143', two, { cards: [{ card: 'proton-bombs', charges: 1 }] });
    no('xwing-246', [bomb('system-phase')], { cards: [{ card: 'proton-bombs', charges: 0 }] });
    no('xwing-255', [mine('system-phase'), mine('system-phase', pilot), bomb('system-phase', pilot)]);
  });

  it('follows a drop, and neither a launch nor nothing', () => {
    no('xwing-255', [bomb('system-phase', pilot)]);
    no('xwing-255', [bomb('system-phase', { way: 'launch' }), mine('system-phase', pilot)], {
      launches: true,
    });
    no('xwing-255', [bomb('system-phase'), mine('after-maneuver', pilot)]);
  });
});

describe('rounds that cannot be', () => {
  const codes = (...asked: Parameters<typeof judge>) => {
    const judged = judge(...asked);
    return judged.ok ? [] : judged.error.map(({ code, path }) => [code, path.join('.')]);
  };
  it('are told with what is wrong', () => {
    expect(codes([bomb('system-phase')], { cards: [{ card: 'conner-nets' }] })).toEqual([
      ['not-carried', 'placed.0.device'],
    ]);
    expect(codes([], { cards: [{ card: 'conner-nets' }, { card: 'conner-nets' }] })).toEqual([
      ['card-twice', 'cards.1.card'],
    ]);
    expect(codes([bomb('after-attack', paige), bomb('system-phase')])).toEqual([
      ['time-is-over', 'placed.1.window'],
    ]);
    expect(codes([bomb('after-attack', paige), bomb('after-attack', paige)])).toEqual([
      ['used-already', 'placed.1.by'],
    ]);
    expect(codes([bomb('after-maneuver', edon), bomb('after-destroyed', { by: 'deathfire' })])).toEqual([
      ['two-pilots', 'placed.1.by'],
    ]);
  });
});
