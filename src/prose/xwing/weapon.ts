/** The sentences of verdicts about the choice of a weapon. */
import type { WeaponFacts } from '../../core/xwing/weapon/facts.ts';
import { type Arc, WEAPONS, type WeaponId } from '../../core/xwing/weapon/weapons.ts';
import type { Sentences } from '../sentence.ts';
import { capital, counted } from '../words.ts';

const ARC: Readonly<Record<Arc, string>> = {
  front: 'in the front arc',
  bullseye: 'in the bullseye arc',
  neither: 'in neither the front arc nor the bullseye arc',
};

const called = (weapon: WeaponId): string => {
  const { name, afterManeuver } = WEAPONS[weapon];
  return afterManeuver ? name : `the ${name.toLowerCase()}`;
};

export const sentences: Sentences<WeaponFacts> = {
  'weapon-may-be-chosen': ({ weapon, attack }, holds) =>
    `${capital(called(weapon))} may ${holds ? '' : 'not '}be chosen for ${
      attack === 'engagement' ? 'the attack in the Engagement Phase' : 'this bonus attack'
    }.`,
  'weapon-of-the-engagement': ({ weapon, offers }) =>
    offers
      ? `That ${called(weapon)} offers a bonus attack takes nothing from it: for the attack in the Engagement Phase it is a weapon like the others.`
      : `For the attack in the Engagement Phase ${called(weapon)} can be chosen.`,
  'weapon-after-maneuver': ({ weapon }, holds) =>
    holds
      ? `${capital(called(weapon))} offers a bonus attack after an enemy ship executes a maneuver.`
      : `${capital(called(weapon))} offers no attack after an enemy ship executes a maneuver.`,
  'weapon-arc': ({ weapon, needs, arc }, holds) =>
    holds
      ? `The target is ${ARC[needs]}, as ${called(weapon)} requires.`
      : `${capital(called(weapon))} requires a target ${ARC[needs]}; this one is ${
          arc === 'front' ? 'in the front arc only' : ARC[arc]
        }.`,
  'weapon-range': ({ weapon, from, to, range }, holds) => {
    const needs = from === to ? `range ${from}` : `range ${from} to ${to}`;
    return holds
      ? `The attack is at range ${range}, as ${called(weapon)} requires.`
      : `${capital(called(weapon))} requires ${needs}; the attack is at range ${range}.`;
  },
  'weapon-bonus-left': (_, holds) =>
    holds
      ? 'The ship has not performed a bonus attack this round.'
      : 'The ship has already performed its bonus attack of this round.',
  'weapon-force': ({ weapon, needs, has }, holds) =>
    `${capital(called(weapon))} costs ${counted(needs, 'Force charge')}; the ship has ${has}, which is ${
      holds ? 'enough' : 'too few'
    }.`,
  'weapon-cost': ({ weapon, taken }) =>
    taken === 'every-attack'
      ? `The rulings leave it open, and here it is taken that ${called(weapon)} costs its Force charge for every attack.`
      : `The rulings leave it open, and here it is taken that the Force charge of ${called(weapon)} is the cost of its bonus attack only.`,
};
