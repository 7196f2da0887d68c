/** What each step of the sequence does by itself, and when the effects whose step it is are resolved. */
import { ABILITY_PAGE, sourceOf } from '../abilities/index.ts';
import { type SequenceStepId, sequenceClause } from '../abilities/sequence.ts';
import { hitsWith, immuneToCriticalHits } from '../attack/roll.ts';
import { sideOf } from '../effects/sides.ts';
import { attackForbidden } from '../held-clauses.ts';
import { PAGE } from '../pages.ts';
import { readingOf } from '../readings.ts';
import { dealDamage, disintegrate, saveAgainst } from './damage.ts';
import { resolveEffects } from './effects.ts';
import { sequenceStep } from './facts.ts';
import { keptFromSpending, spendable } from './held.ts';
import { adjacentEnemies, mayChoose } from './legal.ts';
import { spend } from './saves.ts';
import { type Begin, between, comes, idOf, lack, log, type Sequence, type Table } from './state.ts';
import { numberOf } from './steps.ts';
import { eventOf, isAttack, onTarget, secondEvent, splashed } from './targets.ts';

type Perform = (table: Table, seq: Sequence, begin: Begin) => 'back' | undefined;

export const PERFORM: Readonly<Record<SequenceStepId, Perform>> = {
  'all-targets': (table, seq) => {
    const { ability, attacker } = seq;
    const deed = ability && sequenceClause(ability)?.deed;
    if (!ability || deed?.does !== 'targets') return undefined;
    const kept = sourceOf(ability)?.events?.some(({ spendsForce }) => spendsForce === true)
      ? keptFromSpending(table, attacker, ability)
      : undefined;
    if (kept) {
      seq.stopped = true;
      comes(table, seq, kept.holder, kept.ability);
      const by = { character: idOf(kept.holder), ability: kept.ability };
      const told = { decisive: true, children: [kept.step] };
      return log(table, seq, sequenceStep(ABILITY_PAGE[kept.ability], 'sequence-prevents', true, by, told));
    }
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
    if (first) Object.assign(seq, { target: first, named: first, recipient: first });
    else seq.stopped = true;
    seq.waiting = others;
    log(table, seq, step);
    return undefined;
  },
  target: (table, seq) => {
    const { attacker, target, event, ability } = seq;
    const chosen = event.usesTargetRules === true;
    // What reaches several without choosing any goes on to select one of them.
    if (seq.several && !isAttack(seq) && !chosen) return undefined;
    const forbidden =
      isAttack(seq) && attackForbidden(attacker.character, target.character, table.scenario.readings);
    const legal = !forbidden && (chosen ? mayChoose(table, attacker, target) : target.there);
    const why = !target.there ? 'gone' : !legal ? 'not-legal' : chosen ? 'rules' : 'ability';
    seq.stopped = !legal;
    // The others whom a power affects hang on its target.
    if (!legal && !isAttack(seq)) seq.waiting = [];
    const page = chosen || !ability ? PAGE.choosingTargets : ABILITY_PAGE[ability];
    log(
      table,
      seq,
      sequenceStep(page, 'sequence-target', legal, { ...between(seq), why }, { decisive: !legal }),
    );
    return undefined;
  },
  targeted: (table, seq, begin) => {
    effects(table, seq, begin);
    const { attacker, ability, target } = seq;
    const more = splashed(table, seq);
    if (!ability || more.length === 0) return undefined;
    seq.waiting = [...more];
    seq.several = true;
    const evidence = { character: idOf(attacker), ability, target: idOf(target), also: more.map(idOf) };
    return log(
      table,
      seq,
      sequenceStep(PAGE.splashAroundTheTarget, 'sequence-splash', true, evidence, { decisive: true }),
    );
  },
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
    if (!seq.hits && attacker.character.rerolls) {
      const kept = keptFromSpending(table, attacker);
      if (kept) log(table, seq, kept.step);
      if (spendable(table, attacker) === 0) return effects(table, seq, begin);
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
    saveAgainst(table, seq);
    return effects(table, seq, begin);
  },
  damaged: (table, seq, begin) => {
    if (seq.damage <= 0 || !seq.recipient.there) return undefined;
    return effects(table, seq, begin);
  },
  damage: (table, seq, begin) => {
    dealDamage(table, seq);
    disintegrate(table, seq);
    return seq.defeated.length > 0 ? effects(table, seq, begin) : undefined;
  },
  defeated: (table, seq, begin) => {
    for (const fallen of seq.defeated) {
      const evidence = { character: idOf(fallen) };
      log(
        table,
        seq,
        sequenceStep(PAGE.defeated, 'sequence-is-defeated', true, evidence, { decisive: true }),
      );
    }
    return seq.defeated.length > 0 ? effects(table, seq, begin) : undefined;
  },
  removed: (table, seq) => {
    for (const fallen of seq.defeated.filter(({ there }) => there)) {
      fallen.there = false;
      log(table, seq, sequenceStep(PAGE.defeated, 'sequence-removed', true, { character: idOf(fallen) }));
    }
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
    const back = numberOf(isAttack(seq) ? 'target' : 'select');
    const evidence = { ability: ability ?? 'attack', target: idOf(next), back };
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
