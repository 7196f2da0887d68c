/** The questions of Imperial Assault. */
import type { ScenarioOf } from '../asked.ts';
import { iaAbilitiesBox } from '../questions/ia-abilities-box.ts';
import { iaAbilityUse } from '../questions/ia-ability-use.ts';
import { iaActivation } from '../questions/ia-activation.ts';
import { iaActiveMissions } from '../questions/ia-active-missions.ts';
import { iaAdjacent } from '../questions/ia-adjacent.ts';
import { iaArmy, iaFigures } from '../questions/ia-affiliation.ts';
import { iaAgenda } from '../questions/ia-agenda.ts';
import { iaEffectOrder } from '../questions/ia-effect-order.ts';
import { iaGameMode } from '../questions/ia-game-mode.ts';
import { iaNextActivation } from '../questions/ia-next-activation.ts';
import { iaWhichRuleWins } from '../questions/ia-which-rule-wins.ts';

export const ia = [
  ...iaAdjacent,
  ...iaEffectOrder,
  ...iaWhichRuleWins,
  ...iaAbilitiesBox,
  ...iaGameMode,
  ...iaActiveMissions,
  ...iaArmy,
  ...iaFigures,
  ...iaAgenda,
  ...iaAbilityUse,
  ...iaActivation,
  ...iaNextActivation,
] as const;

export type IaScenario = ScenarioOf<typeof ia>;
