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

import { ABILITY_PAGE, sourceOf } from '../abilities/index.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { sequenceClause } from '../abilities/sequence.ts';
import { hitsWith, immuneToCriticalHits } from '../attack/roll.ts';
import { expand, type GameEvent } from '../effects/events.ts';
import { sideOf } from '../effects/sides.ts';
import { PAGE } from '../pages.ts';
import { type Readings, readingOf } from '../readings.ts';
import { type Begin, resolveEffects } from './effects.ts';
import { sequenceStep } from './facts.ts';
import { spendable } from './held.ts';
import { adjacentEnemies, mayChoose } from './legal.ts';
import { nameOf } from './order.ts';
import { save, spend } from './saves.ts';
import type { AttackSequenceScenario } from './scenario.ts';
import { type Actor, comes, enter, lack, log, type Sequence, type Table } from './state.ts';
import { placeOf, STEPS } from './steps.ts';

/** Far more attacks than ever answered each other; only a hostile address has so many. */
const MOST_SEQUENCES = 200;

interface Opening {
  readonly attacker: Actor;
  readonly using: AttackSequenceScenario['using'];
  readonly targets: readonly Actor[];
  readonly depth: number;
  readonly deals?: number | undefined;
  readonly aid?: number;
}

/** Runs a whole sequence. Setup errors must have been ruled out. */
export function runSequence(table: Table, opening: Opening): undefined {
  const { attacker, using, targets, depth, deals, aid = 0 } = opening;
  const [target, ...waiting] = targets;
  const event = eventOf(using, table.scenario.readings, deals);
  if (!target || !event) return undefined;
  const ability = using === 'attack' || using === 'attack-of-opportunity' ? undefined : using;
  const seq: Sequence = {
    at: 'all-targets',
    attacker,
    event,
    ability,
    waiting,
    several: waiting.length > 0,
    depth,
    deals: deals ?? (ability && table.card(attacker, ability)?.amount),
    aid,
    attacks: 0,
    ...onTarget(target),
  };
  table.sequences += 1;
  if (table.sequences > MOST_SEQUENCES) return lack(table, seq, 'end');
  const begin: Begin = ({ ability: by, ...next }) => {
    const effect = nameOf({ actor: next.attacker, ability: by });
    table.resolving.add(effect);
    runSequence(table, { ...next, using: by, depth: depth + 1 });
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

/** What holds for one target only. */
const onTarget = (target: Actor) => ({
  target,
  recipient: target,
  used: new Set<string>(),
  bonus: { attack: 0, damage: 0 },
  die: 0,
  hits: false,
  critical: false,
  damage: 0,
  disintegration: undefined,
  defeated: undefined,
  stopped: false,
});

const isAttack = ({ event }: Sequence): boolean => event.resolvedBy === 'attack-roll';

const hasStep = (seq: Sequence, { attacks, powers }: (typeof STEPS)[number]): boolean =>
  isAttack(seq) ? !powers : !attacks;

/**
 * What reaches the target: the attack that is made or granted, or the ability itself. With `deals`, damage that comes
 * on top of what the ability otherwise does.
 */
function eventOf(
  using: AttackSequenceScenario['using'],
  readings: Readings | undefined,
  deals?: number,
): GameEvent | undefined {
  const record = sourceOf(using);
  if (!record) return undefined;
  const events = expand(record, readings);
  const found =
    events.find(({ role }) => role === 'attack') ?? events.find(({ affects }) => affects === 'targets');
  if (deals === undefined || found === undefined) return found;
  return { ...found, resolvedBy: 'automatic', does: 'damage', usesTargetRules: false, aimed: false };
}

type Perform = (table: Table, seq: Sequence, begin: Begin) => 'back' | undefined;

const idOf = ({ character: { id } }: Actor): string => id;
const between = ({ attacker, target }: Sequence) => ({ attacker: idOf(attacker), target: idOf(target) });

/** What a step does by itself, and when its effects are resolved. */
const PERFORM: Readonly<Record<(typeof STEPS)[number]['id'], Perform>> = {
  'all-targets': (table, seq) => {
    const { ability, attacker } = seq;
    const deed = ability && sequenceClause(ability)?.deed;
    if (!ability || deed?.does !== 'targets') return undefined;
    const all =
      deed.which === 'each-adjacent-enemy'
        ? adjacentEnemies(table, attacker).flatMap((enemy) =>
            Array.from({ length: deed.times ?? 1 }, () => enemy),
          )
        : [seq.target, ...seq.waiting].filter((target) => mayChoose(table, attacker, target));
    comes(table, seq, attacker, ability);
    const evidence = { character: idOf(attacker), ability, targets: [...new Set(all.map(idOf))] };
    const step = sequenceStep(ABILITY_PAGE[ability], 'sequence-all-targets', all.length > 0, evidence, {
      decisive: true,
    });
    const [first, ...others] = all;
    if (first) Object.assign(seq, { target: first, recipient: first });
    else seq.stopped = true;
    seq.waiting = others;
    log(table, seq, step);
    return undefined;
  },
  target: (table, seq) => {
    const { attacker, target, event, ability } = seq;
    if (seq.several && !isAttack(seq)) return undefined;
    const chosen = event.usesTargetRules === true;
    const legal = chosen ? mayChoose(table, attacker, target) : target.there;
    const why = !target.there ? 'gone' : !legal ? 'not-legal' : chosen ? 'rules' : 'ability';
    seq.stopped = !legal;
    const page = chosen || !ability ? PAGE.choosingTargets : ABILITY_PAGE[ability];
    log(
      table,
      seq,
      sequenceStep(page, 'sequence-target', legal, { ...between(seq), why }, { decisive: !legal }),
    );
    return undefined;
  },
  targeted: (table, seq, begin) => effects(table, seq, begin),
  select: (table, seq, begin) => {
    if (seq.several) {
      const { target, ability = 'attack' } = seq;
      seq.stopped = !target.there;
      const evidence = { ability, target: idOf(target) };
      log(table, seq, sequenceStep(PAGE.sequence, 'sequence-select', target.there, evidence));
    }
    return seq.stopped ? undefined : effects(table, seq, begin);
  },
  declared: (table, seq, begin) => {
    seq.attacks += 1;
    effects(table, seq, begin);
    const { attacker, target, bonus, aid } = seq;
    const evidence = {
      ...between(seq),
      attack: attacker.character.attack + bonus.attack + aid,
      defense: target.character.defense,
      damage: attacker.character.damage + bonus.damage,
      aid,
    };
    log(table, seq, sequenceStep(PAGE.sequence, 'sequence-declared', true, evidence));
    return undefined;
  },
  'before-roll': (table, seq, begin) => effects(table, seq, begin),
  roll: (table, seq, begin) => {
    const { attacker, target, bonus, aid } = seq;
    const total = (die: number) => die + attacker.character.attack + bonus.attack + aid;
    const hits = (die: number) => hitsWith(die, total(die), target.character.defense);
    const rolled = (again: boolean) => {
      seq.die = table.die(attacker, 'attack');
      seq.hits = hits(seq.die);
      const evidence = { ...between(seq), die: seq.die, again };
      log(table, seq, sequenceStep(PAGE.attackRolls, 'sequence-roll', true, evidence));
    };
    rolled(false);
    if (!seq.hits && attacker.character.rerolls && spendable(table, attacker) > 0) {
      for (const step of spend(table, attacker, 1)) log(table, seq, step);
      rolled(true);
    }
    return effects(table, seq, begin);
  },
  attacked: (table, seq, begin) => effects(table, seq, begin),
  result: (table, seq, begin) => {
    const { attacker, target, bonus, aid, die, hits } = seq;
    const { attack, damage } = attacker.character;
    const droid = immuneToCriticalHits(sideOf(target.character.abilities), table.scenario.readings);
    seq.critical = die === 20 && !droid;
    const dealt = Math.max(0, damage * (seq.critical ? 2 : 1) + bonus.damage);
    seq.damage = hits ? dealt : 0;
    const evidence = {
      ...between(seq),
      total: die + attack + bonus.attack + aid,
      defense: target.character.defense,
      die,
      critical: seq.critical,
    };
    const page = die === 20 ? PAGE.naturalTwenty : die === 1 ? PAGE.naturalOne : PAGE.attackRolls;
    log(table, seq, sequenceStep(page, 'sequence-result', hits, evidence, { decisive: true }));
    return effects(table, seq, begin);
  },
  hit: (table, seq, begin) => {
    if (isAttack(seq)) return seq.hits ? effects(table, seq, begin) : undefined;
    const { does } = seq.event;
    if (does === 'unknown') return lack(table, seq, `${seq.event.name.source}.text`);
    if (does === 'damage' && seq.deals === undefined) {
      return lack(table, seq, `${seq.event.name.source}.amount`);
    }
    seq.damage = does === 'damage' ? (seq.deals ?? 0) : 0;
    return effects(table, seq, begin);
  },
  damaged: (table, seq, begin) => {
    if (seq.damage <= 0 || !seq.recipient.there) return undefined;
    return effects(table, seq, begin);
  },
  damage: (table, seq, begin) => {
    dealDamage(table, seq);
    disintegrate(table, seq);
    return seq.defeated ? effects(table, seq, begin) : undefined;
  },
  defeated: (table, seq, begin) => {
    if (!seq.defeated) return undefined;
    const character = idOf(seq.defeated);
    log(
      table,
      seq,
      sequenceStep(PAGE.defeated, 'sequence-is-defeated', true, { character }, { decisive: true }),
    );
    return effects(table, seq, begin);
  },
  removed: (table, seq) => {
    if (!seq.defeated?.there) return undefined;
    seq.defeated.there = false;
    const character = idOf(seq.defeated);
    log(table, seq, sequenceStep(PAGE.defeated, 'sequence-removed', true, { character }));
    return undefined;
  },
  afterwards: (table, seq, begin) => effects(table, seq, begin),
  again: (table, seq) => {
    if (seq.attacks > 1 || (seq.stopped && stopsAll(table))) return undefined;
    const { attacker, target } = seq;
    const [ability] = attacker.character.abilities.filter((id) => sequenceClause(id)?.deed.does === 'again');
    if (!ability || !attacker.there || !target.there || seq.attacks === 0) return undefined;
    const second = secondEvent(ability, table.scenario.readings);
    comes(table, seq, attacker, ability);
    const evidence = { character: idOf(attacker), ability, target: idOf(target) };
    const anew = sequenceStep(PAGE.oncePerAttack, 'sequence-anew', true, {
      character: idOf(attacker),
      ability,
    });
    const again = { decisive: true, children: [anew] };
    log(table, seq, sequenceStep(PAGE.goingBack, 'sequence-again', true, evidence, again));
    const { attacks } = seq;
    Object.assign(seq, onTarget(target), { event: second ?? seq.event, attacks, aid: 0 });
    return 'back';
  },
  next: (table, seq) => {
    const { attacker, ability, waiting } = seq;
    const stays = attacker.there || !isAttack(seq);
    const [next, ...others] = waiting;
    if (!next || !stays || (seq.stopped && seq.attacks > 0 && stopsAll(table))) return undefined;
    const evidence = { ability: ability ?? 'attack', target: idOf(next) };
    log(table, seq, sequenceStep(PAGE.goingBack, 'sequence-next', true, evidence));
    const event = eventOf(ability ?? 'attack', table.scenario.readings, seq.deals);
    Object.assign(seq, onTarget(next), { waiting: others, attacks: 0, aid: 0, event: event ?? seq.event });
    return 'back';
  },
};

const effects = (table: Table, seq: Sequence, begin: Begin): undefined => {
  resolveEffects(table, seq, begin);
  return undefined;
};

/** Whether what stops an attack stops all that would follow it too; an open point. */
const stopsAll = ({ scenario }: Table): boolean =>
  readingOf(scenario.readings, 'stopped-attack') === 'all-of-it';

const secondEvent = (ability: AbilityId, readings: Readings | undefined): GameEvent | undefined => {
  const record = sourceOf(ability);
  return record && expand(record, readings).find(({ role }) => role === 'second-attack');
};

function dealDamage(table: Table, seq: Sequence): void {
  const { recipient, damage } = seq;
  if (damage <= 0 || !recipient.there) return;
  recipient.hitPoints -= damage;
  recipient.taken += damage;
  if (recipient.hitPoints <= 0) seq.defeated = recipient;
  const evidence = { character: idOf(recipient), damage, left: recipient.hitPoints };
  log(table, seq, sequenceStep(PAGE.damage, 'sequence-damage', true, evidence, { decisive: true }));
}

/** Whom it reaches when somebody else takes the damage, or nobody does, is an open point. */
function disintegrate(table: Table, seq: Sequence): undefined {
  const { disintegration, target, recipient, damage } = seq;
  if (!disintegration) return undefined;
  const { by, ability } = disintegration;
  const reading = readingOf(table.scenario.readings, 'disintegration');
  const dealt = damage > 0;
  const whom =
    reading === 'stays-with-target'
      ? target
      : dealt && (reading === 'goes-with-damage' || recipient === target)
        ? recipient
        : undefined;
  const evidence = { character: idOf(by), ability, target: idOf(whom ?? target) };
  if (!whom?.there) {
    return log(
      table,
      seq,
      sequenceStep(ABILITY_PAGE[ability], 'sequence-disintegrated', false, evidence, { decisive: true }),
    );
  }
  const needs = table.card(by, ability)?.save;
  if (needs === undefined) return lack(table, seq, `${ability}.save`);
  const { made, steps } = save(table, seq, whom, { needs, by, ability, cause: by });
  if (!made) {
    whom.hitPoints = Math.min(0, whom.hitPoints);
    seq.defeated = whom;
  }
  return log(
    table,
    seq,
    sequenceStep(ABILITY_PAGE[ability], 'sequence-disintegrated', !made, evidence, {
      decisive: true,
      children: steps,
    }),
  );
}
