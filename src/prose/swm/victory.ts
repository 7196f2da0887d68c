/** Sentences of the verdicts about victory. */
import type { Nearness } from '../../core/swm/nearness.ts';
import { opponentOf } from '../../core/swm/players.ts';
import type { Measure } from '../../core/swm/victory/centre.ts';
import type { SwmVictoryFacts } from '../../core/swm/victory/facts.ts';
import type { HappeningKind } from '../../core/swm/victory/scenario.ts';
import type { Sentences } from '../sentence.ts';
import { capital, counted, names } from '../words.ts';
import { PLAYER } from './players.ts';

const HAPPENED: Readonly<Record<HappeningKind, string>> = {
  'attack-roll': 'an attack roll was made',
  'damage-to-enemy': 'a character damaged an enemy',
  'save-by-enemy': 'a character forced an enemy to make a save',
  'damage-to-ally': 'a character damaged an ally',
  'save-by-ally': 'a character forced an ally to make a save',
};

/** Inches come as the square of twice the distance; two places are enough to read, and no tie hangs on them. */
const away = (distance: Nearness, measure: Measure): string =>
  distance === null
    ? 'no way leads from there to the centre'
    : measure === 'squares'
      ? counted(distance, 'square')
      : `${Math.round(Math.sqrt(distance) * 50) / 100} inches`;

const points = (n: number): string => counted(n, 'point');

export const victorySentences: Sentences<SwmVictoryFacts> = {
  'victory-all-enemies-defeated': ({ player, left }, holds, name) =>
    holds
      ? `${capital(PLAYER[player])} has defeated all enemies.`
      : `${capital(PLAYER[player])} has not defeated all enemies: ${names(left, name)} ${left.length === 1 ? 'is' : 'are'} left.`,
  'victory-both-defeated': () =>
    'Neither player has a character left, and the rules do not say who wins then.',
  'victory-ten-quiet-rounds': ({ quiet, last }, holds) => {
    const since = last ? `since ${HAPPENED[last.what]} in round ${last.round}` : 'from the beginning';
    const row = `${counted(quiet, 'round')} ${quiet === 1 ? 'has' : 'have'} been quiet ${since}`;
    return holds
      ? `${row}, so the tie-breaker decides.`
      : `${row}; the tie-breaker decides only after 10 in a row.`;
  },
  'victory-stays-quiet': ({ round, what }) =>
    `In round ${round} ${HAPPENED[what]}, which does not end the quiet: only enemies count.`,
  'victory-more-points': ({ points: of, winner }) =>
    winner
      ? `${capital(PLAYER[winner])} has defeated more points’ worth of enemies: ${of[winner]} against ${of[opponentOf(winner)]}.`
      : `Both players have defeated ${points(of.rebel)}’ worth of enemies, which is a tie.`,
  'victory-points-of': ({ player, points: of, defeated }, _holds, name) =>
    defeated.length > 0
      ? `${capital(PLAYER[player])} has defeated ${names(defeated, name)}: ${points(of)}.`
      : `${capital(PLAYER[player])} has defeated nobody.`,
  'victory-closer-to-centre': ({ winner }) =>
    winner
      ? `${capital(PLAYER[winner])} has the character closest to the centre of the battle grid.`
      : 'Neither player has a character closer to the centre of the battle grid than the other has.',
  'victory-centre-distance': ({ player, characters, distance, measure }, _holds, name) =>
    `Closest to the centre of all characters of ${PLAYER[player]}: ${names(characters, name)} (${away(distance, measure)}).`,
  'victory-highest-cost': ({ of, winner }) => {
    const what =
      of === 'of-the-nearest'
        ? 'the highest-cost character of those nearest the centre'
        : 'the nearer one of the two players’ highest-cost characters';
    return winner ? `${capital(PLAYER[winner])} has ${what}.` : `Neither player has ${what}: it is a tie.`;
  },
  'victory-cost-of': ({ player, characters, cost, distance, measure }, _holds, name) =>
    `What counts of ${PLAYER[player]}: ${names(characters, name)}, ${points(cost)} (${away(distance, measure)}).`,
  'victory-still-tied': () => 'The rules have no further tie-breaker.',
};
