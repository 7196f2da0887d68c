/** What an effect that applies changes on the table. */
import type { Candidate } from './checks.ts';
import type { Done } from './facts.ts';
import { diceFor, type Role } from './sequence.ts';
import { type Die, enemyOf, type Rerolls, type Run, type Table } from './state.ts';
import type { Clause, Deed } from './vocabulary.ts';

/** Pays for an effect; what is announced before a roll was paid for then. */
export function pay(table: Table, { inPlay, clause: { cost, announced } }: Candidate): void {
  if (!cost || announced) return;
  const state = table.shipState(inPlay.ship);
  if (cost.kind === 'token') state.tokens[cost.token] -= 1;
  else if (cost.kind === 'lock') state.lock = undefined;
  else table.spendCharge(inPlay);
}

/** Carries out what it does, and tells of a reroll which dice it was about. */
export function perform(run: Run, { inPlay, effect, clause, role }: Candidate): Rerolls | undefined {
  const { does } = clause;
  const kind = diceFor(does, role);
  const pool = run.dice[kind];
  if (does.kind === 'forbid') {
    const exceptThis = does.exceptThis === true;
    run.forbidding.push({ by: inPlay, effect, clause, role, kind, exceptThis });
  } else if (does.kind === 'roll-more') {
    pool.push(rolledDie());
  } else if (does.kind === 'add') {
    pool.push({ addedBy: effect, rerolled: false });
  } else if (does.kind === 'reroll') {
    if (does.keepsLock) run.kept.push({ ship: inPlay.ship, by: inPlay, effect });
    return reroll(does, pool, inPlay.dice);
  }
  return undefined;
}

export const rolledDie = (): Die => ({ addedBy: null, rerolled: false });

/** As many dice as there are, if the effect names more; a player who may choose takes rolled dice before added ones. */
function reroll(
  { dice, isNoReroll }: Extract<Deed, { kind: 'reroll' }>,
  all: readonly Die[],
  wished: number | undefined,
): Rerolls {
  const pool = isNoReroll ? all : all.filter((die) => !die.rerolled);
  const wanted = typeof dice === 'number' ? dice : dice === 'all' ? pool.length : (wished ?? pool.length);
  const count = Math.min(wanted, pool.length);
  const takesAll = dice !== 'any' && count === pool.length;
  if (!isNoReroll) for (const die of pool.slice(0, count)) die.rerolled = true;
  return { pool, dice: count, takesAll };
}

/** The same for sentences. `rerolls` is missing where it is not carried out. */
export function doneBy(run: Run, { does }: Clause, ship: string, role: Role, rerolls?: Rerolls): Done {
  const kind = diceFor(does, role);
  return {
    does: does.kind,
    kind,
    whose: does.whose === 'own' ? ship : enemyOf(run.roll, ship),
    dice: rerolls?.dice ?? (does.kind === 'reroll' && typeof does.dice === 'number' ? does.dice : 0),
    from: does.kind === 'change' ? does.from : null,
    to: does.kind === 'change' ? does.to : 'result' in does ? does.result : null,
    all: does.kind === 'change' ? does.all === true : does.kind === 'reroll' && does.dice === 'all',
  };
}
