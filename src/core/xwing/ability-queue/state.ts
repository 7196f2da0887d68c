/** How things stand while the queue is worked through. One table belongs to one run; nothing outside sees it. */

import type { Action, Place, Player, Size, Token } from '../terms.ts';
import { type Cards, textBox } from './abilities/index.ts';
import { type Readings, readingOf } from './readings.ts';
import type { AbilityQueueScenario, CardInPlay, Ship } from './scenario.ts';

export interface ShipState {
  readonly ship: Ship;
  readonly tokens: Record<Token, number>;
  readonly performed: Set<Action>;
  force: number;
  shields: number;
  shieldsLost: number;
  place: Place;
  tractoredThisRound: boolean;
  bonusAttackMade: boolean;
}

export interface Table {
  readonly scenario: AbilityQueueScenario;
  shipState(id: string): ShipState;
  /** Charges left on a card; abilities of one text box share them. */
  charges(card: CardInPlay): number;
  spendCharges(card: CardInPlay, amount: number): void;
}

/** Something that abilities and game effects trigger on. `maneuver` and `moment` are those the scenario describes. */
export type Occurrence =
  | { readonly on: 'maneuver'; readonly ship: string }
  | { readonly on: 'tokens'; readonly ship: string; readonly token: Token; readonly count: number }
  | { readonly on: 'damage'; readonly ship: string }
  | { readonly on: 'shields-lost'; readonly ship: string; readonly count: number }
  | { readonly on: 'moment'; readonly ship: string }
  /** `by` is the player whose effect gave the token. */
  | { readonly on: 'tractored'; readonly ship: string; readonly by: Player }
  | { readonly on: 'debris'; readonly ship: string };

/** The table as the window opens. Every ship that the scenario names must be among its ships (`setup.ts`). */
export function tableOf(scenario: AbilityQueueScenario, cards: Cards): Table {
  const states = new Map(scenario.ships.map((ship) => [ship.id, initial(ship)]));
  const boxOf = ({ ship, card }: CardInPlay) => `${ship}.${textBox(cards, card)}`;
  const charges = new Map(scenario.cards.map((it) => [boxOf(it), chargesOn(scenario, it, cards)] as const));
  return {
    scenario,
    shipState: (id) => states.get(id) as ShipState,
    charges: (card) => charges.get(boxOf(card)) ?? 0,
    spendCharges: (card, amount) => charges.set(boxOf(card), (charges.get(boxOf(card)) ?? 0) - amount),
  };
}

/** As an entry of the text box says, else as printed. */
const chargesOn = (
  { cards: inPlay }: AbilityQueueScenario,
  { ship, card }: CardInPlay,
  cards: Cards,
): number => {
  const sameBox = inPlay.filter((it) => it.ship === ship && textBox(cards, it.card) === textBox(cards, card));
  return sameBox.find(({ charges }) => charges !== undefined)?.charges ?? cards[card].charges ?? 0;
};

/** Tractor tokens with which a ship of this size is tractored (rules reference, "Tractor"). */
const TRACTORED_WITH: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3 };

const initial = (ship: Ship): ShipState => ({
  ship,
  tokens: {
    stress: ship.stress,
    strain: ship.strain,
    tractor: ship.tractor,
    calculate: 0,
    focus: ship.focus,
    deplete: ship.deplete,
    evade: 0,
  },
  performed: new Set(),
  force: ship.force,
  shields: ship.shields,
  shieldsLost: ship.shieldsLost,
  place: 'opening',
  // Tractor tokens go at the end of the round, so one that is tractored has become so in this one.
  tractoredThisRound: ship.tractoredThisRound || ship.tractor >= TRACTORED_WITH[ship.size],
  bonusAttackMade: ship.bonusAttackMade,
});

/** A ship is tractored while it has that many tokens. */
export const isTractored = ({ ship, tokens }: ShipState): boolean =>
  tokens.tractor >= TRACTORED_WITH[ship.size];

/**
 * Gives a ship tokens from one effect, which is a single instance of gaining them however many they are
 * (xwing-025), and tells what that triggers. Only the first time in a round that it becomes tractored counts
 * (rulings, Nantex).
 */
export function gainTokens(
  state: ShipState,
  token: Token,
  count: number,
  by: Player = state.ship.player,
): readonly Occurrence[] {
  const ship = state.ship.id;
  state.tokens[token] += count;
  const gained: Occurrence = { on: 'tokens', ship, token, count };
  if (!isTractored(state) || state.tractoredThisRound) return [gained];
  state.tractoredThisRound = true;
  return [gained, { on: 'tractored', ship, by }];
}

/**
 * Takes up to `count` active shields away, which has not made the ship suffer damage (xwing-010), and tells what that
 * triggers. Whether shields lost together are one instance is an open point.
 */
export function loseShields(
  state: ShipState,
  count: number,
  readings: Readings | undefined,
): readonly Occurrence[] {
  const ship = state.ship.id;
  const lost = Math.min(count, state.shields);
  state.shields -= lost;
  state.shieldsLost += lost;
  if (lost === 0) return [];
  return readingOf(readings, 'shields-lost-together') === 'once'
    ? [{ on: 'shields-lost', ship, count: lost }]
    : Array.from({ length: lost }, () => ({ on: 'shields-lost', ship, count: 1 }));
}
