/** Which steps decide the answer: those of the effect that is asked about, or, for the order, those of all. */
import type { Step } from '../../verdict.ts';
import type { Table } from './state.ts';

/** What stands out in an order: that an effect is kept out, or applies in spite of something. */
const IN_SPITE = [
  'attack-modifies-nothing',
  'attack-excepted',
  'attack-lapsed',
  'attack-before-modifying',
  'attack-no-reroll',
  'attack-bar-ended',
];

/** That its player wants an effect is taken for granted unless it is not so. */
const TAKEN_FOR_GRANTED = 'attack-wanted';

/** An effect with what was asked of it: where it applies everything counts, where it does not, what keeps it out. */
export function decideEffect({ scenario: { focus } }: Table, step: Step): Step {
  const { effect } = step.evidence as { readonly effect: string };
  if (focus === undefined) {
    const inSpite = step.children.some(({ fact }) => IN_SPITE.includes(fact));
    if (step.holds && !inSpite) return step;
    return marked(step, ({ holds, fact }) => !holds || IN_SPITE.includes(fact));
  }
  if (effect !== focus) return step;
  return marked(step, ({ holds, fact }) => holds === step.holds && !(holds && fact === TAKEN_FOR_GRANTED));
}

/** Whose effects come first decides the order, and no effect alone; it has to be that `both` players have one that applies. */
export const decideOrder = ({ scenario: { focus } }: Table, step: Step, both: boolean): Step => ({
  ...step,
  decisive: focus === undefined && both,
});

const marked = (step: Step, counts: (child: Step) => boolean): Step => ({
  ...step,
  decisive: true,
  children: step.children.map((child) => (counts(child) ? marked(child, counts) : child)),
});
