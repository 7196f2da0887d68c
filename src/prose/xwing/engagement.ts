/** Sentences of the verdicts about the Engagement Phase. */
import type { XwingEngagementFacts } from '../../core/xwing/engagement/facts.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { list, names } from '../words.ts';

/** `F.attack` → "Falcon", as it engages; `F.han-solo-gunner` → "Han Solo on Falcon". */
export const attackNaming =
  (name: Naming): Naming =>
  (id) => {
    const [ship = '', what] = id.split('.');
    if (what === undefined) return name(id);
    return what === 'attack' ? `${name(ship)} as it engages` : `${name(what)} on ${name(ship)}`;
  };

export const engagementSentences: Sentences<XwingEngagementFacts> = {
  'engagement-starts': () => 'Start of the Engagement Phase.',
  'engagement-sets-initiative': ({ card, ship, to }, holds, name) =>
    holds ? `${name(card)} has ${name(ship)} engage at initiative ${to}.` : `${name(card)} is not used.`,
  'engagement-latest': ({ ship, card, to }, _, name) =>
    `Several abilities set the initiative of ${name(ship)}; the latest counts, ${name(card)} with ${to}.`,
  'engagement-cards': ({ first, cards, both }, _, name) => {
    const order = list(cards.map(attackNaming(name)), 'then');
    return both
      ? `Abilities of Player ${first}, who is first player, resolve before those of the other player: ${order}.`
      : `The player chooses in which order these abilities resolve: ${order}.`;
  },
  'engagement-at': ({ initiative }) => `Initiative ${initiative}.`,
  'engagement-before-ships': ({ card, initiative }, _, name) =>
    `What ${name(card)} does occurs at initiative ${initiative} before any ship engages at it, the ship that carries the card included.`,
  'engagement-bonus': ({ ship, card, arc }, holds, name) =>
    holds && arc !== null
      ? `${name(ship)} performs the bonus attack of ${name(card)} from its turret arc to the ${arc}.`
      : `${name(ship)} does not perform the bonus attack of ${name(card)}.`,
  'engagement-used': ({ card }, _, name) => `Its player does not use ${name(card)}.`,
  'engagement-has-turret': ({ ship }, holds, name) => `${name(ship)} has ${holds ? 'a' : 'no'} turret arc.`,
  'engagement-bonus-left': ({ ship }, holds, name) =>
    holds
      ? `${name(ship)} has not performed a bonus attack this round.`
      : `${name(ship)} has already performed its bonus attack of this round.`,
  'engagement-tie': ({ initiative, first, ships, both }, _, name) =>
    both
      ? `At initiative ${initiative} the ships of Player ${first}, who is first player, engage first: ${names(ships, name, 'then')}.`
      : `At initiative ${initiative} the player chooses in which order the ships engage: ${names(ships, name, 'then')}.`,
  'engagement-engages': ({ ship, initiative, own }, _, name) =>
    initiative === own
      ? `${name(ship)} engages at its initiative, ${own}.`
      : `${name(ship)} engages at initiative ${initiative} instead of ${own}.`,
  'engagement-attacks': ({ ship, arc, weapon }, holds, name) => {
    const from = weapon === 'front' ? 'with a front arc weapon' : `from its turret arc to the ${arc}`;
    return holds
      ? `${name(ship)} attacks ${from} as it engages.`
      : `${name(ship)} cannot attack ${from} as it engages.`;
  },
  'engagement-no-attack': ({ ship }, _, name) => `${name(ship)} does not attack as it engages.`,
  'engagement-arc-free': ({ ship, arc, card }, _, name) =>
    `${name(ship)} has attacked through ${name(card)} from its turret arc to the ${arc}, and cannot attack from it again this round.`,
  'engagement-front-apart': ({ ship }, holds, name) =>
    holds
      ? `An attack of ${name(ship)} with a front arc weapon is taken not to be one from the turret arc that points to the front.`
      : `An attack of ${name(ship)} with a front arc weapon is taken to be one from the turret arc that points to the front.`,
  'engagement-order': ({ attacks }, _, name) =>
    attacks.length === 0
      ? 'No attack is performed.'
      : `Attacks are performed in this order: ${list(attacks.map(attackNaming(name)), 'then')}.`,
};
