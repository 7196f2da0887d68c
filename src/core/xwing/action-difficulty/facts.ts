/** The facts of verdicts about the difficulty of an action, with the evidence of each. */
import { stepsOf } from '../../steps.ts';
import type { ActionDifficulty } from './scenario.ts';

export type XwingActionDifficultyFacts = {
  'action-default': { readonly difficulty: ActionDifficulty };
  /** An effect is among those that are compared; otherwise it names what the action is anyway. */
  'action-treated': { readonly effect: string; readonly as: ActionDifficulty };
  /** Several effects apply at once, and the most restrictive of the difficulties that they name counts. */
  'action-most-restrictive': { readonly of: readonly ActionDifficulty[]; readonly result: ActionDifficulty };
  /** A purple action may be performed as less than purple. */
  'action-as-less': { readonly as: ActionDifficulty };
  /** It is treated as `result`, or with null cannot be performed so; `asked` is what the question names. */
  'action-is': { readonly result: ActionDifficulty | null; readonly asked: ActionDifficulty | null };
};

export const actionStep = stepsOf<XwingActionDifficultyFacts>();
