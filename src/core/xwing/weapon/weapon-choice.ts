/** `xwing/weapon-choice`: may this weapon be chosen for this attack? (Rulings, "Snap Shot and Foresight in the Engagement Phase".) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, type PageId, type Step, YES } from '../../verdict.ts';
import { PAGE } from './pages.ts';
import { costsAlways, READINGS } from './readings.ts';
import type { WeaponChoiceScenario } from './scenario.ts';
import { step } from './step.ts';
import { WEAPON_IDS, WEAPONS, type WeaponRecord } from './weapons.ts';

const cites: readonly PageId[] = [
  ...new Set<PageId>([
    ...Object.values(PAGE),
    ...Object.values(READINGS).map(({ page }) => page),
    ...WEAPON_IDS.map((id) => WEAPONS[id].page),
  ]),
];

export const weaponChoice: Question<'xwing/weapon-choice', WeaponChoiceScenario> = {
  id: 'xwing/weapon-choice',
  cites,
  judge(scenario) {
    const { weapon, attack } = scenario;
    const requirements = requirementsOf(scenario);
    const may = allHold(requirements);
    const children = requirements.map((it) => ({ ...it, decisive: it.holds === may }));
    const rule = attack === 'engagement' ? engagementPage(WEAPONS[weapon]) : PAGE.specialWeapon;
    const conclusion = step(
      rule,
      'weapon-may-be-chosen',
      may,
      { weapon, attack },
      { decisive: true, children },
    );
    return ok({
      answer: may ? YES : NO,
      steps: [conclusion],
      hangsOn: hangsOn(READINGS, scenario.readings, (readings) =>
        allHold(requirementsOf({ ...scenario, readings })) ? YES : NO,
      ),
    });
  },
};

/** For the attack of the engagement any weapon will do; of cards that offer a bonus attack a ruling says so. */
const engagementPage = ({ afterManeuver }: WeaponRecord): PageId =>
  afterManeuver ? PAGE.weaponOfTheAttack : PAGE.declaring;

const allHold = (steps: readonly Step[]): boolean => steps.every(({ holds }) => holds);

/** All that has to hold: the occasion, then what the weapon asks for, then its cost. */
function requirementsOf(scenario: WeaponChoiceScenario): readonly Step[] {
  const { weapon, attack, range, arc } = scenario;
  const record: WeaponRecord = WEAPONS[weapon];
  const { page, afterManeuver } = record;
  const [from, to] = record.range;
  const inArc = arc === record.arc || (record.arc === 'front' && arc === 'bullseye');
  const occasion =
    attack === 'engagement'
      ? [
          step(engagementPage(record), 'weapon-of-the-engagement', true, {
            weapon,
            offers: afterManeuver !== undefined,
          }),
        ]
      : [
          step(page, 'weapon-after-maneuver', afterManeuver !== undefined, { weapon }),
          step(PAGE.bonusAttack, 'weapon-bonus-left', !scenario.bonusAttackMade, null),
        ];
  return [
    ...occasion,
    step(PAGE.specialWeapon, 'weapon-arc', inArc, { weapon, needs: record.arc, arc }),
    step(PAGE.specialWeapon, 'weapon-range', range >= from && range <= to, { weapon, from, to, range }),
    ...costSteps(scenario, record),
  ];
}

/** For the attack of the engagement, whether the cost is owed is open. */
function costSteps(
  { weapon, attack, force: has, readings }: WeaponChoiceScenario,
  { page, afterManeuver }: WeaponRecord,
): readonly Step[] {
  const needs = afterManeuver?.force ?? 0;
  if (needs === 0) return [];
  const asked = step(page, 'weapon-force', has >= needs, { weapon, needs, has });
  if (attack === 'after-maneuver') return [asked];
  const always = costsAlways(readings);
  const taken = always ? 'every-attack' : 'bonus-attack-only';
  const reading = step(READINGS['cost-of-the-bonus-attack'].page, 'weapon-cost', true, { weapon, taken });
  return always ? [reading, asked] : [reading];
}
