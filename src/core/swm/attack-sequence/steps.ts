/**
 * The sequence of an attack as ordered data (FAQ, Resolving Effects). The run goes through it from the top; what
 * leads back leads to the step named. Other abilities run through it too, without what only attacks have.
 */
import type { SequenceStepId } from '../abilities/sequence.ts';

export interface SequenceStep {
  readonly id: SequenceStepId;
  /** Only attacks have this step. */
  readonly attacks?: true;
  /** Only what is no attack has it. */
  readonly powers?: true;
  /** Where an attack goes back to from here, as long as there is a reason, and where another ability does. */
  readonly backTo?: SequenceStepId;
  readonly powerBackTo?: SequenceStepId;
}

export const STEPS: readonly SequenceStep[] = [
  { id: 'all-targets' },
  { id: 'target' },
  { id: 'targeted' },
  { id: 'select', powers: true },
  { id: 'declared', attacks: true },
  { id: 'before-roll', attacks: true },
  { id: 'roll', attacks: true },
  { id: 'attacked', attacks: true },
  { id: 'result', attacks: true },
  { id: 'hit' },
  { id: 'damaged' },
  { id: 'damage' },
  { id: 'defeated' },
  { id: 'removed' },
  { id: 'afterwards' },
  { id: 'again', attacks: true, backTo: 'declared' },
  { id: 'next', backTo: 'target', powerBackTo: 'select' },
];

export const placeOf = (id: SequenceStepId): number => STEPS.findIndex((step) => step.id === id);

/** As the FAQ counts them. */
export const numberOf = (id: SequenceStepId): number => placeOf(id) + 1;
