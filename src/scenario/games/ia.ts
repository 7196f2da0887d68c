/** The questions of Imperial Assault. */
import type { ScenarioOf } from '../asked.ts';
import { iaAdjacent } from '../questions/ia-adjacent.ts';

export const ia = [...iaAdjacent] as const;

export type IaScenario = ScenarioOf<typeof ia>;
