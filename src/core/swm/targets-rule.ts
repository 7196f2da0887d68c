/**
 * Choosing a target (Star Wars Miniatures, Rebel Storm rulebook, p. 10): the attacker must see the enemy; adjacent
 * enemies come first; an enemy with cover must be the nearest. Abilities forbid or free choices by their clauses.
 */
import { spaceOf } from '../geometry/space.ts';
import type { AbilityId } from './abilities/pages.ts';
import { adjacentSpaces } from './adjacency.ts';
import { type CoverFinding, findCover } from './cover-rule.ts';
import { type Forbidden, held } from './held-clauses.ts';
import type { Position } from './position.ts';
import { type Readings, readingOf } from './readings.ts';
import type { Character } from './scenario.ts';

/** Each condition is met or not; the enemy is a legal target when all are. */
export interface Candidate {
  readonly enemy: Character;
  readonly seen: boolean;
  readonly adjacent: boolean;
  readonly distance: number | undefined;
  /** Adjacent itself, or nobody is, or an ability frees the attacker. */
  readonly adjacentFirst: { readonly met: boolean; readonly freedBy?: AbilityId };
  /** Present when an ability limits the attacker to adjacent enemies. */
  readonly reach?: { readonly met: boolean; readonly by: AbilityId };
  /** Present when an ability of the enemy forbids this attacker to choose it. */
  readonly forbidden?: Forbidden;
  readonly cover: CoverFinding;
  readonly nearest: boolean;
  /** No cover, or nearest, or an ability frees the attacker. */
  readonly coverOrNearest: { readonly met: boolean; readonly freedBy?: AbilityId };
  readonly legal: boolean;
}

export interface TargetsFinding {
  readonly candidates: readonly Candidate[];
  readonly adjacent: readonly Character[];
  /** Those tied for nearest, and how far they are; undefined distance when no way leads to any enemy. */
  readonly nearest: { readonly enemies: readonly Character[]; readonly distance: number | undefined };
}

export function findTargets(position: Position, attacker: Character, readings?: Readings): TargetsFinding {
  const space = spaceOf(attacker);
  const enemies = position.pieces.filter(({ side }) => side !== attacker.side);
  const adjacent = enemies.filter((enemy) => adjacentSpaces(position.walls, space, spaceOf(enemy), readings));
  const counted =
    readingOf(readings, 'nearest') === 'any'
      ? enemies
      : enemies.filter((enemy) => position.sight(attacker, enemy) !== undefined);
  const nearest = nearestOf(position, attacker, counted);

  const candidates = enemies.map((enemy): Candidate => {
    const isAdjacent = adjacent.includes(enemy);
    const seen = position.sight(attacker, enemy) !== undefined;
    const distance = position.distance(attacker, enemy);
    const cover = findCover(position, attacker, enemy, readings);
    const isNearest = nearest.enemies.includes(enemy);

    const pastAdjacent = held(attacker, 'ignore-adjacent')[0]?.ability;
    const adjacentFirst =
      adjacent.length === 0 || isAdjacent
        ? { met: true }
        : pastAdjacent
          ? { met: true, freedBy: pastAdjacent }
          : { met: false };
    const reach = reachOf(attacker, isAdjacent, distance);
    const forbidden = held(enemy, 'not-chosen-by').find(({ clause }) =>
      attacker.abilities.includes(clause.having),
    );
    const pastNearest = held(attacker, 'ignore-nearest')[0]?.ability;
    const coverOrNearest =
      !cover.cover || isNearest
        ? { met: true }
        : pastNearest
          ? { met: true, freedBy: pastNearest }
          : { met: false };
    return {
      enemy,
      seen,
      adjacent: isAdjacent,
      distance,
      adjacentFirst,
      ...(reach && { reach }),
      ...(forbidden && { forbidden: { by: forbidden.ability, having: forbidden.clause.having } }),
      cover,
      nearest: isNearest,
      coverOrNearest,
      legal: seen && adjacentFirst.met && (reach?.met ?? true) && !forbidden && coverOrNearest.met,
    };
  });
  return { candidates, adjacent, nearest };
}

function nearestOf(
  position: Position,
  attacker: Character,
  enemies: readonly Character[],
): TargetsFinding['nearest'] {
  const away = enemies.flatMap((enemy) => {
    const distance = position.distance(attacker, enemy);
    return distance === undefined ? [] : [{ enemy, distance }];
  });
  if (away.length === 0) return { enemies: [], distance: undefined };
  const least = Math.min(...away.map(({ distance }) => distance));
  return {
    enemies: away.filter(({ distance }) => distance === least).map(({ enemy }) => enemy),
    distance: least,
  };
}

/** An attacker limited to adjacent enemies reaches farther only by another ability. */
function reachOf(attacker: Character, adjacent: boolean, distance: number | undefined): Candidate['reach'] {
  const [limit] = held(attacker, 'only-adjacent');
  if (!limit) return undefined;
  const longer = held(attacker, 'reach').find(
    ({ clause }) => distance !== undefined && distance <= clause.squares,
  );
  if (adjacent) return { met: true, by: limit.ability };
  return longer ? { met: true, by: longer.ability } : { met: false, by: limit.ability };
}
