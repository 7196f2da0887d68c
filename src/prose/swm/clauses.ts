/** Sentences for a clause of a defence that is held against an event, and for what decides whether it applies. */
import type { Known, Origin } from '../../core/swm/abilities/vocabulary.ts';
import type { SwmClauseFacts } from '../../core/swm/effects/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { capital } from '../words.ts';
import { called } from './called.ts';
import { KINDS, spoken, subject } from './event-words.ts';

/** A sentence for what holds, for what does not, and for what the sources do not say. */
const known = (value: Known<boolean>, yes: string, no: string, unsaid: string): string =>
  value === 'unknown' ? `The sources do not say ${unsaid}.` : value ? yes : no;

export const ORIGINS: Readonly<Record<Origin, string>> = {
  attack: 'an attack',
  'special-ability': 'a special ability',
  'force-power': 'a Force power',
  'commander-effect': 'a commander effect',
  rule: 'something that the rules allow everybody',
};

/** What a clause does, after "can" and "cannot". */
function does(
  { effect, event, defence, reroll }: SwmClauseFacts['effect-clause'],
  name: Naming,
): readonly [actor: string, action: string] {
  const whom = spoken(event, name);
  const ability = capital(called(defence, name));
  const damage = event.role === 'damage' ? whom : `the damage of ${whom}`;
  if (reroll)
    return ['A Force point', `be spent to reroll the save of ${called(defence, name)} against ${whom}`];
  switch (effect) {
    case 'prevent':
      return [ability, `stop ${whom}`];
    case 'cancel':
      return [ability, `cancel ${whom}`];
    case 'become-target':
      return [ability, `draw ${whom} to the one who has it`];
    case 'avoid-damage':
      return [ability, `avoid ${damage}`];
    case 'reduce-damage':
      return [ability, `lessen ${damage}`];
    case 'protect':
      return [ability, `protect from ${damage}`];
    case 'take-damage':
      return [ability, `take over ${damage}`];
    case 'attack-back':
      return [ability, `answer ${whom}`];
    case 'survive':
      return [ability, `keep a character in play after ${whom}`];
    case 'reroll':
      return [ability, `be used on a save against ${whom}`];
  }
}

const PLACES = {
  same: 'the same character as',
  adjacent: 'adjacent to',
  'within-6': 'within 6 squares of',
  further: 'more than 6 squares from',
} as const;

const points = (count: number): string => (count === 1 ? '1 Force point' : `${count} Force points`);

export const clauseSentences: Sentences<SwmClauseFacts> = {
  'effect-clause': (evidence, _, name) => {
    const [actor, action] = does(evidence, name);
    if (evidence.truth === 'unknown') return `Whether ${actor} can ${action} is not settled.`;
    return `${actor} ${evidence.truth === 'yes' ? 'can' : 'cannot'} ${action}.`;
  },
  'effect-attack': ({ event, resolvedBy }, _, name) => {
    const who = subject(event, name);
    return known(
      resolvedBy === 'unknown' ? 'unknown' : resolvedBy === 'attack-roll',
      `${who} is resolved by an attack roll, so it is an attack.`,
      `${who} is not resolved by an attack roll, so it is not an attack.`,
      `whether ${spoken(event, name)} is resolved by an attack roll`,
    );
  },
  'effect-melee': ({ event, defence, wanted, melee, because }, _, name) => {
    const who = subject(event, name);
    const kind = melee ? 'a melee attack' : 'not a melee attack';
    if (melee === null) {
      const needs = wanted ? 'melee attacks' : 'attacks that are not melee attacks';
      return `${capital(called(defence, name))} answers ${needs}; ${spoken(event, name)} is taken to be one.`;
    }
    const [ability] = because;
    return `${who} is ${kind}${ability ? `, because the attacker has ${called(ability, name)}` : ''}.`;
  },
  'effect-not-lightsaber': ({ event, defence, attack, lightsaber, because }, holds, name) => {
    const who = subject(event, name);
    const ability = called(defence, name);
    const [how] = because;
    if (!holds)
      return `${who} is made with a lightsaber${how ? ` (${called(how, name)})` : ''}, and ${ability} does nothing against those.`;
    if (!attack) return `${who} is not an attack with a lightsaber by an adjacent enemy.`;
    return lightsaber === null
      ? `${capital(ability)} does nothing against attacks with a lightsaber; ${spoken(event, name)} is taken to be made without one.`
      : `${who} is made without a lightsaber.`;
  },
  'effect-origin': ({ event, wanted, origin }, holds, name) =>
    holds
      ? `${subject(event, name)} ${event.role === 'use' || event.role === 'response' ? 'is' : 'comes from'} ${ORIGINS[origin]}.`
      : `${subject(event, name)} is not ${ORIGINS[wanted]} but ${ORIGINS[origin]}.`,
  'effect-affects-target': ({ event }, holds, name) =>
    holds
      ? `${subject(event, name)} affects those it is used on.`
      : `${subject(event, name)} affects its user, not the one it is turned against.`,
  'effect-harmful': ({ event }, holds, name) =>
    holds
      ? `${subject(event, name)} does those whom it affects no good.`
      : `${subject(event, name)} does those whom it affects good.`,
  'effect-target-rules': ({ event, uses }, _, name) => {
    const who = subject(event, name);
    return known(
      uses,
      `${who} follows the rules for choosing targets.`,
      `${who} does not follow the rules for choosing targets.`,
      `whether ${spoken(event, name)} follows the rules for choosing targets`,
    );
  },
  'effect-aimed': ({ event, aimed }, _, name) => {
    const who = subject(event, name);
    return known(
      aimed,
      `${who} targets the one it affects.`,
      `${who} targets nobody in particular.`,
      `whether ${spoken(event, name)} targets those it affects`,
    );
  },
  'effect-deals-damage': ({ event, does: what }, holds, name) => {
    const who = subject(event, name);
    return known(
      what === 'unknown' ? 'unknown' : holds,
      `${who} deals damage.`,
      `${who} deals no damage of its own.`,
      `whether ${spoken(event, name)} deals damage`,
    );
  },
  'effect-save': ({ event, calls }, _, name) => {
    const who = subject(event, name);
    return known(
      calls,
      `${who} calls for a save.`,
      `${who} calls for no save.`,
      `whether ${spoken(event, name)} calls for a save`,
    );
  },
  'effect-spends-force': ({ event, spends }, _, name) => {
    const who = subject(event, name);
    return known(
      spends,
      `${who} costs Force points.`,
      `${who} costs no Force point.`,
      `whether ${spoken(event, name)} costs Force points`,
    );
  },
  'effect-answers-attack': ({ event }, holds, name) =>
    holds
      ? 'What it answers is an attack.'
      : `What it answers is ${spoken(event, name)}, and that is no attack.`,
  'effect-near': ({ defence, who, of, within, wanted, distance, byNature, event }, _, name) => {
    const holder = `the character with ${called(defence, name)}`;
    const one = who === 'attacker' ? 'the attacker' : holder;
    const other = of === 'target' ? 'the target' : holder;
    if (byNature) return `${subject(event, name)} reaches adjacent characters only.`;
    if (distance !== null) return `${capital(one)} is ${PLACES[distance]} ${other}.`;
    return `${capital(one)} is taken to be ${wanted ? '' : 'not '}${PLACES[within]} ${other}.`;
  },
  'effect-holder': ({ defence, wanted, is }, holds, name) => {
    const ability = capital(called(defence, name));
    const protects =
      wanted === 'target' ? 'protects only the one who has it' : 'protects others than the one who has it';
    if (is === null || holds) return `${ability} ${protects}.`;
    return `${ability} ${protects}, and the target is ${is === 'target' ? 'that very character' : 'another character'}.`;
  },
  'effect-enemy': ({ defence, kind, attacker }, holds, name) => {
    const ability = capital(called(defence, name));
    if (!holds) return `${ability} works on non-Droids only, and the attacker is a Droid.`;
    const works = kind === 'any' ? 'works on every enemy, Droid or not' : 'works on non-Droids';
    return attacker === 'non-droid'
      ? `${ability} ${works}.`
      : `${ability} ${works}; the attacker is ${KINDS[attacker]}.`;
  },
  'effect-force-points': ({ defence, reroll, needed, left }, _, name) => {
    const ability = called(defence, name);
    const what = reroll ? `${capital(ability)} with a reroll` : capital(ability);
    const has = left === null ? 'which its user is taken to have' : `and its user has ${left} left`;
    return `${what} takes ${points(needed)}, ${has}.`;
  },
  'effect-may-answer': ({ defence, answer, event, by }, holds, name) => {
    const what =
      answer.source === defence ? called(defence, name) : `a Force point reroll of ${called(defence, name)}`;
    return `${called(by, name)} ${holds ? 'does not forbid' : 'forbids'} ${what} in answer to ${spoken(event, name)}.`;
  },
  'effect-spends-twice': ({ defence }, holds, name) =>
    `Force points are taken ${holds ? '' : 'not '}to be spent on ${called(defence, name)} and again on a reroll in one turn.`,
};
