/** The facts that verdicts about an activation are made of, and what each needs for its sentence. Figures by id. */
import { stepsOf } from '../../steps.ts';
import type { Breach } from './follow.ts';
import type { Deed, FurtherAction } from './scenario.ts';

/** `number` counts the steps from 1. */
type Done = { readonly number: number; readonly figure: string; readonly breach: Breach | null };

export interface IaActivationFacts {
  /**
   * An action: one of the four, or `action`. `used`: actions of the figure used before; `points`: movement points that a
   * move gives.
   */
  'activation-acts': Done & {
    readonly deed: Deed;
    readonly action: string | null;
    readonly costs: number;
    readonly used: number;
    readonly points: number;
  };
  /** What a further action is: one action, whatever it contains. */
  'activation-contains': {
    readonly action: string;
    readonly kind: FurtherAction['kind'];
    readonly costs: number;
    readonly attacks: number;
    readonly points: number;
  };
  /** A figure begins its activation when that of another of its group is over. */
  'activation-next-figure': { readonly figure: string; readonly follows: string };
  /** An effect allows it, and it takes no action. */
  'activation-free': { readonly number: number; readonly figure: string; readonly deed: Deed };
  /** `of`: the special action that they are part of, null for others; `had`: those there were to spend. */
  'activation-spends': Done & {
    readonly points: number;
    readonly had: number;
    readonly of: string | null;
  };
  /** Movement points that were not spent during the special action they were part of. */
  'activation-points-gone': { readonly action: string; readonly points: number };
  /** `times`: how often it has done so in this activation, this time included. */
  'activation-suffers': Done & { readonly times: number };
  /** Whether strain can be suffered during an action is not said. */
  'activation-strain-open': { readonly number: number };
  /** An ability that can be used "during your activation". */
  'activation-uses-ability': Done & { readonly points: number };
  /** `actions` and `points` are lost with the end of the activation. */
  'activation-ends': Done & { readonly actions: number; readonly points: number };
  /** What follows a step that breaks a rule is not looked at. */
  'activation-comes-after': { readonly number: number; readonly broken: number };
  /** No figure need do anything. */
  'activation-nothing': null;
}

export const step = stepsOf<IaActivationFacts>();
