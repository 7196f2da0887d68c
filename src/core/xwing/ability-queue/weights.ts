/**
 * Which steps are decisive. Asked for the whole order, all that entered or was kept out is; asked about one
 * ability, whatever changes its answer when it is taken away.
 */
import type { Step } from '../../verdict.ts';
import type { AbilityQueueScenario, CardInPlay } from './scenario.ts';

export interface Weights {
  /** The answer would differ were the other player first. */
  readonly players: boolean;
  /** The answer would differ had the players put theirs in another order. */
  readonly order: boolean;
  /** The answer would differ had the ship suffered damage instead of losing shields, or the other way round. */
  readonly harm: boolean;
  /** The answer hangs on what this item did. */
  deeds(of: string): boolean;
  /** The item is what was asked about. */
  focused(of: string): boolean;
  /** Children and weight of a step that was judged by these checks. */
  judged(
    of: string,
    checks: readonly Step[],
  ): { readonly children: readonly Step[]; readonly decisive: boolean };
}

/** For the order of everything: what failed decides, and in which order things stand. */
export const WHOLE_ORDER: Weights = {
  players: true,
  order: true,
  harm: true,
  deeds: () => false,
  focused: () => false,
  judged: (_, checks) => ({
    children: checks.map((check) => ({ ...check, decisive: !check.holds })),
    decisive: true,
  }),
};

const OTHER_HARM: { readonly [E in AbilityQueueScenario['event']]?: AbilityQueueScenario['event'] } = {
  damage: 'shields',
  shields: 'damage',
};

/** For one ability: `resolves` tells whether it does in another scenario. */
export function weightsFor(
  scenario: AbilityQueueScenario,
  focus: string,
  resolves: (changed: AbilityQueueScenario) => boolean,
): Weights {
  const answer = resolves(scenario);
  const matters = (changed: Partial<AbilityQueueScenario>) =>
    resolves({ ...scenario, ...changed }) !== answer;
  const { cards, ships, firstPlayer, event } = scenario;
  const isFocus = ({ ship, card }: CardInPlay) => `${ship}.${card}` === focus;
  const asked = cards.filter(isFocus);
  const others = cards.filter((it) => !isFocus(it));
  const orders = [cards.toReversed(), [...asked, ...others], [...others, ...asked]];
  const deciding = new Set([focus]);
  for (const card of cards) {
    if (matters({ cards: cards.filter((other) => other !== card) }))
      deciding.add(`${card.ship}.${card.card}`);
  }
  for (const { id } of ships) {
    const moving = (tractorMove: 'stays' | 'moves') =>
      ships.map((ship) => (ship.id === id ? { ...ship, tractorMove } : ship));
    if (matters({ ships: moving('stays') })) deciding.add(`${id}.tractored`);
    if (matters({ ships: moving('moves') })) deciding.add(`${id}.debris-cloud`);
  }
  return {
    players: matters({ firstPlayer: firstPlayer === 'A' ? 'B' : 'A' }),
    order: orders.some((other) => matters({ cards: other })),
    harm: matters({ event: OTHER_HARM[event] ?? event }),
    deeds: (of) => deciding.has(of),
    focused: (of) => of === focus,
    judged: (of, checks) => {
      const decisive = deciding.has(of);
      const failed = checks.some((check) => !check.holds);
      const children = checks.map((check) => ({ ...check, decisive: decisive && (!failed || !check.holds) }));
      return { children, decisive };
    },
  };
}
