/** Sentences for the question whether a defence works against an offence. */
import type { Doing, Known } from '../../core/swm/abilities/vocabulary.ts';
import type { SwmEffectFacts } from '../../core/swm/effects/facts.ts';
import type { Sentences } from '../sentence.ts';
import { capital } from '../words.ts';
import { called } from './called.ts';
import { clauseSentences, ORIGINS } from './clauses.ts';
import { TAKEN } from './effect-readings.ts';
import { KINDS, spoken, subject } from './event-words.ts';

function doing(does: Known<Doing>, affects: 'user' | 'targets'): string {
  const whom = affects === 'user' ? 'its user' : 'its target';
  switch (does) {
    case 'attack-damage':
    case 'damage':
      return 'deals damage';
    case 'bonus':
      return 'makes attacks of its user stronger';
    case 'attacks':
      return 'lets its user make attacks';
    case 'movement':
      return `moves ${whom}`;
    case 'condition':
      return `changes what ${whom} can do`;
    case 'turn':
      return `makes ${whom} take a turn`;
    case 'force-points':
      return `gives Force points to ${whom}`;
    case 'defence':
      return `protects ${whom}`;
    case 'unknown':
      return 'has an effect that the sources do not describe';
  }
}

const HOW = {
  'attack-roll': ', resolved by an attack roll',
  save: ', resolved by a save',
  automatic: '',
  'no-attack-roll': ' without an attack roll',
  unknown: '',
} as const;

const VICTIMS = {
  anyone: 'affects Droids as well as others',
  living: 'affects living characters only',
  'non-droid': 'affects non-Droids only',
  'droid-or-mounted-weapon': 'affects Droids and characters with Mounted Weapon only',
} as const;

export const effectSentences: Sentences<SwmEffectFacts> = {
  ...clauseSentences,
  'effect-outcome': ({ defence, event, reroll, outcome }, _, name) => {
    const ability = called(defence, name);
    const against = spoken(event, name);
    const works = outcome === 'works';
    if (reroll) {
      const save = `the save of ${ability} against ${against}`;
      if (outcome === 'undetermined') return `The sources do not settle whether ${save} can be rerolled.`;
      return `${capital(save)} ${works ? 'can' : 'cannot'} be rerolled for a Force point.`;
    }
    if (outcome === 'undetermined')
      return `The sources do not settle whether ${ability} works against ${against}.`;
    return `${capital(ability)} ${works ? 'works' : 'does not work'} against ${against}.`;
  },
  'effect-nature': ({ event, origin, resolvedBy, affects, does: what }, _, name) => {
    const who = subject(event, name);
    if (event.role === 'attack' || event.role === 'second-attack')
      return `${who} is made with an attack roll.`;
    const is = event.role === 'use' ? `is ${ORIGINS[origin]} that` : `comes from ${ORIGINS[origin]} and`;
    const how = affects === 'targets' ? HOW[resolvedBy] : '';
    return `${who} ${is} ${doing(what, affects)}${how}.`;
  },
  'effect-cause-stopped': ({ event, cause }, _, name) => {
    const stopped = subject(cause, name);
    return cause.role === 'bonus'
      ? `${stopped} is stopped, so the attack is made without it.`
      : `${stopped} is stopped, so ${spoken(event, name)} does not happen.`;
  },
  'effect-victims': ({ event, victims, target }, _, name) =>
    `${subject(event, name)} ${VICTIMS[victims]}; the target is ${KINDS[target]}.`,
  'effect-reading': ({ reading, value }) =>
    TAKEN[`${reading}/${value}`] ?? `${reading} is taken as ${value}.`,
};
