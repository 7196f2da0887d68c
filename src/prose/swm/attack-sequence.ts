/** Sentences of the verdicts about the sequence of an attack. */
import { sourceOf } from '../../core/swm/abilities/index.ts';
import type { SequenceStepId } from '../../core/swm/abilities/sequence.ts';
import type { SourceId } from '../../core/swm/abilities/vocabulary.ts';
import type { LeftOut, SwmSequenceFacts } from '../../core/swm/attack-sequence/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { capital, list, names, withArticle } from '../words.ts';
import { called as spoken } from './called.ts';
import { clauseSentences } from './clauses.ts';
import { TAKEN } from './effect-readings.ts';

const called = (ability: string): string => sourceOf(ability as SourceId)?.name ?? ability;

const STATS: Readonly<Record<string, string>> = {
  'hit-points': 'Hit Points',
  'force-points': 'Force points',
};

/** `B.bodyguard` → "Bodyguard (Stormtrooper)": an effect is an ability of somebody. */
export const effectNaming =
  (name: Naming): Naming =>
  (id) => {
    const [character, ability] = id.split('.');
    if (ability === undefined) return STATS[id] ?? name(id);
    return sourceOf(character as SourceId) === undefined
      ? `${called(ability)} (${name(character ?? '')})`
      : lacking(character ?? '', ability);
  };

/** What a verdict would have to know. */
function lacking(ability: string, what: string): string {
  const of = called(ability);
  if (what === 'amount') return `the damage on the card of ${of}`;
  if (what === 'save') return `the number of the save of ${of}`;
  if (what === 'from') return `the attack roll that sets off ${of}`;
  if (what === 'text') return `what ${of} does`;
  return `whether an attack made with ${of} uses the rules for choosing targets`;
}

const STEP_TITLES: Readonly<Record<SequenceStepId, string>> = {
  'all-targets': 'All targets are declared',
  target: 'A target is declared',
  targeted: 'Effects of being targeted',
  select: 'One character is selected',
  declared: 'The attack is declared',
  'before-roll': 'Effects before the roll',
  roll: 'The attack roll',
  attacked: 'Effects of being attacked',
  result: 'The result of the roll',
  hit: 'Effects of a hit',
  damaged: 'Effects on the damage',
  damage: 'The damage is dealt',
  defeated: 'Effects of a defeat',
  removed: 'The defeated is removed',
  afterwards: 'Effects without damage',
  again: 'A second attack',
  next: 'The next target',
};

const LEFT: Readonly<Record<Exclude<LeftOut, 'clauses'>, string>> = {
  'not-unique': 'the character defeated is not Unique',
  'not-adjacent': 'the character defeated is not adjacent',
  'used-this-turn': 'it has been used this turn',
  'nobody-to-attack': 'there is nobody left for it',
  'not-of-those': 'the character defeated is not among those whom it works on',
  'no-legal-target': 'the attacker could not choose that character as a target',
  'no-damage-left': 'there is no damage left',
  'not-set-off': 'the attack roll does not set it off',
  'takes-over': 'the damage is taken over from another character',
};

type Own = Omit<SwmSequenceFacts, keyof typeof clauseSentences>;

const own: Sentences<Own> = {
  'sequence-step': ({ step, number }) => `Step ${number}: ${STEP_TITLES[step]}.`,
  'sequence-all-targets': ({ character, ability, targets }, holds, name) =>
    holds
      ? `With ${called(ability)}, ${name(character)} attacks ${names(targets, name)}.`
      : `There is nobody whom ${name(character)} can attack with ${called(ability)}.`,
  'sequence-target': ({ attacker, target, why }, _, name) => {
    if (why === 'gone') return `${name(target)} is no longer on the battle grid.`;
    if (why === 'not-legal') return `${name(target)} is no legal target for ${name(attacker)}.`;
    return why === 'rules'
      ? `${name(attacker)} chooses ${name(target)} as the target.`
      : `The target of ${name(attacker)} is ${name(target)}.`;
  },
  'sequence-declared': ({ attacker, target, attack, defense, damage, aid }, _, name) =>
    `${name(attacker)} attacks at ${signed(attack)}${aid > 0 ? `, ${aid} of it from combined fire` : ''}, for ${damage} damage, against ${name(target)}’s Defense of ${defense}.`,
  'sequence-roll': ({ attacker, die, again }, _, name) =>
    `${name(attacker)} rolls ${again ? 'again, ' : ''}${withArticle(die)}.`,
  'sequence-result': ({ total, defense, die, critical }, holds) => {
    if (die === 20) return `A natural 20 hits${critical ? ', and it is a critical hit' : ''}.`;
    if (die === 1) return 'A natural 1 misses.';
    return `A total of ${total} against Defense ${defense} ${holds ? 'hits' : 'misses'}.`;
  },
  'sequence-damage': ({ character, damage, left }, _, name) =>
    `${name(character)} takes ${damage} damage and has ${Math.max(0, left)} Hit Points left.`,
  'sequence-is-defeated': ({ character }, _, name) => `${name(character)} is defeated.`,
  'sequence-removed': ({ character }, _, name) => `${name(character)} is removed from the battle grid.`,
  'sequence-next': ({ target, back }, _, name) =>
    `The sequence goes back to step ${back} for ${name(target)}.`,
  'sequence-splash': ({ ability, target, also }, _, name) =>
    `${called(ability)} affects everybody adjacent to ${name(target)} too: ${names(also, name)}.`,
  'sequence-bonus': ({ character, ability, attack, damage }, _, name) =>
    `${effect(character, ability, name)} adds ${list([
      ...(attack ? [`${attack} to Attack`] : []),
      ...(damage ? [`${damage} to Damage`] : []),
    ])}.`,
  'sequence-becomes-target': ({ character, ability, instead }, _, name) =>
    `With ${called(ability)}, ${name(character)} becomes the target instead of ${name(instead)}.`,
  'sequence-cancels': ({ character, ability, attacker }, holds, name) =>
    holds
      ? `${effect(character, ability, name)} cancels the attack.`
      : `${effect(character, ability, name)} does not cancel the attack, since ${name(attacker)} saves.`,
  'sequence-condition': ({ ability, target }, _, name) =>
    `${called(ability)} takes effect on ${name(target)}, whether the attack hits or not.`,
  'sequence-disintegrates': ({ ability, converted }) =>
    converted > 0
      ? `${called(ability)} is turned into ${converted} more damage at once.`
      : `${called(ability)} is set off; it is resolved with the damage.`,
  'sequence-avoids': ({ character, ability }, holds, name) =>
    holds
      ? `With ${called(ability)}, ${name(character)} avoids the damage.`
      : `${name(character)} fails to avoid the damage with ${called(ability)}.`,
  'sequence-takes-damage': ({ character, ability, instead }, _, name) =>
    `With ${called(ability)}, ${name(character)} takes the damage instead of ${name(instead)}.`,
  'sequence-reduces': ({ character, ability, amount, left }, holds, name) =>
    holds
      ? `With ${called(ability)}, ${name(character)} lessens the damage by ${amount}, to ${left}.`
      : `${name(character)} fails to lessen the damage with ${called(ability)}.`,
  'sequence-first-of-damage': ({ ability }) =>
    `${called(ability)} is resolved before anything that lessens the damage.`,
  'sequence-saved': ({ ability, target }, holds, name) =>
    holds
      ? `${name(target)} saves against ${called(ability)} and takes no damage.`
      : `${name(target)} does not save against ${called(ability)}.`,
  'sequence-survives': ({ character, ability, left }, holds, name) =>
    holds
      ? `With ${called(ability)}, ${name(character)} stays, with ${left} Hit Points.`
      : `${called(ability)} does not save ${name(character)}.`,
  'sequence-disintegrated': ({ ability, target }, holds, name) =>
    holds
      ? `${called(ability)} defeats ${name(target)}.`
      : `${called(ability)} does not defeat ${name(target)}.`,
  'sequence-begins': ({ character, ability, by, targets, attacks }, _, name) =>
    attacks
      ? `With ${spoken(ability as SourceId, name)}, ${name(by)} attacks ${names(targets, name)}; this attack is completed first.`
      : `${effect(character, ability, name)} deals damage to ${names(targets, name)}.`,
  'sequence-aftermath': ({ ability, target }, holds, name) =>
    holds
      ? `${called(ability)} takes effect on ${name(target)}.`
      : `${name(target)} saves against ${called(ability)}.`,
  'sequence-again': ({ character, ability, target }, _, name) =>
    `With ${called(ability)}, ${name(character)} attacks ${name(target)} once more: the sequence goes back to step 5.`,
  'sequence-anew': () => 'It is another attack, so what came in for the first one may come in again.',
  'sequence-goes-on': ({ attacker, target }, _, name) =>
    `The attack of ${name(attacker)} on ${name(target)} goes on where it stopped.`,
  'sequence-select': ({ ability, target }, holds, name) =>
    holds
      ? `${name(target)} is the next to be affected by ${called(ability)}.`
      : `${name(target)} is no longer on the battle grid.`,
  'sequence-prevents': ({ character, ability }, _, name) =>
    `${effect(character, ability, name)} keeps it from having any effect.`,
  'sequence-left-out': ({ character, ability, why }, _, name) =>
    `${effect(character, ability, name)} does not come in${why === 'clauses' ? '' : `: ${LEFT[why]}`}.`,
  'sequence-unknown': ({ missing }, _, name) =>
    missing === 'end'
      ? 'So many attacks answer each other that nobody could follow them.'
      : `Nothing goes on without knowing ${effectNaming(name)(missing)}.`,
  'sequence-save': ({ character, ability, needs, die, again }, holds, name) =>
    `${name(character)} rolls ${again ? 'again, ' : ''}${withArticle(die)} for ${called(ability)}; ${holds ? `that makes the save of ${needs}` : `a save takes ${needs}`}.`,
  'sequence-must-save': ({ character }, _, name) =>
    `${name(character)} has to save, whatever its player would like.`,
  'sequence-keeps-from-spending': ({ character, ability, kept }, _, name) =>
    `${effect(character, ability, name)} keeps ${character === kept ? 'its owner' : name(kept)} from spending Force points.`,
  'sequence-spends': ({ character, amount, left }, _, name) =>
    `${name(character)} spends ${amount === 1 ? 'a Force point' : `${amount} Force points`} and has ${left} left.`,
  'sequence-simultaneous': ({ abilities, by }, _, name) =>
    `${capital(names(abilities, effectNaming(name)))} come at the same time; ${
      by === null ? 'each squad orders its own' : 'the squad whose turn it is orders them'
    }.`,
  'sequence-order': ({ came }, _, name) =>
    came.length === 0
      ? 'No ability comes in.'
      : `In the order of the sequence: ${list(came.map(({ effect: id, number }) => `${effectNaming(name)(id)} in step ${number}`))}.`,
  'sequence-took': ({ character, damage, left, defeated }, _, name) =>
    `${name(character)} takes ${damage} damage in all and ${defeated ? 'is defeated' : `has ${Math.max(0, left)} Hit Points left`}.`,
  'sequence-reading': ({ reading, value }) =>
    TAKEN[`${reading}/${value}`] ?? `${reading} is taken as ${value}.`,
};

/** "Shields of Luke Skywalker". */
const effect = (character: string, ability: string, name: Naming): string =>
  `${called(ability)} of ${name(character)}`;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const attackSequenceSentences: Sentences<SwmSequenceFacts> = { ...clauseSentences, ...own };
