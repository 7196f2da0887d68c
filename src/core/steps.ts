import type { Json, Mark, PageId, Step } from './verdict.ts';

interface Extra {
  readonly children?: readonly Step[];
  readonly decisive?: boolean;
  readonly marks?: readonly Mark[];
}

/**
 * A game lists its facts and what each needs as evidence in one interface; this makes the function that
 * builds its steps, so that a fact without evidence, or without a sentence in `src/prose`, does not compile.
 */
export const stepsOf =
  <Facts extends { [K in keyof Facts]: Json }>() =>
  <K extends keyof Facts & string>(
    rule: PageId,
    fact: K,
    holds: boolean,
    evidence: Facts[K],
    { children = [], decisive = false, marks = [] }: Extra = {},
  ): Step => ({ rule, fact, holds, evidence, children, decisive, marks });

/** The same step where something else decides the answer: neither it nor any part of it does. */
export const undecided = (step: Step): Step => ({
  ...step,
  decisive: false,
  children: step.children.map(undecided),
});

/** Every step, parents before children. */
export function* walk(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    yield* walk(step.children);
  }
}

/** Ids of the pages that the decisive steps rest on, without repeats, in order of appearance. */
export const decisivePages = (steps: readonly Step[]): readonly PageId[] => [
  ...new Set([...walk(steps)].filter((step) => step.decisive).map((step) => step.rule)),
];
