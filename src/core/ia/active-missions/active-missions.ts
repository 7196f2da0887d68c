/** `ia/active-missions`: which missions are active? Consolidated rules, "Active Missions", p. 5. */
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { Step } from '../../verdict.ts';
import type { Hindrance } from './facts.ts';
import { PAGE } from './pages.ts';
import type { ActiveMissionsScenario, MissionEvent } from './scenario.ts';
import { missionErrors } from './setup.ts';
import { step } from './step.ts';

export const activeMissions: Question<'ia/active-missions', ActiveMissionsScenario> = {
  id: 'ia/active-missions',
  cites: Object.values(PAGE),
  judge(scenario) {
    const errors = missionErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { steps, active } = replay(scenario);
    const members = [...active];
    return ok({
      answer: { kind: 'set', members },
      steps: [...steps, step('missions-active', true, { missions: members })],
      hangsOn: [],
    });
  },
};

interface State {
  readonly active: Set<string>;
  readonly resolved: Set<string>;
  /** Those that were drawn from the side mission deck. */
  readonly drawn: Set<string>;
  /** Resolved side missions from the deck whose replacement has not been drawn. */
  readonly due: Set<string>;
  /** Those of a kind that can be active. */
  readonly choosable: ReadonlySet<string>;
}

function replay({ missions, events }: ActiveMissionsScenario) {
  const idsOf = (some: typeof missions) => new Set(some.map(({ id }) => id));
  const state: State = {
    active: new Set(),
    resolved: new Set(),
    drawn: idsOf(missions.filter(({ drawn }) => drawn)),
    due: new Set(),
    choosable: idsOf(missions.filter(({ kind }) => kind !== 'other')),
  };
  return { steps: events.map((event) => happen(state, event)), active: state.active };
}

const happen = (state: State, event: MissionEvent): Step =>
  event.what === 'resolved' ? resolve(state, event.mission) : become(state, event, event.what);

/** The heroes choose among active missions only. Of missions of other kinds the rule does not say who chooses. */
function resolve({ active, resolved, drawn, due, choosable }: State, mission: string): Step {
  if (!choosable.has(mission)) {
    resolved.add(mission);
    return step('mission-other-resolved', true, { mission });
  }
  const wasActive = active.delete(mission);
  const fromDeck = drawn.has(mission);
  if (wasActive) {
    resolved.add(mission);
    if (fromDeck) due.add(mission);
  }
  return step('mission-resolved', wasActive, { mission, drawn: fromDeck });
}

function become(
  state: State,
  { mission, after: resolved }: MissionEvent,
  by: Exclude<MissionEvent['what'], 'resolved'>,
): Step {
  const after = resolved ?? null;
  const hindrance = hindranceOf(state, mission, by, after);
  if (by === 'replacement' && hindrance === null && after !== null) {
    state.due.delete(after);
    state.drawn.add(mission);
  }
  if (hindrance === null) {
    if (!state.choosable.has(mission)) return step('mission-of-other-kind', true, { mission });
    state.active.add(mission);
  }
  return step('mission-becomes-active', hindrance === null, { mission, by, after, hindrance });
}

/** What keeps a mission from becoming active in this way. */
function hindranceOf(
  { active, resolved, drawn, due }: State,
  mission: string,
  by: MissionEvent['what'],
  after: string | null,
): Hindrance | null {
  if (active.has(mission)) return 'already';
  if (after === null || (by !== 'result' && by !== 'replacement')) return null;
  if (!resolved.has(after)) return 'not-resolved';
  if (by === 'result' || due.has(after)) return null;
  return drawn.has(after) ? 'replaced' : 'not-drawn';
}
