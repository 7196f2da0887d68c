/** What the questions about using an ability are asked about. Plain JSON; nothing here says what the answer is. */
import type { Mode } from '../modes.ts';
import type { Readings } from './readings.ts';

/** When an ability can be used; `trigger` stands for any other timing or trigger condition, explicit or implicit. */
export const TIMINGS = ['special-action', 'surge', 'during-activation', 'trigger'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Whose activation is going on: that of the figure with the ability, another's, or nobody's. */
export const ACTIVATIONS = ['own', 'another', 'none'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** What the figure is in the middle of. `spend-surges`: that step of an attack of its own. */
export const DOINGS = ['nothing', 'action', 'ability', 'spend-surges'] as const;
export type Doing = (typeof DOINGS)[number];

/** Only heroes have endurance. */
export const FIGURES = ['hero', 'other'] as const;
export type Figure = (typeof FIGURES)[number];

/** What a special action does that bears on how many attacks a figure may make. */
export const CONTENTS = ['neither', 'attack', 'damage'] as const;
export type Contents = (typeof CONTENTS)[number];

/** What is paid besides the symbols of special actions and surges. `play`: the card itself is played. */
export const PAYMENTS = [
  'strain',
  'threat',
  'exhaust',
  'deplete',
  'discard',
  'play',
  'victory-points',
  'other-cost',
] as const;
export type Payment = (typeof PAYMENTS)[number];

export const COSTS = ['action', 'surge', ...PAYMENTS] as const;
export type Cost = (typeof COSTS)[number];

export interface CostOf {
  readonly kind: Payment;
  readonly amount: number;
  /** How much there is to pay with, such as the threat at hand; 0 for a card that is exhausted. Left out: enough. */
  readonly have?: number;
}

/** May the ability be used now? */
export interface AbilityUseScenario {
  readonly question: 'ia/ability-use';
  readonly mode: Mode;
  readonly timing: Timing;
  /** Of a special action or a surge ability: how many of its symbol are printed. */
  readonly symbols: number;
  /** Actions or surges that are left to spend on them. Left out: enough, as far as there can be. */
  readonly left?: number;
  readonly activation: Activation;
  readonly doing: Doing;
  /** The ability says that it interrupts. */
  readonly interrupts: boolean;
  /** For `trigger`: what it waits for happens now. */
  readonly triggered: boolean;
  /** How often it was used before: in this round, in this activation, and whether at this timing instance. */
  readonly usedInRound: number;
  readonly usedInActivation: number;
  readonly usedAtThisInstance: boolean;
  /** How often it can be used per activation, where it says so. */
  readonly limit?: number;
  readonly requirements: readonly { readonly name: string; readonly met: boolean }[];
  readonly costs: readonly CostOf[];
  readonly figure: Figure;
  /** Of a hero. */
  readonly endurance?: number;
  readonly strain: number;
  /** Of any other figure. */
  readonly health?: number;
  readonly damage: number;
  /** In a skirmish: cards left in the Command deck. */
  readonly deck: number;
  readonly contains: Contents;
  /** It has used an action of this activation to attack. */
  readonly attacked: boolean;
  /** What the ability does, and which of it can be done now. */
  readonly parts: readonly { readonly name: string; readonly possible: boolean }[];
  /** It says that it is used only if all of it can be done. */
  readonly needsAll: boolean;
  readonly readings?: Readings;
}

/** Words that leave it to a player whether to use an ability. */
export const WORDS = ['may', 'use'] as const;
export type Word = (typeof WORDS)[number];

/** May the ability be left unused when its moment comes? */
export interface AbilityOptionalScenario {
  readonly question: 'ia/ability-optional';
  readonly words: readonly Word[];
  readonly costs: readonly Cost[];
}
