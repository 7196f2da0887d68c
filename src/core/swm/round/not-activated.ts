/** `swm/not-activated`: against whom do abilities work that need an enemy who has not activated this round? */
import type { Question } from '../../question.ts';
import type { Answer, Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { turnAbilitiesThat } from '../abilities/turns.ts';
import { pagesOf } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { ask } from './ask.ts';
import { roundStep } from './facts.ts';
import type { Replay } from './replay.ts';
import { ROUND_POINTS } from './round.ts';
import type { NotActivatedScenario, RoundCharacter } from './scenario.ts';
import { isStanding } from './state.ts';
import { eventSteps, initiativeSteps, ROUND_PAGES } from './steps.ts';

/** Abilities that work against enemies who have not activated. */
export const AGAINST_UNACTIVATED = turnAbilitiesThat(({ does }) => does === 'against-unactivated');

export const notActivated: Question<'swm/not-activated', NotActivatedScenario> = {
  id: 'swm/not-activated',
  cites: [
    ...new Set([
      ...ROUND_PAGES,
      ...AGAINST_UNACTIVATED.map((id) => ABILITY_PAGE[id]),
      ...pagesOf(ROUND_POINTS),
    ]),
  ],
  judge: (scenario) =>
    ask(
      scenario,
      ROUND_POINTS,
      (found) => answerOf(scenario, found),
      (found) => [
        ...initiativeSteps(scenario, found, false),
        ...eventSteps(scenario, found, () => ({ decisive: false })),
        ...(found.legal ? enemiesOf(scenario, found).map((enemy) => enemyStep(scenario, found, enemy)) : []),
      ],
    ),
};

/** Enemies on the battle grid. */
const enemiesOf = ({ characters, character }: NotActivatedScenario, { state }: Replay) => {
  const side = characters.find(({ id }) => id === character)?.side;
  return characters.filter((one) => one.side !== side && isStanding(state, one));
};

function answerOf(scenario: NotActivatedScenario, found: Replay): Answer {
  const members = enemiesOf(scenario, found).filter(({ id }) => !found.state.activated.has(id));
  return { kind: 'set', members: members.map(({ id }) => id) };
}

/** Whether an enemy has activated, and by which event; an immediate turn is none (Clarifications 2005). */
function enemyStep(
  { ability }: NotActivatedScenario,
  { played, state }: Replay,
  { id }: RoundCharacter,
): Step {
  const own = played.filter(({ event }) => event.character === id).map(({ event }) => event.what);
  const activated = state.activated.has(id);
  const how = activated
    ? own.find((what) => what !== 'immediate-turn' && what !== 'is-defeated')
    : own.find((what) => what === 'immediate-turn');
  const page = activated ? HOW_PAGE[how ?? ''] : how && PAGE.immediateTurns;
  const evidence = { enemy: id, ability, how: how ?? null };
  return roundStep(page ?? ABILITY_PAGE[ability], 'round-has-not-activated', !activated, evidence, {
    decisive: true,
  });
}

const HOW_PAGE: Readonly<Record<string, string>> = {
  activates: PAGE.phases,
  'combines-fire': PAGE.combinedFire,
  'loses-activation': PAGE.activationsLost,
};
