/** A round as steps: who begins, what happened in order, and what may happen next. */
import { takenOf } from '../../hangs-on.ts';
import type { HangsOn, Step } from '../../verdict.ts';
import { step } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { Breach, Played, Replay } from './replay.ts';
import type { Group, NextActivationScenario, Player } from './scenario.ts';
import {
  fewerThan,
  heroesInGame,
  heroesOf,
  isReady,
  mayPass,
  opponentsOf,
  type RoundState,
  readyCards,
  seatsOf,
  type Turn,
  waitsFor,
} from './state.ts';

const FIRST_ROUND = 'second-token-in-round-one';

/** Who begins; that decides as long as nothing has happened. */
export function firstStep(scenario: NextActivationScenario, { played }: Replay): Step {
  const { mode, initiative } = scenario;
  const [rebel] = seatsOf(scenario) as [Player];
  const player = mode === 'campaign' ? rebel : (initiative ?? rebel);
  return step(PAGE.phase, 'next-first', true, { mode, player }, { decisive: played.length === 0 });
}

/** Who has two activation tokens, where fewer than four heroes play. */
export function tokenSteps(
  scenario: NextActivationScenario,
  open: readonly HangsOn[],
  readings: Readings | undefined,
): readonly Step[] {
  const heroes = heroesOf(scenario.groups);
  if (heroesInGame(scenario) === 2) {
    return [step(PAGE.activation, 'next-two-tokens', true, { heroes: heroes.map(({ id }) => id) })];
  }
  const hero = heroes.find(({ second }) => second);
  if (!hero || !scenario.firstRound) return [];
  const decisive = open.some(({ reading }) => reading === FIRST_ROUND);
  const has = takenOf(READINGS, readings, FIRST_ROUND) === 'has-it';
  return [step(READINGS[FIRST_ROUND].page, 'next-token-open', true, { hero: hero.id, has }, { decisive })];
}

/** What a breach rests on; that of a pass, the comparison says. */
const BREACH_PAGE: Readonly<Record<Breach, string>> = {
  over: PAGE.activation,
  'not-their-turn': PAGE.phase,
  exhausted: PAGE.activation,
  waits: PAGE.activation,
  'not-in-a-campaign': PAGE.phase,
  'not-fewer': PAGE.phase,
};

/** One step for each thing that happened; the last one says whose turn comes. */
export function eventSteps(scenario: NextActivationScenario, { played, legal }: Replay): readonly Step[] {
  return [
    ...played.map((one, i) => eventStep(scenario, one, legal && i === played.length - 1)),
    ...scenario.events.slice(played.length).map(({ what, group }) =>
      step(PAGE.activation, 'next-comes-after', false, {
        group: what === 'passes' ? null : (group ?? null),
      }),
    ),
  ];
}

function eventStep(scenario: NextActivationScenario, one: Played, last: boolean): Step {
  const { group, before, turn, after, breach } = one;
  const holds = breach === undefined;
  const decisive = last || !holds;
  const rule = breach ? BREACH_PAGE[breach] : group ? PAGE.activation : PAGE.phase;
  const passed = cannotSteps(turn, decisive && (!group || breach === 'not-their-turn'));
  if (!group) {
    const compared =
      turn.player && scenario.mode !== 'campaign'
        ? [passStep(scenario, before, turn.player, { holds, decisive })]
        : [];
    const evidence = { player: turn.player ?? null, breach: breach ?? null };
    return step(rule, 'next-passes', holds, evidence, { decisive, children: [...passed, ...compared] });
  }
  const { id, kind, player } = group;
  const evidence = { group: id, kind, player, turn: turn.player ?? null, breach: breach ?? null };
  const waiting = breach === 'waits' ? [waitStep(scenario, before, group, false)] : [];
  return step(
    rule,
    'next-activates',
    holds,
    { ...evidence, ready: after.ready.get(id) ?? 0 },
    { decisive, children: [...passed, ...waiting] },
  );
}

/** Players who are passed over, since all their groups are exhausted. */
const cannotSteps = ({ player, passedOver }: Turn, decisive: boolean): readonly Step[] =>
  player
    ? passedOver.map((other) => step(PAGE.activation, 'next-cannot', true, { player: other }, { decisive }))
    : [];

/** A second activation waits; that is why it cannot come now, or, where `holds`, what else is to be said. */
function waitStep(scenario: NextActivationScenario, state: RoundState, hero: Group, holds: boolean): Step {
  const others = waitsFor(scenario, state, hero).map(({ id }) => id);
  return step(PAGE.activation, 'next-waits', holds, { hero: hero.id, others }, { decisive: true });
}

/** Has this player fewer ready Deployment cards? The open point is told where it makes the difference. */
function passStep(
  scenario: NextActivationScenario,
  state: RoundState,
  player: Player,
  { holds, decisive }: { readonly holds: boolean; readonly decisive: boolean },
): Step {
  const cards = (one: Player) => readyCards(scenario, state, one);
  const others = opponentsOf(scenario, player).map((other) => ({ player: other, cards: cards(other) }));
  const may = mayPass(scenario, state, player, scenario.readings);
  const evidence = { player, cards: cards(player), others, may };
  return fewerThan(scenario, state, player) === 'some'
    ? step(READINGS['passing-in-a-four-player-skirmish'].page, 'next-may-pass-open', holds, evidence, {
        decisive,
      })
    : step(PAGE.phase, 'next-may-pass', holds, evidence, { decisive });
}

/** The ready groups of a player, without heroes whose second activation has to wait. */
export const choosable = (
  scenario: NextActivationScenario,
  state: RoundState,
  player: Player,
): readonly Group[] =>
  scenario.groups.filter(
    (group) =>
      group.player === player && isReady(state, group) && waitsFor(scenario, state, group).length === 0,
  );

/** Whose turn it is, with what; who waits; and whether the player may pass. */
export function nextSteps(scenario: NextActivationScenario, { turn, state }: Replay): readonly Step[] {
  const { player } = turn;
  if (!player) return [step(PAGE.activation, 'next-over', true, null, { decisive: true })];
  const groups = choosable(scenario, state, player);
  const waiting = scenario.groups.filter(
    (group) => group.player === player && isReady(state, group) && !groups.includes(group),
  );
  const evidence = { player, before: state.last ?? null, groups: groups.map(({ id }) => id) };
  return [
    ...cannotSteps(turn, true),
    step(PAGE.phase, 'next-may-activate', true, evidence, { decisive: true }),
    ...waiting.map((hero) => waitStep(scenario, state, hero, true)),
    scenario.mode === 'campaign'
      ? step(PAGE.phase, 'next-no-pass', true, null)
      : passStep(scenario, state, player, { holds: true, decisive: true }),
  ];
}
