/** The questions of X-Wing, second edition. */
import type { ScenarioOf } from '../asked.ts';
import { xwingAbilityQueue } from '../questions/xwing-ability-queue.ts';
import { xwingDetonation } from '../questions/xwing-detonation.ts';
import { xwingDropDevice } from '../questions/xwing-drop-device.ts';
import { xwingLock } from '../questions/xwing-lock.ts';

export const xwing = [...xwingAbilityQueue, ...xwingDetonation, ...xwingDropDevice, ...xwingLock] as const;

export type XwingScenario = ScenarioOf<typeof xwing>;
