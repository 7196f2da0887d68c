/** The clauses about targets that a character brings along with its abilities. */
import type { PageId } from '../verdict.ts';
import type { AbilityId } from './abilities/pages.ts';
import { TARGETING_ABILITIES, type TargetingClause, targetingClauses } from './abilities/targeting.ts';
import { type Readings, readingOf } from './readings.ts';
import type { Character } from './scenario.ts';

/** A clause with the ability it comes from. */
interface Held<Does extends TargetingClause['does']> {
  readonly ability: AbilityId;
  readonly clause: Extract<TargetingClause, { readonly does: Does }>;
}

/** The clauses of one kind among a character's abilities. */
export const held = <Does extends TargetingClause['does']>(
  { abilities }: Pick<Character, 'abilities'>,
  does: Does,
): readonly Held<Does>[] =>
  abilities.flatMap((ability) =>
    targetingClauses(ability)
      .filter((clause): clause is Extract<TargetingClause, { readonly does: Does }> => clause.does === does)
      .map((clause) => ({ ability, clause })),
  );

/** Is it a character for all purposes? A tower is one for combined fire only (Clarifications 2005, AT-AT). */
export const isCharacter = (piece: Pick<Character, 'abilities'>): boolean =>
  held(piece, 'only-combined-fire').length === 0;

/** An ability of the one attacked, and the trait of those whom it forbids something. */
export interface Forbidden {
  readonly by: AbilityId;
  readonly having: AbilityId;
}

/** The pages of all that can forbid an attack. */
export const FORBIDDING_PAGES: readonly PageId[] = TARGETING_ABILITIES.filter(({ clauses }) =>
  clauses.some(({ does }) => does === 'not-attacked-by'),
).map(({ page }) => page);

/** What forbids this attacker any attack on this target; nothing for most. */
export function attackForbidden(
  attacker: Pick<Character, 'abilities'>,
  target: Pick<Character, 'abilities'>,
  readings: Readings | undefined,
): Forbidden | undefined {
  const found = held(target, 'not-attacked-by').find(
    ({ clause: { having, given } }) =>
      attacker.abilities.includes(having) && readingOf(readings, given.reading) === given.value,
  );
  return found && { by: found.ability, having: found.clause.having };
}
