/** Whose each step is, and during which earlier one it comes. */
import { type ActivationScenario, type ActivationStep, type Deed, FREE_DEEDS } from './scenario.ts';

export interface Placed {
  readonly step: ActivationStep;
  readonly figure: string;
  /** The figure whose activation was on before the step. */
  readonly active: string;
  /** The place of the action or ability during which it comes; undefined for one that comes between them. */
  readonly host: number | undefined;
}

const isAction = ({ do: deed, free }: ActivationStep): boolean =>
  !free && (deed === 'use' || FREE_DEEDS.some((one: Deed) => one === deed));

/** Movement points, strain and the end of an activation are over at once; all else is resolved, and can be cut into. */
const isResolved = (step: ActivationStep): boolean =>
  isAction(step) || step.do === 'ability' || step.free === true;

export function placed({ figures, steps }: ActivationScenario): readonly Placed[] {
  let active = figures[0]?.id ?? '';
  let going: number | undefined;
  return steps.map((step, i) => {
    const figure = step.figure ?? active;
    const before = active;
    // What an effect lets another figure do is no part of an activation of that figure.
    if (figure !== active && !step.free) {
      active = figure;
      if (step.during) going = undefined;
    }
    if (!step.during) going = isResolved(step) ? i : undefined;
    return { step, figure, active: before, host: step.during ? going : undefined };
  });
}
