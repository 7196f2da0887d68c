/** The questions of Star Wars Miniatures. */
import type { ScenarioOf } from '../asked.ts';
import { swmArea } from '../questions/swm-area.ts';
import { swmAtAt } from '../questions/swm-at-at.ts';
import { swmAttack } from '../questions/swm-attack.ts';
import { swmAttackSequence } from '../questions/swm-attack-sequence.ts';
import { swmBoard } from '../questions/swm-board.ts';
import { swmCheapestPath } from '../questions/swm-cheapest-path.ts';
import { swmDistance } from '../questions/swm-distance.ts';
import { swmEffects } from '../questions/swm-effects.ts';
import { swmMovement } from '../questions/swm-movement.ts';
import { swmPath } from '../questions/swm-path.ts';
import { swmReaches } from '../questions/swm-reaches.ts';
import { swmReserves } from '../questions/swm-reserves.ts';
import { swmRound } from '../questions/swm-round.ts';
import { swmSetup } from '../questions/swm-setup.ts';
import { swmSetupOrder } from '../questions/swm-setup-order.ts';
import { swmSquad } from '../questions/swm-squad.ts';
import { swmTransport } from '../questions/swm-transport.ts';
import { swmTurn } from '../questions/swm-turn.ts';
import { swmVictory } from '../questions/swm-victory.ts';

export const swm = [
  ...swmBoard,
  ...swmAttack,
  ...swmAttackSequence,
  ...swmArea,
  ...swmAtAt,
  ...swmTransport,
  ...swmEffects,
  ...swmReaches,
  ...swmMovement,
  ...swmCheapestPath,
  ...swmPath,
  ...swmDistance,
  ...swmTurn,
  ...swmRound,
  ...swmVictory,
  ...swmSquad,
  ...swmReserves,
  ...swmSetup,
  ...swmSetupOrder,
] as const;

export type SwmScenario = ScenarioOf<typeof swm>;
