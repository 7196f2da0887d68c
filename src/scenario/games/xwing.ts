/** The questions of X-Wing, second edition. */
import type { ScenarioOf } from '../asked.ts';
import { xwingAbilityQueue } from '../questions/xwing-ability-queue.ts';
import { xwingActionDifficulty } from '../questions/xwing-action-difficulty.ts';
import { xwingActionFails } from '../questions/xwing-action-fails.ts';
import { xwingAttack } from '../questions/xwing-attack.ts';
import { xwingDetonation } from '../questions/xwing-detonation.ts';
import { xwingDropDevice } from '../questions/xwing-drop-device.ts';
import { xwingEngagement } from '../questions/xwing-engagement.ts';
import { xwingLock } from '../questions/xwing-lock.ts';
import { xwingManeuverDifficulty } from '../questions/xwing-maneuver-difficulty.ts';
import { xwingTallonRoll } from '../questions/xwing-tallon-roll.ts';
import { xwingWeapon } from '../questions/xwing-weapon.ts';

export const xwing = [
  ...xwingAbilityQueue,
  ...xwingActionFails,
  ...xwingDetonation,
  ...xwingDropDevice,
  ...xwingLock,
  ...xwingActionDifficulty,
  ...xwingManeuverDifficulty,
  ...xwingEngagement,
  ...xwingTallonRoll,
  ...xwingAttack,
  ...xwingWeapon,
] as const;

export type XwingScenario = ScenarioOf<typeof xwing>;
