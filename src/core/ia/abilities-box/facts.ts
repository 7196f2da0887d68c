/** The facts that verdicts about the abilities box are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { Card, Printed } from './scenario.ts';

export type IaBoxFacts = {
  /** Does a card of this kind have an abilities box? */
  'box-on-card': { readonly card: Card };
  /** Is a text of this kind said to be in the box? Of something else nothing is said. */
  'box-holds': { readonly text: string; readonly kind: Printed };
};

export const boxStep = stepsOf<IaBoxFacts>();
