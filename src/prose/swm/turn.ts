/** Sentences of the verdicts about a turn. */
import { sourceOf } from '../../core/swm/abilities/index.ts';
import type { SourceId } from '../../core/swm/abilities/vocabulary.ts';
import type { SwmTurnFacts } from '../../core/swm/turn/facts.ts';
import type { PlanId } from '../../core/swm/turn/plans.ts';
import type { Deed } from '../../core/swm/turn/scenario.ts';
import type { Sentences } from '../sentence.ts';
import { counted, list } from '../words.ts';

const PLAN: Readonly<Record<PlanId, string>> = {
  'move-then-attack': 'moving and then attacking',
  'attack-then-move': 'attacking and then moving',
  'move-only': 'moving without an attack',
  'combine-fire': 'combining fire and nothing else',
};

const DEED: Readonly<Record<Deed, string>> = {
  move: 'move',
  attack: 'attack',
  'replace-attacks': 'ability that replaces attacks',
  'combine-fire': 'combined fire',
};

const fits = (open: readonly PlanId[]): string =>
  list(
    open.map((plan) => PLAN[plan]),
    'or',
  );

const called = (ability: string): string => sourceOf(ability as SourceId)?.name ?? ability;

export const turnSentences: Sentences<SwmTurnFacts> = {
  'turn-moves': ({ number, squares, total, limit, open }, holds) => {
    const move = `Action ${number} is a move of ${counted(squares, 'square')}`;
    const sum = total === squares ? '' : `, ${total} in all`;
    if (holds) return `${move}${sum}; so far this fits ${fits(open)}.`;
    return limit > 0 && total > limit
      ? `${move}${sum}, and no more than ${limit} are allowed.`
      : `${move}, which fits none of the ways to spend a turn.`;
  },
  'turn-stands-still': ({ number }) =>
    `Action ${number} is a move of no squares, and standing still is always allowed.`,
  'turn-attacks': ({ number, open }, holds) =>
    holds
      ? `Action ${number} is an attack; so far this fits ${fits(open)}.`
      : `Action ${number} is an attack, which fits none of the ways to spend a turn.`,
  'turn-uses-replacing': ({ number, open, ability }, holds) => {
    const use = ability ? `the use of ${called(ability)}` : 'the use of an ability that replaces attacks';
    return holds
      ? `Action ${number} is ${use}, in place of the attack; so far this fits ${fits(open)}.`
      : `Action ${number} is ${use}, and there is no attack at this place that it could replace.`;
  },
  'turn-combines-fire': ({ number }, holds) =>
    holds
      ? `Action ${number} is combining fire, and that is all this character does with its activation.`
      : `Action ${number} is combining fire, and a character that combines fire does nothing else with its activation.`,
  'turn-replaces-attacks': ({ ability }) => `${called(ability)} replaces attacks.`,
  'turn-plan-fits': ({ plan, number, why, deed, total, limit }) =>
    why === 'too-far'
      ? `It is not ${PLAN[plan]}: with action ${number} it has moved ${counted(total, 'square')}, and that allows ${limit}.`
      : `It is not ${PLAN[plan]}: that has no place for the ${DEED[deed]} of action ${number}.`,
  'turn-comes-after': ({ number, broken }) =>
    `Action ${number} is not looked at, since action ${broken} breaks a rule already.`,
  'turn-does-nothing': () => 'A character need not do anything in its turn.',
};
