/** The facts that verdicts about using abilities are made of, and what each needs for its sentence. */
import { stepsOf } from '../../steps.ts';
import type { Activation, Contents, Cost, Doing, Payment, Word } from './scenario.ts';

/** Damage that strain comes to: `cards` of it can be cancelled, `left` is what the figure can still take. */
type StrainDamage = { readonly amount: number; readonly cards: number; readonly left: number };

export type IaAbilityUseFacts = {
  'use-requirement': { readonly name: string };
  /** A special action is one of the figure's actions: in its own activation, and not in the middle of something. */
  'use-special-action': { readonly activation: Activation; readonly doing: Doing };
  'use-spend-surges': null;
  'use-during-activation': {
    readonly activation: Activation;
    readonly doing: Doing;
    readonly interrupts: boolean;
  };
  'use-triggered': null;
  /** Not a second time at one timing instance; how often it was used in the round does not matter. */
  'use-once-an-instance': { readonly round: number };
  'use-special-once': { readonly used: number };
  /** A limit per activation; without an activation it cannot be used at all. */
  'use-limit': { readonly limit: number; readonly used: number; readonly activation: Activation };
  /** The same where another figure is activated, which is open. */
  'use-limit-elsewhere': { readonly limit: number };
  /** `left` is null where there is enough. */
  'use-symbols': {
    readonly symbol: 'action' | 'surge';
    readonly needed: number;
    readonly left: number | null;
  };
  'use-cost': {
    readonly cost: Exclude<Payment, 'strain'>;
    readonly amount: number;
    readonly have: number | null;
  };
  'use-strain-of-hero': {
    readonly amount: number;
    readonly strain: number;
    readonly endurance: number;
  };
  'use-strain-as-damage': StrainDamage;
  'use-strain-defeats': StrainDamage;
  /** A figure that is no hero has attacked with an action; a special action comes on top of it. */
  'use-after-attack': { readonly contains: Contents };
  'use-parts': {
    readonly done: readonly string[];
    readonly undone: readonly string[];
    readonly all: boolean;
  };
  /** A word or a cost that makes an ability optional. */
  'optional-sign': { readonly sign: Word | Cost };
  'optional-no-sign': null;
};

export const useStep = stepsOf<IaAbilityUseFacts>();
