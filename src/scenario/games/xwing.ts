/** The questions of X-Wing, second edition. A page in the browser imports its game's list and no other. */
import type { ScenarioOf } from '../asked.ts';

export const xwing = [] as const;

export type XwingScenario = ScenarioOf<typeof xwing>;
