/** Which of the deciding steps are said in short. */
import type { Step, Verdict } from '../core/verdict.ts';

/** More sentences than this are a list to study, not an answer. */
const ENOUGH = 6;

interface Deciding {
  readonly step: Step;
  readonly depth: number;
}

const deciding = (steps: readonly Step[], depth = 0): readonly Deciding[] =>
  steps.flatMap((step) => [
    ...(step.decisive ? [{ step, depth }] : []),
    ...deciding(step.children, depth + 1),
  ]);

/** The one step that says most of why the answer is what it is: of a no, what stands in the way. */
export function inOne({ answer, steps }: Verdict): Step | undefined {
  const topmost = steps.filter((step) => step.decisive);
  const against = topmost.findLast((step) => !step.holds) ?? topmost.at(-1);
  return (answer.kind === 'no' ? against : undefined) ?? inShort(steps)[0];
}

/**
 * The decisive steps, conclusions before their grounds, as deep into the grounds as makes no more than a
 * handful. The topmost ones are always there.
 */
export function inShort(steps: readonly Step[]): readonly Step[] {
  const all = deciding(steps);
  const depths = [...new Set(all.map(({ depth }) => depth))].sort((a, b) => a - b);
  const upTo = (limit: number) => all.filter(({ depth }) => depth <= limit).map(({ step }) => step);
  const deepest = depths.findLast((depth) => upTo(depth).length <= ENOUGH);
  return upTo(deepest ?? depths[0] ?? 0);
}
