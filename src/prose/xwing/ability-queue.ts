/** The sentences of X-Wing verdicts. */

import type { Miss, XwingQueueFacts } from '../../core/xwing/ability-queue/facts.ts';
import { GAME_EFFECTS } from '../../core/xwing/ability-queue/triggers.ts';
import type { Moment, Place } from '../../core/xwing/terms.ts';
import type { Naming, Sentences } from '../sentence.ts';
import { counted, list } from '../words.ts';

/**
 * `J.snap-shot` → "Snap Shot on Jedi starfighter". An id in the queue is a ship's id, a dot, and what it carries or what
 * happens to it; a second instance of the same ability ends in `#2`.
 */
function abilityName(id: string, name: Naming): string {
  const [whole = id, instance] = id.split('#');
  const [ship = '', what = ''] = whole.split('.');
  const again = instance ? ` (time ${instance})` : '';
  const label = Object.hasOwn(GAME_EFFECTS, what)
    ? GAME_EFFECTS[what as keyof typeof GAME_EFFECTS].name
    : name(what);
  return `${label} on ${name(ship)}${again}`;
}

/** Names of ships and cards, made to name what stands in the queue as well. */
export const naming =
  (name: Naming): Naming =>
  (id) =>
    id.includes('.') ? abilityName(id, name) : name(id);

const listed = (ids: readonly string[], name: Naming, joint?: string): string =>
  ids.length
    ? list(
        ids.map((id) => abilityName(id, name)),
        joint,
      )
    : 'nothing';

const tokens = (count: number, token: string): string => counted(count, `${token} token`);
const forces = (count: number): string => counted(count, 'Force charge');
const ACTION = { boost: 'boost', 'barrel-roll': 'barrel roll', rotate: 'rotate' } as const;

const PLACE: Readonly<Record<Place, string>> = {
  opening: 'where it stands as the window opens',
  boost: 'where its boost left it',
  'barrel-roll': 'where its barrel roll left it',
  tractored: 'where its move as tractored left it',
};

const MOMENT: Readonly<Record<Moment, string>> = {
  'end-of-activation': 'The end of the Activation Phase',
  'start-of-engagement': 'The start of the Engagement Phase',
  'end-phase': 'The End Phase',
};

const MISS: Readonly<Record<Miss, string>> = {
  event: 'it waits for something else to happen',
  whose: 'it does not trigger on this ship',
  fully: 'it wants the maneuver to be fully executed',
  difficulty: 'it wants a maneuver of another difficulty',
  speed: 'it wants a maneuver of another speed',
  range: 'the ship is not at the range that it names',
  through: 'the maneuver was not executed through it',
  token: 'it waits for another kind of token',
  moment: 'it waits for another moment of the round',
  'no-damage': 'a ship that loses a shield directly has not suffered damage',
};

export const sentences: Sentences<XwingQueueFacts> = {
  maneuver: ({ ship, speed, difficulty, fully, through }, _, name) => {
    const maneuver =
      speed === 0 ? `${difficulty} stationary maneuver` : `${difficulty} maneuver of speed ${speed}`;
    const how = fully ? 'fully executes' : 'partially executes';
    return `${name(ship)} ${how} a ${maneuver}${through ? ` through ${name(through)}` : ''}, and a timing window opens.`;
  },
  tokens: ({ ship, token, count }, _, name) =>
    `${name(ship)} gains ${tokens(count, token)} from one effect, and a timing window opens.`,
  damage: ({ ship, amount, shields }, _, name) =>
    `${name(ship)} suffers ${amount} damage${shields > 0 ? ` and so loses ${counted(shields, 'shield')}` : ''}, and a timing window opens.`,
  'shields-lost': ({ ship, shields }, _, name) =>
    shields === 0
      ? `${name(ship)} has no active shield, so it loses none.`
      : `${name(ship)} loses ${counted(shields, 'shield')} directly, which is not suffering damage, and a timing window opens.`,
  moment: ({ moment }) => `${MOMENT[moment]} comes, and a timing window opens.`,
  constant: ({ ability }, _, name) =>
    `${abilityName(ability, name)} is a constant ability: it applies all the time and never enters the queue.`,
  timing: ({ ability, misses }, holds, name) =>
    holds
      ? `${abilityName(ability, name)} triggers.`
      : `${abilityName(ability, name)} does not trigger: ${misses ? MISS[misses] : 'its timing has not come'}.`,
  used: ({ ability }, holds, name) =>
    holds
      ? `Its player chooses to use ${abilityName(ability, name)}.`
      : `Its player chooses not to use ${abilityName(ability, name)}.`,
  'never-triggered': ({ ability }, _, name) =>
    ability === null
      ? 'Nothing that happens here triggers an ability or a game effect, so the queue stays empty.'
      : `Nothing that happens here triggers ${abilityName(ability, name)}, so it never enters the queue.`,
  'in-reach': ({ ability, ship, place }, holds, name) =>
    `${name(ship)}, ${PLACE[place]}, is ${holds ? '' : 'not '}in the reach of ${abilityName(ability, name)}.`,
  'bonus-attack-left': ({ ship }, holds, name) =>
    holds
      ? `${name(ship)} has not performed a bonus attack this round.`
      : `${name(ship)} has already performed its bonus attack of this round.`,
  'without-token': ({ ship, token, has }, holds, name) =>
    holds ? `${name(ship)} has no ${token} token.` : `${name(ship)} has ${tokens(has, token)}.`,
  tractored: ({ ship, has }, holds, name) =>
    `${name(ship)} is ${holds ? '' : 'not '}tractored: it has ${tokens(has, 'tractor')}.`,
  unshielded: ({ ship, has }, holds, name) =>
    holds ? `${name(ship)} has no active shield.` : `${name(ship)} has ${counted(has, 'active shield')}.`,
  'force-left': ({ ability, ship, needs, has }, holds, name) =>
    `${abilityName(ability, name)} costs ${forces(needs)}; ${name(ship)} has ${has}, which is ${holds ? 'enough' : 'too few'}.`,
  'charges-left': ({ ability, needs, has }, holds, name) =>
    `${abilityName(ability, name)} costs ${counted(needs, 'charge')}; ${has} ${has === 1 ? 'is' : 'are'} left on the card, which is ${holds ? 'enough' : 'too few'}.`,
  'shields-left': ({ ability, ship, needs, has }, holds, name) =>
    `${abilityName(ability, name)} costs ${counted(needs, 'shield')}; ${name(ship)} has ${has}, which is ${holds ? 'enough' : 'too few'}.`,
  'token-as-cost': ({ ability, ship, token }, _, name) =>
    `${name(ship)} can pay for ${abilityName(ability, name)} by gaining a ${token} token.`,
  'token-to-remove': ({ ability, ship, token, has }, holds, name) =>
    holds
      ? `${name(ship)} has ${tokens(has, token)} for ${abilityName(ability, name)} to remove.`
      : `${name(ship)} has no ${token} token for ${abilityName(ability, name)} to remove.`,
  'all-parts': ({ ability }, holds, name) =>
    holds
      ? `Every part of what ${abilityName(ability, name)} does can happen.`
      : `${abilityName(ability, name)} does several things in one effect, and not all of them can happen, so none does.`,
  'may-choose': ({ ability, chosen, wrong }, holds, name) => {
    const of = abilityName(ability, name);
    if (chosen === null) return `There is no ship that ${of} could choose.`;
    if (holds) return `${name(chosen)} can be chosen for ${of}.`;
    const why = wrong === 'whose' ? 'it is no enemy ship' : 'it has no active shield';
    return `${name(chosen)} cannot be chosen for ${of}: ${why}.`;
  },
  'charge-to-lose': ({ ability, has }, holds, name) =>
    holds
      ? `${abilityName(ability, name)} has ${counted(has, 'charge')} to lose.`
      : `${abilityName(ability, name)} has no charge left to lose.`,
  'shield-to-recover': ({ ship, lost }, holds, name) =>
    holds
      ? `${name(ship)} has lost ${counted(lost, 'shield')} and can recover one.`
      : `${name(ship)} has lost no shield, so it cannot recover one.`,
  'may-act': ({ ship, action, stressed, performed }, holds, name) => {
    if (holds) return `${name(ship)} may perform the ${ACTION[action]} action.`;
    const why = performed
      ? 'it has already performed that action this round'
      : stressed
        ? 'it is stressed'
        : '';
    return `${name(ship)} may not perform the ${ACTION[action]} action: ${why}.`;
  },
  'player-order': ({ first }) =>
    `Player ${first} is the first player, so that player's abilities are added first.`,
  'own-order': ({ player, abilities }, _, name) =>
    `Player ${player} chooses the order of these: ${listed(abilities, name, 'then')}.`,
  'to-front': ({ during, abilities }, _, name) =>
    `${listed(abilities, name)} triggered while ${abilityName(during, name)} resolved, so ${abilities.length === 1 ? 'it goes' : 'they go'} to the front of the queue.`,
  'game-effect-first': ({ effect, before }, _, name) =>
    before.length === 0
      ? `${abilityName(effect, name)} is a game effect that is to be applied.`
      : `${abilityName(effect, name)} is a game effect, so it is applied before ${listed(before, name)}.`,
  'one-instance': ({ ship, token, count }, _, name) =>
    `${name(ship)} gained ${tokens(count, token)} from one effect: that is one instance and triggers an ability once.`,
  added: ({ ability, player }, holds, name) =>
    holds
      ? `Player ${player} adds ${abilityName(ability, name)} to the queue.`
      : `${abilityName(ability, name)} is not added to the queue.`,
  resolves: ({ ability }, holds, name) =>
    holds
      ? `${abilityName(ability, name)} is at the front and resolves.`
      : `${abilityName(ability, name)} cannot resolve and is removed from the queue; nothing is paid for it.`,
  resolved: ({ ability }, _, name) => `${abilityName(ability, name)} is fully resolved.`,
  'pays-force': ({ ship, amount, left }, _, name) =>
    `${name(ship)} spends ${forces(amount)} and has ${left} left.`,
  'pays-charges': ({ ability, amount, left }, _, name) =>
    `${counted(amount, 'charge')} of ${abilityName(ability, name)} ${amount === 1 ? 'is' : 'are'} spent; ${left} ${left === 1 ? 'is' : 'are'} left.`,
  'pays-shields': ({ ship, amount, left }, _, name) =>
    `${name(ship)} spends ${counted(amount, 'shield')} and has ${left} left.`,
  'gains-token': ({ ship, token, now, asCost }, _, name) =>
    `${name(ship)} gains a ${token} token${asCost ? ' as a cost' : ''} and has ${now}.`,
  'removes-token': ({ ship, token, now }, holds, name) =>
    holds
      ? `A ${token} token is removed from ${name(ship)}, which has ${now} left.`
      : `${name(ship)} has no ${token} token to remove.`,
  keeps: ({ ship, token, amount }, holds, name) =>
    holds
      ? `In this End Phase ${tokens(amount, token)} ${amount === 1 ? 'is' : 'are'} not removed from ${name(ship)}.`
      : `${name(ship)} has no ${token} token to keep.`,
  transfers: ({ ship, token, to }, _, name) => `A ${token} token goes from ${name(ship)} to ${name(to)}.`,
  'loses-charge': ({ ability, left }, holds, name) =>
    holds
      ? `${abilityName(ability, name)} loses a charge and has ${left} left.`
      : `${abilityName(ability, name)} has no charge left to lose.`,
  'loses-shield': ({ ship, now }, _, name) => `${name(ship)} loses a shield and has ${now} left.`,
  'recovers-shield': ({ ship, now }, _, name) => `${name(ship)} recovers a shield and has ${now}.`,
  performs: ({ ship, action, fails }, holds, name) =>
    holds
      ? `${name(ship)} performs the ${ACTION[action]} action.`
      : fails
        ? `The ${ACTION[action]} action of ${name(ship)} fails.`
        : `${name(ship)} may not perform the ${ACTION[action]} action.`,
  returned: ({ ship, force, charges }, holds, name) => {
    const paid = [force > 0 ? forces(force) : '', charges > 0 ? counted(charges, 'charge') : ''];
    const what = paid.filter(Boolean).join(' and ');
    return holds ? `${name(ship)} gets back ${what}.` : `${name(ship)} does not get back ${what}.`;
  },
  attacks: ({ ability, target }, _, name) =>
    `${abilityName(ability, name)} is performed as a bonus attack against ${name(target)}.`,
  'tractor-move': ({ ship, move }, _, name) =>
    move === 'stays'
      ? `${name(ship)} became tractored and is left where it is.`
      : `${name(ship)} became tractored and is moved${move === 'onto-debris' ? ', onto a debris cloud' : ''}.`,
  finally: ({ ship, force, shields, ...held }, _, name) => {
    const kinds = Object.entries(held).filter(([, n]) => n > 0);
    const parts = [
      ...kinds.map(([token, n]) => tokens(n, token)),
      forces(force),
      ...(shields > 0 ? [counted(shields, 'active shield')] : []),
    ];
    return `When the queue is empty, ${name(ship)} has ${list(parts)}.`;
  },
};
