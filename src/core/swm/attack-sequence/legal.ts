/**
 * Whom an attacker may choose as a target, as far as a position without a battle grid tells: adjacent enemies come
 * first, Melee Attack reaches no others, and sight and cover are as the scenario says (Choosing Your Target).
 */
import type { AbilityId } from '../abilities/pages.ts';
import { type TargetingClause, targetingClauses } from '../abilities/targeting.ts';
import { isCharacter } from '../held-clauses.ts';
import { type Actor, enemies, stands, type Table } from './state.ts';

export const enemiesOf = ({ actors }: Table, attacker: Actor): readonly Actor[] =>
  actors.filter((other) => stands(other) && enemies(other, attacker) && isCharacter(other.character));

export const adjacentEnemies = (table: Table, attacker: Actor): readonly Actor[] =>
  enemiesOf(table, attacker).filter((enemy) => table.adjacent(enemy, attacker));

export function mayChoose(table: Table, attacker: Actor, target: Actor): boolean {
  if (!enemiesOf(table, attacker).includes(target) || forbids(target, attacker)) return false;
  const adjacent = adjacentEnemies(table, attacker);
  if (adjacent.includes(target)) return true;
  const does = clausesOf(attacker).map((clause) => clause.does);
  if (adjacent.length > 0 && !does.includes('ignore-adjacent')) return false;
  return target.character.inTheOpen && (!does.includes('only-adjacent') || does.includes('reach'));
}

const clausesOf = ({ character }: Actor): readonly TargetingClause[] =>
  character.abilities.flatMap((id: AbilityId) => targetingClauses(id));

const forbids = (target: Actor, attacker: Actor): boolean =>
  clausesOf(target).some(
    (clause) => clause.does === 'not-chosen-by' && attacker.character.abilities.includes(clause.having),
  );
