/** `swm/opportunity`: who may make an attack of opportunity against a moving character? (Rebel Storm rulebook, p. 15.) */
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Answer, NO, type Step } from '../../verdict.ts';
import { pagesOf } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings } from '../readings.ts';
import type { Character } from '../scenario.ts';
import { ask } from './ask.ts';
import { moveStep } from './facts.ts';
import { type Followed, follow } from './follow.ts';
import type { Ground } from './ground.ts';
import { OPPORTUNITY_POINTS } from './open-points.ts';
import { provokes } from './opportunity-rule.ts';
import { MOVE_PAGES } from './pages.ts';
import { endOf, isAllowed, refusalSteps } from './path.ts';
import type { OpportunityScenario } from './scenario.ts';
import { setUpPath } from './set-up.ts';
import { waySteps } from './way-steps.ts';

export const opportunity: Question<'swm/opportunity', OpportunityScenario> = {
  id: 'swm/opportunity',
  cites: [...MOVE_PAGES, PAGE.whatIsMovement, ...pagesOf(OPPORTUNITY_POINTS)],
  judge: (scenario) => {
    const ready = setUpPath(scenario);
    if (!ready.ok) return ready;
    const ground = ready.value;
    const { mover, change } = ground;
    if (change === 'placed') {
      const notMovement = moveStep(
        PAGE.whatIsMovement,
        'is-not-movement',
        true,
        { mover: mover.id },
        { decisive: true },
      );
      return ok({ answer: { kind: 'set', members: [] }, steps: [notMovement], hangsOn: [] });
    }
    const { rules, found, because } = ask(
      ground,
      OPPORTUNITY_POINTS,
      scenario.readings,
      (rules) => follow(rules, scenario.squares, scenario.path),
      (followed) => answerOf(ground, followed),
    );
    // Only where no step could have provoked anybody; otherwise it is told what keeps them from attacking.
    const nobody =
      isAllowed(found) &&
      provokes(ground, scenario.readings) &&
      endOf(found).provoked.length === 0 &&
      !found.way.some(({ before, stance }) => before && rules.forbade(before.stance, stance).length > 0);
    const noAttacks = moveStep(
      PAGE.attacksOfOpportunity,
      'no-attacks',
      true,
      { mover: mover.id },
      { decisive: true },
    );
    return ok(
      because([
        ...(change === 'moved' ? [movedStep(ground, scenario.readings, isAllowed(found))] : []),
        ...waySteps(rules, found.way, 'attacks'),
        ...refusalSteps(ground, scenario, found),
        ...(nobody ? [noAttacks] : []),
      ]),
    );
  },
};

/** The FAQ calls what Force Push does movement (Resolving Effects), and the word decides (swm-021). */
const movedStep = (ground: Ground, readings: Readings | undefined, decisive: boolean): Step => {
  const counts = provokes(ground, readings);
  const page = counts ? PAGE.whatIsMovement : READINGS['moved-by-another'].page;
  return moveStep(page, 'moved-by-another', counts, { mover: ground.mover.id }, { decisive });
};

const answerOf = ({ enemies }: Ground, followed: Followed): Answer =>
  isAllowed(followed)
    ? { kind: 'set', members: endOf(followed).provoked.map((i) => (enemies[i] as Character).id) }
    : NO;
