/** May this attack be made against this target at all? */
import { spaceOf } from '../../geometry/space.ts';
import type { Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { attackForbidden, type Forbidden } from '../held-clauses.ts';
import { candidateStep } from '../legal-targets.ts';
import { spaceMarks } from '../marks.ts';
import { PAGE } from '../pages.ts';
import type { Position } from '../position.ts';
import type { Readings } from '../readings.ts';
import type { Character } from '../scenario.ts';
import { findTargets } from '../targets-rule.ts';
import { attackStep } from './facts.ts';
import type { AttackTime } from './scenario.ts';

export interface TargetFinding {
  readonly legal: boolean;
  /** Does the target have cover against this attack? */
  readonly cover: boolean;
  steps(): readonly Step[];
}

/**
 * An attack of opportunity is made against the adjacent enemy who is about to leave, without the rules for choosing
 * targets (Rebel Storm rulebook, p. 15; Clarifications 2005, Pheromones), and an adjacent enemy never has cover (p. 11).
 * Only what forbids attacks altogether can bar it.
 * Every other attack follows those rules.
 */
export function findTarget(
  position: Position,
  attacker: Character,
  target: Character,
  time: AttackTime,
  readings?: Readings,
): TargetFinding {
  if (time === 'opportunity') {
    const adjacent = adjacentSpaces(position.walls, spaceOf(attacker), spaceOf(target), readings);
    const forbidden = attackForbidden(attacker, target, readings);
    const legal = adjacent && !forbidden;
    const evidence = { attacker: attacker.id, target: target.id };
    const marks = spaceMarks(spaceOf(target), legal ? 'clear' : 'blocked');
    const opportunity = () =>
      attackStep(PAGE.attacksOfOpportunity, 'opportunity-target', adjacent, evidence, {
        decisive: legal || !adjacent,
        marks,
      });
    const ban = ({ by, having }: Forbidden) =>
      attackStep(
        ABILITY_PAGE[by],
        'may-be-attacked',
        false,
        { ...evidence, by, having },
        { decisive: adjacent },
      );
    return { legal, cover: false, steps: () => [opportunity(), ...(forbidden ? [ban(forbidden)] : [])] };
  }
  const found = findTargets(position, attacker, readings);
  const candidate = found.candidates.find(({ enemy }) => enemy.id === target.id);
  return {
    legal: candidate?.legal ?? false,
    cover: candidate?.cover.cover ?? false,
    steps: () => (candidate ? [candidateStep(position, attacker, candidate, found, readings)] : []),
  };
}
