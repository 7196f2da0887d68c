import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { answer, carries, everIn, judge, leftWith, order, ship, window } from './windows.oracle.ts';

describe('Moldy Crow (rulings, which effects are abilities)', () => {
  const hwk = ship('M', 'A', { focus: 3 });
  const crow = [carries('M', 'moldy-crow-weapon'), carries('M', 'moldy-crow')];

  it('resolves its End Phase ability through the queue, and never its primary weapon', () => {
    const scenario = window([hwk], crow, { event: 'moment' });
    expect(answer(scenario)).toEqual(order('M.moldy-crow'));
    expect(everIn(scenario, 'waiting')).toEqual(['M.moldy-crow']);
    const weapon = judge({ ...scenario, focus: 'M.moldy-crow-weapon' });
    expect(weapon.answer).toEqual({ kind: 'no' });
    expect(weapon.steps.find(({ decisive }) => decisive)).toMatchObject({
      fact: 'constant',
      rule: 'xwing-114',
    });
  });

  it('keeps up to two focus tokens', () => {
    for (const [has, kept] of [
      [3, 2],
      [2, 2],
      [1, 1],
      [0, 0],
    ] as const) {
      const { steps } = judge(window([ship('M', 'A', { focus: has })], crow, { event: 'moment' }));
      const [keeps] = [...walk(steps)].filter(({ fact }) => fact === 'keeps');
      expect(keeps).toMatchObject({ holds: kept > 0, evidence: { amount: kept } });
    }
  });

  it('has its timing in the End Phase alone', () => {
    expect(answer(window([hwk], crow))).toEqual(order());
    for (const moment of ['end-of-activation', 'start-of-engagement'] as const) {
      expect(answer(window([hwk], crow, { event: 'moment', moment }))).toEqual(order());
    }
  });

  it('takes its turn by player where both have one', () => {
    const both = (firstPlayer: 'A' | 'B') =>
      window([hwk, ship('N', 'B')], [carries('M', 'moldy-crow'), carries('N', 'moldy-crow')], {
        event: 'moment',
        firstPlayer,
      });
    expect(answer(both('A'))).toEqual(order('M.moldy-crow', 'N.moldy-crow'));
    expect(answer(both('B'))).toEqual(order('N.moldy-crow', 'M.moldy-crow'));
  });
});

describe('R2-D2, whose text box has two triggered abilities', () => {
  const red = carries('R', 'r2-d2-tokens');
  const mend = carries('R', 'r2-d2-shield');
  const endPhase = (
    more: Parameters<typeof ship>[2],
    cards = [red, mend],
    readings: NonNullable<Parameters<typeof window>[2]>['readings'] = {},
  ) => window([ship('R', 'A', more)], cards, { event: 'moment', readings });

  it('pays a charge and a shield, both or neither', () => {
    const both = endPhase({ stress: 1, shields: 1 }, [red]);
    expect(leftWith(both, 'R')).toMatchObject({ stress: 0, shields: 0 });
    const noShield = endPhase({ stress: 1, shields: 0 }, [red]);
    expect(everIn(noShield, 'refused')).toEqual(['R.r2-d2-tokens']);
    const spent = endPhase({ stress: 1, shields: 1 }, [carries('R', 'r2-d2-tokens', { charges: 0 })]);
    expect(everIn(spent, 'refused')).toEqual(['R.r2-d2-tokens']);
    expect(leftWith(spent, 'R')).toMatchObject({ stress: 1, shields: 1 });
  });

  it('looks at the requirement when the ability would be added, not only when it would resolve', () => {
    const shielded = endPhase({ stress: 1, shields: 1 });
    expect(answer(shielded)).toEqual(order('R.r2-d2-tokens'));
    expect(everIn(shielded, 'refused')).toEqual(['R.r2-d2-shield']);
    expect(decisivePages(judge(shielded).steps)).toContain('xwing-115');
  });

  it('shares its charges between the two', () => {
    const one = carries('R', 'r2-d2-tokens', { charges: 1 });
    const scenario = endPhase({ stress: 1, shields: 1, shieldsLost: 1 }, [one, mend]);
    expect(answer(scenario)).toEqual(order('R.r2-d2-tokens'));
    const mending = (charges: number) =>
      endPhase({ shieldsLost: 1 }, [carries('R', 'r2-d2-tokens', { use: false, charges }), mend]);
    expect(answer(mending(2))).toEqual(order('R.r2-d2-shield'));
    expect(answer(mending(1))).toEqual(order());
  });

  it('does not gain a deplete token for a shield that it cannot recover', () => {
    const whole = endPhase({ shields: 0, shieldsLost: 0 }, [mend], { 'cost-needs-effect': 'never' });
    expect(leftWith(whole, 'R')).toMatchObject({ deplete: 0, shields: 0 });
    const worn = endPhase({ shields: 0, shieldsLost: 1 }, [mend]);
    expect(leftWith(worn, 'R')).toMatchObject({ deplete: 1, shields: 1 });
  });
});
