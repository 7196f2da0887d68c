/** The questions of Star Wars Miniatures. */
import type { ScenarioOf } from '../asked.ts';
import { swmAttack } from '../questions/swm-attack.ts';
import { swmBoard } from '../questions/swm-board.ts';
import { swmEffects } from '../questions/swm-effects.ts';
import { swmMovement } from '../questions/swm-movement.ts';

export const swm = [...swmBoard, ...swmAttack, ...swmEffects, ...swmMovement] as const;

export type SwmScenario = ScenarioOf<typeof swm>;
