/** The questions of X-Wing, second edition. A page in the browser imports its game's list and no other. */
import type { ScenarioOf } from '../asked.ts';
import { xwingAbilityQueue } from '../questions/xwing-ability-queue.ts';

export const xwing = [...xwingAbilityQueue] as const;

export type XwingScenario = ScenarioOf<typeof xwing>;
