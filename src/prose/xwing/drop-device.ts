/** Sentences of the verdicts about devices that a ship drops or launches in one round. */
import type { DeviceKind, Way, Window } from '../../core/xwing/devices/devices.ts';
import type { XwingDropDeviceFacts } from '../../core/xwing/drop-device/facts.ts';
import type { Sentences } from '../sentence.ts';
import { capital, counted } from '../words.ts';

const WHEN: Readonly<Record<Window, string>> = {
  'system-phase': 'in the System Phase',
  'after-maneuver': 'after executing its maneuver',
  'after-attack': 'after performing a primary attack',
  'end-phase': 'in the End Phase',
  'after-destroyed': 'after being destroyed',
};

const DOES: Readonly<Record<Way, string>> = { drop: 'drops', launch: 'launches' };
const A_KIND: Readonly<Record<DeviceKind, string>> = { bomb: 'a bomb', mine: 'a mine', remote: 'a remote' };

/** The condition that tells the reason, in a few words: where the device is allowed, and where it is not. */
const ALLOWED: Readonly<Record<string, string>> = {
  'first-device': 'its first of the round',
  'text-limits': 'its first of the round, as that card wants',
  'text-does-not-limit':
    'beyond the one that a round allows, as that card does not limit itself to the first',
};
const REFUSED: Readonly<Record<string, string>> = {
  'drop-window': 'the card has another moment for it',
  'after-a-drop': 'it has not just dropped another',
  'drop-maneuver': 'the card wants another maneuver',
  'drop-kind': 'the card is for bombs',
  'drop-way': 'the card does not let it do so in this way',
  'device-charge': 'no charge is left for it',
  'ability-charge': 'that card has no charge left',
  'first-device': 'it has dropped or launched one this round',
  'text-limits': 'it has dropped or launched one this round',
};

export const dropDeviceSentences: Sentences<XwingDropDeviceFacts> = {
  'places-nothing': () => 'The ship drops and launches nothing, so nothing is beyond the limit.',
  'places-device': ({ device, by, way, window, why }, holds, name) => {
    const through = by === null ? '' : `, through ${name(by)}`;
    const what = `the ship ${holds ? DOES[way] : `may not ${way}`} the device of ${name(device)}${through}`;
    const reason = why === null ? undefined : (holds ? ALLOWED : REFUSED)[why];
    return `${capital(WHEN[window])}, ${what}${reason ? `${holds ? ', ' : ': '}${reason}` : ''}.`;
  },
  'not-reached': ({ device }, _holds, name) =>
    `The device of ${name(device)} that follows is not looked at, as what comes before is not allowed.`,
  'drop-window': ({ by, window }, holds, name) =>
    holds
      ? `${name(by)} can be used ${WHEN[window]}.`
      : `${name(by)} cannot be used ${WHEN[window]}; its text names another moment.`,
  'after-a-drop': ({ by, before }, holds, name) => {
    if (holds) return `The ship has just dropped a device, which is what ${name(by)} waits for.`;
    return before === 'launch'
      ? `The ship has just launched a device, and ${name(by)} waits until it drops one.`
      : `The ship has not just dropped a device, which is what ${name(by)} waits for.`;
  },
  'drop-maneuver': ({ by, difficulty, fully }, holds, name) => {
    const maneuver = `The maneuver is ${difficulty} and ${fully ? 'fully' : 'not fully'} executed`;
    return `${maneuver}, ${holds ? 'as' : 'which is not what'} ${name(by)} wants.`;
  },
  'drop-kind': ({ by, device, kind }, holds, name) =>
    holds
      ? `${name(by)} lets the ship drop a bomb, and the device of ${name(device)} is one.`
      : `${name(by)} lets the ship drop a bomb, and the device of ${name(device)} is ${A_KIND[kind]}.`,
  'drop-way': ({ by, way, instead }, holds, name) => {
    if (instead)
      return `${name(by)} has the ship drop the device, and another card lets it launch that instead.`;
    return holds
      ? `${name(by)} lets the ship ${way} the device.`
      : `${name(by)} lets the ship drop the device, and nothing here lets it launch that instead.`;
  },
  'device-charge': ({ device, left }, holds, name) =>
    holds
      ? `The device costs a charge of ${name(device)}, which has ${left}.`
      : `The device costs a charge of ${name(device)}, which has none left.`,
  'ability-charge': ({ by, left }, holds, name) =>
    holds
      ? `It costs a charge of ${name(by)}, of which there ${left === 1 ? 'is' : 'are'} ${left}.`
      : `It costs a charge of ${name(by)}, and ${counted(left, 'charge')} are left.`,
  'first-device': ({ by }, holds, name) =>
    holds
      ? 'It is the first device that the ship drops or launches this round.'
      : `The ship has dropped or launched a device this round, which is all that a round allows, and ${name(by)} does not say otherwise.`,
  'text-limits': ({ by }, holds, name) =>
    `${name(by)} is for a ship that has not dropped or launched a device this round, and this one has ${holds ? 'not' : 'done so'}.`,
  'text-does-not-limit': ({ by }, _holds, name) =>
    `The text of ${name(by)} does not ask whether the ship has dropped or launched a device this round, so the limit of one does not stop it.`,
};
