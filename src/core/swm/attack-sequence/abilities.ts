/** Which abilities bear on the sequence of an attack, and which can be what it is about. */
import { ABILITY_IDS, OFFENCES, sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { sequenceClause } from '../abilities/sequence.ts';
import { targetingClauses } from '../abilities/targeting.ts';
import { traitsOf } from '../abilities/traits.ts';
import type { Trait } from '../abilities/vocabulary.ts';
import type { Using } from './scenario.ts';

/** Used on somebody without an attack, or an attack on several; what a defeat sets off comes in by itself. */
const actsOnOthers = (id: AbilityId): boolean => {
  const does = sequenceClause(id)?.deed.does;
  if (does === 'targets') return true;
  const uses =
    sourceOf(id)?.events?.filter(({ role, affects }) => role === 'use' && affects === 'targets') ?? [];
  return does !== 'damage' && OFFENCES.includes(id) && uses.some(({ helpful }) => !helpful);
};

const ACTING = ABILITY_IDS.filter(actsOnOthers);

/** How an attacker can attack, or what it can use. */
export const USES: readonly Using[] = ['attack', 'attack-of-opportunity', ...ACTING];

/** What kind of character counts here. */
const TRAITS: readonly Trait[] = ['is-droid', 'is-mounted', 'is-unique', 'melee', 'with-lightsaber'];

/** Those that a character can have here: what comes in, what forbids an answer, what it is. */
export const SEQUENCE_ABILITIES: readonly AbilityId[] = ABILITY_IDS.filter(
  (id) =>
    sequenceClause(id) !== undefined ||
    ACTING.includes(id) ||
    sourceOf(id)?.clauses?.some(({ on }) => on === 'response') ||
    traitsOf(id).some((trait) => TRAITS.includes(trait)) ||
    targetingClauses(id).length > 0,
);
