/** `swm/cheapest-path`: for how many squares of movement can a character get to a square? (Rebel Storm rulebook, pp. 7-8.) */
import { type Square, squareName } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type Step } from '../../verdict.ts';
import { spaceMarks } from '../marks.ts';
import { pagesOf } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { ask } from './ask.ts';
import type { Bar } from './bar.ts';
import { barStep, endStep, tooFarStep } from './bar-steps.ts';
import { barrierSteps } from './barriers.ts';
import { moveStep } from './facts.ts';
import type { Ground } from './ground.ts';
import { MOVEMENT_POINTS } from './open-points.ts';
import { MOVE_PAGES } from './pages.ts';
import { squaresOf } from './path.ts';
import { mayEnd, type Reached, reachOf, refusedSteps, wayTo } from './reach.ts';
import type { MovementRules } from './rules.ts';
import type { CheapestPathScenario } from './scenario.ts';
import { offBoard, setUpMove } from './set-up.ts';
import type { Stance } from './stances.ts';
import { enemyBar } from './step-rule.ts';
import { waySteps } from './way-steps.ts';

export const cheapestPath: Question<'swm/cheapest-path', CheapestPathScenario> = {
  id: 'swm/cheapest-path',
  cites: [...MOVE_PAGES, ...pagesOf(MOVEMENT_POINTS)],
  judge: (scenario) => {
    const ready = setUpMove(scenario);
    if (!ready.ok) return ready;
    const ground = ready.value;
    const { to, squares } = scenario;
    const off = offBoard(ground, to, 'The path', ['to']);
    if (off) return err([off]);
    const { rules, found, because } = ask(
      ground,
      MOVEMENT_POINTS,
      scenario.readings,
      (rules) => endIn(rules, squares, to),
      (end): Answer => (end ? squaresOf(end.cost) : NO),
    );
    const way = found && [...waySteps(rules, wayTo(found), 'costs'), lastStep(rules, found)];
    return ok(because(way ?? whyNot(rules, squares, to)));
  },
};

/** The cheapest way to end a move in a place, if there is one at that cost; not to move is one. */
function endIn(rules: MovementRules, squares: number, [x, y]: Square): Reached | undefined {
  const end = reachOf(rules, squares).places.get(y * rules.ground.walls.width + x);
  return end && (end.before === undefined || mayEnd(end)) ? end : undefined;
}

function lastStep({ ground: { mover } }: MovementRules, { cost, before, stance: { x, y } }: Reached): Step {
  return before
    ? moveStep(
        PAGE.speed,
        'no-cheaper-path',
        true,
        { mover: mover.id, to: squareName([x, y]), total: cost },
        { decisive: true },
      )
    : moveStep(PAGE.speed, 'does-not-move', true, { mover: mover.id }, { decisive: true });
}

/** The rule that keeps the mover from ending its move there: of the place itself, of the allowance, or on the way. */
function whyNot(rules: MovementRules, squares: number, to: Square): readonly Step[] {
  const { ground } = rules;
  const [stance] = rules.stances(...to);
  if (!stance) return [barStep(ground, lostBar(ground, to))];
  const enemy = stance.fits ? enemyBar(ground, stance) : undefined;
  if (enemy) return [barStep(ground, enemy)];
  const end = endStep(ground, stance);
  if (end) return [end];
  const farther = endIn(rules, Number.POSITIVE_INFINITY, to);
  return farther
    ? [...waySteps(rules, wayTo(farther), 'costs'), tooFarStep(ground, to, farther.cost, squares)]
    : noPath(rules, to);
}

/** Of a place without any free square: what is in the first of its squares. */
const lostBar = ({ walls }: Ground, [x, y]: Square): Bar => ({
  kind: walls.solid[y * walls.width + x] === 1 ? 'solid' : 'pit',
  square: [x, y],
});

/** However far the mover may go: what parts the places that it can get to from those from which one gets to the square. */
function noPath(rules: MovementRules, to: Square): readonly Step[] {
  const { ground } = rules;
  const key = ({ x, y }: { readonly x: number; readonly y: number }) => y * ground.walls.width + x;
  const everywhere = (from?: Stance) => reachOf(rules, Number.POSITIVE_INFINITY, from);
  const refused = refusedSteps(rules, everywhere());
  const there = rules.stances(...to).map(everywhere);
  const beyond = new Set(
    there.flatMap((reach) => [...reach.places.keys(), ...refusedSteps(rules, reach).map(key)]),
  );
  const between = refused.filter((step) => beyond.has(key(step)));
  return [
    moveStep(
      PAGE.speed,
      'no-path',
      false,
      { mover: ground.mover.id, to: squareName(to) },
      { marks: spaceMarks(spaceOf({ ...ground.mover, at: to }), 'blocked') },
    ),
    // Where they are nowhere next to each other, everything that ends the mover's way has a part in it.
    ...barrierSteps(rules, between.length > 0 ? between : refused),
  ];
}
