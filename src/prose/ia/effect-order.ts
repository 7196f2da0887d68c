/** Sentences of the verdicts about effects that trigger at the same time. */
import type { IaOrderFacts } from '../../core/ia/effect-order/facts.ts';
import type { Side, TriggeredBy } from '../../core/ia/effect-order/scenario.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { capital, list, names } from '../words.ts';

/** After "effects of". */
const WHO: Readonly<Record<Side, string>> = {
  imperial: 'the Imperial player',
  rebels: 'the Rebel players',
  initiative: 'the player with initiative',
  opponent: 'the opponent',
};

const effectsOf = (by: TriggeredBy): string => (by === 'mission' ? 'mission rules' : `effects of ${WHO[by]}`);

/** Names what is missing where effects of one rank have no order. */
export const orderNaming =
  (name: Naming): Naming =>
  (id) =>
    id.startsWith('order-of-')
      ? `the order among ${effectsOf(id.slice('order-of-'.length) as TriggeredBy)}`
      : name(id);

export const orderSentences: Sentences<IaOrderFacts> = {
  'order-of-sides': ({ mode, attack, first, second }) =>
    attack
      ? `During an attack mission rules come first, then effects of the attacker, here ${WHO[first]}, then those of the defender, ${WHO[second]}.`
      : `In a ${mode}, outside of attacks, mission rules come first, then effects of ${WHO[first]}, then those of ${WHO[second]}.`,
  'order-place': ({ by, effects, after }, _holds, name) =>
    after.length === 0
      ? `First come ${effectsOf(by)}: ${names(effects, name)}.`
      : `${capital(effectsOf(by))} come after ${list(after.map(effectsOf))}: ${names(effects, name)}.`,
  'order-within': ({ by, effects }, holds, name) => {
    if (!holds)
      return `Nothing in our copy of the rules says in which order ${names(effects, name)} are resolved.`;
    return by === 'mission'
      ? `It is taken that mission rules are resolved in the order in which the mission gives them: ${names(effects, name)}.`
      : `It is taken that a side chooses the order of its own effects: ${names(effects, name)}.`;
  },
  'order-resolves': ({ effect, by }, _holds, name) => {
    const what = name(effect);
    if (by === 'mission') return `${what} is resolved, a mission rule.`;
    // An effect may be called by whose it is.
    return what.toLowerCase().includes(WHO[by].toLowerCase())
      ? `${what} is resolved.`
      : `${what} of ${WHO[by]} is resolved.`;
  },
};
