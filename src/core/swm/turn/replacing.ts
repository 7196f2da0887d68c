/** Which abilities bear on a turn, by what they do to it. */

import { type AbilityId, COMMANDER_IDS } from '../abilities/pages.ts';
import { turnAbilitiesThat, turnClauses } from '../abilities/turns.ts';

/** Of these the sources say that they replace attacks. Others go without a name. */
export const REPLACING = turnAbilitiesThat(({ does }) => does === 'replaces-attacks');

export const REPLACING_TURN = turnAbilitiesThat(
  (clause) => clause.does === 'plan' && clause.replacesTurn === true,
);

export const GRANTING_TURNS = turnAbilitiesThat(({ does }) => does === 'grants-turn');

const isEffect = (id: AbilityId) => COMMANDER_IDS.some((commander) => commander === id);

/** Commander effects that change the turn of a character whom they reach. */
export const TURN_EFFECTS = turnAbilitiesThat(
  ({ does }) => does === 'grants-plans' || does === 'speed' || does === 'extra-squares',
).filter(isEffect);

/** Abilities that change the turn of the character that has them, whatever it uses. */
export const TURN_TRAITS = turnAbilitiesThat(
  (clause) =>
    clause.does === 'keeps-apart' ||
    clause.does === 'extra-squares' ||
    (clause.does === 'plan' && !clause.replacesTurn),
).filter((id) => !isEffect(id));

/** Does using this ability in place of an attack make attacks? */
export const makesAttacks = (id: AbilityId | undefined): boolean =>
  id !== undefined && turnClauses(id).some((clause) => clause.does === 'replaces-attacks' && clause.attacks);
