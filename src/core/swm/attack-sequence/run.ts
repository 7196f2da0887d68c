/**
 * Runs through the steps of an attack, or of the use of another ability (FAQ, Resolving Effects):
 *
 * - the effects whose step it is are resolved, each once, before the sequence goes on;
 * - an effect that begins a new attack interrupts: the new sequence is run through completely, then this one goes on;
 * - what stops the attack leads to its end; a second attack leads back to the step in which an attack is declared,
 *   further targets lead back to the step in which a target is.
 *
 * It ends: an effect comes in once for an attack, and not inside the attack that it has begun itself.
 */

import { PAGE } from '../pages.ts';
import { sequenceStep } from './facts.ts';
import { PERFORM } from './perform.ts';
import { abilityUsed, type Using } from './scenario.ts';
import {
  type Actor,
  type Begin,
  between,
  enter,
  lack,
  log,
  nameOf,
  type Sequence,
  type Table,
} from './state.ts';
import { placeOf, STEPS } from './steps.ts';
import { eventOf, isAttack, lastAttack, onTarget } from './targets.ts';

/** Far more attacks than ever answered each other; only a hostile address has so many. */
const MOST_SEQUENCES = 200;

interface Opening {
  readonly attacker: Actor;
  readonly using: Using;
  readonly targets: readonly Actor[];
  readonly depth: number;
  readonly deals?: number | undefined;
  readonly saves?: number | undefined;
  readonly aid?: number;
  readonly adds?: number | undefined;
}

/** Runs a whole sequence. Setup errors must have been ruled out. */
export function runSequence(table: Table, opening: Opening): undefined {
  const { attacker, using, targets, depth, deals, saves, aid = 0, adds } = opening;
  const [target, ...waiting] = targets;
  const { readings } = table.scenario;
  const event = adds === undefined ? eventOf(using, readings, deals) : lastAttack(readings);
  if (!target || !event) return undefined;
  const ability = abilityUsed(using);
  const seq: Sequence = {
    at: 'all-targets',
    attacker,
    event,
    ability,
    waiting,
    several: waiting.length > 0,
    depth,
    deals: deals ?? (ability && table.card(attacker, ability)?.amount),
    saves,
    aid,
    attacks: 0,
    ...onTarget(target),
    bonus: { attack: 0, damage: adds ?? 0 },
  };
  table.sequences += 1;
  if (table.sequences > MOST_SEQUENCES) return lack(table, seq, 'end');
  const begin: Begin = ({ ability: by, ...next }) => {
    const effect = nameOf({ actor: next.attacker, ability: by });
    table.resolving.add(effect);
    runSequence(table, { ...next, using: next.adds === undefined ? by : 'attack', depth: depth + 1 });
    table.resolving.delete(effect);
    if (next.deals !== undefined || table.missing !== undefined) return undefined;
    return log(table, seq, sequenceStep(PAGE.interrupting, 'sequence-goes-on', true, between(seq)));
  };
  let passes = 0;
  for (let i = 0; i < STEPS.length && table.missing === undefined; ) {
    const step = STEPS[i] as (typeof STEPS)[number];
    i += 1;
    seq.at = step.id;
    if (!hasStep(seq, step)) continue;
    // The first time through, a reader sees the steps in which nothing happens too.
    if (depth === 0 && passes === 0) enter(table, seq);
    if (seq.stopped && !step.backTo) continue;
    const back = (isAttack(seq) ? undefined : step.powerBackTo) ?? step.backTo;
    if (PERFORM[step.id](table, seq, begin) === 'back' && back) {
      i = placeOf(back);
      passes += 1;
    }
  }
}

const hasStep = (seq: Sequence, { attacks, powers }: (typeof STEPS)[number]): boolean =>
  isAttack(seq) ? !powers : !attacks;
