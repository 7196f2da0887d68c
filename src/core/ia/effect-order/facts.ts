/** The facts that verdicts about the order of effects are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { Mode } from '../modes.ts';
import type { Side, TriggeredBy } from './scenario.ts';

export type IaOrderFacts = {
  /** Who comes after whom here: mission rules first, then these two. `attack`: during one, in either game. */
  'order-of-sides': {
    readonly mode: Mode;
    readonly attack: boolean;
    readonly first: Side;
    readonly second: Side;
  };
  /** What one side, or the mission, triggers is resolved after all effects of those in `after`. */
  'order-place': {
    readonly by: TriggeredBy;
    readonly effects: readonly string[];
    readonly after: readonly TriggeredBy[];
  };
  /** Several effects of one rank: it holds where a reading puts them in order. */
  'order-within': { readonly by: TriggeredBy; readonly effects: readonly string[] };
  /** An effect is resolved. */
  'order-resolves': { readonly effect: string; readonly by: TriggeredBy };
};

export const orderStep = stepsOf<IaOrderFacts>();
