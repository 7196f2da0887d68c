/** What is asked of an effect in the step in which it would apply. Each check is a step that holds or does not. */
import type { PageId, Step } from '../../verdict.ts';
import { EFFECTS } from './effects.ts';
import type { AttackFacts } from './facts.ts';
import { PAGE } from './pages.ts';
import { keepsOffEarly, READINGS } from './readings.ts';
import { type EffectInPlay, effectId, wanted } from './scenario.ts';
import { diceFor, modifies, type Role, type StepId } from './sequence.ts';
import { enemyOf, type Forbidding, type Run, rollerOf, type Table } from './state.ts';
import { step } from './step.ts';
import type { Clause, Condition, Cost } from './vocabulary.ts';

/** A clause of an effect in a roll, with the step in which it applies. */
export interface Candidate {
  readonly inPlay: EffectInPlay;
  readonly effect: string;
  readonly clause: Clause;
  readonly role: Role;
  readonly at: StepId;
}

/** Everything that is asked, in the order in which a player would ask it. */
export function checksOf(table: Table, run: Run, candidate: Candidate): readonly Step[] {
  const { inPlay, clause, effect, at, role } = candidate;
  const { page } = EFFECTS[inPlay.effect];
  return [
    step(timingPage(role), 'attack-in-step', true, { effect, step: at, named: clause.at !== undefined }),
    ...(clause.optional ? [step(page, 'attack-wanted', wanted(inPlay, run.number), { effect })] : []),
    ...clause.conditions.map((condition) => conditionStep(table, run, candidate, condition)),
    ...(clause.cost ? costSteps(table, run, candidate, clause.cost) : []),
    ...modifyingSteps(table, run, candidate),
    ...diceSteps(run, candidate),
  ];
}

/** What says when an effect applies: for attacks the steps do, for other rolls the ruling on them. */
export const timingPage = (role: Role): PageId =>
  role === 'rolling-only' ? PAGE.otherRolls : PAGE.appliedInItsStep;

/** An effect whose ship does something else, or takes no part, or whose card speaks of no roll like this one. */
export const roleStep = (inPlay: EffectInPlay, number: number, role: Role | undefined): Step => {
  const effect = effectId(inPlay, number);
  const evidence: AttackFacts['attack-role'] = { effect, ship: inPlay.ship, role: role ?? null };
  return step(EFFECTS[inPlay.effect].page, 'attack-role', false, evidence);
};

type Conditional = Pick<Candidate, 'inPlay' | 'effect' | 'role'>;

function conditionStep(table: Table, run: Run, candidate: Conditional, condition: Condition): Step {
  const { inPlay, effect, role } = candidate;
  const { roll } = run;
  const { ship, tokens, lock } = table.shipState(inPlay.ship);
  const { page } = EFFECTS[inPlay.effect];
  switch (condition.kind) {
    case 'primary': {
      const { weapon } = roll;
      return step(PAGE.specialWeapon, 'attack-primary', weapon === 'primary', { effect, weapon });
    }
    case 'this-weapon': {
      const { weapon } = roll;
      return step(page, 'attack-with-it', weapon === inPlay.effect, { effect, weapon });
    }
    case 'bullseye':
      return step(page, 'attack-bullseye', roll.bullseye, {
        ship: roll.ship,
        against: enemyOf(roll, roll.ship),
      });
    case 'lock': {
      const against = enemyOf(roll, ship.id);
      if (condition.of === 'ship')
        return step(page, 'attack-lock', lock === against, { ship: ship.id, against });
      const { player } = ship;
      const has = table.scenario.ships.find(
        (it) => it.player === player && table.shipState(it.id).lock === against,
      );
      return step(page, 'attack-friendly-lock', has !== undefined, { by: has?.id ?? null, player, against });
    }
    case 'near-obstacle':
      return step(page, 'attack-near-obstacle', ship.nearObstacle, { ship: ship.id });
    case 'token': {
      const { token } = condition;
      const has = tokens[token];
      return step(page, 'attack-token', has > 0, { ship: ship.id, token, has });
    }
    case 'guessed': {
      // A guess of at least 1 cannot come true where nothing is rolled.
      const dice = run.dice[diceFor({ whose: 'own' }, role)].length;
      return step(page, 'attack-guess', inPlay.guessed && dice > 0, { effect, dice });
    }
  }
}

function costSteps(table: Table, run: Run, candidate: Candidate, cost: Cost): readonly Step[] {
  const { inPlay, effect, clause } = candidate;
  const { ship, tokens, lock } = table.shipState(inPlay.ship);
  const { page } = EFFECTS[inPlay.effect];
  switch (cost.kind) {
    case 'charge': {
      const has = table.charges(inPlay);
      return [step(page, 'attack-charge', has > 0, { effect, has })];
    }
    case 'token': {
      const { token } = cost;
      // What was paid before the roll is not there any more.
      const paid = clause.announced && run.announced.has(inPlay) ? 1 : 0;
      const has = tokens[token] + paid;
      const holds = clause.announced ? paid > 0 : has > 0;
      return [step(page, 'attack-token', holds, { ship: ship.id, token, has })];
    }
    case 'lock': {
      const against = enemyOf(run.roll, ship.id);
      return [
        step(page, 'attack-lock', lock === against, { ship: ship.id, against }),
        ...lockSteps(table, run, ship.id),
      ];
    }
  }
}

/** What keeps a ship from spending its lock does so for one attack; the Aftermath is no part of it (xwing-024). */
function lockSteps(table: Table, run: Run, ship: string): readonly Step[] {
  const kept = run.kept.find((it) => it.ship === ship);
  if (kept) {
    const { page } = EFFECTS[kept.by.effect];
    return [step(page, 'attack-may-spend-lock', false, { ship, by: kept.effect })];
  }
  const before = table.ended.find((it) => it.ship === ship);
  return before ? [step(PAGE.aftermath, 'attack-bar-ended', true, { ship, by: before.effect })] : [];
}

/**
 * Dice that cannot be modified are neither added to, nor changed, nor rerolled, by nobody; but more of them can be
 * rolled, and results canceled.
 */
function modifyingSteps(table: Table, run: Run, candidate: Candidate): readonly Step[] {
  const { inPlay, effect, clause, role } = candidate;
  const { does } = clause;
  if (does.kind === 'forbid') return [];
  const kind = diceFor(does, role);
  const whose = rollerOf(run.roll, kind);
  const ofThese = run.forbidding.filter((it) => it.kind === kind);
  const forbidding = ofThese.filter((it) => lapsed(table, run, it).length === 0);
  if (forbidding.length === 0) return modifies(does) ? ofThese.flatMap((it) => lapsed(table, run, it)) : [];
  if (!modifies(does))
    return [step(PAGE.whatModifies, 'attack-modifies-nothing', true, { effect, does: does.kind, whose })];
  const against = forbidding.filter(({ by, exceptThis }) => !(exceptThis && by === inPlay));
  if (against.length === 0) return [step(EFFECTS[inPlay.effect].page, 'attack-excepted', true, { effect })];
  if (clause.at === 'rolled' && !keepsOffEarly(table.scenario.readings)) {
    const { page } = READINGS['result-added-early'];
    return [step(page, 'attack-before-modifying', true, { effect })];
  }
  const children = against.map(({ by, effect: forbids, exceptThis }) =>
    step(EFFECTS[by.effect].page, 'attack-forbids', false, { effect: forbids, whose, exceptThis }),
  );
  return [step(PAGE.whatModifies, 'attack-may-modify', false, { effect, whose }, { children })];
}

/** What forbids something does so only as long as its own conditions hold; this tells what holds no longer. */
const lapsed = (table: Table, run: Run, { by: inPlay, effect, clause, role }: Forbidding): readonly Step[] =>
  clause.conditions.flatMap((condition) => {
    const { rule, holds } = conditionStep(table, run, { inPlay, effect, role }, condition);
    return holds ? [] : [step(rule, 'attack-lapsed', true, { effect })];
  });

/**
 * Results are changed, canceled or rerolled only where dice lie. A die is rerolled once at most; what says that it is
 * no reroll neither counts nor asks.
 */
function diceSteps(run: Run, { inPlay, effect, clause, role }: Candidate): readonly Step[] {
  const { does } = clause;
  const { page } = EFFECTS[inPlay.effect];
  if (does.kind === 'forbid' || does.kind === 'roll-more' || does.kind === 'add') return [];
  const kind = diceFor(does, role);
  const pool = run.dice[kind];
  if (pool.length === 0)
    return [step(page, 'attack-no-dice', false, { effect, whose: rollerOf(run.roll, kind), kind })];
  if (does.kind !== 'reroll') return [];
  const rerolled = pool.filter((die) => die.rerolled).length;
  if (does.isNoReroll)
    return rerolled > 0 ? [step(page, 'attack-no-reroll', true, { effect, rerolled })] : [];
  const fresh = pool.length - rerolled;
  return [step(PAGE.oneReroll, 'attack-fresh-dice', fresh > 0, { effect, fresh, dice: pool.length })];
}
