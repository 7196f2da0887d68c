/** Resolves the effects of one step, each once, and says of those that do not come in what keeps them out. */

import type { Step } from '../../verdict.ts';
import { sourceOf } from '../abilities/index.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { sideOf } from '../effects/sides.ts';
import { PAGE } from '../pages.ts';
import { READINGS, readingOf } from '../readings.ts';
import { resolveAnswer } from './answers.ts';
import { resolveDeed } from './deeds.ts';
import { type LeftOut, sequenceStep } from './facts.ts';
import { type Held, held, keptFromSpending } from './held.ts';
import { type Candidate, ordering, waitingAt } from './order.ts';
import {
  type Actor,
  type Begin,
  enemies,
  lack,
  log,
  nameOf,
  type Sequence,
  stands,
  type Table,
} from './state.ts';

/** What keeps an effect out; not told of where it is `quiet`. */
interface Because {
  readonly step: Step;
  readonly quiet?: boolean;
}

/** Whether an effect comes in: it does, it is left out, or it is not known. */
type Found =
  | { readonly is: 'in'; readonly held: Held | undefined }
  | { readonly is: 'out'; readonly why: LeftOut; readonly because?: Because }
  | { readonly is: 'unknown'; readonly missing: string };

/** Until no more waits: an effect can make room for others, such as by changing who takes the damage. */
export function resolveEffects(table: Table, seq: Sequence, begin: Begin): void {
  tellOrder(table, seq);
  for (let [next] = waitingAt(table, seq); next; [next] = waitingAt(table, seq)) {
    if (table.missing !== undefined || seq.stopped) return;
    seq.used.add(nameOf(next));
    const found = look(table, seq, next);
    if (found.is === 'unknown') lack(table, seq, found.missing);
    else if (found.is === 'out') leaveOut(table, seq, next, found);
    else if (found.held) resolveAnswer(table, seq, next, found.held, begin);
    else resolveDeed(table, seq, next, begin);
  }
}

/** Those that keep Force powers off altogether are told of only when they do. */
function leaveOut(
  table: Table,
  seq: Sequence,
  { actor, ability }: Candidate,
  { why, because }: Extract<Found, { is: 'out' }>,
): void {
  if (because?.quiet) return;
  const of = { character: actor.character.id, ability, why };
  const page = why === 'takes-over' ? READINGS['bodyguard-reducers'].page : ABILITY_PAGE[ability];
  log(
    table,
    seq,
    sequenceStep(page, 'sequence-left-out', false, of, {
      decisive: true,
      children: because ? [because.step] : [],
    }),
  );
}

function look(table: Table, seq: Sequence, { actor, ability, clause }: Candidate): Found {
  const out = (why: LeftOut, because?: Because): Found => ({ is: 'out', why, ...(because && { because }) });
  const { recipient, target } = seq;
  // Those by whose defeat it is set off.
  const own = clause.whose === 'avenger';
  const fallen = seq.defeated.filter((other) => enemies(actor, other) !== own);
  if (clause.unique && !fallen.some((other) => sideOf(other.character.abilities).has('is-unique'))) {
    return out('not-unique');
  }
  if (clause.adjacent && !fallen.some((other) => table.adjacent(actor, other))) return out('not-adjacent');
  if (clause.aTurn && table.usedThisTurn.has(nameOf({ actor, ability }))) return out('used-this-turn');
  const reducers = readingOf(table.scenario.readings, 'bodyguard-reducers');
  if (clause.whose === 'damaged' && recipient !== target && reducers === 'do-not-apply')
    return out('takes-over');
  if (clause.deed.does !== 'answer') return { is: 'in', held: undefined };
  const kept = costs(ability) ? keptFromSpending(table, actor, ability) : undefined;
  if (kept) return out('clauses', kept);
  const found = held(table, seq, subjectOf(clause, seq, actor), actor, ability);
  if (!found) return out('clauses');
  if (found.truth === 'no') {
    return out('clauses', { step: found.step, quiet: found.clause.effect === 'prevent' });
  }
  if (found.truth === 'unknown') return { is: 'unknown', missing: found.missing ?? ability };
  if (found.clause.effect === 'attack-back' && !stands(seq.attacker)) return out('nobody-to-attack');
  if (ON_DAMAGE.includes(found.clause.effect) && seq.damage <= 0) return out('no-damage-left');
  return { is: 'in', held: found };
}

const costs = (id: AbilityId): boolean => sourceOf(id)?.clauses?.some(({ cost = 0 }) => cost > 0) === true;

/** Whom a defence is about: the target, or whoever takes the damage in its place. */
const subjectOf = (
  { whose, at }: Candidate['clause'],
  { target, recipient }: Sequence,
  actor: Actor,
): Actor => (whose === 'defeated' ? actor : at === 'damaged' ? recipient : target);

const ON_DAMAGE: readonly Held['clause']['effect'][] = [
  'avoid-damage',
  'reduce-damage',
  'protect',
  'take-damage',
];

/** Says who orders, where several could come in at once and nothing puts one first. */
function tellOrder(table: Table, seq: Sequence): void {
  const open = waitingAt(table, seq).filter(
    (candidate) => !candidate.clause.first && look(table, seq, candidate).is === 'in',
  );
  if (open.length < 2) return;
  const evidence = { abilities: open.map(nameOf), by: ordering(table) };
  log(table, seq, sequenceStep(PAGE.simultaneous, 'sequence-simultaneous', true, evidence));
}
