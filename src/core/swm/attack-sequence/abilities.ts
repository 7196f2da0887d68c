/** Which abilities bear on the sequence of an attack, and which can be what it is about. */
import { ABILITY_IDS, BYSTANDERS, OFFENCES, sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { sequenceClause } from '../abilities/sequence.ts';
import { targetingClauses } from '../abilities/targeting.ts';
import type { AttackSequenceScenario } from './scenario.ts';

/** Used on somebody without an attack, or an attack on several. */
const actsOnOthers = (id: AbilityId): boolean =>
  sequenceClause(id)?.deed.does === 'targets' ||
  (OFFENCES.includes(id) &&
    sourceOf(id)?.kind !== 'commander-effect' &&
    sourceOf(id)?.events?.some(({ role, affects }) => role === 'use' && affects === 'targets') === true);

const ACTING = ABILITY_IDS.filter((id) => actsOnOthers(id));

/** How an attacker can attack, or what it can use. */
export const USES: readonly AttackSequenceScenario['using'][] = [
  'attack',
  'attack-of-opportunity',
  ...ACTING,
];

/** Those that a character can have here. */
export const SEQUENCE_ABILITIES: readonly AbilityId[] = ABILITY_IDS.filter(
  (id) =>
    sequenceClause(id) !== undefined ||
    ACTING.includes(id) ||
    BYSTANDERS.includes(id) ||
    targetingClauses(id).length > 0,
);
