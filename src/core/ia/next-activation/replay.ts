/** Plays a round as far as the scenario tells it, up to the first thing that breaks a rule. */
import type { Readings } from './readings.ts';
import type { Group, NextActivationScenario, RoundEvent } from './scenario.ts';
import { begun, isReady, mayPass, type RoundState, type Turn, turnOf, waitsFor } from './state.ts';

/** Why a group may not be activated, or why a player may not pass. */
export type Breach = 'over' | 'not-their-turn' | 'exhausted' | 'waits' | 'not-in-a-campaign' | 'not-fewer';

export interface Played {
  readonly event: RoundEvent;
  /** The group that is activated; undefined where the player passes. */
  readonly group: Group | undefined;
  readonly before: RoundState;
  readonly turn: Turn;
  readonly after: RoundState;
  readonly breach: Breach | undefined;
}

export interface Replay {
  /** What happened, up to the first breach. */
  readonly played: readonly Played[];
  readonly state: RoundState;
  readonly turn: Turn;
  readonly legal: boolean;
}

export function replay(scenario: NextActivationScenario, readings: Readings | undefined): Replay {
  const played: Played[] = [];
  let state = begun(scenario, readings);
  for (const event of scenario.events) {
    const before = state;
    const turn = turnOf(scenario, before);
    const group =
      event.what === 'activates' ? scenario.groups.find(({ id }) => id === event.group) : undefined;
    const breach = breachOf(scenario, before, turn, group, readings);
    if (!breach) state = after(before, turn, group);
    played.push({ event, group, before, turn, after: state, breach });
    if (breach) break;
  }
  return {
    played,
    state,
    turn: turnOf(scenario, state),
    legal: played.every(({ breach }) => breach === undefined),
  };
}

function breachOf(
  scenario: NextActivationScenario,
  state: RoundState,
  { player }: Turn,
  group: Group | undefined,
  readings: Readings | undefined,
): Breach | undefined {
  if (!player) return 'over';
  if (!group) {
    if (scenario.mode === 'campaign') return 'not-in-a-campaign';
    return mayPass(scenario, state, player, readings) ? undefined : 'not-fewer';
  }
  if (group.player !== player) return 'not-their-turn';
  if (!isReady(state, group)) return 'exhausted';
  return waitsFor(scenario, state, group).length > 0 ? 'waits' : undefined;
}

/** After an activation the hero's token, or the group's Deployment card, is exhausted. */
function after(state: RoundState, { player }: Turn, group: Group | undefined): RoundState {
  const { ready, activated } = state;
  if (!group) return { ...state, last: player };
  return {
    ready: new Map([...ready, [group.id, (ready.get(group.id) ?? 0) - 1]]),
    activated: new Set([...activated, group.id]),
    last: player,
  };
}
