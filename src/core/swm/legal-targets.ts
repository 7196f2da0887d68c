/** `swm/legal-targets`: which enemies may a character choose? (Rebel Storm rulebook, pp. 9-10, Choosing Your Target.) */
import { spaceOf } from '../geometry/space.ts';
import { hangsOn } from '../hangs-on.ts';
import type { Question } from '../question.ts';
import { ok } from '../result.ts';
import type { Answer, Step } from '../verdict.ts';
import { ABILITY_PAGE } from './abilities/pages.ts';
import { TARGETING_ABILITIES } from './abilities/targeting.ts';
import { COVER_PAGES, coverStep } from './cover.ts';
import { boardStep } from './facts.ts';
import { sightStep } from './line-of-sight.ts';
import { spaceMarks } from './marks.ts';
import { bearing, pagesOf, readingSteps, TARGET_POINTS } from './open-points.ts';
import { PAGE } from './pages.ts';
import type { Position } from './position.ts';
import { type Readings, readingOf } from './readings.ts';
import type { Character, LegalTargetsScenario } from './scenario.ts';
import { setUp } from './setup.ts';
import { type Candidate, findTargets, type TargetsFinding } from './targets-rule.ts';

export const legalTargets: Question<'swm/legal-targets', LegalTargetsScenario> = {
  id: 'swm/legal-targets',
  cites: [
    ...new Set([
      PAGE.choosingTargets,
      ...COVER_PAGES,
      PAGE.distance,
      PAGE.diagonals,
      PAGE.attackingAllies,
      PAGE.turretsAndTowers,
      ...pagesOf(TARGET_POINTS),
      ...TARGETING_ABILITIES.map(({ page }) => page),
    ]),
  ],
  judge: (scenario) => {
    const ready = setUp(scenario, ['attacker', scenario.attacker]);
    if (!ready.ok) return ready;
    const { position, named } = ready.value;
    const attacker = named[0] as Character;
    const found = findTargets(position, attacker, scenario.readings);
    const open = hangsOn(bearing(TARGET_POINTS, position), scenario.readings, (readings) =>
      answerOf(findTargets(position, attacker, readings)),
    );
    const nobody = boardStep(
      PAGE.choosingTargets,
      'no-enemies',
      true,
      { attacker: attacker.id },
      { decisive: true },
    );
    return ok({
      answer: answerOf(found),
      steps: [
        ...found.candidates.map((candidate) =>
          candidateStep(position, attacker, candidate, found, scenario.readings),
        ),
        ...(found.candidates.length === 0 ? [nobody] : []),
        ...alliesLeftOut(position, attacker, found),
        ...objectsLeftOut(position, attacker),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

const answerOf = ({ candidates }: TargetsFinding): Answer => ({
  kind: 'set',
  members: candidates.filter(({ legal }) => legal).map(({ enemy }) => enemy.id),
});

/** Allies are no targets, which matters when one is in sight and would not have to give way to an adjacent enemy. */
function alliesLeftOut(
  position: Position,
  attacker: Character,
  { adjacent }: TargetsFinding,
): readonly Step[] {
  const allies = position.pieces.filter(({ id, side }) => side === attacker.side && id !== attacker.id);
  if (allies.length === 0) return [];
  const decisive = adjacent.length === 0 && allies.some((ally) => position.sight(attacker, ally));
  const evidence = { attacker: attacker.id, allies: allies.map(({ id }) => id) };
  return [boardStep(PAGE.attackingAllies, 'allies-left-out', true, evidence, { decisive })];
}

/** What is no character is nobody's enemy either, whatever side it is on. */
function objectsLeftOut({ objects }: Position, attacker: Character): readonly Step[] {
  if (objects.length === 0) return [];
  const evidence = { attacker: attacker.id, objects: objects.map(({ id }) => id) };
  const marks = objects.flatMap((object) => spaceMarks(spaceOf(object), 'note'));
  return [boardStep(PAGE.turretsAndTowers, 'no-character', true, evidence, { decisive: true, marks })];
}

/**
 * One enemy, with every condition. For a legal target each condition is needed; for another the first that fails
 * decides, in the order in which people go through them.
 */
export function candidateStep(
  position: Position,
  attacker: Character,
  candidate: Candidate,
  found: TargetsFinding,
  readings: Readings | undefined,
): Step {
  const { enemy, legal } = candidate;
  const attack = { attacker: attacker.id, target: enemy.id };
  const conditions: readonly { met: boolean; step: (decisive: boolean) => Step }[] = [
    { met: candidate.seen, step: (decisive) => sightStep(position, attacker, enemy, decisive) },
    {
      met: candidate.adjacentFirst.met,
      step: (decisive) => adjacentFirstStep(attacker, candidate, found, decisive),
    },
    ...reachCondition(attacker, candidate),
    ...forbiddenCondition(attacker, candidate),
    {
      met: candidate.coverOrNearest.met,
      step: (decisive) => coverOrNearestStep(attacker, candidate, found, readings, decisive),
    },
  ];
  const failing = conditions.find(({ met }) => !met);
  return boardStep(PAGE.choosingTargets, 'is-legal-target', legal, attack, {
    decisive: true,
    marks: spaceMarks(spaceOf(enemy), legal ? 'clear' : 'blocked'),
    children: conditions.map((condition) => condition.step(failing === undefined || condition === failing)),
  });
}

function adjacentFirstStep(
  attacker: Character,
  { enemy, adjacent, adjacentFirst: { met, freedBy } }: Candidate,
  found: TargetsFinding,
  decisive: boolean,
): Step {
  return boardStep(
    freedBy ? ABILITY_PAGE[freedBy] : PAGE.choosingTargets,
    'adjacent-first',
    met,
    {
      attacker: attacker.id,
      target: enemy.id,
      adjacent: found.adjacent.map(({ id }) => id),
      isAdjacent: adjacent,
      freedBy: freedBy ?? null,
    },
    { decisive, marks: found.adjacent.flatMap((other) => spaceMarks(spaceOf(other), 'note')) },
  );
}

function reachCondition(attacker: Character, { enemy, reach, distance }: Candidate) {
  if (!reach) return [];
  const evidence = { attacker: attacker.id, target: enemy.id, by: reach.by, distance: distance ?? null };
  const step = (decisive: boolean) =>
    boardStep(ABILITY_PAGE[reach.by], 'within-reach', reach.met, evidence, { decisive });
  return [{ met: reach.met, step }];
}

function forbiddenCondition(attacker: Character, { enemy, forbidden }: Candidate) {
  if (!forbidden) return [];
  const evidence = { attacker: attacker.id, target: enemy.id, ...forbidden };
  const step = (decisive: boolean) =>
    boardStep(ABILITY_PAGE[forbidden.by], 'may-be-chosen', false, evidence, { decisive });
  return [{ met: false, step }];
}

/** Cover, and where there is some, whether the enemy is the nearest all the same. */
function coverOrNearestStep(
  attacker: Character,
  candidate: Candidate,
  found: TargetsFinding,
  readings: Readings | undefined,
  decisive: boolean,
): Step {
  const {
    enemy,
    cover,
    nearest,
    coverOrNearest: { met, freedBy },
  } = candidate;
  return boardStep(
    freedBy ? ABILITY_PAGE[freedBy] : PAGE.choosingTargets,
    'cover-only-if-nearest',
    met,
    { attacker: attacker.id, target: enemy.id, cover: cover.cover, freedBy: freedBy ?? null },
    {
      decisive,
      children: [
        // A legal target with cover is one because it is nearest, or freed; its cover changes nothing.
        coverStep(attacker, enemy, cover, decisive && (!cover.cover || !met)),
        ...(cover.cover
          ? [nearestStep(attacker, candidate, found, readings, decisive && (nearest || !freedBy))]
          : []),
      ],
    },
  );
}

function nearestStep(
  attacker: Character,
  { enemy, nearest, distance }: Candidate,
  found: TargetsFinding,
  readings: Readings | undefined,
  decisive: boolean,
): Step {
  const attack = { attacker: attacker.id, target: enemy.id };
  const { enemies, distance: least } = found.nearest;
  return boardStep(
    PAGE.distance,
    'is-nearest',
    nearest,
    {
      ...attack,
      distance: distance ?? null,
      nearest: enemies.map(({ id }) => id),
      nearestDistance: least ?? null,
      counted: readingOf(readings, 'nearest'),
    },
    {
      decisive,
      marks: enemies.flatMap((other) => spaceMarks(spaceOf(other), 'note')),
      children: [enemy, ...enemies].some((other) => diagonallyFrom(attacker, other))
        ? [boardStep(PAGE.diagonals, 'diagonals-count-two', true, attack, { decisive })]
        : [],
    },
  );
}

/** Does the other stand in no row and no column of the attacker? */
function diagonallyFrom(attacker: Character, other: Character): boolean {
  const [a, b] = [spaceOf(attacker), spaceOf(other)];
  return (a.x1 <= b.x0 || b.x1 <= a.x0) && (a.y1 <= b.y0 || b.y1 <= a.y0);
}
