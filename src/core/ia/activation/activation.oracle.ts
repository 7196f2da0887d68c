/**
 * What one figure may do, judged without going step by step: every limit is checked on the list as a whole. Only for
 * one figure, and without what only a reader can say of a step (an end, or strain in the middle of something).
 */
import type { ActivationScenario, ActivationStep } from './scenario.ts';

const ACTIONS: readonly string[] = ['attack', 'move', 'interact', 'rest', 'use'];

export function legalByLimits({ kind, actions, perMove, steps }: ActivationScenario): boolean {
  const further = ({ do: deed, action }: ActivationStep) =>
    deed === 'use' ? actions.find(({ id }) => id === action) : undefined;
  const paid = steps.filter((step) => ACTIONS.includes(step.do) && !step.free);
  const costs = paid.map((step) => further(step)?.costs ?? 1);
  const withAttack = paid.filter((step) => step.do === 'attack' || (further(step)?.attacks ?? 0) > 0);
  const limited = paid.flatMap((step) => {
    const one = further(step);
    return one && (one.kind === 'special' || one.once) ? [one.id] : [];
  });
  const strains = steps.filter((step) => step.do === 'strain').length;
  const hero = kind === 'hero';
  return (
    costs.reduce((sum, cost) => sum + cost, 0) <= 2 &&
    new Set(limited).size === limited.length &&
    (hero || (withAttack.length <= 1 && strains === 0 && !paid.some((step) => step.do === 'rest'))) &&
    strains <= 2 &&
    steps.every((step) => !step.during || step.do === 'spend' || step.free === true) &&
    steps.every((step, i) => step.do !== 'spend' || spendable(i) >= 0)
  );

  /** What is left after the spending at this place, of all points that can be spent there. */
  function spendable(at: number): number {
    const before = steps.slice(0, at + 1);
    const inside = steps[at]?.during === true;
    // The action that is going on began after the last step that came between actions.
    const opened = before.findLastIndex((step) => !step.during);
    const spent = (among: readonly ActivationStep[]) =>
      among
        .filter((step) => step.do === 'spend' && (step.during === true) === inside)
        .reduce((sum, { points = 1 }) => sum + points, 0);
    if (inside) {
      const part = before[opened];
      return (part ? (further(part)?.points ?? 0) : 0) - spent(before.slice(opened));
    }
    const gained = before.reduce((sum, step) => {
      if (step.do === 'move') return sum + perMove;
      if (step.do === 'strain') return sum + 1;
      return step.do === 'ability' ? sum + (step.points ?? 0) : sum;
    }, 0);
    return gained - spent(before);
  }
}
