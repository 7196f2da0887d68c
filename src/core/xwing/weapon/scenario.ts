/** What `xwing/weapon-choice` is asked about: a weapon, what the attack is, and where the target stands. */
import type { Readings } from './readings.ts';
import type { Arc, WeaponId } from './weapons.ts';

/** The attack when the ship engages in the Engagement Phase, or one after an enemy ship executes a maneuver. */
export const ATTACKS = ['engagement', 'after-maneuver'] as const;

/** May this weapon be chosen for this attack? */
export interface WeaponChoiceScenario {
  readonly question: 'xwing/weapon-choice';
  readonly weapon: WeaponId;
  readonly attack: (typeof ATTACKS)[number];
  /** Where the target is, seen from the ship; for an attack after a maneuver it is the ship that executed it. */
  readonly arc: Arc;
  readonly range: number;
  /** Force charges of the ship. */
  readonly force: number;
  readonly bonusAttackMade: boolean;
  readonly readings?: Readings;
}
