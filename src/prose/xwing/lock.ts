/** Sentences of the verdicts about locks. */
import type { XwingLockFacts } from '../../core/xwing/lock/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { counted, names } from '../words.ts';

const ORDINAL: Readonly<Record<string, string>> = { '2': 'second' };

/** `A>T` → "lock of Fighter on Shuttle"; a later one of the same two ships ends in `#2`. */
function lockName(id: string, name: Naming): string {
  const [pair = id, nth] = id.split('#');
  const [ship = '', on = ''] = pair.split('>');
  const which = nth === undefined ? '' : `${ORDINAL[nth] ?? `${nth}th`} `;
  return `${which}lock of ${name(ship)} on ${name(on)}`;
}

/** Names of ships and cards, made to name lock tokens as well. */
export const lockNaming =
  (name: Naming): Naming =>
  (id) =>
    id.includes('>') ? lockName(id, name) : name(id);

const locks = (n: number): string => counted(n, 'lock');

export const lockSentences: Sentences<XwingLockFacts> = {
  'acquires-lock': ({ ship, on }, _holds, name) =>
    `${name(ship)} acquires a lock: a token with its number is assigned to ${name(on)}.`,
  'former-lock-goes': ({ ship, on, keeps }, _holds, name) =>
    `${name(ship)} can maintain ${locks(keeps)}, so its former one, on ${name(on)}, is removed before the new token is assigned.`,
  'locks-within-limit': ({ ship, card, has, keeps }, _holds, name) =>
    `${name(ship)} has ${has === 0 ? 'no lock' : locks(has)} and can maintain ${keeps}${card ? ` by ${name(card)}` : ''}.`,
  'gives-up': ({ ship, from }, _holds, name) =>
    `${name(ship)} has as many locks as it can maintain, on ${names(from, name)}, and which of them goes is not said.`,
  'locks-apart': ({ ship, on, card }, _holds, name) =>
    `${name(card)} wants each lock of ${name(ship)} on a different object, so the one that it has on ${name(on)} goes.`,
  'two-on-one-object': ({ ship, on, card }, holds, name) =>
    holds
      ? `${name(card)} does not say that the locks of ${name(ship)} are on different objects, so a second one on ${name(on)} is taken to be possible.`
      : `The locks that ${name(card)} lets ${name(ship)} maintain are taken to be on different objects, so the one that it has on ${name(on)} goes.`,
  'original-stays': ({ ship, on, card }, holds, name) =>
    holds
      ? `As ${name(ship)} can maintain more than one lock by ${name(card)}, the additional one is not taken to cost it the original one on ${name(on)}.`
      : `Though ${name(ship)} can maintain more than one lock by ${name(card)}, the additional one is taken to cost it the original one on ${name(on)}.`,
  'gains-additional-lock': ({ ship, on, by }, _holds, name) =>
    `${name(by)} has ${name(on)} gain an additional lock token. It bears the same number, so it is a lock of ${name(ship)}.`,
  'additional-number': ({ ship, wanted }, holds, name) =>
    holds
      ? `The additional token must bear the number of the first, that of ${name(ship)}.`
      : `The additional token must bear the number of the first, that of ${name(ship)}, and cannot bear that of ${name(wanted)}.`,
};
