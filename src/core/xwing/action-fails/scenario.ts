/** What is asked about an action that has its ship choose another. Plain JSON; nothing here says what the answer is. */
import type { Side } from '../terms.ts';
import type { ChoosingActionId } from './actions.ts';

/** Where a ship stands as seen from the one that acts. The bullseye arc is a part of the front arc. */
export const STANDS = ['outside-front', 'front', 'bullseye'] as const;
export type Stands = (typeof STANDS)[number];

/** Ranges are 0 to 3; this stands for whatever is farther away. */
export const BEYOND = 4;

/** Another ship, as the one that acts sees it. */
export interface OtherShip {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** 0 to 3, or `BEYOND`. */
  readonly range: number;
  readonly stands: Stands;
}

/** A ship performs an action that has it choose another ship. Does the action fail? */
export interface ActionFailsScenario {
  readonly question: 'xwing/action-fails';
  readonly action: ChoosingActionId;
  readonly ships: readonly OtherShip[];
}
