/** Sentences of the verdicts about devices that detonate. */
import type { XwingDetonationFacts } from '../../core/xwing/detonation/facts.ts';
import type { Meeting } from '../../core/xwing/detonation/scenario.ts';
import { DEVICES, type DeviceId } from '../../core/xwing/devices/devices.ts';
import type { Sentences } from '../sentence.ts';

const nameOf = (device: DeviceId): string => DEVICES[device].name;

const DOES: Readonly<Record<Meeting, string>> = {
  no: 'keeps clear of',
  overlaps: 'overlaps',
  'moves-through': 'moves through',
};

/** Ranges in a scenario end at 4, which is everything beyond 3. */
const atRange = (range: number): string => (range > 3 ? 'beyond range 3' : `at range ${range}`);

export const detonationSentences: Sentences<XwingDetonationFacts> = {
  'detonates-in-time': ({ device }) =>
    `The ${nameOf(device)} is a bomb and detonates at the end of the Activation Phase.`,
  'detonates-when-met': ({ device, by, how }, _holds, name) =>
    by === null
      ? `The ${nameOf(device)} is a mine, and no ship overlaps it or moves through it, so it does not detonate.`
      : `The ${nameOf(device)} is a mine and detonates when ${name(by)} ${DOES[how]} it.`,
  'obstacle-in-range': ({ device, range, within }, holds) => {
    if (range === null)
      return `The ${nameOf(device)} wants an obstacle at range 0–${within}, and there is none.`;
    return holds
      ? `The obstacle chosen is ${atRange(range)} of the ${nameOf(device)}, near enough.`
      : `The obstacle is ${atRange(range)} of the ${nameOf(device)}; only one at range 0–${within} can be chosen.`;
  },
  'device-affects': ({ device, piece }, holds, name) =>
    holds
      ? `The ${nameOf(device)} affects ${name(piece)}.`
      : `The ${nameOf(device)} does not affect ${name(piece)}.`,
  'text-speaks-of': ({ device, piece, kind, of }, _holds, name) => {
    if (kind === 'ship')
      return `${name(piece)} is a ship, and the text of the ${nameOf(device)} speaks of ships.`;
    return of === 'bomb'
      ? `${name(piece)} is a remote, and in the text of a bomb “ship” is read as “ship and remote”.`
      : `${name(piece)} is a remote, and mines do not affect remotes.`;
  },
  'near-enough': ({ piece, range, within, of }, holds, name) =>
    `${name(piece)} is ${atRange(range)} of the ${of}, ${holds ? 'within' : 'not within'} range 0–${within}.`,
  'met-device': ({ piece, device, meets }, _holds, name) =>
    `${name(piece)} ${DOES[meets]} the ${nameOf(device)}.`,
  'still-there': ({ piece, device, by }, _holds, name) =>
    `When ${name(piece)} comes, ${name(by)} has set off the ${nameOf(device)} already.`,
};
