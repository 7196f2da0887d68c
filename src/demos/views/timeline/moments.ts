/** What a timeline tells of its moments. */
import type { Step, Timeline, TimelineMoment } from '../../../core/verdict.ts';

/** All moments in order. */
export const momentsOf = ({ rows }: Timeline): readonly TimelineMoment[] =>
  rows.flatMap(({ moments }) => moments);

/**
 * What a moment rests on. Where something does not come in, what keeps it out; else what else happens in it, such as
 * the die of a save. That a defence could come in, its coming in says.
 */
export function groundsOf(step: Step): readonly Step[] {
  const failing = failingIn(step);
  if (!step.holds && failing.length > 0) return failing.flatMap(deepest);
  return step.children.filter(({ children }) => children.length === 0);
}

const failingIn = ({ children }: Step): readonly Step[] =>
  children.filter(({ holds, decisive }) => decisive && !holds);

/** The failing facts that nothing below explains. */
function deepest(step: Step): readonly Step[] {
  const below = failingIn(step);
  return below.length > 0 ? below.flatMap(deepest) : [step];
}

export interface Change {
  readonly id: string;
  readonly stat: string;
  readonly was: number;
  readonly amount: number;
}

/** What is other after a moment than before it. */
export const changedIn = (before: TimelineMoment | undefined, after: TimelineMoment): readonly Change[] =>
  after.tallies.flatMap(({ id, values }, i) =>
    values.flatMap(({ stat, amount }, j): readonly Change[] => {
      const was = before?.tallies[i]?.values[j]?.amount ?? amount;
      return was === amount ? [] : [{ id, stat, was, amount }];
    }),
  );
