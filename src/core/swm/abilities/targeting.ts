/**
 * Abilities that forbid or free the choice of a target, as data. The rule they change is "Choosing Your Target"
 * (Rebel Storm rulebook, p. 10); `legal-targets.ts` reads the clauses and knows no ability.
 */

import type { Given } from './given.ts';
import { ABILITY_PAGE, type AbilityId } from './pages.ts';

/** One thing an ability does to the choice of a target. A clause of the attacker unless it says otherwise. */
export type TargetingClause =
  /** Only adjacent enemies may be attacked. */
  | { readonly kind: 'targeting'; readonly does: 'only-adjacent' }
  /** Lifts `only-adjacent` for enemies at most so many squares away; every other rule stays. */
  | { readonly kind: 'targeting'; readonly does: 'reach'; readonly squares: number }
  /**
   * Of the one attacked: enemies who have the trait named cannot choose it. It still counts as an enemy, so it can
   * be adjacent, and the nearest one.
   */
  | { readonly kind: 'targeting'; readonly does: 'not-chosen-by'; readonly having: AbilityId }
  /**
   * Of the one attacked: enemies who have the trait named cannot attack it at all, not even where its target is not
   * chosen by the rules, as in an attack of opportunity.
   */
  | {
      readonly kind: 'targeting';
      readonly does: 'not-attacked-by';
      readonly having: AbilityId;
      readonly given: Given;
    }
  /** Its holder is a character for combined fire and for nothing else: nobody's target, enemy or ally, and no cover. */
  | { readonly kind: 'targeting'; readonly does: 'only-combined-fire' }
  /** An enemy with cover may be chosen although another is nearer. */
  | { readonly kind: 'targeting'; readonly does: 'ignore-nearest' }
  /** An enemy may be chosen although another one is adjacent. */
  | { readonly kind: 'targeting'; readonly does: 'ignore-adjacent' };

export interface TargetingAbility {
  readonly id: AbilityId;
  readonly name: string;
  readonly page: string;
  readonly clauses: readonly TargetingClause[];
}

const ability = (id: AbilityId, name: string, ...clauses: readonly TargetingClause[]): TargetingAbility => ({
  id,
  name,
  page: ABILITY_PAGE[id],
  clauses,
});

export const TARGETING_ABILITIES: readonly TargetingAbility[] = [
  ability('melee-attack', 'Melee Attack', { kind: 'targeting', does: 'only-adjacent' }),
  // Clarifications 2005, Melee Reach 2: within 2 squares despite Melee Attack, otherwise the normal rules.
  ability('melee-reach-2', 'Melee Reach 2', { kind: 'targeting', does: 'reach', squares: 2 }),
  // Clarifications 2005, Execute Order 66: the holder is no legal target for a Clone Trooper, yet stays the nearest.
  // Whether it forbids more than choosing is an open point.
  ability(
    'execute-order-66',
    'Execute Order 66',
    { kind: 'targeting', does: 'not-chosen-by', having: 'clone-trooper' },
    {
      kind: 'targeting',
      does: 'not-attacked-by',
      having: 'clone-trooper',
      given: { reading: 'order-66', value: 'attacking' },
    },
  ),
  // A trait, not a power: who counts as a Clone Trooper is for the scenario to say.
  ability('clone-trooper', 'Clone Trooper'),
  // Clarifications 2005, AT-AT: a character only for combined fire.
  ability('tower', 'Tower', { kind: 'targeting', does: 'only-combined-fire' }),
  // No card in particular: for cards whose text frees their holder from one of the two rules.
  ability('past-the-nearest', 'May attack past the nearest enemy', {
    kind: 'targeting',
    does: 'ignore-nearest',
  }),
  ability('past-the-adjacent', 'May attack past adjacent enemies', {
    kind: 'targeting',
    does: 'ignore-adjacent',
  }),
];

const CLAUSES = new Map(TARGETING_ABILITIES.map(({ id, clauses }) => [id, clauses]));

/** What an ability does to the choice of a target; nothing for most abilities. */
export const targetingClauses = (id: AbilityId): readonly TargetingClause[] => CLAUSES.get(id) ?? [];
