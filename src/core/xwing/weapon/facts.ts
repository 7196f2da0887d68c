/** The facts of verdicts about the choice of a weapon. */
import type { Readings } from './readings.ts';
import type { WeaponChoiceScenario } from './scenario.ts';
import type { Arc, WeaponId } from './weapons.ts';

type Of = { readonly weapon: WeaponId };

export interface WeaponFacts {
  /** The conclusion. */
  'weapon-may-be-chosen': { readonly weapon: WeaponId; readonly attack: WeaponChoiceScenario['attack'] };
  /** That a card offers a bonus attack takes nothing away from it as a weapon of the engagement. */
  'weapon-of-the-engagement': { readonly weapon: WeaponId; readonly offers: boolean };
  /** The card offers a bonus attack after a maneuver. */
  'weapon-after-maneuver': Of;
  'weapon-arc': { readonly weapon: WeaponId; readonly needs: Arc; readonly arc: Arc };
  'weapon-range': {
    readonly weapon: WeaponId;
    readonly from: number;
    readonly to: number;
    readonly range: number;
  };
  'weapon-bonus-left': null;
  'weapon-force': { readonly weapon: WeaponId; readonly needs: number; readonly has: number };
  /** Whether the cost is owed in the engagement, as the open point is taken. */
  'weapon-cost': { readonly weapon: WeaponId; readonly taken: NonNullable<Readings[keyof Readings]> };
}
