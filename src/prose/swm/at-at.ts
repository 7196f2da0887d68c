/** Sentences of the verdicts about the AT-AT: who is placed beside it, and who is aboard. */
import type { SwmAtAtFacts } from '../../core/swm/at-at/facts.ts';
import type { AT_AT_DEEDS, Place } from '../../core/swm/at-at/scenario.ts';
import type { Nearness } from '../../core/swm/nearness.ts';
import type { Sentences } from '../sentence.ts';
import { counted, list } from '../words.ts';

const DEED: Readonly<Record<(typeof AT_AT_DEEDS)[number], string>> = {
  kneels: 'The AT-AT kneels down',
  rises: 'The AT-AT rises',
  'opens-hatch': 'The AT-AT opens its hatch',
  'closes-hatch': 'The AT-AT closes its hatch',
  acts: 'The AT-AT does something else',
};

const WHERE: Readonly<Record<Place, string>> = {
  'battle-grid': 'on the battle grid',
  'at-at': 'aboard the AT-AT',
  'hoth-base': 'in the Hoth base',
};

const MOST_PLACES = 6;

const away = (distance: Nearness, measure: 'squares' | 'inches', from: string): string =>
  distance === null
    ? `where no way leads to ${from}`
    : measure === 'squares'
      ? `${counted(distance, 'square')} from ${from}`
      : `${counted(Math.round(Math.sqrt(distance) * 100) / 100, 'inch', 'inches')} from ${from}`;

const posture = (kneeling: boolean, hatchOpen: boolean): string =>
  `${kneeling ? 'kneeling' : 'standing'} with ${hatchOpen ? 'an open' : 'a closed'} hatch`;

export const atAtSentences: Sentences<SwmAtAtFacts> = {
  'placed-out-of-pits': ({ placed, squares }, _holds, name) =>
    `${name(placed)} cannot be placed where there is a pit: ${list(squares)}.`,
  'room-beside': ({ placed, beside, places }, holds, name) => {
    if (!holds) return `There is no room for ${name(placed)} adjacent to ${name(beside)}.`;
    const more = places.length > MOST_PLACES ? [`${places.length - MOST_PLACES} more places`] : [];
    return `There is room for ${name(placed)} adjacent to ${name(beside)}: ${list([...places.slice(0, MOST_PLACES), ...more])}.`;
  },
  'stands-beside': ({ placed, beside }, holds, name) =>
    `${name(placed)} is ${holds ? '' : 'not '}placed adjacent to ${name(beside)}.`,
  'stands-as-close-as-possible': ({ placed, beside, distance, least, spot, measure }, holds, name) => {
    const here = `${name(placed)} is placed ${away(distance, measure, name(beside))}`;
    return holds
      ? `${here}, as close as it can be.`
      : `${here} and could be closer: at ${spot ?? 'another place'}, ${away(least, measure, 'it')}.`;
  },
  'transport-round-begins': ({ kneeling, hatchOpen }) =>
    `A round begins with the AT-AT ${posture(kneeling, hatchOpen)}.`,
  'transport-at-at': ({ deed }) => `${DEED[deed]}, as one of its activations.`,
  'transport-activates': ({ character, where }, holds, name) =>
    holds
      ? `${name(character)} activates.`
      : `${name(character)} is ${WHERE[where]} and does not activate at all.`,
  'transport-uses-effect': ({ character, where }, holds, name) =>
    holds
      ? `The abilities, Force powers and commander effects of ${name(character)} work.`
      : `${name(character)} is ${WHERE[where]}, so none of its abilities, Force powers and commander effects works, at whatever range.`,
  'transport-goes-inside': ({ character, where }, _holds, name) =>
    `${name(character)} is ${WHERE[where]} from now on; how it gets there is not judged here.`,
  'transport-disembarks': ({ character, kneeling, hatchOpen }, holds, name) => {
    if (holds) {
      return `${name(character)} leaves the AT-AT, which began the round ${posture(kneeling, hatchOpen)}, before any activation of its player.`;
    }
    return kneeling && hatchOpen
      ? `${name(character)} cannot leave the AT-AT: its player has activated somebody already this round.`
      : `${name(character)} cannot leave the AT-AT this round, which it began ${posture(kneeling, hatchOpen)}: it has to begin the round kneeling with an open hatch.`;
  },
  'transport-comes-after': ({ character }, _holds, name) =>
    `What ${character === null ? 'happens' : `${name(character)} does`} then is not looked at, since a rule is broken before.`,
  'transport-nothing-done': () => 'Nothing is done yet, and nothing is wrong with that.',
};
