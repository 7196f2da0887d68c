/** Sentences of the verdicts about a round. */
import { opponentOf } from '../../core/swm/players.ts';
import type { SwmRoundFacts } from '../../core/swm/round/facts.ts';
import type { Breach } from '../../core/swm/round/replay.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { capital, names } from '../words.ts';
import { PLAYER } from './players.ts';

/** Why it is this player who activates a character. */
const activation = ({ character, player, why }: SwmRoundFacts['round-activates'], name: Naming): string => {
  switch (why) {
    case 'second':
      return `${name(character)} activates second in this phase.`;
    case 'goes-on':
      return `${name(character)} activates: ${PLAYER[opponentOf(player)]} has nobody left to activate, so ${PLAYER[player]} goes on.`;
    default:
      return `${name(character)} activates, the first in a phase of ${PLAYER[player]}.`;
  }
};

/** Why somebody may not activate, after "cannot". */
function because(breach: Breach, character: string, next: readonly string[], name: Naming): string {
  switch (breach) {
    case 'defeated':
      return `${name(character)} is defeated and no longer on the battle grid`;
    case 'activated':
      return `${name(character)} has activated already, and each character activates only once in a round`;
    case 'initiative-open':
      return 'it is not settled who goes first';
    case 'skirmish-over':
      return 'all characters of one player are defeated and the skirmish is over';
    case 'round-over':
      return 'everybody has activated and the round is over; a new one begins with a new initiative roll';
    case 'not-their-phase':
      return `it is for the other player to activate somebody: ${names(next, name, 'or')}`;
    case 'nobodys-turn':
      return 'fire is combined in an ally’s turn, and it is nobody’s turn';
    case 'own-turn':
      return 'it is its own turn, and fire is combined with an ally';
    case 'enemys-turn':
      return 'it is an enemy’s turn, and fire is combined with an ally';
  }
}

export const roundSentences: Sentences<SwmRoundFacts> = {
  'round-rolls': ({ rebel, empire, winner }) =>
    winner
      ? `${capital(PLAYER[winner])} wins the initiative roll, ${Math.max(rebel, empire)} to ${Math.min(rebel, empire)}.`
      : `The initiative roll is tied at ${rebel} and made again.`,
  'round-rolls-again': ({ rebel, empire, winner }) =>
    `The roll of ${rebel} and ${empire} is not to be made: only ties are rerolled, and ${PLAYER[winner]} has won already.`,
  'round-chooses': ({ by, winner, first }, holds) => {
    if (holds) return `${capital(PLAYER[by])}, who won the roll, chooses that ${PLAYER[first]} goes first.`;
    return winner
      ? `${capital(PLAYER[by])} cannot choose who goes first: ${PLAYER[winner]} won the roll and chooses.`
      : 'Nobody can choose who goes first while the initiative roll is not decided.';
  },
  'round-activates': (evidence, holds, name) =>
    holds || !evidence.breach
      ? activation(evidence, name)
      : `${name(evidence.character)} cannot activate: ${because(evidence.breach, evidence.character, evidence.next, name)}.`,
  'round-combines-fire': ({ character, with: ally, breach }, _holds, name) =>
    breach
      ? `${name(character)} cannot combine fire: ${because(breach, character, [], name)}.`
      : `${name(character)} activates at once to combine fire${ally ? ` with ${name(ally)}` : ''}, which is all it does this round.`,
  'round-is-defeated': ({ character }, holds, name) =>
    holds
      ? `${name(character)} is defeated and leaves the battle grid.`
      : `${name(character)} cannot be defeated again.`,
  'round-comes-after': ({ character }, _holds, name) =>
    `What ${name(character)} does then is not looked at, since a rule is broken before.`,
  'round-may-activate': ({ player, why, characters }, _holds, name) => {
    const who = names(characters, name, 'or');
    switch (why) {
      case 'first':
        return `${capital(PLAYER[player])} goes first and activates ${who}.`;
      case 'second':
        return `${capital(PLAYER[player])} activates a second character in this phase: ${who}.`;
      case 'new-phase':
        return `The phase is over, and ${PLAYER[player]} activates a character: ${who}.`;
      case 'goes-on':
        return `${capital(PLAYER[opponentOf(player)])} has nobody left to activate, so ${PLAYER[player]} goes on: ${who}.`;
    }
  },
  'round-over': () =>
    'Everybody on the battle grid has activated: the round is over, and a new one begins with a new initiative roll.',
  'round-skirmish-over': ({ loser }) =>
    `All characters of ${PLAYER[loser]} are defeated, so the skirmish is over and nobody activates.`,
  'round-initiative-open': ({ winner }) =>
    winner
      ? `${capital(PLAYER[winner])} has won the initiative roll and has still to choose who goes first.`
      : 'The initiative roll is still to be made: higher wins, and ties are rerolled.',
};
