/** What the question about the difficulty of an action is asked about. */
import type { Readings } from './readings.ts';

/** Difficulties of an action, from least to most restrictive (rulings, "treat an action as purple"). */
export const ACTION_DIFFICULTIES = ['white', 'red', 'purple'] as const;
export type ActionDifficulty = (typeof ACTION_DIFFICULTIES)[number];

/** An effect that has the action treated as one of this difficulty. */
export interface TreatingEffect {
  readonly name: string;
  readonly as: ActionDifficulty;
}

/** As which difficulty is the action treated? With `focus`: is it treated as that one? */
export interface ActionDifficultyScenario {
  readonly question: 'xwing/action-difficulty';
  /** What the action is before anything changes it. */
  readonly default: ActionDifficulty;
  /** All that apply to it at the same time; their order carries no meaning. */
  readonly effects: readonly TreatingEffect[];
  readonly focus?: ActionDifficulty;
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
