import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { ATTACKS, type WeaponChoiceScenario } from './scenario.ts';
import { weaponChoice } from './weapon-choice.ts';
import { ARCS, WEAPON_IDS } from './weapons.ts';

const asked = {
  question: 'xwing/weapon-choice',
  attack: 'engagement',
  arc: 'bullseye',
  range: 2,
  force: 1,
  bonusAttackMade: false,
} as const;

const may = (more: Partial<WeaponChoiceScenario> & Pick<WeaponChoiceScenario, 'weapon'>): string => {
  const verdict = weaponChoice.judge({ ...asked, ...more });
  return verdict.ok ? verdict.value.answer.kind : 'error';
};

describe('the weapon of an attack', () => {
  it('in the Engagement Phase may be Snap Shot or Foresight (rulings, xw-23)', () => {
    expect(may({ weapon: 'snap-shot' })).toBe('yes');
    expect(may({ weapon: 'foresight' })).toBe('yes');
    expect(may({ weapon: 'primary' })).toBe('yes');
  });

  it('rests on the ruling only where the card offers a bonus attack', () => {
    const pages = (weapon: WeaponChoiceScenario['weapon']) => {
      const verdict = weaponChoice.judge({ ...asked, weapon });
      return verdict.ok ? decisivePages(verdict.value.steps) : [];
    };
    expect(pages('foresight')).toContain('xwing-023');
    expect(pages('primary')).not.toContain('xwing-023');
  });

  it('after a maneuver must be one that offers it, once a round', () => {
    expect(may({ weapon: 'snap-shot', attack: 'after-maneuver' })).toBe('yes');
    expect(may({ weapon: 'primary', attack: 'after-maneuver' })).toBe('no');
    expect(may({ weapon: 'snap-shot', attack: 'after-maneuver', bonusAttackMade: true })).toBe('no');
    expect(may({ weapon: 'snap-shot', bonusAttackMade: true })).toBe('yes');
  });

  it('costs Foresight’s charge after a maneuver, and in the engagement by one reading only', () => {
    expect(may({ weapon: 'foresight', attack: 'after-maneuver', force: 0 })).toBe('no');
    expect(may({ weapon: 'foresight', force: 0 })).toBe('yes');
    const always = { 'cost-of-the-bonus-attack': 'every-attack' } as const;
    expect(may({ weapon: 'foresight', force: 0, readings: always })).toBe('no');
    expect(may({ weapon: 'snap-shot', force: 0, readings: always })).toBe('yes');
  });

  it('reaches where the card says, in every place', () => {
    const reaches = {
      primary: (arc: string, range: number) => arc !== 'neither' && range >= 1,
      'snap-shot': (arc: string, range: number) => arc !== 'neither' && range === 2,
      foresight: (arc: string, range: number) => arc === 'bullseye' && range <= 3,
    };
    for (const weapon of WEAPON_IDS)
      for (const attack of ATTACKS)
        for (const arc of ARCS)
          for (const range of [1, 2, 3]) {
            const offered = attack === 'engagement' || weapon !== 'primary';
            const expected = offered && reaches[weapon](arc, range) ? 'yes' : 'no';
            expect(may({ weapon, attack, arc, range }), `${weapon} ${attack} ${arc} ${range}`).toBe(expected);
          }
  });
});
