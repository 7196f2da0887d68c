/** How things stand while the rolls are gone through. One table belongs to one run; nothing outside sees it. */
import type { Step, Tally, TimelineRow } from '../../verdict.ts';
import { EFFECTS } from './effects.ts';
import type { AttackEffectsScenario, AttackShip, EffectInPlay, Roll } from './scenario.ts';
import type { DiceKind, Role } from './sequence.ts';
import { type Clause, TOKENS, type Token } from './vocabulary.ts';

/** A die on the table: who added it (null: it was rolled), and whether it was rerolled. */
export interface Die {
  readonly addedBy: string | null;
  rerolled: boolean;
}

export interface ShipState {
  readonly ship: AttackShip;
  readonly tokens: Record<Token, number>;
  lock: string | undefined;
}

/** A clause that is in force and forbids modifying dice of a kind. */
export interface Forbidding {
  readonly by: EffectInPlay;
  readonly effect: string;
  readonly clause: Clause;
  readonly role: Role;
  readonly kind: DiceKind;
  /** Its own card may modify them all the same. */
  readonly exceptThis: boolean;
}

/** A lock that cannot be spent while the attack lasts, and the effect that is the reason. */
export interface KeptLock {
  readonly ship: string;
  readonly by: EffectInPlay;
  readonly effect: string;
}

/** One roll, or attack, as it is gone through. */
export interface Run {
  readonly roll: Roll;
  /** From 1. */
  readonly number: number;
  readonly dice: Record<DiceKind, Die[]>;
  readonly forbidding: Forbidding[];
  readonly kept: KeptLock[];
  /** Effects whose cost was paid before the roll. */
  readonly announced: Set<EffectInPlay>;
}

/** What became of a clause of an effect in a roll. */
export interface Outcome {
  readonly effect: string;
  readonly clause: Clause;
  readonly applied: boolean;
  readonly step: Step;
  readonly rerolls?: Rerolls;
}

/** The dice that could be rerolled, how many were, and whether there was no choice but to reroll them all. */
export interface Rerolls {
  readonly pool: readonly Die[];
  readonly dice: number;
  readonly takesAll: boolean;
}

/** `needs` Force charges are owed for the attack with this number, from 1, and its ship has fewer. */
export interface Unpaid {
  readonly number: number;
  readonly needs: number;
  readonly has: number;
}

export interface Table {
  readonly scenario: AttackEffectsScenario;
  readonly rows: TimelineRow[];
  readonly outcomes: Outcome[];
  /** Locks that could not be spent in attacks that are over. */
  readonly ended: KeptLock[];
  /** Attacks whose cost cannot be paid when they would be performed. */
  readonly unpaid: Unpaid[];
  shipState(id: string): ShipState;
  charges(effect: EffectInPlay): number;
  spendCharge(effect: EffectInPlay): void;
}

/** The table before the first roll. Every ship that the scenario names must be among its ships (`setup.ts`). */
export function tableOf(scenario: AttackEffectsScenario): Table {
  const states = new Map(scenario.ships.map((ship) => [ship.id, initial(ship)]));
  const charges = new Map(scenario.effects.map((it) => [it, EFFECTS[it.effect].charges ?? 0]));
  return {
    scenario,
    rows: [],
    outcomes: [],
    ended: [],
    unpaid: [],
    shipState: (id) => states.get(id) as ShipState,
    charges: (it) => charges.get(it) ?? 0,
    spendCharge: (it) => charges.set(it, (charges.get(it) ?? 0) - 1),
  };
}

const initial = (ship: AttackShip): ShipState => {
  const { focus, evade, calculate, force, lock } = ship;
  return { ship, tokens: { focus, evade, calculate, force }, lock };
};

export const runOf = (roll: Roll, number: number): Run => ({
  roll,
  number,
  dice: { attack: [], defense: [], other: [] },
  forbidding: [],
  kept: [],
  announced: new Set(),
});

/** What a ship does in a roll; undefined where it takes no part. */
export function roleOf({ occasion, ship, against }: Roll, id: string): Role | undefined {
  if (occasion === 'no-attack') return id === ship ? 'rolling-only' : undefined;
  if (id === ship) return 'attacking';
  return id === against ? 'defending' : undefined;
}

/** The other ship of an attack. */
export const enemyOf = ({ ship, against = ship }: Roll, id: string): string => (id === ship ? against : ship);

/** The ship that rolls dice of this kind. */
export const rollerOf = ({ ship, against = ship }: Roll, kind: DiceKind): string =>
  kind === 'defense' ? against : ship;

/** How dice and tokens stand, for the timeline. Tokens that a ship never had are left out. */
export function talliesOf(table: Table, run: Run): readonly Tally[] {
  const { rolls, ships } = table.scenario;
  const kinds = (['attack', 'defense', 'other'] as const).filter((kind) =>
    rolls.some(({ occasion }) => (occasion === 'no-attack') === (kind === 'other')),
  );
  const dice = kinds.map((kind) => ({
    id: `${kind}-dice`,
    values: [
      { stat: 'dice', amount: run.dice[kind].length },
      { stat: 'rerolled', amount: run.dice[kind].filter(({ rerolled }) => rerolled).length },
    ],
    out: false,
  }));
  const held = ships.flatMap((ship) => {
    const { tokens, lock } = table.shipState(ship.id);
    const values = [
      ...TOKENS.filter((token) => ship[token] > 0).map((token) => ({ stat: token, amount: tokens[token] })),
      ...(ship.lock === undefined ? [] : [{ stat: 'lock', amount: lock === undefined ? 0 : 1 }]),
    ];
    return values.length > 0 ? [{ id: ship.id, values, out: false }] : [];
  });
  return [...dice, ...held];
}
