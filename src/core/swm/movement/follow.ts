/** A path that somebody drew, step by step, as far as the rules allow it. */
import type { Square } from '../../geometry/grid.ts';
import type { Bar } from './bar.ts';
import { both, NOBODY } from './opportunity-rule.ts';
import { type Reached, wayTo } from './reach.ts';
import type { MovementRules } from './rules.ts';
import type { Stance } from './stances.ts';

export interface Followed {
  /** The start and every step that is allowed. */
  readonly way: readonly Reached[];
  /** The first step that is not; what it would cost in all, if that is what is wrong with it. */
  readonly refused?: { readonly to: Square; readonly why: Bar | number };
}

/**
 * Follows a path of neighbouring places on the board. A squeezing base can be in a place in more than one way, so every
 * way is followed until one has to be chosen: the cheapest.
 */
export function follow(rules: MovementRules, squares: number, path: readonly Square[]): Followed {
  let here: readonly Reached[] = [{ stance: rules.start, cost: 0, before: undefined, provoked: NOBODY }];
  for (const to of path) {
    const next = rules.stances(...to).flatMap((stance) => cheapest(stepsTo(rules, here, stance)) ?? []);
    const affordable = next.filter(({ cost }) => cost <= squares);
    if (affordable.length === 0) {
      const at = cheapest(here) as Reached;
      return {
        way: wayTo(at),
        refused: { to, why: cheapest(next)?.cost ?? rules.bar(at.stance, ...to) },
      };
    }
    here = affordable;
  }
  return { way: wayTo(cheapest(here) as Reached) };
}

const stepsTo = (rules: MovementRules, here: readonly Reached[], to: Stance): readonly Reached[] =>
  here
    .filter(({ stance }) => rules.allows(stance, to))
    .map((before) => ({
      stance: to,
      before,
      cost: before.cost + rules.cost(before.stance, to),
      provoked: both(before.provoked, rules.provoked(before.stance, to)),
    }));

const cheapest = (ways: readonly Reached[]): Reached | undefined =>
  ways.reduce<Reached | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined);
