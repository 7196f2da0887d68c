/** Follows the actions of a turn through every plan at once. */
import type { Readings } from '../readings.ts';
import { type Bar, barOf, isAttack } from './bars.ts';
import { limitOf, type PlanId, plansOf, type TurnPlan } from './plans.ts';
import type { TurnAction, TurnScenario } from './scenario.ts';

/** Why a plan does not admit an action. */
export type Why =
  /** Its moves go further than the plan allows. */
  | 'too-far'
  /** It attacks before it has moved as far as the plan asks. */
  | 'too-short'
  /** It is too far from the commander to use the plan for what no other allows. */
  | 'out-of-range'
  /** The attack at this place cannot be replaced. */
  | 'not-replaced'
  /** It has no part left for this. */
  | 'no-part';

/** Where a plan stopped admitting what is done: at which action, and why. */
export interface Refusal {
  readonly plan: TurnPlan;
  /** The place of the action in the sequence. */
  readonly at: number;
  readonly why: Why;
  /** Squares moved in all, that action included. */
  readonly total: number;
  /** Undefined where only its card says how far it goes. */
  readonly limit: number | undefined;
}

/** How the turn stands after an action. */
export interface Standing {
  readonly action: TurnAction;
  /** Squares moved in all. */
  readonly total: number;
  /** Plans that admit everything so far; none from the first action on that breaks a rule. */
  readonly open: readonly TurnPlan[];
  /** Those of them of which it begins a part; the others go on with the part they were in. */
  readonly begun: readonly TurnPlan[];
  /** The furthest that any plan which admitted the earlier actions lets all moves go, as far as known. */
  readonly limit: number;
}

export interface Followed {
  readonly plans: readonly TurnPlan[];
  readonly standings: readonly Standing[];
  readonly refusals: readonly Refusal[];
  /** What the first action that is not allowed breaks, whatever the plan. */
  readonly bar: Bar | undefined;
  /** The place of the first action that no plan admits. */
  readonly broken: number | undefined;
  /** The plans that would allow all of it if their cards let it move as far. */
  readonly unknown: readonly PlanId[];
}

/** A plan on its way: the part last used. */
interface Progress {
  readonly plan: TurnPlan;
  readonly part: number;
}

export function follow(scenario: TurnScenario, readings?: Readings): Followed {
  const plans = plansOf(scenario, readings);
  const limits = new Map(plans.map((plan) => [plan, limitOf(plan, scenario, readings)]));
  const limit = (plan: TurnPlan) => limits.get(plan);
  const standings: Standing[] = [];
  const refusals: Refusal[] = [];
  let open: readonly Progress[] = plans.map((plan) => ({ plan, part: -1 }));
  let total = 0;
  let attacked = false;
  let opportunities = 0;
  let bar: Bar | undefined;
  scenario.actions.forEach((action, at) => {
    const furthest = Math.max(0, ...open.map(({ plan }) => limit(plan) ?? 0));
    const before = { moved: total > 0, attacked, opportunities };
    if (open.length > 0) bar ??= barOf(scenario, at, before, readings);
    if (action.do === 'move') total += action.squares;
    attacked ||= isAttack(action, readings);
    opportunities += action.occasion === 'opportunity' && action.do === 'attack' ? 1 : 0;
    const admitted = bar ? [] : open.map((progress) => admit(progress, action, total, limit(progress.plan)));
    // What another way to spend the turn allows needs no commander (Clarifications 2005, Lando Calrissian).
    const anyway = admitted.some((one) => typeof one !== 'string' && !one.plan.within);
    const begun: TurnPlan[] = [];
    open = admitted.flatMap((one, i): readonly Progress[] => {
      const { plan, part } = open[i] ?? {};
      if (!plan) return [];
      // It must be within reach as a part begins; whoever goes on with the same move may leave.
      const begins = typeof one !== 'string' && one.part !== part;
      const far = begins && !anyway && plan.within && (action.toCommander ?? 0) > plan.within.squares;
      const why = typeof one === 'string' ? one : far ? 'out-of-range' : undefined;
      if (begins && !why) begun.push(plan);
      if (typeof one !== 'string' && !why) return [one];
      refusals.push({ plan, at, why: why ?? 'no-part', total, limit: limit(plan) });
      return [];
    });
    standings.push({ action, total, open: open.map(({ plan }) => plan), begun, limit: furthest });
  });
  const broken = standings.findIndex(({ open }) => open.length === 0);
  const last = standings.at(-1)?.open ?? [];
  const unsure = total > 0 && last.length > 0 && last.every((plan) => limit(plan) === undefined);
  return {
    plans,
    standings,
    refusals,
    bar,
    broken: broken < 0 ? undefined : broken,
    unknown: unsure ? last.map(({ id }) => id) : [],
  };
}

/** The plan after an action that it admits, or why it does not. */
function admit(
  { plan, part }: Progress,
  action: TurnAction,
  total: number,
  limit: number | undefined,
): Progress | Why {
  // An attack that something else grants, or one of opportunity, is no part of how the turn is spent.
  if (action.do === 'attack' && (action.occasion ?? 'turn') !== 'turn') return { plan, part };
  const next = nextPart(plan, part, action);
  if (next === undefined) {
    const replaced = action.do === 'replace-attacks' && plan.keepsAttacks !== undefined;
    return replaced && nextPart(plan, part, { ...action, do: 'attack' }) !== undefined
      ? 'not-replaced'
      : 'no-part';
  }
  if (action.do === 'move' && limit !== undefined && total > limit) return 'too-far';
  if (action.do === 'attack' && total < (plan.least ?? 0)) return 'too-short';
  return { plan, part: next };
}

/** The part of a plan that an action would fall in; a move of no squares is none and may stand anywhere. */
function nextPart(
  { parts, begunBy }: TurnPlan,
  part: number,
  { do: deed, squares, ability }: TurnAction,
): number | undefined {
  const takes = (i: number) => parts[i]?.includes(deed) === true;
  if (deed === 'move' && (squares === 0 || takes(part))) return part;
  const next = parts.findIndex((_, i) => i > part && takes(i));
  if (next < 0 || (begunBy !== undefined && part < 0 && (next > 0 || ability !== begunBy))) return undefined;
  return next;
}
