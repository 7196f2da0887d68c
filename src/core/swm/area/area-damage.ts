/**
 * `swm/area-damage`: who takes damage from an ability that reaches a target and all characters adjacent to it?
 * (Clarifications 2005: AT-AT, Missiles, Force Strike; FAQ, Determining Distance.)
 */
import { spaceOf } from '../../geometry/space.ts';
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { undecided } from '../../steps.ts';
import { type Answer, NO, type Step } from '../../verdict.ts';
import { AREA_ABILITIES, areaOf } from '../abilities/areas.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { held } from '../held-clauses.ts';
import { candidateStep, legalTargets } from '../legal-targets.ts';
import { spaceMarks } from '../marks.ts';
import { bearing, readingSteps, TARGET_POINTS } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import type { Position } from '../position.ts';
import type { Readings } from '../readings.ts';
import { notAnEnemy, setUpTwo } from '../setup.ts';
import { type Candidate, findTargets, type TargetsFinding } from '../targets-rule.ts';
import { areaStep } from './facts.ts';
import type { AreaDamageScenario, Exposed } from './scenario.ts';

/** Where the data does not say how far an ability reaches, or what number its saves need. */
const MISSING = { range: 'how far it reaches', save: 'the number that its saves need' } as const;

export const areaDamage: Question<'swm/area-damage', AreaDamageScenario> = {
  id: 'swm/area-damage',
  cites: [
    ...new Set([
      PAGE.splashAroundTheTarget,
      PAGE.turretsAndTowers,
      PAGE.oneSaveEach,
      ...AREA_ABILITIES.map(({ page }) => page),
      ...legalTargets.cites,
    ]),
  ],
  judge: (scenario) => {
    const ready = setUpTwo(scenario, ['user', scenario.user], ['target', scenario.target]);
    if (!ready.ok) return ready;
    const { position, first: user, second: target } = ready.value;
    if (user.side === target.side) return err([notAnEnemy(user, target)]);
    const under = (readings?: Readings) => use(scenario, position, user, target, readings);
    const found = under(scenario.readings);
    const open = hangsOn(bearing(TARGET_POINTS, position), scenario.readings, (other) =>
      answerOf(under(other)),
    );
    return ok({
      answer: answerOf(found),
      steps: [
        ...targetSteps(scenario, position, found, scenario.readings),
        ...(found.reaches === 'no' ? [] : victimSteps(scenario, found)),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

interface Use {
  readonly user: Exposed;
  readonly target: Exposed;
  readonly targets: TargetsFinding;
  readonly candidate: Candidate | undefined;
  readonly range: number | 'sight' | 'unknown';
  readonly distance: number | undefined;
  /** Is the target near enough, as far as the range is a number? */
  readonly within: boolean;
  /** May the target be chosen, as far as that is known? */
  readonly reaches: 'yes' | 'no' | 'unknown';
  readonly affected: readonly Exposed[];
  /** What is no character and stands beside the target. */
  readonly objects: readonly string[];
  readonly needed: number | 'unknown';
}

function use(
  { ability, pieces, range: onCard, needed }: AreaDamageScenario,
  position: Position,
  user: Exposed,
  target: Exposed,
  readings: Readings | undefined,
): Use {
  const area = areaOf(ability);
  const range = onCard ?? area?.range ?? 'unknown';
  // An ability that limits attacks to adjacent enemies says nothing of what is no attack.
  const abilities = user.abilities.filter((id) => held({ abilities: [id] }, 'only-adjacent').length === 0);
  const targets = findTargets(position, { ...user, abilities }, readings);
  const candidate = targets.candidates.find(({ enemy }) => enemy.id === target.id);
  const distance = position.distance(user, target);
  const within = typeof range === 'number' ? distance !== undefined && distance <= range : true;
  const chosen = (candidate?.legal ?? false) && within;
  const beside = (other: Exposed) =>
    other.id === target.id || adjacentSpaces(position.walls, spaceOf(other), spaceOf(target), readings);
  const objects = new Set(position.objects.map(({ id }) => id));
  const reached = pieces.filter(beside);
  return {
    user,
    target,
    targets,
    candidate,
    range,
    distance,
    within,
    reaches: !chosen ? 'no' : range === 'unknown' ? 'unknown' : 'yes',
    affected: reached.filter(({ id }) => !objects.has(id)),
    objects: reached.flatMap(({ id }) => (objects.has(id) ? [id] : [])),
    needed: needed ?? area?.save ?? 'unknown',
  };
}

function answerOf({ reaches, affected, needed }: Use): Answer {
  if (reaches === 'no') return NO;
  const missing = [
    ...(reaches === 'unknown' ? [MISSING.range] : []),
    ...(needed === 'unknown' ? [MISSING.save] : []),
  ];
  if (missing.length > 0 || needed === 'unknown') return { kind: 'undetermined', missing };
  return { kind: 'set', members: affected.filter(({ save }) => save < needed).map(({ id }) => id) };
}

/** Whether the target may be chosen; what fails decides. */
function targetSteps(
  { ability }: AreaDamageScenario,
  position: Position,
  { user, target, targets, candidate, range, distance, within, reaches }: Use,
  readings: Readings | undefined,
): readonly Step[] {
  const page = ABILITY_PAGE[ability];
  const evidence = { user: user.id, target: target.id, ability };
  const legal = candidate?.legal ?? false;
  const decisive = reaches !== 'no' || !legal;
  const told = candidate ? [candidateStep(position, user, candidate, targets, readings)] : [];
  return [
    areaStep(page, 'area-target-is-legal', legal, evidence, {
      children: told.map((step) => (decisive ? step : undecided(step))),
    }),
    ...(typeof range === 'number'
      ? [
          areaStep(
            PAGE.distance,
            'area-within-range',
            within,
            { ...evidence, range, distance: distance ?? null },
            { decisive: legal },
          ),
        ]
      : []),
    ...(range === 'unknown'
      ? [areaStep(page, 'area-range-unknown', true, evidence, { decisive: reaches === 'unknown' })]
      : []),
  ];
}

/** Who is reached, and how each save comes out. */
function victimSteps({ ability }: AreaDamageScenario, found: Use): readonly Step[] {
  const { user, target, affected, objects, needed } = found;
  const page = ABILITY_PAGE[ability];
  const evidence = { user: user.id, target: target.id, ability };
  const ids = affected.map(({ id }) => id);
  const friends = affected.filter(({ side }) => side === user.side).map(({ id }) => id);
  return [
    areaStep(
      PAGE.splashAroundTheTarget,
      'area-reaches',
      true,
      { ...evidence, characters: ids, squares: target.width * target.height },
      {
        decisive: true,
        marks: affected.flatMap((each) => spaceMarks(spaceOf(each), 'blocked')),
        children: [
          ...(friends.length > 0
            ? [
                areaStep(
                  page,
                  'area-spares-nobody',
                  true,
                  { ...evidence, characters: friends },
                  { decisive: true },
                ),
              ]
            : []),
          ...(objects.length > 0
            ? [
                areaStep(
                  PAGE.turretsAndTowers,
                  'area-passes-objects',
                  true,
                  { ability, objects },
                  { decisive: true },
                ),
              ]
            : []),
        ],
      },
    ),
    areaStep(
      PAGE.oneSaveEach,
      'area-one-save-each',
      true,
      { ability, characters: ids },
      { decisive: ids.length > 1 && needed !== 'unknown' },
    ),
    ...(needed === 'unknown'
      ? [areaStep(page, 'area-save-unknown', true, { ability, characters: ids }, { decisive: true })]
      : affected.map((each) =>
          areaStep(
            page,
            'area-save',
            each.save >= needed,
            { character: each.id, roll: each.save, needed },
            {
              decisive: true,
              marks: spaceMarks(spaceOf(each), each.save >= needed ? 'clear' : 'blocked'),
            },
          ),
        )),
  ];
}
