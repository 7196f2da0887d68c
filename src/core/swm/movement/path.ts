/** `swm/path`: what does a path cost, or which of its steps breaks a rule? (Rebel Storm rulebook, pp. 7-8.) */
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, NO, type Step } from '../../verdict.ts';
import { pagesOf } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { ask } from './ask.ts';
import { barStep, endStep, tooFarStep } from './bar-steps.ts';
import { moveStep } from './facts.ts';
import { type Followed, follow } from './follow.ts';
import type { Ground } from './ground.ts';
import { MOVEMENT_POINTS } from './open-points.ts';
import { MOVE_PAGES } from './pages.ts';
import { mayEnd, type Reached } from './reach.ts';
import type { AlongPath, PathScenario } from './scenario.ts';
import { setUpPath } from './set-up.ts';
import { waySteps } from './way-steps.ts';

export const path: Question<'swm/path', PathScenario> = {
  id: 'swm/path',
  cites: [...MOVE_PAGES, ...pagesOf(MOVEMENT_POINTS)],
  judge: (scenario) => {
    const ready = setUpPath(scenario);
    if (!ready.ok) return ready;
    const ground = ready.value;
    const { rules, found, because } = ask(
      ground,
      MOVEMENT_POINTS,
      scenario.readings,
      (rules) => follow(rules, scenario.squares, scenario.path),
      (followed) => (isAllowed(followed) ? squaresOf(endOf(followed).cost) : NO),
    );
    const { mover } = ground;
    const total = { mover: mover.id, total: endOf(found).cost, squares: scenario.squares };
    return ok(
      because([
        ...waySteps(rules, found.way, 'costs'),
        ...refusalSteps(ground, scenario, found),
        ...(isAllowed(found) ? [moveStep(PAGE.speed, 'path-costs', true, total, { decisive: true })] : []),
      ]),
    );
  },
};

export const squaresOf = (value: number): Answer => ({
  kind: 'number',
  value,
  unit: value === 1 ? 'square' : 'squares',
});

export const endOf = ({ way }: Followed): Reached => way[way.length - 1] as Reached;

/** Every step allowed, and the end as well; not to move at all always is. */
export const isAllowed = (followed: Followed): boolean =>
  !followed.refused && (followed.way.length === 1 || mayEnd(endOf(followed)));

/** The step that is refused, or the end of the move. */
export function refusalSteps(ground: Ground, { squares }: AlongPath, followed: Followed): readonly Step[] {
  const { refused } = followed;
  if (!refused) {
    const end = isAllowed(followed) ? undefined : endStep(ground, endOf(followed).stance);
    return end ? [end] : [];
  }
  const { to, why } = refused;
  return [typeof why === 'number' ? tooFarStep(ground, to, why, squares) : barStep(ground, why)];
}
