import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { answer, carries, judge, leftWith, order, ship, window } from './windows.oracle.ts';

const device = carries('J', 'stealth-device');
const joph = carries('J', 'joph-seastriker');
const happens = (
  event: 'damage' | 'shields',
  shields: number,
  count = 1,
  more: Parameters<typeof window>[2] = {},
) => window([ship('J', 'A', { shields })], [device, joph], { event, count, ...more });

describe('Losing a shield is not suffering damage (rulings, on losing shields)', () => {
  it('does not trigger what waits for damage, however many shields are lost', () => {
    for (const count of [1, 2]) {
      const { answer: found, steps } = judge(happens('shields', 2, count, { focus: 'J.stealth-device' }));
      expect(found).toEqual({ kind: 'no' });
      expect(decisivePages(steps)).toContain('xwing-010');
    }
  });

  it('leaves damage to cost shields, so what waits for a lost shield is triggered both ways', () => {
    expect(answer(happens('damage', 1))).toEqual(order('J.stealth-device', 'J.joph-seastriker'));
    expect(answer(happens('shields', 1))).toEqual(order('J.joph-seastriker'));
    expect(leftWith(happens('damage', 3, 2), 'J')).toMatchObject({ shields: 1 });
    expect(leftWith(happens('shields', 3, 2), 'J')).toMatchObject({ shields: 1 });
  });

  it('has damage to a ship without shields take none', () => {
    expect(answer(happens('damage', 0))).toEqual(order('J.stealth-device'));
    expect(answer(happens('shields', 0))).toEqual(order());
  });

  it('holds for a shield that Dalan Oberos takes', () => {
    const scenario = window(
      [ship('D', 'B', { shieldsLost: 1 }), ship('J', 'A', { shields: 1 })],
      [carries('D', 'dalan-oberos', { chooses: 'J' }), device, joph],
      { event: 'moment', moment: 'start-of-engagement' },
    );
    expect(answer(scenario)).toEqual(order('D.dalan-oberos', 'J.joph-seastriker'));
    expect(leftWith(scenario, 'J')).toMatchObject({ evade: 1 });
  });

  it('holds for a shield that is spent, which is lost as well', () => {
    const droid = window(
      [ship('J', 'A', { shields: 1, stress: 1 })],
      [carries('J', 'r2-d2-tokens'), device, joph],
      { event: 'moment' },
    );
    expect(answer(droid)).toEqual(order('J.r2-d2-tokens', 'J.joph-seastriker'));
  });

  it('loses the charge of the device once, and no charge that is not there', () => {
    const spent = window([ship('J', 'A')], [carries('J', 'stealth-device', { charges: 0 })], {
      event: 'damage',
    });
    expect(judge(spent).steps.find(({ fact }) => fact === 'resolved')?.children).toMatchObject([
      { fact: 'loses-charge', holds: false, evidence: { left: 0 } },
    ]);
  });
});

describe('Two shields lost together', () => {
  it('are one instance or two, which is open', () => {
    const two = happens('shields', 2, 2);
    expect(answer(two)).toEqual(order('J.joph-seastriker'));
    expect(judge(two).hangsOn).toEqual([
      {
        reading: 'shields-lost-together',
        page: 'xwing-312',
        taken: 'once',
        otherwise: [{ value: 'each', answer: order('J.joph-seastriker', 'J.joph-seastriker#2') }],
      },
    ]);
    expect(judge(happens('shields', 1, 2)).hangsOn).toEqual([]);
  });
});
