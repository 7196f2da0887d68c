/** The sentences of verdicts about the dice of attacks and other rolls. */
import { EFFECTS, type EffectId } from '../../core/xwing/attack/effects.ts';
import type { AttackFacts, Done } from '../../core/xwing/attack/facts.ts';
import type { ReadingValue } from '../../core/xwing/attack/readings.ts';
import type { Occasion, Weapon } from '../../core/xwing/attack/scenario.ts';
import type { DiceKind, Role, StepId } from '../../core/xwing/attack/sequence.ts';
import type { DieResult, Token } from '../../core/xwing/attack/vocabulary.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { capital, counted, list } from '../words.ts';

/** `A.predator#2` → "Predator on TIE fighter (no. 2)": in the second of the attacks and rolls. */
function effectName(id: string, name: Naming): string {
  const [whole = id, number] = id.split('#');
  const [ship = '', what = ''] = whole.split('.');
  const label = Object.hasOwn(EFFECTS, what) ? EFFECTS[what as EffectId].name : what;
  const again = number ? ` (no. ${number})` : '';
  return `${label}${/^Spending /.test(label) ? ' by ' : ' on '}${name(ship)}${again}`;
}

const TALLIES: Readonly<Record<string, string>> = {
  'attack-dice': 'Attack dice',
  'defense-dice': 'Defense dice',
  'other-dice': 'Dice of the roll',
  dice: 'Dice',
  rerolled: 'Rerolled',
  focus: 'Focus tokens',
  evade: 'Evade tokens',
  calculate: 'Calculate tokens',
  force: 'Force charges',
  lock: 'Locks',
};

const isEffect = (id: string): boolean => Object.hasOwn(EFFECTS, id.split(/[.#]/)[1] ?? '');

/** Names of ships and values, made to name effects and what the timeline counts as well. */
export const naming =
  (name: Naming): Naming =>
  (id) =>
    isEffect(id) ? effectName(id, name) : (TALLIES[id] ?? name(id));

const TITLES: Readonly<Record<StepId, string>> = {
  declare: 'Step 1: Declare Target',
  'roll-attack': 'Step 2a: Roll Attack Dice',
  'rolled-attack': 'After the attack dice are rolled',
  'modify-attack': 'Step 2b: Modify Attack Dice',
  'roll-defense': 'Step 3a: Roll Defense Dice',
  'rolled-defense': 'After the defense dice are rolled, before step 3b',
  'modify-defense': 'Step 3b: Modify Defense Dice',
  'before-neutralizing': 'Before step 4',
  neutralize: 'Step 4: Neutralize Results',
  damage: 'Step 5: Deal Damage',
  aftermath: 'Step 6: Aftermath',
  'roll-other': 'The dice are rolled',
  'rolled-other': 'After the roll',
  'modify-other': 'The dice can be modified',
};

/** The step in the middle of a sentence. */
const WHEN: Readonly<Record<StepId, string>> = {
  declare: 'from the start of the attack',
  'roll-attack': 'when attack dice are rolled',
  'rolled-attack': 'right after attack dice are rolled',
  'modify-attack': 'when attack dice are modified',
  'roll-defense': 'when defense dice are rolled',
  'rolled-defense': 'right after defense dice are rolled, before they are modified',
  'modify-defense': 'when defense dice are modified',
  'before-neutralizing': 'before results are neutralized',
  neutralize: 'when results are neutralized',
  damage: 'when damage is dealt',
  aftermath: 'in the Aftermath',
  'roll-other': 'when the dice are rolled',
  'rolled-other': 'right after the dice are rolled',
  'modify-other': 'when the dice can be modified',
};

const OCCASION: Readonly<Record<Occasion, string>> = {
  engagement: 'its attack in the Engagement Phase',
  aftermath: 'a bonus attack in the Aftermath of the attack before',
  bonus: 'a bonus attack',
  'no-attack': 'a roll',
};

const ROLE: Readonly<Record<Role, string>> = {
  attacking: 'performs an attack',
  defending: 'defends',
  'rolling-only': 'rolls dice outside of an attack',
};

const TOKEN: Readonly<Record<Token, string>> = {
  focus: 'focus token',
  evade: 'evade token',
  calculate: 'calculate token',
  force: 'Force charge',
};

const RESULT: Readonly<Record<DieResult, string>> = {
  hit: 'hit',
  focus: 'focus',
  evade: 'evade',
  'blank-or-focus': 'blank or focus',
};

const DIE: Readonly<Record<DiceKind, string>> = {
  attack: 'attack die',
  defense: 'defense die',
  other: 'die',
};

const dice = (count: number, kind: DiceKind): string =>
  counted(count, DIE[kind], DIE[kind].replace(/die$/, 'dice'));

const weaponName = (weapon: Weapon): string => {
  if (weapon === 'primary') return 'a primary weapon';
  return weapon === 'special' ? 'a special weapon' : EFFECTS[weapon].name;
};

/** What an effect does, to follow its name. */
function deed({ does, kind, whose, dice: count, from, to, all }: Done, name: Naming): string {
  const of = `of ${name(whose)}`;
  switch (does) {
    case 'roll-more':
      return `has ${name(whose)} roll 1 more ${DIE[kind]}`;
    case 'reroll':
      return all ? `rerolls every die ${of}, ${count} in all` : `rerolls ${dice(count, kind)} ${of}`;
    case 'change': {
      const what = from && to ? `${RESULT[from]} ${all ? 'results' : 'result'}` : 'results';
      return `changes ${all ? 'all' : 'one'} ${what} ${of} to ${to ? RESULT[to] : 'others'}`;
    }
    case 'add':
      return `adds one ${to ? RESULT[to] : ''} result to those ${of}`;
    case 'cancel':
      return `cancels one ${to ? RESULT[to] : ''} result ${of}`;
    case 'forbid':
      return `is in force: the ${kind} dice ${of} cannot be modified`;
  }
}

const TAKEN: Readonly<Record<ReadingValue, string>> = {
  'is-modified': 'adding a result is a modification at any time',
  'is-not-modified': 'a result added before the step in which dice are modified is not kept out',
  'bonus-attack-only':
    'the Force charge of a card that offers a bonus attack is the cost of that attack only',
  'every-attack': 'a card that offers a bonus attack for a Force charge costs it for every attack',
};

export const sentences: Sentences<AttackFacts> = {
  'attack-step': ({ step, number, of }) => (of > 1 ? `${TITLES[step]} (no. ${number}).` : `${TITLES[step]}.`),
  'attack-declared': ({ ship, against, weapon, occasion }, _, name) =>
    `${name(ship)} attacks ${name(against)} with ${weaponName(weapon)}; this is ${OCCASION[occasion]}.`,
  'attack-pays': ({ ship, weapon, amount, left }, _, name) =>
    `${name(ship)} spends ${counted(amount, 'Force charge')} for the attack with ${weaponName(weapon)}; ${left} ${left === 1 ? 'is' : 'are'} left.`,
  'attack-rolled': ({ ship, kind, dice: count }, _, name) => `${name(ship)} rolls ${dice(count, kind)}.`,
  'attack-guesses': ({ effect, token, left }, _, name) =>
    `${effectName(effect, name)}: a ${TOKEN[token]} is spent before the roll to make a guess; ${left} ${left === 1 ? 'is' : 'are'} left.`,
  'attack-modifies-first': ({ step, ship }, _, name) =>
    `The effects of ${name(ship)}’s player come first ${WHEN[step]}, whoever is the first player.`,
  'attack-effect': ({ effect, ...done }, holds, name) =>
    holds
      ? `${effectName(effect, name)} ${deed(done, name)}.`
      : `${effectName(effect, name)} does not apply.`,
  'attack-in-step': ({ effect, step, named }, _, name) =>
    `${effectName(effect, name)} applies ${WHEN[step]}, as ${named ? 'the card names that time' : 'follows from what it does'}.`,
  'attack-wanted': ({ effect }, holds, name) =>
    `Its player ${holds ? 'wants' : 'does not want'} ${effectName(effect, name)} to apply.`,
  'attack-role': ({ effect, ship, role }, _, name) =>
    role === null
      ? `${name(ship)} takes no part in this, so ${effectName(effect, name)} does not apply.`
      : `${effectName(effect, name)} is not about what its ship does here: it ${ROLE[role]}.`,
  'attack-primary': ({ effect, weapon }, holds, name) =>
    holds
      ? `It is a primary attack, as ${effectName(effect, name)} wants it.`
      : `${effectName(effect, name)} wants a primary attack; this one is made with ${weaponName(weapon)}.`,
  'attack-with-it': ({ effect, weapon }, holds, name) =>
    holds
      ? `The attack is made with ${weaponName(weapon)}.`
      : `${effectName(effect, name)} speaks of attacks made with it; this one is made with ${weaponName(weapon)}.`,
  'attack-bullseye': ({ ship, against }, holds, name) =>
    `${name(against)} is ${holds ? '' : 'not '}in the bullseye arc of ${name(ship)}.`,
  'attack-lock': ({ ship, against }, holds, name) =>
    `${name(ship)} ${holds ? 'has' : 'does not have'} a lock on ${name(against)}.`,
  'attack-friendly-lock': ({ by, player, against }, _, name) =>
    by === null
      ? `No ship of player ${player} has a lock on ${name(against)}.`
      : `${name(by)} has a lock on ${name(against)}.`,
  'attack-near-obstacle': ({ ship }, holds, name) =>
    `${name(ship)} is ${holds ? '' : 'not '}at range 0–1 of an obstacle.`,
  'attack-token': ({ ship, token, has }, holds, name) =>
    holds
      ? `${name(ship)} has ${counted(has, TOKEN[token])}.`
      : has > 0
        ? `${name(ship)} spent no ${TOKEN[token]} before the roll.`
        : `${name(ship)} has no ${TOKEN[token]}.`,
  'attack-charge': ({ effect, has }, holds, name) =>
    holds
      ? `${effectName(effect, name)} has ${counted(has, 'charge')}.`
      : `${effectName(effect, name)} has no charge left.`,
  'attack-guess': ({ effect, dice: count }, holds, name) =>
    count === 0
      ? `No dice are rolled, so the guess for ${effectName(effect, name)}, a number of at least 1, is wrong.`
      : `The guess for ${effectName(effect, name)} is ${holds ? 'right' : 'wrong'}.`,
  'attack-may-spend-lock': ({ ship, by }, holds, name) =>
    holds || by === null
      ? `${name(ship)} may spend its lock.`
      : `${effectName(by, name)} was used, so ${name(ship)} cannot spend its lock during this attack.`,
  'attack-bar-ended': ({ ship, by }, _, name) =>
    `What ${effectName(by, name)} kept ${name(ship)} from was over with the earlier attack, and its Aftermath is no part of it.`,
  'attack-may-modify': ({ effect, whose }, holds, name) =>
    holds
      ? `The dice of ${name(whose)} can be modified.`
      : `The dice of ${name(whose)} cannot be modified, and ${effectName(effect, name)} would modify them.`,
  'attack-forbids': ({ effect, whose, exceptThis }, _, name) =>
    `${capital(effectName(effect, name))} is the reason why the dice of ${name(whose)} cannot be modified${exceptThis ? ' by anything else' : ''}.`,
  'attack-modifies-nothing': ({ effect, does, whose }, _, name) =>
    `The dice of ${name(whose)} cannot be modified, but ${does === 'cancel' ? 'canceling results' : 'rolling more dice'} modifies none, so ${effectName(effect, name)} is not kept out.`,
  'attack-before-modifying': ({ effect }, _, name) =>
    `${effectName(effect, name)} comes before the step in which dice are modified, and is taken not to be kept out for that.`,
  'attack-excepted': ({ effect }, _, name) =>
    `${effectName(effect, name)} is the one modification that is left to these dice.`,
  'attack-lapsed': ({ effect }, _, name) =>
    `${capital(effectName(effect, name))} kept these dice from being modified, but what it asks for does not hold any more.`,
  'attack-no-dice': ({ effect, whose, kind }, _, name) =>
    `${name(whose)} has no ${DIE[kind].replace(/die$/, 'dice')} for ${effectName(effect, name)}.`,
  'attack-fresh-dice': ({ effect, fresh, dice: count }, holds, name) =>
    holds
      ? `Dice that can still be rerolled: ${fresh} of ${count}.`
      : `No die is left for ${effectName(effect, name)}: each is rerolled once at most.`,
  'attack-no-reroll': ({ effect, rerolled }, _, name) =>
    `${counted(rerolled, 'die', 'dice')} ${rerolled === 1 ? 'was' : 'were'} rerolled before, and ${effectName(effect, name)} is not treated as a reroll, so it takes in every die.`,
  'attack-over': ({ ended }, _, name) =>
    `The Aftermath is no part of the attack, so what lasted as long as the attack is over: ${list(ended.map((id) => effectName(id, name)))}.`,
  'attack-order': ({ effects }, _, name) =>
    effects.length === 0
      ? 'No effect applies to these dice.'
      : `Each effect applies in the step of what it does: ${effects.map((id) => effectName(id, name)).join(', then ')}.`,
  'attack-must-reroll': ({ effect, added }, holds, name) =>
    holds
      ? `The die that ${effectName(added, name)} added must be rerolled with ${effectName(effect, name)}.`
      : `No die that ${effectName(added, name)} adds has to be rerolled with ${effectName(effect, name)}.`,
  'attack-has-added': ({ effect, added }, holds, name) =>
    holds
      ? `${effectName(added, name)} has added its die before ${effectName(effect, name)} applies, and an added die is a die like the others.`
      : `When ${effectName(effect, name)} applies, there is no die that ${effectName(added, name)} added and that can be rerolled.`,
  'attack-takes': ({ effect, dice: count, takesAll, rerolls }, _, name) => {
    if (!rerolls) return `${effectName(effect, name)} rerolls nothing here.`;
    return takesAll
      ? `${effectName(effect, name)} takes in every die that can be rerolled, ${count} in all.`
      : `The player chooses which dice ${effectName(effect, name)} rerolls, ${count} of them here.`;
  },
  'attack-reading': ({ value }) => `The rulings leave it open, and here it is taken that ${TAKEN[value]}.`,
};
