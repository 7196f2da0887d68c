/** Sentences of the verdicts about attacks and combined fire. */
import type { SwmAttackFacts } from '../../core/swm/attack/facts.ts';
import type { ModifierOrigin, Stat } from '../../core/swm/attack/scenario.ts';
import type { Sentences } from '../sentence.ts';
import { list, names } from '../words.ts';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const STAT: Readonly<Record<Stat, string>> = { attack: 'Attack', defense: 'Defense', damage: 'Damage' };

const ORIGIN: Readonly<Record<ModifierOrigin, string>> = {
  'special-ability': ' (special ability)',
  'commander-effect': ' (commander effect)',
  'force-power': ' (Force power)',
  rule: '',
};

export const attackSentences: Sentences<SwmAttackFacts> = {
  'opportunity-target': ({ attacker, target }, holds, name) =>
    holds
      ? `${name(target)} is adjacent to ${name(attacker)}, who may make an attack of opportunity as it moves away.`
      : `${name(target)} is not adjacent to ${name(attacker)}, so there can be no attack of opportunity.`,
  'may-be-attacked': ({ attacker, target, by, having }, _holds, name) =>
    `It is taken that ${name(by)} forbids a ${name(having)} any attack on ${name(target)}, and ${name(attacker)} is one.`,
  'attack-total': ({ attacker, target, total, defense, natural }, holds, name) =>
    `${name(attacker)}'s total of ${total} is ${holds ? 'at least' : 'less than'} ${name(target)}'s Defense of ${defense}, which ${natural ? 'would make' : 'makes'} a ${holds ? 'hit' : 'miss'}.`,
  'natural-20': ({ attacker, target }, _holds, name) =>
    `${name(attacker)} rolls a natural 20, which hits ${name(target)} whatever the totals are.`,
  'natural-1': ({ attacker, target }, _holds, name) =>
    `${name(attacker)} rolls a natural 1, which misses ${name(target)} whatever the totals are.`,
  'attack-roll': ({ attacker, roll }, _holds, name) => `${name(attacker)} rolls ${roll}.`,
  'attack-number': ({ attacker, amount }, _holds, name) => `${name(attacker)} has Attack ${signed(amount)}.`,
  'defense-number': ({ target, amount }, _holds, name) => `${name(target)} has Defense ${amount}.`,
  'cover-bonus': ({ target, amount }, _holds, name) =>
    `${name(target)} has cover: ${signed(amount)} Defense, once, whatever gives it.`,
  modifier: ({ piece, modifier: { name: from, stat, amount, origin }, left, by }, _holds, name) => {
    const gives = `“${from}”${ORIGIN[origin]} gives ${name(piece)} ${signed(amount)} ${STAT[stat]}`;
    switch (left) {
      case null:
        return `${gives}.`;
      case 'missed':
        return `${gives}, but the attack misses.`;
      case 'no-critical-hit':
        return `${gives} on a critical hit, and this is none.`;
      case 'another-counts':
        return `${gives}, but “${by}” is a commander effect that gives as much or more to the same number, and only one of them counts.`;
      case 'same-bonus':
        return `${gives}, but the same bonus counts already.`;
    }
  },
  'deals-damage': ({ attacker, target, damage }, holds, name) =>
    holds
      ? `${name(attacker)} deals ${damage} damage to ${name(target)}.`
      : `${name(attacker)} misses and deals no damage to ${name(target)}.`,
  'damage-number': ({ attacker, amount, missed }, _holds, name) =>
    missed
      ? `${name(attacker)} has Damage ${amount}, but the attack misses.`
      : `${name(attacker)} has Damage ${amount}.`,
  'critical-hit': ({ attacker, target, amount, as, because }, holds, name) => {
    const counts = `${name(target)} has ${names(because, name)}`;
    if (!holds) return `${counts} and is immune to critical hits, so the damage is not doubled.`;
    const hit = `A natural 20 is a critical hit: ${name(attacker)}'s Damage counts twice, ${signed(amount)}.`;
    return as === 'both' ? `${hit} ${counts}, which does not prevent that.` : hit;
  },
  'bonus-not-doubled': ({ attacker, amount }, _holds, name) =>
    `A critical hit doubles only the Damage on ${name(attacker)}'s card; the ${signed(amount)} from elsewhere is added once.`,
  'hit-points': ({ target, amount }, _holds, name) => `${name(target)} has ${amount} Hit Points.`,
  'hit-points-left': ({ target, damage, left }, _holds, name) =>
    damage === 0
      ? `${name(target)} keeps its ${left} Hit Points.`
      : `${name(target)} loses ${damage} Hit Points, which leaves ${Math.max(0, left)}.`,
  defeated: ({ target }, _holds, name) =>
    `${name(target)} has no Hit Points left: it is defeated and removed from the battle grid.`,
  'combined-fire': ({ attacker, allies, amount }, holds, name) =>
    holds
      ? `${list(allies.map(name))} ${allies.length === 1 ? 'combines' : 'combine'} fire with ${name(attacker)}: ${signed(amount)} Attack for this one attack.`
      : `No ally of ${name(attacker)} adds anything by combined fire.`,
  'may-be-aided': ({ attacker, target }, holds, name) =>
    holds
      ? `Allies may combine fire with ${name(attacker)}'s attack on ${name(target)}, as far as each is able to.`
      : `No ally may combine fire with ${name(attacker)}'s attack on ${name(target)}.`,
  'may-combine-fire': ({ attacker, target, ally, amount }, holds, name) =>
    holds
      ? `${name(ally)} may combine fire with ${name(attacker)} against ${name(target)}: ${signed(amount)} Attack.`
      : `${name(ally)} may not combine fire with ${name(attacker)} against ${name(target)}.`,
  'combined-fire-changed': ({ ally, by, amount, usual }, _holds, name) =>
    `${name(ally)} adds ${signed(amount)} instead of ${signed(usual)} (${name(by)}): the bonus of combined fire itself changes, and no other bonus is touched.`,
  'no-allies': ({ attacker }, _holds, name) => `${name(attacker)} has no allies on the board.`,
  'on-own-turn': ({ attacker, time }, holds, name) => {
    if (holds) return `${name(attacker)} attacks on its own turn.`;
    return time === 'opportunity'
      ? `${name(attacker)} makes an attack of opportunity, with which nobody can combine fire.`
      : `${name(attacker)} does not attack on its own turn, so nobody can combine fire.`;
  },
  'not-melee': ({ piece, aids, by }, holds, name) => {
    if (holds) return `${name(piece)} does not have Melee Attack.`;
    return `${name(piece)} has ${names(by, name)}, and such characters ${aids ? 'cannot combine fire' : 'gain nothing from combined fire'}.`;
  },
  'has-damage': ({ piece, aids }, holds, name) => {
    if (holds) return `${name(piece)} deals damage with its attacks.`;
    return `${name(piece)} deals no damage, and such characters ${aids ? 'cannot combine fire' : 'gain nothing from combined fire'}.`;
  },
  'not-activated': ({ ally }, holds, name) =>
    holds
      ? `${name(ally)} has not activated this round.`
      : `${name(ally)} has activated this round, so it has no turn left to give up.`,
  'counts-for-combined-fire': ({ ally }, _holds, name) =>
    `${name(ally)} counts as a character here, though for nothing but combined fire.`,
  'serves-mounted-weapon': ({ attacker, ally, mounted, beside }, holds, name) => {
    const crew = `${name(attacker)} has Mounted Weapon, so only others with Mounted Weapon and Gunners beside it combine fire with it`;
    if (!holds) return `${crew}, and ${name(ally)} is neither.`;
    return `${crew}; ${name(ally)} ${mounted || !beside ? 'has Mounted Weapon' : 'is a Gunner beside it'}.`;
  },
  'gives-up-turn': ({ allies }, _holds, name) =>
    allies.length === 1
      ? `${list(allies.map(name))} activates for this and does nothing else this round.`
      : `${list(allies.map(name))} activate for this and do nothing else this round.`,
};
