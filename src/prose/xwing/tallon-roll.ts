/** The sentences of Tallon Roll verdicts. */
import type { XwingTallonFacts } from '../../core/xwing/tallon-roll/facts.ts';
import { LETTER, POSITIONS, type Position } from '../../core/xwing/tallon-roll/positions.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { list, names } from '../words.ts';

const AT: Readonly<Record<Position, string>> = {
  front: 'at the front',
  middle: 'in the middle',
  back: 'at the back',
};

const isPosition = (id: string): id is Position => POSITIONS.some((position) => position === id);

/** An answer names positions, which are called other than the questions about them. */
export const tallonNaming =
  (name: Naming): Naming =>
  (id) =>
    isPosition(id) ? id : name(id);

const places = (valid: readonly Position[], last?: string): string =>
  list(
    valid.map((position) => AT[position]),
    last,
  );

export const tallonRollSentences: Sentences<XwingTallonFacts> = {
  'tallon-rolls': ({ ship, side, speed }, _, name) =>
    `${name(ship)} executes a Tallon Roll to the ${side}: along the turn template of speed ${speed}, then rotated another 90° to the ${side}.`,
  'tallon-measures': ({ ship, base, speed, radius }, _, name) =>
    `The base of ${name(ship)} is ${base} mm wide, and the middle of the turn template of speed ${speed} runs on a circle of ${radius} mm.`,
  'tallon-position': ({ ship, position, on, off }, holds, name) => {
    if (holds) {
      const flees = off === null ? '' : ', and the ship flees there';
      return `${name(ship)} can be placed ${AT[position]} (${LETTER[position]})${flees}.`;
    }
    const where = [
      ...(on.length > 0 ? [`on ${names(on, name)}`] : []),
      ...(off === null ? [] : [`${off} off the play area`]),
    ];
    return `${name(ship)} cannot be placed ${AT[position]} (${LETTER[position]}): it would be ${list(where)}.`;
  },
  'tallon-clear-of-ships': ({ ship, position }, _, name) =>
    `${name(ship)} would be on no other ship ${AT[position]}.`,
  'tallon-on-ship': ({ ship, position, other }, _, name) =>
    `${name(ship)} would be on ${name(other)} ${AT[position]}.`,
  'tallon-on-obstacle': ({ ship, position, obstacle, invalid }, _, name) =>
    invalid
      ? `${name(ship)} would be on ${name(obstacle)} ${AT[position]}, which counts here as in a barrel roll.`
      : `${name(ship)} would be on ${name(obstacle)} ${AT[position]} and suffer its effects, but it can be placed there.`,
  'tallon-off-the-area': ({ ship, position, off, invalid }, _, name) =>
    invalid
      ? `${name(ship)} would be ${off} off the play area ${AT[position]}, which counts here as in a barrel roll.`
      : `${name(ship)} would be ${off} off the play area ${AT[position]}: it can be placed there, and flees.`,
  'tallon-fully-executes': ({ ship, valid }, holds, name) =>
    holds
      ? `${name(ship)} has a valid position, so it must be placed ${places(valid, 'or')}, and it fully executes the maneuver.`
      : `${name(ship)} has no valid position, so it cannot fully execute the maneuver.`,
  'tallon-may-choose': ({ ship, position, valid }, holds, name) => {
    if (holds) return `Its player may choose to place ${name(ship)} ${AT[position]}.`;
    const instead =
      valid.length > 0 ? `it must be placed ${places(valid, 'or')}` : 'none of the three positions is valid';
    return `Its player may not choose to place ${name(ship)} ${AT[position]}; ${instead}.`;
  },
  'tallon-as-a-turn': ({ ship }, _, name) =>
    `${name(ship)} executes it partially: as the turn with the same template, moved back along it until it is on no ship.`,
};
