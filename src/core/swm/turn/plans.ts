/**
 * The ways to spend a turn, as data (Star Wars Miniatures: Rebel Storm rulebook, pp. 7 and 15), and those that
 * abilities add. A plan is a sequence of parts, any of which may be left out; a turn is legal when some plan admits
 * all that is done, in order.
 */
import type { PageId } from '../../verdict.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { type TurnClause, turnClauses } from '../abilities/turns.ts';
import { PAGE } from '../pages.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Deed, TurnScenario } from './scenario.ts';

/** What may be done in one part of a turn. Moves that follow each other are one part. */
type Part = readonly Deed[];

/** The ways that the rules give to everybody. */
export type UsualPlan = 'move-then-attack' | 'attack-then-move' | 'move-only' | 'combine-fire';
/** A plan that an ability adds goes by the ability. */
export type PlanId = UsualPlan | AbilityId;

export interface TurnPlan {
  readonly id: PlanId;
  readonly parts: readonly Part[];
  /** How far all its moves may go together, in multiples of the Speed. */
  readonly reach: 0 | 1 | 2 | 'unknown';
  /** The page that allows it. */
  readonly rule: PageId;
  /** The page that keeps abilities from replacing its attacks; without one they may. */
  readonly keepsAttacks?: PageId;
  /** Nothing of it may be done before this ability is used. */
  readonly begunBy?: AbilityId;
  /** Squares to move before an attack, at least. */
  readonly least?: number;
  /** Open only within so many squares of a commander, when it is used for what no other way to spend a turn allows. */
  readonly within?: { readonly squares: number; readonly of: AbilityId };
}

/** The usual attack, or an ability used in its place. */
const ATTACK: Part = ['attack', 'replace-attacks'];
const MOVE: Part = ['move'];
const ACTUAL: Readonly<Record<'move' | 'attack', Part>> = { move: MOVE, attack: ['attack'] };

const USUAL: readonly TurnPlan[] = [
  { id: 'move-then-attack', parts: [MOVE, ATTACK], reach: 1, rule: PAGE.activating },
  { id: 'attack-then-move', parts: [ATTACK, MOVE], reach: 1, rule: PAGE.activating },
  { id: 'move-only', parts: [MOVE], reach: 2, rule: PAGE.activating },
];
/** "The characters don't do anything with their activation other than" aid the attack, so it takes an activation. */
const COMBINE_FIRE: TurnPlan = {
  id: 'combine-fire',
  parts: [['combine-fire']],
  reach: 0,
  rule: PAGE.combinedFire,
};

type PlanClause = Extract<TurnClause, { does: 'plan' }>;

const asPlan = (id: AbilityId, clause: PlanClause): TurnPlan => ({
  id,
  parts: [
    ...(clause.replacesTurn ? [['replace-turn'] as const] : []),
    ...clause.parts.map((one) => ACTUAL[one]),
  ],
  reach: clause.reach,
  rule: ABILITY_PAGE[id],
  keepsAttacks: clause.keepsAttacks,
  ...(clause.replacesTurn && { begunBy: id }),
  ...(clause.least !== undefined && { least: clause.least }),
});

const plansOfAbility = (id: AbilityId, readings: Readings | undefined): readonly TurnPlan[] =>
  turnClauses(id).flatMap((clause) =>
    clause.does === 'plan' &&
    (!clause.given || readingOf(readings, clause.given.reading) === clause.given.value)
      ? [asPlan(id, clause)]
      : [],
  );

/** All ways in which this character may spend this turn. An ability that replaces the turn is one it uses. */
export function plansOf(scenario: TurnScenario, readings?: Readings): readonly TurnPlan[] {
  const { abilities = [], effects = [], actions, immediate } = scenario;
  const used = actions.flatMap(({ do: deed, ability }) =>
    deed === 'replace-turn' && ability ? [ability] : [],
  );
  const own = [...new Set([...abilities, ...used])];
  const granted = effects.flatMap((effect) =>
    turnClauses(effect).flatMap((clause) =>
      clause.does === 'grants-plans' && !own.includes(clause.of)
        ? plansOfAbility(clause.of, readings).map((plan) => ({
            ...plan,
            within: { squares: clause.within, of: effect },
          }))
        : [],
    ),
  );
  return [
    ...USUAL,
    ...(immediate ? [] : [COMBINE_FIRE]),
    ...own.flatMap((id) => plansOfAbility(id, readings)),
    ...granted,
  ];
}

const USUAL_SPEED = 6;

/** A Speed, by the ability that gives it, or under its name in the scenario. */
export interface Speed {
  readonly from: string;
  readonly squares: number;
}

/** Its own Speed is called `own`. */
export function speedsOf({ speed, speeds = [], effects = [] }: TurnScenario): readonly Speed[] {
  return [
    ...(speed === undefined ? [] : [{ from: 'own', squares: speed }]),
    ...speeds.map(({ name, squares }) => ({ from: name, squares })),
    ...effects.flatMap((effect) =>
      turnClauses(effect).flatMap((clause) =>
        clause.does === 'speed' ? [{ from: effect, squares: clause.squares }] : [],
      ),
    ),
  ];
}

/** Squares that abilities and effects add to all moves of a turn together. */
export function extrasOf({ abilities = [], effects = [] }: TurnScenario): readonly Speed[] {
  return [...abilities, ...effects].flatMap((id) =>
    turnClauses(id).flatMap((clause) =>
      clause.does === 'extra-squares' ? [{ from: id, squares: clause.squares }] : [],
    ),
  );
}

/** How many squares all moves of a plan may cost together; undefined where only its card says so. */
export function limitOf(
  { reach, begunBy }: TurnPlan,
  scenario: TurnScenario,
  readings?: Readings,
): number | undefined {
  const { immediate, cardSquares } = scenario;
  const still = immediate && turnClauses(immediate).some((one) => one.does === 'grants-turn' && !one.moves);
  if (still || reach === 0) return 0;
  const extra = extrasOf(scenario).reduce((sum, { squares }) => sum + squares, 0);
  if (reach === 'unknown') return cardSquares === undefined ? undefined : cardSquares + extra;
  const speeds = speedsOf(scenario).map(({ squares }) => squares);
  // The other reading is about a Speed on a turn without an attack; what an ability says of double Speed stands.
  const once =
    speeds.length > 0 && begunBy === undefined && readingOf(readings, 'speed-without-attack') === 'once';
  const least = speeds.length > 0 ? Math.min(...speeds) : USUAL_SPEED;
  return least * (once ? 1 : reach) + extra;
}
