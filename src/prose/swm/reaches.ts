/** Sentences of the verdicts on whom an effect works. */
import type { AbilityId } from '../../core/swm/abilities/pages.ts';
import type { Gift, Kind, Whom } from '../../core/swm/abilities/vocabulary.ts';
import type { SwmReachFacts } from '../../core/swm/reaches/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { capital, list } from '../words.ts';
import { called } from './called.ts';
import { FACTION } from './factions.ts';

const effectCalled = (id: string | null, name: Naming): string =>
  id === null ? 'the effect' : called(id as AbilityId, name);

const WHOM: Readonly<Record<Whom, string>> = {
  followers: 'followers, who are allies without a commander effect',
  allies: 'allies',
  enemies: 'enemies',
  anyone: 'everybody',
};

const KIND: Readonly<Record<Kind, string>> = {
  living: 'living characters',
  droid: 'Droids',
  'non-droid': 'non-Droids',
  'droid-or-mounted-weapon': 'Droids and characters with Mounted Weapon',
  unique: 'Unique characters',
  'non-unique': 'characters who are not Unique',
};

const STAT = { attack: 'Attack', defense: 'Defense', damage: 'Damage' } as const;
const WHEN = { 'critical-hit': ' on a critical hit', 'against-fringe': ' against a Fringe enemy' } as const;

function gift(gives: Gift, name: Naming): string {
  switch (gives.gives) {
    case 'bonus':
      return `gets +${gives.amount} ${STAT[gives.stat]}${gives.when ? WHEN[gives.when] : ''}`;
    case 'ability':
      return `has ${called(gives.ability, name)}`;
    case 'combined-fire':
      return `adds +${gives.amount} when it combines fire`;
    case 'last-attack':
      return `makes one attack at +${gives.damage} Damage when it is defeated`;
    case 'switch':
      return 'can change places with another ally';
    case 'commander-effect':
      return 'gets the commander effect that it provides';
    case 'joins':
      return 'can be added to the squad';
  }
}

const who = (character: string | null): string => character ?? 'the character';

export const reachSentences: Sentences<SwmReachFacts> = {
  reaches: ({ effect, character, truth }, _holds, name) => {
    const what = effectCalled(effect, name);
    if (truth === 'unknown') return `Whether ${what} works on ${who(character)} cannot be told from this.`;
    return `${capital(what)} ${truth === 'yes' ? 'works' : 'does not work'} on ${who(character)}.`;
  },
  'reach-text': ({ effect, printed, character, truth }, _holds, name) => {
    const text =
      printed.in === 'card'
        ? `What the stat card of ${printed.card} adds`
        : printed.in === 'entered'
          ? printed.from === 'card'
            ? 'What the stat card adds'
            : 'The definition'
          : `The text of ${effectCalled(effect, name)}`;
    if (truth === 'unknown') return `${text} may include ${who(character)}.`;
    return `${text} ${truth === 'yes' ? 'includes' : 'leaves out'} ${who(character)}.`;
  },
  'reach-tower': ({ character }, holds) =>
    `${capital(who(character))} is a tower, which is a character for combined fire only${holds ? ', and that is what the effect is about' : ''}.`,
  'reach-excepted': ({ effect, character }, _holds, name) =>
    `${capital(who(character))} is an AT-AT, which ${effectCalled(effect, name)} does not affect.`,
  'reach-whom': ({ character, whom, side, commander }, holds) => {
    const is =
      side === 'enemy'
        ? 'is an enemy'
        : commander
          ? 'is an ally with a commander effect'
          : 'is an ally without a commander effect';
    return `It works on ${WHOM[whom]}${holds ? ', and' : ';'} ${who(character)} ${is}.`;
  },
  'reach-word': ({ character, word, means, faction }, holds) => {
    if (means === 'faction') {
      const names = `“${word}” means a faction, whatever is in the name`;
      if (faction === null) return `${names}; the faction of ${who(character)} is not given.`;
      return `${names}; ${who(character)} is of ${FACTION[faction]}.`;
    }
    if (means === 'ability') {
      return `“${word}” means the special ability, whatever is in the name; ${who(character)} ${holds ? 'has it' : 'does not have it'}.`;
    }
    if (character === null)
      return `“${word}” is looked for in names, and that of the character is not given.`;
    return `“${word}” is looked for in names; that of ${character} ${holds ? 'contains it' : 'does not contain it'}.`;
  },
  'reach-example': ({ effect, character, word }, holds, name) => {
    if (holds) return `The sources show ${effectCalled(effect, name)} at work on a ${word}.`;
    const other =
      character === null ? 'The name of the character is not given' : `${character} is another character`;
    return `The sources show ${effectCalled(effect, name)} at work on a ${word} and do not print its text. ${other}.`;
  },
  'reach-kind': ({ character, kind, as }, holds) => {
    const both = as === 'both' ? ' counts as a Droid and as a non-Droid and' : '';
    return `It works on ${KIND[kind]}, and ${who(character)}${both} ${holds ? 'is one of them' : 'is not one of them'}.`;
  },
  'reach-any-kind': ({ character }) =>
    `It names no kind of character, so none is left out, and neither is ${who(character)}.`,
  'reach-within': ({ character, within, distance }, holds) =>
    distance === null
      ? `It reaches ${within} squares, and how far away ${who(character)} is, is not given.`
      : `It reaches ${within} squares, and ${who(character)} is ${distance} away${holds ? '' : ', which is too far'}.`,
  'reach-droid': ({ effect, character, named }, holds, name) => {
    if (named) return `${capital(effectCalled(effect, name))} names Droids, so it works on them.`;
    return `${capital(who(character))} is a Droid, whom ${effectCalled(effect, name)} does not name, and commander effects are taken ${holds ? 'to work on Droids as on others' : 'to work on Droids only if they name them'}.`;
  },
  'reach-unsaid': ({ effect }, _holds, name) =>
    `The sources do not print on whom ${effectCalled(effect, name)} works; enter what the card says.`,
  'reach-gives': ({ character, gives }, _holds, name) =>
    `${capital(who(character))} ${list(gives.map((each) => gift(each, name)))}.`,
};
