/** Sentences of the verdicts about the difficulty of a maneuver. */
import type {
  ChangeMiss,
  DialMiss,
  XwingManeuverDifficultyFacts,
} from '../../core/xwing/maneuver-difficulty/facts.ts';
import type { Bearing, Maneuver } from '../../core/xwing/maneuver-difficulty/scenario.ts';
import type { Sentences } from '../sentence.ts';
import { counted, list, names } from '../words.ts';

/** Bearings that are called otherwise than their ids say. */
const BEARING: Readonly<Partial<Record<Bearing, string>>> = {
  'koiogran-turn': 'Koiogran turn',
  'left-segnors-loop': 'left Segnor’s Loop',
  'right-segnors-loop': 'right Segnor’s Loop',
  'left-tallon-roll': 'left Tallon Roll',
  'right-tallon-roll': 'right Tallon Roll',
};

/** "red 3 left turn", as players say it. */
const told = ({ speed, bearing, difficulty }: Maneuver): string =>
  bearing === 'stationary'
    ? `${difficulty} stationary maneuver`
    : `${difficulty} ${speed} ${BEARING[bearing] ?? bearing.replaceAll('-', ' ')}`;

const DIAL_MISS: Readonly<Record<DialMiss, string>> = {
  unused: 'its player does not use it',
  'not-triggered': 'it does not trigger after a maneuver of the difficulty that was revealed',
  'no-longer-fits': 'the dial no longer shows a maneuver of a difficulty that it triggers after',
  impossible: 'there is no such maneuver',
  'not-another': 'the dial shows that maneuver already',
  'too-hard': 'it cannot select a maneuver of that difficulty',
  'speed-by': 'the speed must be one higher or one lower',
  speed: 'the speed must stay the same',
  bearing: 'the bearing must stay the same',
  difficulty: 'the difficulty must stay the same',
};

const CHANGE_MISS: Readonly<Record<ChangeMiss, string>> = {
  unused: 'its player does not use it',
  purple: 'the difficulty of a purple maneuver is never increased or decreased',
  shielded: 'the ship has shields',
  speed: 'it is not for maneuvers of this speed',
  bearing: 'it is not for maneuvers of this bearing',
  only: 'it is not for maneuvers of this difficulty',
};

export const maneuverDifficultySentences: Sentences<XwingManeuverDifficultyFacts> = {
  'difficulty-revealed': (is) => `Reveal Dial: the ship reveals a ${told(is)}.`,
  'difficulty-order': ({ cards }, _, name) =>
    `Abilities that trigger as the dial is revealed enter the queue in the order that their player chooses: ${names(cards, name, 'then')}.`,
  'difficulty-sets-dial': ({ card, why, ...to }, _, name) =>
    why === null
      ? `${name(card)} sets the dial to a ${told(to)}.`
      : why === 'unused' || why === 'not-triggered'
        ? `${name(card)} does not set the dial: ${DIAL_MISS[why]}.`
        : `${name(card)} cannot set the dial to a ${told(to)}: ${DIAL_MISS[why]}.`,
  'difficulty-compares': ({ card, with: before, ...is }, _, name) =>
    before === 'dial'
      ? `Another ability has set the dial meanwhile; ${name(card)} is taken to compare with what it shows now, a ${told(is)}.`
      : `Another ability has set the dial meanwhile; ${name(card)} is taken to compare with what was revealed, a ${told(is)}.`,
  'difficulty-waits': ({ card }, _, name) =>
    `What ${name(card)} adds to the difficulty does not show on the dial: it waits for the Execute Maneuver step.`,
  'difficulty-executes': (is) => `Execute Maneuver: the dial shows a ${told(is)}.`,
  'difficulty-changes': ({ card, by, why }, _, name) => {
    const change = by > 0 ? 'increase' : 'decrease';
    return why === null
      ? `${name(card)} ${change}s the difficulty.`
      : `${name(card)} does not ${change} the difficulty: ${CHANGE_MISS[why]}.`;
  },
  'difficulty-red-for': ({ card, taken, difficulty }, _, name) =>
    taken === 'on-the-dial'
      ? `For ${name(card)} the maneuver is taken to be what the dial shows: ${difficulty}.`
      : `For ${name(card)} the maneuver is taken to be what the other changes make it: ${difficulty}.`,
  'difficulty-together': ({ from, up, down, result }) => {
    const parts = [
      ...(up > 0 ? [counted(up, 'increase')] : []),
      ...(down > 0 ? [counted(down, 'decrease')] : []),
    ];
    if (parts.length === 0) return `Nothing changes the difficulty; the maneuver stays ${from}.`;
    const ends = from === result ? `it stays ${from}` : `it goes from ${from} to ${result}`;
    return `The changes add up, ${list(parts)} in all: ${ends}.`;
  },
  'difficulty-afterwards': () => 'After the maneuver.',
  'difficulty-looks': ({ card, at, wants, is }, holds, name) => {
    const maneuver = at === 'revealed' ? 'the revealed maneuver' : 'the maneuver that was executed';
    return holds
      ? `${name(card)} looks for a ${wants} maneuver, and ${maneuver} is ${is}.`
      : `${name(card)} looks for a ${wants} maneuver, but ${maneuver} is ${is}.`;
  },
  'difficulty-speeds': ({ card, speed, other }, holds, name) =>
    `For ${name(card)} the speed of the revealed maneuver counts: ${speed}, ${holds ? 'more than' : 'not more than'} the ${other} of the other ship.`,
  'difficulty-is': ({ asked, ...is }) =>
    asked === 'executed'
      ? `The maneuver is executed as a ${told(is)}.`
      : `The revealed maneuver is the one on the dial, a ${told(is)}, whatever changes its difficulty as it is executed.`,
};
