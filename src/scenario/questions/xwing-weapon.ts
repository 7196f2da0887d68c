/** What the question about the choice of a weapon is asked about. */
import * as v from 'valibot';
import { READINGS } from '../../core/xwing/weapon/readings.ts';
import { ATTACKS, type WeaponChoiceScenario } from '../../core/xwing/weapon/scenario.ts';
import { weaponChoice } from '../../core/xwing/weapon/weapon-choice.ts';
import { ARCS, WEAPON_IDS, WEAPONS } from '../../core/xwing/weapon/weapons.ts';
import type { AskedQuestion } from '../asked.ts';
import { field, openPoints, whole } from '../fields.ts';

const MAX_FORCE = 9;

const weaponChoiceAsked: AskedQuestion<WeaponChoiceScenario> = {
  question: weaponChoice,
  schema: v.strictObject({
    question: v.literal('xwing/weapon-choice'),
    weapon: field(v.picklist(WEAPON_IDS), {
      label: 'Weapon',
      control: 'choice',
      names: Object.fromEntries(WEAPON_IDS.map((id) => [id, WEAPONS[id].name])),
    }),
    attack: field(v.picklist(ATTACKS), {
      label: 'Attack',
      control: 'choice',
      names: {
        engagement: 'The ship’s attack in the Engagement Phase',
        'after-maneuver': 'A bonus attack after an enemy’s maneuver',
      },
    }),
    arc: field(v.optional(v.picklist(ARCS), 'bullseye'), {
      label: 'The target is in',
      control: 'choice',
      names: {
        front: 'The front arc, outside the bullseye arc',
        bullseye: 'The bullseye arc',
        neither: 'Neither of these',
      },
    }),
    range: field(v.optional(whole(1, 3), 2), { label: 'Range of the attack', control: 'number' }),
    force: field(v.optional(whole(0, MAX_FORCE), 1), { label: 'Force charges', control: 'number' }),
    bonusAttackMade: field(v.optional(v.boolean(), false), {
      label: 'Already performed a bonus attack this round',
      control: 'switch',
    }),
    readings: openPoints(READINGS),
  }),
  title: 'Choice of a weapon',
  asks: 'May this weapon be chosen for this attack?',
  example: {
    question: 'xwing/weapon-choice',
    weapon: 'snap-shot',
    attack: 'engagement',
    arc: 'front',
    range: 2,
    force: 0,
    bonusAttackMade: false,
  },
};

export const xwingWeapon = [weaponChoiceAsked] as const;
