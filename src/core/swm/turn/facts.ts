/** The facts that verdicts about a turn are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { BarWhy } from './bars.ts';
import type { Why } from './follow.ts';
import type { PlanId } from './plans.ts';
import type { Deed, Occasion } from './scenario.ts';

/** `number` counts the actions from 1; `open` are the ways to spend a turn that still fit. */
type Done = { readonly number: number; readonly open: readonly PlanId[] };

export type SwmTurnFacts = {
  /** It is an immediate turn, and which ability grants it. */
  'turn-is-immediate': { readonly by: string };
  /** Of several Speeds the least counts. `own`: that of its own card. */
  'turn-slowest-speed': {
    readonly speeds: readonly { readonly from: string; readonly squares: number }[];
    readonly least: number;
  };
  'turn-extra-squares': { readonly from: string; readonly squares: number };
  /** `total`: squares moved in all; `limit`: the most that a way which was open till then allows. */
  'turn-moves': Done & { readonly squares: number; readonly total: number; readonly limit: number };
  'turn-stands-still': { readonly number: number };
  'turn-attacks': Done & { readonly occasion: Occasion };
  /** `ability` is null where it has no name here. */
  'turn-uses-replacing': Done & { readonly ability: string | null; readonly occasion: Occasion };
  'turn-combines-fire': Done;
  'turn-uses-turn': Done & { readonly ability: string };
  /** An ability is used in place of the usual attack. */
  'turn-replaces-attacks': { readonly ability: string };
  /** Only an ability still allows what is done. */
  'turn-ability-allows': { readonly plan: PlanId };
  /** It is within range of the effect that allows it, when it uses it. `squares` is null where nothing is said. */
  'turn-within-range': { readonly of: string; readonly within: number; readonly squares: number | null };
  /** How far the ability lets it move stands on its card only. */
  'turn-card-says': { readonly plan: PlanId; readonly total: number };
  /** What an action breaks however the turn is spent. */
  'turn-is-barred': {
    readonly number: number;
    readonly why: BarWhy;
    readonly by: string | null;
    readonly deed: Deed;
    readonly occasion: Occasion;
  };
  /** Why one way to spend a turn does not fit. `number` is the action that does not, `deed` what it is. */
  'turn-plan-fits': {
    readonly plan: PlanId;
    readonly number: number;
    readonly why: Why;
    readonly deed: Deed;
    readonly total: number;
    readonly limit: number;
    readonly least: number;
  };
  /** What follows an action that breaks a rule is not looked at. */
  'turn-comes-after': { readonly number: number; readonly broken: number };
  /** A character may do nothing at all. */
  'turn-does-nothing': null;
};

export const turnStep = stepsOf<SwmTurnFacts>();
