/** Where a round stands: whose turn it is, and what that player may do (Consolidated rules, Activation Phase). */
import { takenOf } from '../../hangs-on.ts';
import { READINGS, type Readings } from './readings.ts';
import type { Group, Mode, NextActivationScenario, Player } from './scenario.ts';

const SEATS: Readonly<Record<Mode, readonly Player[]>> = {
  campaign: ['rebel', 'imperial'],
  skirmish: ['A', 'B'],
  'four-player': ['A', 'B', 'C', 'D'],
};

/** The players in the order in which they activate, whoever begins. */
export const seatsOf = ({ mode }: Pick<NextActivationScenario, 'mode'>): readonly Player[] => SEATS[mode];

export const heroesOf = (groups: readonly Group[]): readonly Group[] =>
  groups.filter(({ kind }) => kind === 'hero');

/** How many heroes the game has; those who have withdrawn count, since it stays the same game. */
export const heroesInGame = ({ heroes, groups }: Pick<NextActivationScenario, 'heroes' | 'groups'>): number =>
  heroes ?? heroesOf(groups).length;

/** How many tokens or cards a group has to exhaust in a round: one, or two for a hero with two tokens. */
export function activationsOf(
  scenario: NextActivationScenario,
  { kind, second }: Group,
  readings: Readings | undefined,
): number {
  if (kind !== 'hero') return 1;
  const heroes = heroesInGame(scenario);
  if (heroes === 2) return 2;
  const early = scenario.firstRound && takenOf(READINGS, readings, 'second-token-in-round-one') === 'not-yet';
  return second && heroes === 3 && !early ? 2 : 1;
}

export interface RoundState {
  /** Activations that each group has left. */
  readonly ready: ReadonlyMap<string, number>;
  /** Groups that were activated. */
  readonly activated: ReadonlySet<string>;
  /** Who activated a group or passed last. */
  readonly last: Player | undefined;
}

export const begun = (scenario: NextActivationScenario, readings: Readings | undefined): RoundState => ({
  ready: new Map(scenario.groups.map((group) => [group.id, activationsOf(scenario, group, readings)])),
  activated: new Set(),
  last: undefined,
});

export const isReady = ({ ready }: RoundState, { id }: Group): boolean => (ready.get(id) ?? 0) > 0;

/** Whose turn it is: the next player with a ready group. `passedOver`: those before who have none. */
export interface Turn {
  readonly player: Player | undefined;
  readonly passedOver: readonly Player[];
}

export function turnOf(scenario: NextActivationScenario, state: RoundState): Turn {
  const seats = seatsOf(scenario);
  const first = scenario.mode === 'campaign' ? seats[0] : scenario.initiative;
  const start = state.last ? seats.indexOf(state.last) + 1 : seats.indexOf(first ?? 'A');
  const order = seats.map((_, i) => seats[(start + i) % seats.length] as Player);
  const has = (player: Player) =>
    scenario.groups.some((group) => group.player === player && isReady(state, group));
  const at = order.findIndex(has);
  return at < 0
    ? { player: undefined, passedOver: order }
    : { player: order[at], passedOver: order.slice(0, at) };
}

/** The heroes on whose first activation the second one of this hero waits; none if it does not wait. */
export const waitsFor = (
  { groups }: NextActivationScenario,
  state: RoundState,
  hero: Group,
): readonly Group[] =>
  hero.kind === 'hero' && state.activated.has(hero.id)
    ? heroesOf(groups).filter(({ id }) => !state.activated.has(id))
    : [];

/** Ready Deployment cards; heroes have none. */
export const readyCards = ({ groups }: NextActivationScenario, state: RoundState, player: Player): number =>
  groups.filter((group) => group.player === player && group.kind === 'group' && isReady(state, group)).length;

/** All players but the partner in a game of two teams. */
export function opponentsOf(scenario: NextActivationScenario, player: Player): readonly Player[] {
  const { mode, partner } = scenario;
  const others = seatsOf(scenario).filter((other) => other !== player);
  if (mode !== 'four-player' || partner === undefined) return others;
  const withA = (one: Player) => one === 'A' || one === partner;
  return others.filter((other) => withA(other) !== withA(player));
}

/** Than how many opponents has this player fewer ready Deployment cards: each, only some, or none? */
export function fewerThan(
  scenario: NextActivationScenario,
  state: RoundState,
  player: Player,
): 'each' | 'some' | 'none' {
  const own = readyCards(scenario, state, player);
  const others = opponentsOf(scenario, player);
  const more = others.filter((other) => own < readyCards(scenario, state, other)).length;
  return more === 0 ? 'none' : more === others.length ? 'each' : 'some';
}

/** May this player choose not to activate a group? Only in a skirmish. */
export function mayPass(
  scenario: NextActivationScenario,
  state: RoundState,
  player: Player,
  readings: Readings | undefined,
): boolean {
  if (scenario.mode === 'campaign') return false;
  const fewer = fewerThan(scenario, state, player);
  const one = takenOf(READINGS, readings, 'passing-in-a-four-player-skirmish') === 'than-one';
  return fewer === 'each' || (fewer === 'some' && one);
}
