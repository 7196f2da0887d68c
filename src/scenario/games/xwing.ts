/** The questions of X-Wing, second edition. */
import type { ScenarioOf } from '../asked.ts';
import { xwingAbilityQueue } from '../questions/xwing-ability-queue.ts';

export const xwing = [...xwingAbilityQueue] as const;

export type XwingScenario = ScenarioOf<typeof xwing>;
