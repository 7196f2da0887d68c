/** Sentences of the verdicts about a round. */
import { opponentOf } from '../../core/swm/players.ts';
import type { SwmRoundFacts, WorksWhy } from '../../core/swm/round/facts.ts';
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
    case 'all-used':
      return 'it has no activation left in this round';
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
    case 'dominated-turn':
      return 'the one whose turn it is takes it for the other player';
    case 'unaffected':
      return 'this ability does not affect it';
    case 'none-left':
      return 'an immediate turn uses one of its activations, and it has none left';
    case 'no-moves':
      return 'move on this turn, which is one without moves';
    case 'moved-enough':
      return 'move again in this round, whatever lets it act';
    case 'fired-enough':
      return 'fire its weapon systems again in this round, whatever lets it act';
  }
}

/** What a character cannot do, where the words for it stand in the reason. */
const DOES: Readonly<Partial<Record<Breach, string>>> = {
  'no-moves': '',
  'moved-enough': '',
  'fired-enough': '',
};

const WORKS: Readonly<Record<WorksWhy, (who: string) => string>> = {
  activation: (who) => `${who} activates`,
  'turn-end': (who) => `it is the end of a turn of ${who}`,
  'turn-without-move': (who) => `${who} takes a turn on which it does not move`,
  'no-activation': (who) => `${who} takes a turn without being activated`,
  'no-turn': (who) => `${who} is activated to combine fire, and that gives it no turn`,
  moved: (who) => `${who} moves on this turn`,
  neither: (who) => `${who} neither activates nor takes a turn`,
};

const TIMES: Readonly<Record<number, string>> = { 0: 'not once', 1: 'once', 2: 'twice' };

const HAS = {
  activates: 'has activated',
  'combines-fire': 'has activated to combine fire',
  'loses-activation': 'counts as activated',
  'immediate-turn': 'has activated',
} as const;

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
  'round-activates': (evidence, holds, name) => {
    const { breach, character, next } = evidence;
    if (holds || !breach) return activation(evidence, name);
    return `${name(character)} cannot ${DOES[breach] ?? 'activate: '}${because(breach, character, next, name)}.`;
  },
  'round-takes-turn': ({ character, by, usesActivation, breach }, _holds, name) => {
    if (breach) {
      const does = DOES[breach] ?? 'take an immediate turn: ';
      return `${name(character)} cannot ${does}${because(breach, character, [], name)}.`;
    }
    const takes = `${name(character)} takes an immediate turn${by ? ` through ${name(by)}` : ''}`;
    return usesActivation
      ? `${takes}, for which it uses one of the activations it has left.`
      : `${takes}: it does not matter whether it has activated, and the turn is not one of the two of a phase.`;
  },
  'round-loses-activation': ({ character, left, of, breach }, _holds, name) => {
    if (breach)
      return `${name(character)} cannot lose an activation: ${because(breach, character, [], name)}.`;
    if (left === null) return `${name(character)} has no activation left to lose in this round.`;
    return of > 1
      ? `${name(character)} loses one of its activations for this round, whichever; ${left} ${left === 1 ? 'is' : 'are'} left.`
      : `${name(character)} counts as activated for this round.`;
  },
  'round-works': ({ ability, character, why }, holds, name) =>
    holds
      ? `${name(ability)} comes into play: ${WORKS[why](name(character))}.`
      : `${name(ability)} does not come into play: ${WORKS[why](name(character))}.`,
  'round-works-in-all': ({ ability, character, times }, _holds, name) =>
    `${name(ability)} comes into play ${TIMES[times] ?? `${times} times`} for ${name(character)} in this round.`,
  'round-has-not-activated': ({ enemy, ability, how }, holds, name) => {
    if (holds) {
      const turn = how ? ', as an immediate turn is not an activation' : '';
      return `${name(enemy)} has not activated this round${turn}; ${name(ability)} works against it.`;
    }
    const has = how ? HAS[how] : 'has activated';
    return `${name(enemy)} ${has} this round; ${name(ability)} does not work against it.`;
  },
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
