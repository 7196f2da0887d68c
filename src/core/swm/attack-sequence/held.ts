/** Whether a character's ability works against the attack as it stands: its own clauses, held by the effects engine. */
import type { Step } from '../../verdict.ts';
import { sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { sequenceClause } from '../abilities/sequence.ts';
import type { Clause, RuleId } from '../abilities/vocabulary.ts';
import { apply } from '../effects/clauses.ts';
import { type GameEvent, inForce } from '../effects/events.ts';
import { sideOf } from '../effects/sides.ts';
import { PAGE } from '../pages.ts';
import { readingOf } from '../readings.ts';
import type { Truth } from '../truth.ts';
import { sequenceStep } from './facts.ts';
import { type Actor, distanceOf, type Sequence, stands, type Table } from './state.ts';

export interface Held {
  readonly truth: Truth;
  readonly clause: Clause;
  readonly missing: string | undefined;
  readonly step: Step;
}

/**
 * `subject` is the one whom the attack is about: its target, or whoever is about to take the damage. Undefined for
 * an ability that guards against nothing.
 */
export function held(
  table: Table,
  { attacker, event }: Pick<Sequence, 'attacker' | 'event'>,
  subject: Actor,
  holder: Actor,
  defence: AbilityId | RuleId,
  forcePoints: number = spendable(table, holder),
): Held | undefined {
  const { readings } = table.scenario;
  const clauses = (sourceOf(defence)?.clauses ?? []).filter(
    ({ on, given }) => on === 'incoming' && inForce(given, readings),
  );
  const { source } = event.name;
  const against = sideOf([
    ...ownWithout(attacker),
    ...holder.conditions,
    ...(source === 'attack' ? [] : [source]),
  ]);
  const apart = distanceOf(table, attacker, subject);
  const fromHolder = distanceOf(table, attacker, holder);
  const results = clauses.map((clause) =>
    apply(clause, event, {
      situation: {
        defence,
        attacker: against,
        melee: against.has('melee'),
        lightsaber: against.has('with-lightsaber'),
        attackerFromTarget: apart === 'same' ? undefined : apart,
        holderFromTarget: distanceOf(table, holder, subject),
        attackerFromHolder: fromHolder === 'same' ? undefined : fromHolder,
        answers: null,
      },
      forcePoints,
      reroll: false,
      byCard: [],
      readings,
    }),
  );
  const found =
    results.find(({ truth }) => truth === 'yes') ??
    results.find(({ truth }) => truth === 'unknown') ??
    results[0];
  return (
    found && {
      truth: found.truth,
      clause: found.clause,
      missing: found.missing[0],
      step: found.step(true),
    }
  );
}

/** What an attacker lays on its target counts once it has been laid on it. */
const ownWithout = ({ character: { abilities } }: Actor): readonly AbilityId[] =>
  abilities.filter((id) => sequenceClause(id)?.deed.does !== 'condition');

/** Force points that it may spend now; how often a turn it may spend any is an open point. */
export function spendable(table: Table, who: Actor): number {
  const { scenario, usedThisTurn } = table;
  const once = readingOf(scenario.readings, 'force-points-a-turn') === 'once';
  if ((once && usedThisTurn.has(spent(who.character.id))) || keptFromSpending(table, who)) return 0;
  return who.forcePoints;
}

/** What keeps a character from spending Force points, whatever for, such as Ysalamiri near it. */
export function keptFromSpending(
  table: Table,
  who: Actor,
  source: AbilityId | RuleId = 'force-point-reroll',
): { readonly holder: Actor; readonly ability: AbilityId; readonly step: Step } | undefined {
  const use: GameEvent = {
    name: { source, role: 'response' },
    page: PAGE.forcePoints,
    cause: null,
    role: 'response',
    origin: 'rule',
    resolvedBy: 'automatic',
    affects: 'user',
    does: 'defence',
    usesTargetRules: false,
    aimed: false,
    spendsForce: true,
  };
  for (const holder of table.actors.filter(stands)) {
    for (const ability of holder.character.abilities) {
      if (!sourceOf(ability)?.clauses?.some(({ effect }) => effect === 'prevent')) continue;
      const found = held(table, { attacker: who, event: use }, who, holder, ability, 0);
      if (found?.truth !== 'yes') continue;
      const evidence = { character: holder.character.id, ability, kept: who.character.id };
      const step = sequenceStep(found.clause.rule, 'sequence-keeps-from-spending', true, evidence, {
        decisive: true,
      });
      return { holder, ability, step };
    }
  }
  return undefined;
}

export const spent = (id: string): string => `${id} Force points`;

/** An event that calls for a save, as far as rerolling that save goes. */
export const callingForSave = (event: GameEvent): GameEvent => ({ ...event, callsForSave: true });
