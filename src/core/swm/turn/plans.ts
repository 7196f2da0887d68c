/**
 * The ways to spend a turn, as data (Star Wars Miniatures: Rebel Storm rulebook, pp. 7 and 15). A plan is a sequence
 * of parts, any of which may be left out; a turn is legal when some plan admits all that is done, in order.
 */
import type { PageId } from '../../verdict.ts';
import { PAGE } from '../pages.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Deed } from './scenario.ts';

/** What may be done in one part of a turn. Moves that follow each other are one part. */
type Part = readonly Deed[];

export interface TurnPlan {
  readonly id: string;
  readonly parts: readonly Part[];
  /** How far all its moves may go together, in multiples of the Speed. */
  readonly reach: 0 | 1 | 2;
  /** The page that allows it. */
  readonly rule: PageId;
}

/** The usual attack, or an ability used in its place. */
const ATTACK: Part = ['attack', 'replace-attacks'];
const MOVE: Part = ['move'];

export const PLANS = [
  { id: 'move-then-attack', parts: [MOVE, ATTACK], reach: 1, rule: PAGE.activating },
  { id: 'attack-then-move', parts: [ATTACK, MOVE], reach: 1, rule: PAGE.activating },
  { id: 'move-only', parts: [MOVE], reach: 2, rule: PAGE.activating },
  // "The characters don't do anything with their activation other than" aid the attack.
  { id: 'combine-fire', parts: [['combine-fire']], reach: 0, rule: PAGE.combinedFire },
] as const satisfies readonly TurnPlan[];

export type PlanId = (typeof PLANS)[number]['id'];

const USUAL_SPEED = 6;

/** How many squares all moves of a plan may cost together. */
export function limitOf({ reach }: TurnPlan, speed: number | undefined, readings?: Readings): number {
  const once = speed !== undefined && readingOf(readings, 'speed-without-attack') === 'once';
  return (speed ?? USUAL_SPEED) * (once ? Math.min(reach, 1) : reach);
}
