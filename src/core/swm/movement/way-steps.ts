/** Steps that tell a path: what each of its steps costs and why, whom it passes and who may attack. */
import { squareName } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { spaceMarks, squareMarks } from '../marks.ts';
import { PAGE } from '../pages.ts';
import type { Character } from '../scenario.ts';
import { moveStep } from './facts.ts';
import { costMark, moveMark, placeOf } from './marks.ts';
import type { Reached } from './reach.ts';
import type { MovementRules } from './rules.ts';
import { alliesIn, squareAt } from './stances.ts';
import { isDiagonal } from './step-rule.ts';

/** What the steps of a path are told for: what they cost, or who may attack because of them. */
export type Telling = 'costs' | 'attacks';

/** Every step of a way that begins with where the mover stands. */
export const waySteps = (rules: MovementRules, way: readonly Reached[], telling: Telling): readonly Step[] =>
  way.slice(1).map((to) => takenStep(rules, to.before as Reached, to, telling));

function takenStep(rules: MovementRules, before: Reached, to: Reached, telling: Telling): Step {
  const { mover } = rules.ground;
  const going = { mover: mover.id, from: squareName(placeOf(before)), to: squareName(placeOf(to)) };
  const decisive = telling === 'costs';
  return moveStep(
    PAGE.speed,
    'steps-to',
    true,
    { ...going, cost: to.cost - before.cost, total: to.cost },
    {
      decisive,
      marks: [moveMark(mover, placeOf(before), placeOf(to), 'clear'), costMark(to, 'clear')],
      children: [
        ...costSteps(rules, before, to, going, decisive),
        ...allyStep(rules, to, going),
        ...attackSteps(rules, before, to, going, telling === 'attacks'),
      ],
    },
  );
}

interface Going {
  readonly mover: string;
  readonly from: string;
  readonly to: string;
}

/** What makes the step cost more than 1. */
function costSteps(
  { ground, lowObjects, squeezingDoubles }: MovementRules,
  { stance: from }: Reached,
  { stance: to }: Reached,
  going: Going,
  decisive: boolean,
): readonly Step[] {
  const big = ground.mover.width * ground.mover.height > 1;
  const low = lowObjects(from, to).map((square) => squareAt(ground.walls, square));
  const lowEvidence = { ...going, squares: low.map(squareName), big };
  const marks = squareMarks(low, 'note');
  const lowStep = (page: string, children: readonly Step[]) =>
    moveStep(page, 'into-low-objects', true, lowEvidence, { decisive, marks, children });
  return [
    ...(isDiagonal(from, to) ? [moveStep(PAGE.diagonals, 'diagonal-step', true, going, { decisive })] : []),
    ...(low.length > 0 ? [lowStep(big ? PAGE.largeCharacters : PAGE.lowObjectsMovement, [])] : []),
    ...(to.fits
      ? []
      : [
          moveStep(
            PAGE.squeezing,
            'squeezed-step',
            true,
            { ...going, double: squeezingDoubles },
            {
              decisive,
              marks: squareMarks(
                to.squares.map((square) => squareAt(ground.walls, square)),
                'note',
              ),
            },
          ),
        ]),
  ];
}

function allyStep({ ground }: MovementRules, { stance }: Reached, going: Going): readonly Step[] {
  const allies = alliesIn(ground, stance);
  if (allies.length === 0) return [];
  const marks = allies.flatMap((ally) => spaceMarks(spaceOf(ally), 'note'));
  const evidence = { ...going, allies: allies.map(({ id }) => id) };
  return [moveStep(PAGE.otherCharacters, 'passes-allies', true, evidence, { marks })];
}

function attackSteps(
  rules: MovementRules,
  before: Reached,
  to: Reached,
  going: Going,
  decisive: boolean,
): readonly Step[] {
  const forbade = rules.forbade(before.stance, to.stance).flatMap((i) => {
    const ban = rules.forbidden(i);
    if (!ban) return [];
    const enemy = rules.ground.enemies[i] as Character;
    const evidence = { ...going, enemy: enemy.id, ...ban };
    const marks = spaceMarks(spaceOf(enemy), 'note');
    return [moveStep(ABILITY_PAGE[ban.by], 'attack-forbidden', true, evidence, { decisive, marks })];
  });
  const allowed = rules.provoked(before.stance, to.stance).map((i) => {
    const enemy = rules.ground.enemies[i] as Character;
    const first = !before.provoked.includes(i);
    return moveStep(
      PAGE.attacksOfOpportunity,
      'may-attack',
      first,
      { ...going, enemy: enemy.id },
      {
        decisive: decisive && first,
        marks: spaceMarks(spaceOf(enemy), first ? 'blocked' : 'note'),
      },
    );
  });
  return [...allowed, ...forbade];
}
