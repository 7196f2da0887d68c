/** Sentences of the verdicts about a turn. */
import type { SwmTurnFacts } from '../../core/swm/turn/facts.ts';
import type { PlanId, UsualPlan } from '../../core/swm/turn/plans.ts';
import type { Deed, Occasion } from '../../core/swm/turn/scenario.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { counted, list } from '../words.ts';

const PLAN: Readonly<Record<UsualPlan, string>> = {
  'move-then-attack': 'moving and then attacking',
  'attack-then-move': 'attacking and then moving',
  'move-only': 'moving without an attack',
  'combine-fire': 'combining fire and nothing else',
};

const called = (plan: PlanId, name: Naming): string => PLAN[plan as UsualPlan] ?? name(plan);

const DEED: Readonly<Record<Deed, string>> = {
  move: 'move',
  attack: 'attack',
  'replace-attacks': 'ability that replaces attacks',
  'combine-fire': 'combined fire',
  'replace-turn': 'ability that replaces the turn',
};

/** After "an", "is" or "in place of". */
const ATTACK: Readonly<Record<Occasion, string>> = {
  turn: 'an attack',
  opportunity: 'an attack of opportunity',
  'commander-effect': 'an immediate attack that a commander effect grants',
  ability: 'an attack that another ability grants',
};

const fits = (open: readonly PlanId[], name: Naming): string =>
  list(
    open.map((plan) => called(plan, name)),
    'or',
  );

const NONE = 'fits none of the ways to spend a turn';

export const turnSentences: Sentences<SwmTurnFacts> = {
  'turn-is-immediate': ({ by }, _holds, name) =>
    `${name(by)} makes this an immediate turn, which is a turn without an activation.`,
  'turn-slowest-speed': ({ speeds, least }, _holds, name) => {
    const all = speeds.map(({ from, squares }) =>
      from === 'own' ? `Speed ${squares} of its own` : `Speed ${squares} (${name(from)})`,
    );
    return `It has ${list(all)}; the most restrictive counts, Speed ${least}.`;
  },
  'turn-extra-squares': ({ from, squares }, _holds, name) =>
    `${name(from)} adds ${counted(squares, 'square')} to all moves of the turn together.`,
  'turn-moves': ({ number, squares, total, limit, open }, holds, name) => {
    const move = `Action ${number} is a move of ${counted(squares, 'square')}`;
    const sum = total === squares ? '' : `, ${total} in all`;
    if (holds) return `${move}${sum}; so far this fits ${fits(open, name)}.`;
    return limit > 0 && total > limit
      ? `${move}${sum}, and no more than ${limit} are allowed.`
      : `${move}${sum}, which is not allowed here.`;
  },
  'turn-stands-still': ({ number }) =>
    `Action ${number} is a move of no squares, and standing still is always allowed.`,
  'turn-attacks': ({ number, open, occasion }, holds, name) => {
    if (!holds) return `Action ${number} is ${ATTACK[occasion]}, which ${NONE}.`;
    return occasion === 'turn'
      ? `Action ${number} is an attack; so far this fits ${fits(open, name)}.`
      : `Action ${number} is ${ATTACK[occasion]}, beside what the character does with its turn.`;
  },
  'turn-uses-replacing': ({ number, open, ability, occasion }, holds, name) => {
    const use = ability ? `the use of ${name(ability)}` : 'the use of an ability that replaces attacks';
    if (holds)
      return `Action ${number} is ${use}, in place of the attack; so far this fits ${fits(open, name)}.`;
    return occasion === 'turn'
      ? `Action ${number} is ${use} in place of the attack, which ${NONE}.`
      : `Action ${number} is ${use} in place of ${ATTACK[occasion]}, which cannot be replaced.`;
  },
  'turn-combines-fire': ({ number }, holds) =>
    holds
      ? `Action ${number} is combining fire, and that is all this character does with its activation.`
      : `Action ${number} is combining fire, and a character that combines fire does nothing else with its activation.`,
  'turn-uses-turn': ({ number, ability }, holds, name) =>
    holds
      ? `Action ${number} is the use of ${name(ability)}, in place of the usual turn.`
      : `Action ${number} is the use of ${name(ability)}, and it takes the place of the whole turn.`,
  'turn-replaces-attacks': ({ ability }, _holds, name) => `${name(ability)} replaces attacks.`,
  'turn-ability-allows': ({ plan }, _holds, name) =>
    `The usual ways to spend a turn do not allow this; ${called(plan, name)} does.`,
  'turn-within-range': ({ of, within, squares }, holds, name) => {
    const from = `from ${name(of)} when it uses what only this commander effect allows`;
    if (squares === null) return `It is taken to be within ${within} squares of ${name(of)} at that time.`;
    const range = holds ? `within the ${within}` : `and must be within ${within}`;
    return `It is ${counted(squares, 'square')} ${from}, ${range}.`;
  },
  'turn-card-says': ({ plan, total }, _holds, name) =>
    `It moves ${counted(total, 'square')} with ${called(plan, name)}, and only its card says how far that goes.`,
  'turn-is-barred': ({ number, why, by, deed, occasion }, _holds, name) => {
    const ability = by ? name(by) : 'An ability';
    switch (why) {
      case 'not-that-attack':
        return `Only the attack of moving and attacking is replaced, and action ${number} stands for ${ATTACK[occasion]}.`;
      case 'immediate-turn':
        return `It is taken that no ability replaces the attack of a turn that ${ability} grants.`;
      case 'once-a-turn':
        return `Action ${number} is a second attack of opportunity in one turn.`;
      case 'no-moves':
        return `The turn that ${ability} grants is one without moves.`;
      case 'occupied':
        return `The move of action ${number} ends in an occupied square.`;
      case 'kept-apart':
        return `${ability} keeps moves and actual attacks apart, and the ${DEED[deed]} of action ${number} brings them together in one turn.`;
    }
  },
  'turn-plan-fits': ({ plan, number, why, deed, total, limit, least }, _holds, name) => {
    const not = `It is not ${called(plan, name)}`;
    switch (why) {
      case 'too-far':
        return `${not}: with action ${number} it has moved ${counted(total, 'square')}, and that allows ${limit}.`;
      case 'too-short':
        return `${not}: at action ${number} it has moved ${counted(total, 'square')}, and that needs at least ${least}.`;
      case 'out-of-range':
        return `${not}: at action ${number} it is too far from the commander whose effect allows that.`;
      case 'not-replaced':
        return `${not}: the attack that action ${number} stands for is one that no ability replaces.`;
      case 'no-part':
        return `${not}: that has no place for the ${DEED[deed]} of action ${number}.`;
    }
  },
  'turn-comes-after': ({ number, broken }) =>
    `Action ${number} is not looked at, since action ${broken} breaks a rule already.`,
  'turn-does-nothing': () => 'A character need not do anything in its turn.',
};
