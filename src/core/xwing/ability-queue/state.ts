/** How things stand while the queue is worked through. One table belongs to one run; nothing outside sees it. */

import type { Action, Place, Size, Token } from '../terms.ts';
import type { Cards } from './abilities/index.ts';
import type { AbilityQueueScenario, CardInPlay, Ship } from './scenario.ts';

export interface ShipState {
  readonly ship: Ship;
  readonly tokens: Record<Token, number>;
  readonly performed: Set<Action>;
  force: number;
  place: Place;
  tractoredThisRound: boolean;
  bonusAttackMade: boolean;
}

export interface Table {
  readonly scenario: AbilityQueueScenario;
  shipState(id: string): ShipState;
  /** Charges left on a card. */
  charges(card: CardInPlay): number;
  spendCharges(card: CardInPlay, amount: number): void;
}

/** Something that abilities and game effects trigger on. `maneuver` is the one the scenario describes. */
export type Occurrence =
  | { readonly on: 'maneuver'; readonly ship: string }
  | { readonly on: 'tokens'; readonly ship: string; readonly token: Token; readonly count: number }
  | { readonly on: 'tractored'; readonly ship: string }
  | { readonly on: 'debris'; readonly ship: string };

/** The table as the window opens. Every ship that the scenario names must be among its ships (`setup.ts`). */
export function tableOf(scenario: AbilityQueueScenario, cards: Cards): Table {
  const states = new Map(scenario.ships.map((ship) => [ship.id, initial(ship)]));
  const charges = new Map(scenario.cards.map((it) => [it, it.charges ?? cards[it.card].charges ?? 0]));
  return {
    scenario,
    shipState: (id) => states.get(id) as ShipState,
    charges: (card) => charges.get(card) ?? 0,
    spendCharges: (card, amount) => charges.set(card, (charges.get(card) ?? 0) - amount),
  };
}

const initial = (ship: Ship): ShipState => ({
  ship,
  tokens: { stress: ship.stress, strain: ship.strain, tractor: ship.tractor, calculate: 0 },
  performed: new Set(),
  force: ship.force,
  place: 'opening',
  tractoredThisRound: ship.tractoredThisRound,
  bonusAttackMade: ship.bonusAttackMade,
});

/** Tractor tokens with which a ship of this size is tractored (rules reference, "Tractor"). */
const TRACTORED_WITH: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3 };

/**
 * Gives a ship tokens from one effect, which is a single instance of gaining them however many they are
 * (xwing-025), and tells what that triggers. Only the first time in a round that it becomes tractored counts
 * (rulings, Nantex).
 */
export function gainTokens(state: ShipState, token: Token, count: number): readonly Occurrence[] {
  const ship = state.ship.id;
  const had = state.tokens[token];
  state.tokens[token] += count;
  const gained: Occurrence = { on: 'tokens', ship, token, count };
  const needed = TRACTORED_WITH[state.ship.size];
  if (token !== 'tractor' || had >= needed || had + count < needed || state.tractoredThisRound)
    return [gained];
  state.tractoredThisRound = true;
  return [gained, { on: 'tractored', ship }];
}
