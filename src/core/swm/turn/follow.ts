/** Follows the actions of a turn through every plan at once. */
import type { Readings } from '../readings.ts';
import { limitOf, PLANS, type PlanId, type TurnPlan } from './plans.ts';
import type { TurnAction, TurnScenario } from './scenario.ts';

/** Where a plan stopped admitting what is done: at which action, and why. */
export interface Refusal {
  readonly plan: PlanId;
  /** The place of the action in the sequence. */
  readonly at: number;
  /** Its moves go further than the plan allows, or the plan has no part left for this. */
  readonly why: 'too-far' | 'no-part';
  /** Squares moved in all, that action included. */
  readonly total: number;
  readonly limit: number;
}

/** How the turn stands after an action. */
export interface Standing {
  readonly action: TurnAction;
  /** Squares moved in all. */
  readonly total: number;
  /** Plans that admit everything so far; none from the first action on that breaks a rule. */
  readonly open: readonly PlanId[];
  /** The furthest that any plan which admitted the earlier actions lets all moves go. */
  readonly limit: number;
}

export interface Followed {
  readonly standings: readonly Standing[];
  readonly refusals: readonly Refusal[];
  /** The place of the first action that no plan admits. */
  readonly broken: number | undefined;
}

/** A plan on its way: the part last used and the squares moved. */
interface Progress {
  readonly plan: (typeof PLANS)[number];
  readonly part: number;
  readonly total: number;
}

export function follow({ actions, speed }: TurnScenario, readings?: Readings): Followed {
  const limit = (plan: TurnPlan) => limitOf(plan, speed, readings);
  const standings: Standing[] = [];
  const refusals: Refusal[] = [];
  let open: readonly Progress[] = PLANS.map((plan) => ({ plan, part: -1, total: 0 }));
  let total = 0;
  actions.forEach((action, at) => {
    if (action.do === 'move') total += action.squares;
    const furthest = Math.max(0, ...open.map(({ plan }) => limit(plan)));
    open = open.flatMap((progress) => {
      const { plan } = progress;
      const part = nextPart(progress, action);
      const why = part === undefined ? 'no-part' : total > limit(plan) ? 'too-far' : undefined;
      if (part !== undefined && why === undefined) return [{ plan, part, total }];
      refusals.push({ plan: plan.id, at, why: why ?? 'no-part', total, limit: limit(plan) });
      return [];
    });
    standings.push({ action, total, open: open.map(({ plan }) => plan.id), limit: furthest });
  });
  const broken = standings.findIndex(({ open }) => open.length === 0);
  return { standings, refusals, broken: broken < 0 ? undefined : broken };
}

/** The part of a plan that an action would fall in; a move of no squares is none and may stand anywhere. */
function nextPart({ plan, part }: Progress, action: TurnAction): number | undefined {
  const { parts }: TurnPlan = plan;
  const takes = (i: number) => parts[i]?.includes(action.do) === true;
  if (action.do === 'move' && (action.squares === 0 || takes(part))) return part;
  const next = parts.findIndex((_, i) => i > part && takes(i));
  return next < 0 ? undefined : next;
}
