/** The questions of Imperial Assault. */
import type { ScenarioOf } from '../asked.ts';
import { iaAbilitiesBox } from '../questions/ia-abilities-box.ts';
import { iaAdjacent } from '../questions/ia-adjacent.ts';
import { iaEffectOrder } from '../questions/ia-effect-order.ts';
import { iaWhichRuleWins } from '../questions/ia-which-rule-wins.ts';

export const ia = [...iaAdjacent, ...iaEffectOrder, ...iaWhichRuleWins, ...iaAbilitiesBox] as const;

export type IaScenario = ScenarioOf<typeof ia>;
