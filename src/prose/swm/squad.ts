/** Sentences of the verdicts about a squad. */
import type { SwmSquadFacts } from '../../core/swm/squad/facts.ts';
import type { Sentences } from '../sentence.ts';
import { counted } from '../words.ts';
import { FACTION } from './factions.ts';
import { PLAYER } from './players.ts';

export const squadSentences: Sentences<SwmSquadFacts> = {
  'squad-member': ({ member, player, faction, count, cost, points }, holds, name) => {
    const sum = count === 1 ? `${points}` : `${count} × ${cost} = ${points}`;
    return holds
      ? `${name(member)} is of ${FACTION[faction]} and may fight for ${PLAYER[player]}: ${sum} points.`
      : `${name(member)} is of ${FACTION[faction]} and may not fight for ${PLAYER[player]} (${sum} points).`;
  },
  'squad-total': ({ points, limit, characters }, holds) =>
    `The ${counted(characters, 'character')} ${characters === 1 ? 'costs' : 'cost'} ${counted(points, 'point')}, and ${holds ? 'up to' : 'no more than'} ${limit} may be spent.`,
};
