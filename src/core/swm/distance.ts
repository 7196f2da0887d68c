/**
 * `swm/distance`: how many squares apart are two characters? Counted for the nearest enemy, for range and for whoever is
 * within so many squares (Star Wars Miniatures: Rebel Storm rulebook, p. 7; FAQ, Determining Distance).
 */

import { shortestWay } from '../geometry/distance.ts';
import { type Square, squareName } from '../geometry/grid.ts';
import { spaceOf } from '../geometry/space.ts';
import type { Question } from '../question.ts';
import { ok } from '../result.ts';
import { type Mark, NO, type Step } from '../verdict.ts';
import { distanceStep } from './distance-facts.ts';
import { squareMarks } from './marks.ts';
import { moveMark } from './movement/marks.ts';
import type { DistanceScenario } from './movement/scenario.ts';
import { PAGE } from './pages.ts';
import type { Position } from './position.ts';
import type { Character } from './scenario.ts';
import { setUpTwo } from './setup.ts';

export const distance: Question<'swm/distance', DistanceScenario> = {
  id: 'swm/distance',
  cites: [PAGE.distance, PAGE.diagonals],
  judge: (scenario) => {
    const setUp = setUpTwo(scenario, ['from', scenario.from, 'anything'], ['to', scenario.to, 'anything']);
    if (!setUp.ok) return setUp;
    const { position, first, second } = setUp.value;
    const way = shortestWay(position.walls, spaceOf(first), spaceOf(second));
    return way === undefined
      ? ok({ answer: NO, steps: [noWayStep(first, second)], hangsOn: [] })
      : ok({
          answer: { kind: 'number', value: countOf(way), unit: countOf(way) === 1 ? 'square' : 'squares' },
          steps: [apartStep(first, second, way), ...asMovement(position, first, second, way)],
          hangsOn: [],
        });
  },
};

/** What a step between neighbouring squares counts. */
const countOfStep = (from: Square, to: Square): number =>
  Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);

const stepsIn = (way: readonly Square[]): readonly (readonly [from: Square, to: Square])[] =>
  way.slice(1).map((to, i) => [way[i] as Square, to]);

const countOf = (way: readonly Square[]): number =>
  stepsIn(way).reduce((sum, [from, to]) => sum + countOfStep(from, to), 0);

function apartStep(from: Character, to: Character, way: readonly Square[]): Step {
  const ends = { from: from.id, to: to.id };
  const squares = countOf(way);
  const [a, b] = [spaceOf(from), spaceOf(to)];
  const straight =
    Math.max(0, b.x0 - a.x1 + 1, a.x0 - b.x1 + 1) + Math.max(0, b.y0 - a.y1 + 1, a.y0 - b.y1 + 1);
  const decisive = true;
  const nearest = (of: Character, square: Square | undefined) =>
    of.width * of.height > 1 && square
      ? [
          distanceStep(
            PAGE.distance,
            'nearest-square-counts',
            true,
            { of: of.id, square: squareName(square) },
            { decisive, marks: squareMarks([square], 'note') },
          ),
        ]
      : [];
  return distanceStep(
    PAGE.distance,
    'distance-is',
    true,
    { ...ends, squares },
    {
      decisive,
      marks: countMarks(way),
      children: [
        ...nearest(from, way[0]),
        ...nearest(to, way[way.length - 1]),
        ...(stepsIn(way).some(([p, q]) => countOfStep(p, q) === 2)
          ? [distanceStep(PAGE.diagonals, 'counts-diagonals', true, ends, { decisive })]
          : []),
        ...(squares > straight
          ? [distanceStep(PAGE.distance, 'goes-round-walls', true, { ...ends, straight }, { decisive })]
          : []),
      ],
    },
  );
}

/** The way, with the count so far in each of its squares. */
function countMarks(way: readonly Square[]): readonly Mark[] {
  const single = { width: 1, height: 1 };
  return stepsIn(way).flatMap(([from, to], i): readonly Mark[] => [
    moveMark(single, from, to, 'clear'),
    { kind: 'label', at: to, text: String(countOf(way.slice(0, i + 2))), tone: 'clear' },
  ]);
}

/** Terrain counts for movement only (FAQ): what the same way would cost, where that is something else. */
function asMovement(
  { isLow, isPit }: Position,
  from: Character,
  to: Character,
  way: readonly Square[],
): readonly Step[] {
  const entered = way.slice(1);
  const rough = entered.filter((square) => isLow(square) || isPit(square));
  if (rough.length === 0) return [];
  const cost = entered.some(isPit)
    ? null
    : stepsIn(way).reduce((sum, [p, q]) => sum + countOfStep(p, q) * (isLow(q) ? 2 : 1), 0);
  const evidence = { from: from.id, to: to.id, counted: countOf(way), cost };
  return [
    distanceStep(PAGE.distance, 'as-movement', false, evidence, {
      decisive: true,
      marks: squareMarks(rough, 'note'),
    }),
  ];
}

const noWayStep = (from: Character, to: Character): Step =>
  distanceStep(PAGE.distance, 'no-way-between', true, { from: from.id, to: to.id }, { decisive: true });
