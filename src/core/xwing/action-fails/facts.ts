/** The facts that verdicts about failing actions are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { Side } from '../terms.ts';
import type { Zone } from './actions.ts';
import type { Stands } from './scenario.ts';

export type ActionFailsFacts = {
  /** The action lets the ship be chosen; the children say why, or why not. */
  'can-be-chosen': { readonly action: string; readonly ship: string };
  /** It is the player's whose ships the action is for. */
  'right-side': { readonly ship: string; readonly side: Side; readonly wanted: Side };
  /** It is at such a range in such an arc. */
  'in-zone': {
    readonly ship: string;
    readonly range: number;
    readonly stands: Stands;
    readonly zones: readonly { readonly [K in keyof Zone]: Zone[K] }[];
  };
  /** If it is chosen, it gains so many tokens. */
  'would-gain': { readonly ship: string; readonly token: string; readonly count: number };
  /** No ship can be chosen, so the action fails; otherwise one of these can. */
  'action-fails': { readonly action: string; readonly choosable: readonly string[] };
};

export const actionFailsStep = stepsOf<ActionFailsFacts>();
