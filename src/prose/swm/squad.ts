/** Sentences of the verdicts about a squad. */
import type { Faction } from '../../core/swm/factions.ts';
import type { Player } from '../../core/swm/players.ts';
import type { SwmSquadFacts } from '../../core/swm/squad/facts.ts';
import type { Sentences } from '../sentence.ts';
import { counted, names } from '../words.ts';
import { FACTION } from './factions.ts';
import { PLAYER } from './players.ts';

/** A player of the starter set, or any squad of a faction. */
const side = (squad: Player | Faction): string =>
  squad === 'rebel' || squad === 'empire' ? PLAYER[squad] : `a squad of ${FACTION[squad]}`;

export const squadSentences: Sentences<SwmSquadFacts> = {
  'squad-member': ({ member, squad, faction, count, cost, points }, holds, name) => {
    const sum = count === 1 ? `${points}` : `${count} × ${cost} = ${points}`;
    return holds
      ? `${name(member)} is of ${FACTION[faction]} and may fight for ${side(squad)}: ${sum} points.`
      : `${name(member)} is of ${FACTION[faction]} and may not fight for ${side(squad)} (${sum} points).`;
  },
  'unique-once': ({ members, count, versions }, holds, name) => {
    const who = names(members, name);
    if (holds) return `${who} is Unique, and there is one in the squad.`;
    return versions
      ? `${who} are versions of one Unique character, of whom a squad has at most one; here are ${count}.`
      : `${who} is Unique, so a squad has at most one; here are ${count}.`;
  },
  'unique-elsewhere': ({ member }, _holds, name) =>
    `The opponent has ${name(member)} too; each player may have a copy of a Unique character.`,
  'sanctioned-use': ({ product, member, occasion }, _holds, name) => {
    const what = product === 'map' ? 'The Hoth map' : name(member ?? '');
    return occasion === 'sanctioned'
      ? `${what} is not legal in sanctioned tournament play.`
      : `${what} is not legal in sanctioned play; whether a special event provides for it, its own rules say.`;
  },
  'squad-total': ({ points, limit, characters }, holds) =>
    `The ${counted(characters, 'character')} ${characters === 1 ? 'costs' : 'cost'} ${counted(points, 'point')}, and ${holds ? 'up to' : 'no more than'} ${limit} may be spent.`,
};
