/** What comes of the damage: who takes it, whom Disintegration reaches, who is defeated. */
import { ABILITY_PAGE } from '../abilities/index.ts';
import { PAGE } from '../pages.ts';
import { readingOf } from '../readings.ts';
import { sequenceStep } from './facts.ts';
import { save } from './saves.ts';
import { idOf, lack, log, type Sequence, type Table } from './state.ts';

/** What an ability brings besides may be avoided with a save of its own. */
export function saveAgainst(table: Table, seq: Sequence): void {
  const { attacker, target, ability, saves: needs } = seq;
  if (needs === undefined || ability === undefined) return;
  const { made, steps } = save(table, seq, target, { needs, by: attacker, ability, cause: attacker });
  if (made) seq.damage = 0;
  const evidence = { character: idOf(attacker), ability, target: idOf(target) };
  const told = { decisive: true, children: steps };
  log(table, seq, sequenceStep(ABILITY_PAGE[ability], 'sequence-saved', made, evidence, told));
}

export function dealDamage(table: Table, seq: Sequence): void {
  const { recipient, damage } = seq;
  if (damage <= 0 || !recipient.there) return;
  recipient.hitPoints -= damage;
  recipient.taken += damage;
  if (recipient.hitPoints <= 0) seq.defeated = [recipient];
  const evidence = { character: idOf(recipient), damage, left: recipient.hitPoints };
  log(table, seq, sequenceStep(PAGE.damage, 'sequence-damage', true, evidence, { decisive: true }));
}

/** Whom it reaches when somebody else takes the damage, or nobody does, is an open point. */
export function disintegrate(table: Table, seq: Sequence): undefined {
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
    seq.defeated = [...new Set([...seq.defeated, whom])];
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
