/** `swm/movement`: where can a character go, at what cost, and who may attack it? (Rebel Storm rulebook, pp. 7-8, 15.) */
import { type Square, squareName } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import type { Answer, PageId, Step } from '../../verdict.ts';
import { spaceMarks, squareMarks } from '../marks.ts';
import { pagesOf } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { ask } from './ask.ts';
import { barrierSteps } from './barriers.ts';
import { moveStep } from './facts.ts';
import { costMark, moveMark, placeOf } from './marks.ts';
import { MOVEMENT_POINTS } from './open-points.ts';
import { MOVE_PAGES } from './pages.ts';
import { mayEnd, type Reach, type Reached, type Refused, reachOf, refusedSteps, wayTo } from './reach.ts';
import type { MovementRules } from './rules.ts';
import type { MovementScenario } from './scenario.ts';
import { setUpMove } from './set-up.ts';
import { alliesIn } from './stances.ts';
import { isDiagonal } from './step-rule.ts';

export const movement: Question<'swm/movement', MovementScenario> = {
  id: 'swm/movement',
  cites: [...MOVE_PAGES, ...pagesOf(MOVEMENT_POINTS)],
  judge: (scenario) => {
    const ready = setUpMove(scenario);
    if (!ready.ok) return ready;
    const ground = ready.value;
    const { rules, found, because } = ask(
      ground,
      MOVEMENT_POINTS,
      scenario.readings,
      (rules) => movesIn(reachOf(rules, scenario.squares)),
      ({ ends }): Answer => ({ kind: 'set', members: names(ends) }),
    );
    const refused = refusedSteps(rules, found.reach);
    const keptOut = refused.filter(
      ({ from: { cost, stance }, x, y }) => cost + (isDiagonal(stance, { x, y }) ? 2 : 1) <= scenario.squares,
    );
    return ok(
      because([
        endsStep(rules, found, scenario.squares),
        ...barrierSteps(rules, keptOut),
        ...costSteps(rules, refused, scenario.squares),
        ...alliesStep(rules, found.reach),
        ...squeezingStep(rules, found.onTheWay()),
        ...attackSteps(rules, found),
        ...pathsStep(rules, found.onTheWay()),
      ]),
    );
  },
};

/** Where a move of at least one step can end, in reading order. */
export const endsOf = ({ places }: Reach): readonly Reached[] =>
  [...places.values()]
    .filter((place) => place.before !== undefined && mayEnd(place))
    .sort(({ stance: a }, { stance: b }) => a.y - b.y || a.x - b.x);

interface Moves {
  readonly reach: Reach;
  readonly ends: readonly Reached[];
  /** What the cheapest paths to all of them lead through, each once. */
  onTheWay(): readonly Reached[];
}

function movesIn(reach: Reach): Moves {
  const ends = endsOf(reach);
  let ways: readonly Reached[] | undefined;
  return { reach, ends, onTheWay: () => (ways ??= [...new Set(ends.flatMap(wayTo))]) };
}

const names = (places: readonly Reached[]): readonly string[] =>
  places.map((place) => squareName(placeOf(place)));

/** What each place costs, cheapest first. Where somebody may attack on the way, the label says so by its tone. */
function endsStep({ ground: { mover } }: MovementRules, { ends }: Moves, squares: number): Step {
  const costs = [...new Set(ends.map(({ cost }) => cost))].sort((a, b) => a - b);
  const evidence = { mover: mover.id, squares, places: ends.length };
  return moveStep(PAGE.speed, 'can-end-move', ends.length > 0, evidence, {
    decisive: true,
    marks: ends.map((end) => costMark(end, end.provoked.length > 0 ? 'note' : 'clear')),
    children: costs.map((cost) => {
      const places = ends.filter((end) => end.cost === cost);
      return moveStep(
        PAGE.speed,
        'ends-for',
        true,
        { mover: mover.id, cost, places: names(places) },
        { marks: squareMarks(places.map(placeOf), 'clear') },
      );
    }),
  });
}

/** Places that would be reached if diagonals, or low objects, cost no more than other steps. */
function costSteps(rules: MovementRules, refused: readonly Refused[], squares: number): readonly Step[] {
  const { ground } = rules;
  const { mover, walls } = ground;
  const big = mover.width * mover.height > 1;
  const kept = { diagonals: new Map<number, Square>(), 'low-objects': new Map<number, Square>() };
  for (const { from, x, y, total } of refused) {
    if (total === undefined) continue;
    if ((from.cost + total) / 2 > squares) continue;
    for (const to of rules.stances(x, y)) {
      if (isDiagonal(from.stance, to)) kept.diagonals.set(y * walls.width + x, [x, y]);
      if (rules.lowObjects(from.stance, to).length > 0) kept['low-objects'].set(y * walls.width + x, [x, y]);
    }
  }
  const step = (page: PageId, by: keyof typeof kept) => {
    const squares = [...kept[by].values()];
    if (squares.length === 0) return [];
    const evidence = { mover: mover.id, by, places: squares.map(squareName) };
    return [
      moveStep(page, 'costs-too-much', true, evidence, {
        decisive: true,
        marks: squareMarks(squares, 'blocked'),
      }),
    ];
  };
  return [
    ...step(PAGE.diagonals, 'diagonals'),
    ...step(big ? PAGE.largeCharacters : PAGE.lowObjectsMovement, 'low-objects'),
  ];
}

/** Allies in whose squares the mover could get and may not stay. */
function alliesStep({ ground }: MovementRules, { places }: Reach): readonly Step[] {
  const stances = [...places.values()].flatMap(({ stance }) => (stance.fits ? [stance] : []));
  const allies = [...new Set(stances.flatMap((stance) => alliesIn(ground, stance)))];
  if (allies.length === 0) return [];
  return [
    moveStep(
      PAGE.otherCharacters,
      'no-end-among-allies',
      true,
      { mover: ground.mover.id, allies: allies.map(({ id }) => id) },
      { decisive: true, marks: allies.flatMap((ally) => spaceMarks(spaceOf(ally), 'note')) },
    ),
  ];
}

/** Places that the mover squeezes through on the cheapest paths. */
function squeezingStep({ ground: { mover } }: MovementRules, ways: readonly Reached[]): readonly Step[] {
  const squeezed = ways.filter(({ stance }) => !stance.fits);
  if (squeezed.length === 0) return [];
  const marks = squeezed.flatMap((place) => spaceMarks(spaceOf({ ...mover, at: placeOf(place) }), 'note'));
  return [
    moveStep(
      PAGE.squeezing,
      'squeezes-through',
      true,
      { mover: mover.id, places: [...new Set(names(squeezed))] },
      { decisive: true, marks },
    ),
  ];
}

/** Who may attack on the cheapest paths, to which places, and which steps of theirs give the chance. */
function attackSteps(rules: MovementRules, { ends, onTheWay }: Moves): readonly Step[] {
  const { mover, enemies } = rules.ground;
  return enemies.flatMap((enemy, i) => {
    const places = ends.filter(({ provoked }) => provoked.includes(i));
    if (places.length === 0) return [];
    const steps = onTheWay().filter(
      ({ provoked, before }) => before && provoked.includes(i) && !before.provoked.includes(i),
    );
    const marks = [
      ...spaceMarks(spaceOf(enemy), 'blocked'),
      ...steps.map((to) => moveMark(mover, placeOf(to.before as Reached), placeOf(to), 'blocked')),
    ];
    const evidence = { mover: mover.id, enemy: enemy.id, places: names(places) };
    return [moveStep(PAGE.attacksOfOpportunity, 'may-attack-on-the-way', true, evidence, { marks })];
  });
}

/** A cheapest path to each place: together they make a tree. */
function pathsStep({ ground: { mover } }: MovementRules, ways: readonly Reached[]): readonly Step[] {
  const steps = ways.filter(({ before }) => before !== undefined);
  if (steps.length === 0) return [];
  const marks = steps.map((to) => moveMark(mover, placeOf(to.before as Reached), placeOf(to), 'note'));
  return [moveStep(PAGE.speed, 'cheapest-paths', true, { mover: mover.id }, { marks })];
}
