/** Sentences of the verdicts about the difficulty of an action. */
import type { XwingActionDifficultyFacts } from '../../core/xwing/action-difficulty/facts.ts';
import type { Sentences } from '../sentence.ts';
import { list } from '../words.ts';

export const actionDifficultySentences: Sentences<XwingActionDifficultyFacts> = {
  'action-default': ({ difficulty }) => `By default the action is ${difficulty}.`,
  'action-treated': ({ effect, as }, holds) =>
    holds
      ? `${effect} has the action treated as ${as}.`
      : `${effect} has the action treated as ${as}, which it is by default, so this is not counted among the effects that change it.`,
  'action-most-restrictive': ({ of, result }) =>
    of.length > 1
      ? `Treated as ${list(of)} at the same time, the action is what is most restrictive of these: ${result}.`
      : `All the effects name the same difficulty, ${result}.`,
  'action-as-less': ({ as }, holds) =>
    holds
      ? `The action is purple by default; as nothing else is said, it is treated as ${as} all the same.`
      : `The action is purple by default, and purple is more difficult than ${as}, so it cannot be performed as ${as}.`,
  'action-is': ({ result, asked }, holds) => {
    if (result === null) return 'The action cannot be performed in this way.';
    return asked === null || holds
      ? `The action is treated as ${result}.`
      : `The action is treated as ${result}, not as ${asked}.`;
  },
};
