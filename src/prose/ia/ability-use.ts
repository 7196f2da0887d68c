/** Sentences of the verdicts about using abilities. */
import type { IaAbilityUseFacts } from '../../core/ia/ability-use/facts.ts';
import type { Activation, Cost, Doing, Payment, Word } from '../../core/ia/ability-use/scenario.ts';
import type { Sentences } from '../sentence.ts';
import { counted, list } from '../words.ts';

const ACTIVATION: Readonly<Record<Activation, string>> = {
  own: 'this is its activation',
  another: 'another figure is activated now',
  none: 'no figure is activated now',
};

const DOING: Readonly<Record<Doing, string>> = {
  nothing: 'no action or ability is being resolved',
  action: 'an action is being resolved',
  ability: 'another ability is being resolved',
  'spend-surges': 'surges of an attack are being spent',
};

/** What is wrong with the moment. */
const moment = (activation: Activation, doing: Doing): string =>
  activation === 'own' ? DOING[doing] : ACTIVATION[activation];

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What a payment costs, for sentences that begin with it. */
const COST: Readonly<Record<Exclude<Payment, 'strain'>, (amount: number) => string>> = {
  threat: (amount) => `${amount} threat of the Imperial player`,
  exhaust: (amount) => `Exhausting ${amount === 1 ? 'the card' : counted(amount, 'card')}`,
  deplete: (amount) => `Depleting ${amount === 1 ? 'the card' : counted(amount, 'card')}`,
  discard: (amount) => `Discarding ${counted(amount, 'card or token', 'cards or tokens')}`,
  play: (amount) => `Playing ${amount === 1 ? 'the card' : counted(amount, 'card')}`,
  'victory-points': (amount) => `${counted(amount, 'VP')}`,
  'other-cost': (amount) => `Another cost of ${amount}`,
};

const SIGN: Readonly<Record<Word | Cost, string>> = {
  may: 'It says “may”',
  use: 'It says “use”',
  action: 'It costs an action',
  surge: 'It costs a surge',
  strain: 'It costs strain',
  threat: 'It costs threat',
  exhaust: 'A card is exhausted for it',
  deplete: 'A card is depleted for it',
  discard: 'A card or token is discarded for it',
  play: 'A card is played for it',
  'victory-points': 'It costs VPs',
  'other-cost': 'It has a cost',
};

/** "Without endurance 3 strain is taken as 3 damage, of which …". */
const damage = ({ amount, cards }: IaAbilityUseFacts['use-strain-as-damage']): string => {
  const cancelled = cards > 0 ? `, of which discarded Command cards can cancel ${cards}` : '';
  return `Without endurance ${amount} strain is taken as ${amount} damage${cancelled}`;
};

export const abilityUseSentences: Sentences<IaAbilityUseFacts> = {
  'use-requirement': ({ name }, holds) => `A requirement is ${holds ? '' : 'not '}met: ${name}.`,
  'use-special-action': ({ activation, doing }, holds) =>
    holds
      ? 'A special action is performed as an action in the figure’s own activation, between its actions, and it is the time for one.'
      : `A special action is performed as an action in the figure’s own activation, once what came before is resolved, and ${moment(activation, doing)}.`,
  'use-spend-surges': (_, holds) =>
    holds
      ? 'It is the step of the attack in which surges are spent.'
      : 'A surge ability is used in the step of an attack in which surges are spent, and this is not it.',
  'use-during-activation': ({ activation, doing }, holds) => {
    if (activation !== 'own')
      return `It is used during the figure’s own activation, and ${ACTIVATION[activation]}.`;
    if (!holds) return `It is used before or after an action and does not interrupt, and ${DOING[doing]}.`;
    return doing === 'nothing'
      ? 'It is the figure’s own activation, before or after an action.'
      : `It says that it interrupts, so it does not matter that ${DOING[doing]}.`;
  },
  'use-triggered': (_, holds) =>
    holds ? 'What it waits for happens now.' : 'What it waits for does not happen now.',
  'use-once-an-instance': ({ round }, holds) => {
    if (!holds)
      return 'It was used at this timing instance, and every ability is triggered at most once at each.';
    return round === 0
      ? 'It was not used yet in this round.'
      : `It was used ${times(round)} in this round, but not at this timing instance.`;
  },
  'use-special-once': ({ used }, holds) =>
    holds
      ? 'The figure has not performed this special action in this activation.'
      : `A figure performs each special action once per activation, and has performed this one ${times(used)}.`,
  'use-limit': ({ limit, used, activation }) => {
    if (activation === 'none') return 'With a limit per activation it cannot be used outside of activations.';
    return `Its limit is ${limit} per activation; in this one it was ${used === 0 ? 'not used yet' : `used ${times(used)}`}.`;
  },
  'use-limit-elsewhere': (_, holds) =>
    holds
      ? 'That another figure is activated is taken not to matter: the rule bars only use outside of activations.'
      : 'It is taken that an ability with a limit per activation is for the figure’s own activation, and another figure is activated.',
  'use-symbols': ({ symbol, needed, left }, holds) => {
    const cost = `It costs ${counted(needed, symbol)}`;
    if (left === null) return `${cost}, of which there are enough.`;
    if (left === 0) return `${cost}, and none is left.`;
    return `${cost}, and ${holds ? '' : 'only '}${left} ${left === 1 ? 'is' : 'are'} left.`;
  },
  'use-cost': ({ cost, amount, have }, holds) => {
    const what = COST[cost](amount);
    if (holds) return `${what} is its cost, which can be paid.`;
    const only = have ? `: there ${have === 1 ? 'is' : 'are'} only ${have}` : '';
    return `${what} is its cost, which cannot be paid${only}.`;
  },
  'use-strain-of-hero': ({ amount, strain, endurance }, holds) =>
    `With ${amount} strain more the hero has ${strain + amount}, ${holds ? 'which does not exceed' : 'more than'} its endurance of ${endurance}.`,
  'use-strain-as-damage': (evidence) => `${damage(evidence)}; the figure has ${evidence.left} Health left.`,
  'use-strain-defeats': (evidence, holds) =>
    `${damage(evidence)}, which defeats a figure that has ${evidence.left} Health left; it is taken that it may ${holds ? '' : 'not '}pay all the same.`,
  'use-after-attack': ({ contains }) =>
    contains === 'damage'
      ? 'It causes damage without being an attack, so it does not matter that the figure has attacked.'
      : 'It contains an attack, and a figure that is no hero uses one action per activation to attack, which it has done.',
  'use-parts': ({ done, undone, all }) => {
    if (all) return `It has to be possible in full, and this is not: ${list(undone)}.`;
    return done.length === 0
      ? `Nothing of it can be done (${list(undone)}), which is no bar to using it.`
      : `As much is done as can be: ${list(done)}, and not ${list(undone)}.`;
  },
  'optional-sign': ({ sign }) => `${SIGN[sign]}, which makes it optional.`,
  'optional-no-sign': () => 'It says neither “may” nor “use” and has no cost, so it is mandatory.',
};
