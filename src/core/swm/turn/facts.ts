/** The facts that verdicts about a turn are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { PlanId } from './plans.ts';
import type { Deed } from './scenario.ts';

/** `number` counts the actions from 1; `open` are the ways to spend a turn that still fit. */
type Done = { readonly number: number; readonly open: readonly PlanId[] };

export type SwmTurnFacts = {
  /** `total`: squares moved in all; `limit`: the most that a way which was open till then allows. */
  'turn-moves': Done & { readonly squares: number; readonly total: number; readonly limit: number };
  'turn-stands-still': { readonly number: number };
  'turn-attacks': Done;
  /** `ability` is null where it has no name here. */
  'turn-uses-replacing': Done & { readonly ability: string | null };
  'turn-combines-fire': Done;
  /** An ability is used in place of the usual attack. */
  'turn-replaces-attacks': { readonly ability: string };
  /** Why one way to spend a turn does not fit. `number` is the action that does not, `deed` what it is. */
  'turn-plan-fits': {
    readonly plan: PlanId;
    readonly number: number;
    readonly why: 'too-far' | 'no-part';
    readonly deed: Deed;
    readonly total: number;
    readonly limit: number;
  };
  /** What follows an action that breaks a rule is not looked at. */
  'turn-comes-after': { readonly number: number; readonly broken: number };
  /** A character may do nothing at all. */
  'turn-does-nothing': null;
};

export const turnStep = stepsOf<SwmTurnFacts>();
