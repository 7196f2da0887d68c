/**
 * Goes through the steps of each attack, or other roll, in order. Effects are asked in the step in which they apply:
 *
 * - where dice are modified, those of the other player than the one who rolled come first (xwing-121);
 * - at all other times the first player's come first, as in the ability queue;
 * - effects of one player come in the order that this player chose.
 */
import type { Step, TimelineMoment } from '../../verdict.ts';
import type { Player } from '../terms.ts';
import { costsAlways } from '../weapon/readings.ts';
import { weaponRecord } from '../weapon/weapons.ts';
import { type Candidate, checksOf, roleStep } from './checks.ts';
import { decideEffect, decideOrder } from './decisive.ts';
import { EFFECTS } from './effects.ts';
import { PAGE } from './pages.ts';
import { doneBy, pay, perform, rolledDie } from './perform.ts';
import { type AttackEffectsScenario, effectId, wanted } from './scenario.ts';
import {
  ATTACK_STEPS,
  BETWEEN,
  type DiceKind,
  diceOf,
  fitsRole,
  OTHER_STEPS,
  type StepId,
  stepFor,
} from './sequence.ts';
import { type Run, roleOf, rollerOf, runOf, type Table, tableOf, talliesOf } from './state.ts';
import { step } from './step.ts';

/** Goes through everything. Setup errors must have been ruled out. */
export function runRolls(scenario: AttackEffectsScenario): Table {
  const table = tableOf(scenario);
  for (const [i, roll] of scenario.rolls.entries()) runRoll(table, runOf(roll, i + 1));
  return table;
}

function runRoll(table: Table, run: Run): void {
  const { roll, number } = run;
  const isAttack = roll.occasion !== 'no-attack';
  const candidates = candidatesOf(table, run);
  for (const at of isAttack ? ATTACK_STEPS : OTHER_STEPS) {
    const moments: TimelineMoment[] = [];
    const log = (logged: Step): void => {
      moments.push({ step: logged, tallies: talliesOf(table, run) });
    };
    const here = candidates.filter((candidate) => candidate.at === at);
    if (at === 'declare') {
      log(declaredStep(run));
      payForAttack(table, run, log);
    }
    announce(table, run, candidates, at, log);
    if (at.startsWith('roll-')) putDice(run, at);
    const tallies = talliesOf(table, run);
    const applied = inOrder(table, run, here, at).filter((it) => resolve(table, run, it, log));
    const first = modifiesFirst(run, at);
    if (first !== undefined && playersOf(table, here).size > 1) {
      const both = playersOf(table, applied).size > 1;
      const evidence = { step: at, ship: first };
      const told = decideOrder(
        table,
        step(PAGE.modifiesFirst, 'attack-modifies-first', true, evidence),
        both,
      );
      moments.unshift({ step: told, tallies });
    }
    if (at.startsWith('roll-')) log(rolledStep(run, at));
    if (at === 'aftermath') end(table, run, log);
    if (moments.length === 0 && BETWEEN.includes(at)) continue;
    const children = moments.map((moment) => moment.step);
    const evidence = { step: at, number, of: table.scenario.rolls.length };
    // A bonus attack in the Aftermath stands inside the attack after which it is performed.
    const depth = roll.occasion === 'aftermath' ? 1 : 0;
    const page = isAttack ? PAGE.steps : PAGE.otherRolls;
    table.rows.push({ step: step(page, 'attack-step', true, evidence, { children }), depth, moments });
  }
}

/** The clauses that can apply in this roll; of effects without any it is noted why. */
function candidatesOf(table: Table, run: Run): readonly Candidate[] {
  return table.scenario.effects.flatMap((inPlay) => {
    const role = roleOf(run.roll, inPlay.ship);
    const { clauses } = EFFECTS[inPlay.effect];
    const fitting = role === undefined ? [] : clauses.filter((clause) => fitsRole(clause, role));
    const effect = effectId(inPlay, run.number);
    const [clause] = clauses;
    if (fitting.length === 0 && clause) {
      const left = roleStep(inPlay, run.number, role);
      table.outcomes.push({ effect, clause, applied: false, step: left });
    }
    return role === undefined
      ? []
      : fitting.map((one) => ({ inPlay, effect, clause: one, role, at: stepFor(one, role) }));
  });
}

const ownerOf = (table: Table, { inPlay }: Candidate): Player => table.shipState(inPlay.ship).ship.player;

const playersOf = (table: Table, candidates: readonly Candidate[]): ReadonlySet<Player> =>
  new Set(candidates.map((candidate) => ownerOf(table, candidate)));

/** The candidates of a step, in the order of their players. */
function inOrder(table: Table, run: Run, here: readonly Candidate[], at: StepId): readonly Candidate[] {
  const ship = modifiesFirst(run, at);
  const first = ship === undefined ? table.scenario.firstPlayer : table.shipState(ship).ship.player;
  const isFirst = (candidate: Candidate) => ownerOf(table, candidate) === first;
  return [...here.filter(isFirst), ...here.filter((candidate) => !isFirst(candidate))];
}

/** Where dice of an attack are modified, the ship that did not roll them. */
function modifiesFirst({ roll }: Run, at: StepId): string | undefined {
  if (at === 'modify-attack') return rollerOf(roll, 'defense');
  return at === 'modify-defense' ? rollerOf(roll, 'attack') : undefined;
}

/** Before dice are rolled, what follows after the roll is announced and paid. */
function announce(
  table: Table,
  run: Run,
  candidates: readonly Candidate[],
  at: StepId,
  log: (step: Step) => void,
): void {
  for (const { inPlay, clause, effect, at: later } of candidates) {
    const { announced, cost } = clause;
    const { tokens } = table.shipState(inPlay.ship);
    if (!announced || cost?.kind !== 'token' || later !== at.replace('roll-', 'rolled-')) continue;
    if (!wanted(inPlay, run.number) || tokens[cost.token] === 0) continue;
    tokens[cost.token] -= 1;
    run.announced.add(inPlay);
    const evidence = { effect, ship: inPlay.ship, token: cost.token, left: tokens[cost.token] };
    log(step(EFFECTS[inPlay.effect].page, 'attack-guesses', true, evidence));
  }
}

function putDice(run: Run, at: StepId): void {
  const kind = diceOf(at) as DiceKind;
  const count = kind === 'defense' ? run.roll.defenseDice : run.roll.dice;
  run.dice[kind] = Array.from({ length: count }, rolledDie);
}

/** Asks an effect in its step and carries it out if it applies, which it tells. */
function resolve(table: Table, run: Run, candidate: Candidate, log: (step: Step) => void): boolean {
  const { inPlay, effect, clause, role } = candidate;
  const checks = checksOf(table, run, candidate);
  const applied = checks.every(({ holds }) => holds);
  if (applied) pay(table, candidate);
  const rerolls = applied ? perform(run, candidate) : undefined;
  const evidence = { effect, ...doneBy(run, clause, inPlay.ship, role, rerolls) };
  const { page } = EFFECTS[inPlay.effect];
  const told = decideEffect(table, step(page, 'attack-effect', applied, evidence, { children: checks }));
  table.outcomes.push({ effect, clause, applied, step: told, ...(rerolls && { rerolls }) });
  // A special weapon that is not used says nothing in this attack.
  if (applied || clause.does.kind !== 'forbid') log(told);
  return applied;
}

function declaredStep({ roll }: Run): Step {
  const { ship, against = ship, weapon, occasion } = roll;
  // That a card which offers a bonus attack may be the weapon of the engagement is a ruling of its own.
  const page =
    occasion === 'engagement' && weaponRecord(weapon)?.afterManeuver ? PAGE.weaponOfTheAttack : PAGE.steps;
  return step(page, 'attack-declared', true, { ship, against, weapon, occasion });
}

function rolledStep(run: Run, at: StepId): Step {
  const kind = diceOf(at) as DiceKind;
  const evidence = { ship: rollerOf(run.roll, kind), kind, dice: run.dice[kind].length };
  const page = kind === 'other' ? PAGE.otherRolls : PAGE.steps;
  return step(page, 'attack-rolled', true, evidence);
}

/** Pays what a card asks for the bonus attack that it offers; whether that is owed for other attacks is open. */
function payForAttack(table: Table, { roll, number }: Run, log: (step: Step) => void): void {
  const { occasion, ship, weapon } = roll;
  const record = weaponRecord(weapon);
  const owed = occasion === 'bonus' || costsAlways(table.scenario.readings);
  const amount = owed ? (record?.afterManeuver?.force ?? 0) : 0;
  if (!record || amount === 0) return;
  const { tokens } = table.shipState(ship);
  if (tokens.force < amount) table.unpaid.push({ number, needs: amount, has: tokens.force });
  else tokens.force -= amount;
  log(step(record.page, 'attack-pays', true, { ship, weapon, amount, left: tokens.force }));
}

/** The attack is over before its Aftermath, and with it whatever lasted as long as the attack (xwing-024). */
function end(table: Table, run: Run, log: (step: Step) => void): void {
  const lasted = [...run.kept, ...run.forbidding].map(({ effect }) => effect);
  if (lasted.length > 0) log(step(PAGE.aftermath, 'attack-over', true, { ended: [...new Set(lasted)] }));
  table.ended.push(...run.kept);
}
