/** The sentences of verdicts about actions that choose a ship. */
import type { Zone } from '../../core/xwing/action-fails/actions.ts';
import type { ActionFailsFacts } from '../../core/xwing/action-fails/facts.ts';
import { BEYOND, type Stands } from '../../core/xwing/action-fails/scenario.ts';
import type { Sentences } from '../sentence.ts';
import { counted, list, names } from '../words.ts';

const STANDS: Readonly<Record<Stands, string>> = {
  'outside-front': 'outside the front arc',
  front: 'in the front arc',
  bullseye: 'in the bullseye arc',
};

const zone = ({ arc, from, to }: Zone): string =>
  `at range ${from === to ? from : `${from} to ${to}`}${arc ? ` in the ${arc} arc` : ''}`;

export const sentences: Sentences<ActionFailsFacts> = {
  'can-be-chosen': ({ action, ship }, holds, name) =>
    `${name(ship)} ${holds ? 'can' : 'cannot'} be chosen for ${name(action)}.`,
  'right-side': ({ ship, side, wanted }, holds, name) =>
    holds
      ? `${name(ship)} is ${side}, as the action wants it.`
      : `${name(ship)} is ${side}, and the action wants ${wanted === 'enemy' ? 'an enemy' : 'a friendly'} ship.`,
  'in-zone': ({ ship, range, stands, zones }, holds, name) => {
    const where = `${range === BEYOND ? 'beyond range 3' : `at range ${range}`}, ${STANDS[stands]}`;
    return `${name(ship)} is ${where}; the action ${holds ? 'reaches' : 'reaches only'} ships ${list(zones.map(zone), 'or')}.`;
  },
  'would-gain': ({ ship, token, count }, _, name) =>
    `If ${name(ship)} is chosen, it gains ${counted(count, `${token} token`)}.`,
  'action-fails': ({ action, choosable }, holds, name) =>
    holds
      ? `There is no ship that ${name(action)} lets its ship choose, so the action fails.`
      : `${name(action)} does not fail: ${names(choosable, name, 'or')} can be chosen.`,
};
