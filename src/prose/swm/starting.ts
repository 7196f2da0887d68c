/** Sentences of the verdicts about setting up. */

import type { Nearness } from '../../core/swm/nearness.ts';
import type { SwmStartingFacts } from '../../core/swm/starting/facts.ts';
import type { Feature, Preparation } from '../../core/swm/starting/scenario.ts';
import type { Size } from '../../core/swm/starting/spots.ts';
import type { Sentences } from '../sentence.ts';
import { capital, counted, list, names } from '../words.ts';
import { PLAYER } from './players.ts';

const SIZE: Readonly<Record<Size, string>> = { 3: 'Huge', 2: 'Large', 1: 'Medium or Small' };

/** After "until". */
const DONE: Readonly<Record<Preparation, string>> = {
  'rebel-builds': 'the Rebel player has built a squad',
  'empire-builds': 'the Imperial player has built a squad',
  'rebel-reveals': 'the Rebel player has revealed the squad',
  'empire-reveals': 'the Imperial player has revealed the squad',
  'rebel-sets-up': 'the Rebel squad is set up',
  'empire-sets-up': 'the Imperial squad is set up',
  initiative: 'both have rolled for initiative',
};

const DOES: Readonly<Record<Preparation, string>> = {
  'rebel-builds': 'the Rebel player builds a squad in secret',
  'empire-builds': 'the Imperial player builds a squad in secret',
  'rebel-reveals': 'the Rebel player reveals the squad',
  'empire-reveals': 'the Imperial player reveals the squad',
  'rebel-sets-up': 'the Rebel squad is set up',
  'empire-sets-up': 'the Imperial squad is set up',
  initiative: 'both players roll for initiative',
};

const CANNOT: Readonly<Record<Preparation, string>> = {
  'rebel-builds': 'the Rebel player cannot build a squad',
  'empire-builds': 'the Imperial player cannot build a squad',
  'rebel-reveals': 'the Rebel player cannot reveal the squad',
  'empire-reveals': 'the Imperial player cannot reveal the squad',
  'rebel-sets-up': 'the Rebel squad cannot be set up',
  'empire-sets-up': 'the Imperial squad cannot be set up',
  initiative: 'nobody can roll for initiative',
};

const FEATURE: Readonly<Record<Feature, string>> = {
  'at-at': 'the AT-AT',
  'shield-generator': 'the Shield Generator',
  towers: 'towers',
  turrets: 'turrets',
  'entrenched-rebels': 'an entrenched Rebel position',
};

/** How an arrangement is judged that leaves somebody outside. */
const BY = {
  'best-arrangement': 'however the squad is arranged',
  'size-by-size': 'with the bigger ones where they stand',
  'as-placed': 'with those in it where they stand',
} as const;

const away = (distance: Nearness, measure: 'squares' | 'inches'): string =>
  distance === null
    ? 'where no way leads to the area'
    : measure === 'squares'
      ? `${counted(distance, 'square')} from the area`
      : `${Math.round(Math.sqrt(distance) * 100) / 100} inches from the area`;

export const startingSentences: Sentences<SwmStartingFacts> = {
  'setup-comes-first': ({ player, first, others }, _holds, name) =>
    first
      ? `The Rebel squad is set up first, so ${names(others, name)} of the other squad ${others.length === 1 ? 'is' : 'are'} not in its way.`
      : `The Rebel squad is set up first, so ${names(others, name)} may be in the way of ${PLAYER[player]}.`,
  'setup-out-of-pits': ({ character, squares }, _holds, name) =>
    `${name(character)} cannot stand where there is a pit: ${list(squares)}.`,
  'setup-all-in-area': ({ size, characters }, _holds, name) =>
    `All ${SIZE[size]} characters are in the starting area: ${names(characters, name)}.`,
  'setup-area-filled': ({ size, inside, outside, could, taken, example }, holds, name) => {
    const out = `${names(outside, name)} ${outside.length === 1 ? 'is' : 'are'} left over`;
    if (holds) return `${capital(out)}, and no more ${SIZE[size]} characters fit into the area ${BY[taken]}.`;
    const where = taken === 'best-arrangement' ? '' : ` ${BY[taken]}`;
    const room = `the area has room for ${could} ${SIZE[size]} ${could === 1 ? 'character' : 'characters'}${where}`;
    const how = example.length > 0 ? ` (such as with bases at ${list(example)})` : '';
    return `${capital(out)}, but ${room}${how}, and ${inside.length === 0 ? 'none is' : inside.length === 1 ? 'only 1 is' : `only ${inside.length} are`} in it.`;
  },
  'setup-left-over': ({ character, distance, least, spot, measure }, holds, name) =>
    holds
      ? `${name(character)} stands ${away(distance, measure)}, as close as it can be.`
      : `${name(character)} stands ${away(distance, measure)} and could stand closer: at ${spot ?? 'another place'}, ${away(least, measure)}.`,
  'setup-left-over-outside': ({ character, squares }, holds, name) =>
    holds
      ? `${name(character)} stands partly in the starting area, in ${list(squares)}, which is taken as allowed.`
      : `${name(character)} stands partly in the starting area, in ${list(squares)}: it is neither in it nor next to it.`,
  'setup-prepares': ({ what, missing, again }, holds) => {
    if (holds) return `${capital(DOES[what])}.`;
    if (again) return `${capital(CANNOT[what])} a second time.`;
    return `${capital(CANNOT[what])} until ${list(missing.map((needed) => DONE[needed]))}.`;
  },
  'setup-goes-first': ({ player, position }) =>
    position.length > 0
      ? `The AT-AT advances on a fixed position here, ${list(position.map((feature) => FEATURE[feature]))}, so the Rebel squad sets up first.`
      : `The AT-AT advances on no fixed position here, so its own squad sets up first: ${PLAYER[player]}’s.`,
  'setup-comes-after': ({ what }) => `That ${DOES[what]} is not looked at, since a rule is broken before.`,
  'setup-nothing-done': () => 'Nothing is done yet, and nothing is wrong with that.',
};
