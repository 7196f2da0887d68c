/** Sentences of the verdicts about characters who join a squad by reserves or reinforcements. */
import type { SwmReservesFacts } from '../../core/swm/reserves/facts.ts';
import type { Sentences } from '../sentence.ts';
import { counted, names } from '../words.ts';

export const reservesSentences: Sentences<SwmReservesFacts> = {
  'reserves-come': ({ set, on, initiative }, holds, name) => {
    const needs = `The points of ${name(set)} need an initiative roll of exactly ${on}`;
    if (initiative === null) return `${needs}, and the roll is not given.`;
    return `${needs}; it is ${initiative}${holds ? '' : ', so they do not come'}.`;
  },
  'reserves-spent': ({ set, spent, points }, holds, name) =>
    `What the set of ${name(set)} pays for costs ${counted(spent, 'point')}, ${holds ? 'and it has' : 'more than its'} ${points}.`,
  'reserves-apart': ({ sets, points }, _holds, name) =>
    `${names(sets, name)} bring a set each. Every set counts, ${points} points in all, but each is spent by itself, and no character is paid out of two.`,
  'reserves-member': ({ added, set }, holds, name) =>
    holds
      ? `${name(added)} is one of those whom the set of ${name(set)} can add.`
      : `${name(added)} is not among those whom the set of ${name(set)} can add.`,
};
