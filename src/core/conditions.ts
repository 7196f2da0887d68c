/** Conditions that must all hold: one that fails settles it, whatever else is unknown. */
import { type Answer, NO, type Step, YES } from './verdict.ts';

export interface Condition {
  readonly truth: 'yes' | 'no' | 'unknown';
  /** What would have to be known, for one that is not. */
  readonly missing?: string;
  readonly step: (decisive: boolean) => Step;
}

/** The answer, and each condition as a step: those decide that fail, else those that are unknown, else all. */
export function allTogether(conditions: readonly Condition[]): {
  readonly answer: Answer;
  readonly steps: readonly Step[];
} {
  const failing = conditions.filter(({ truth }) => truth === 'no');
  const open = conditions.filter(({ truth }) => truth === 'unknown');
  const deciding = failing.length > 0 ? failing : open.length > 0 ? open : conditions;
  const missing = [...new Set(open.flatMap((each) => each.missing ?? []))];
  return {
    answer: failing.length > 0 ? NO : open.length > 0 ? { kind: 'undetermined', missing } : YES,
    steps: conditions.map((each) => each.step(deciding.includes(each))),
  };
}
