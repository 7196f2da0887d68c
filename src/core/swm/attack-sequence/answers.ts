/** What a defence does once it has been found to work: its clause in the record says which of these. */
import type { Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { sequenceStep } from './facts.ts';
import type { Held } from './held.ts';
import { mayChoose } from './legal.ts';
import type { Candidate } from './order.ts';
import { save, spend } from './saves.ts';
import { type Begin, comes, lack, log, type Sequence, stands, type Table } from './state.ts';

export function resolveAnswer(
  table: Table,
  seq: Sequence,
  { actor, ability, clause: { deed } }: Candidate,
  { clause, step }: Held,
  begin: Begin,
): undefined {
  if (deed.does !== 'answer') return undefined;
  const page = ABILITY_PAGE[ability];
  const of = { character: actor.character.id, ability };
  const card = table.card(actor, ability);
  // Paid before any die is rolled, so that no reroll takes what it costs.
  let paid: readonly Step[] | undefined;
  const pay = (): readonly Step[] => {
    paid ??= spend(table, actor, clause.cost ?? 0);
    return paid;
  };
  const tell = (make: (children: readonly Step[]) => Step, extra: readonly Step[] = []): undefined => {
    comes(table, seq, actor, ability);
    log(table, seq, make([step, ...pay(), ...extra]));
  };
  /** A save of the one who has the ability, at the number of the clause or of the card. */
  const own = () => {
    pay();
    const needs = card?.save ?? clause.save;
    return needs === undefined
      ? { made: true, steps: [] }
      : needs === 'unknown'
        ? undefined
        : save(table, seq, actor, { needs, by: actor, ability, cause: seq.attacker });
  };

  switch (clause.effect) {
    case 'become-target': {
      if (!mayChoose(table, seq.attacker, actor)) {
        const evidence = { ...of, why: 'no-legal-target' } as const;
        log(
          table,
          seq,
          sequenceStep(page, 'sequence-left-out', false, evidence, { decisive: true, children: [step] }),
        );
        return undefined;
      }
      const instead = seq.target.character.id;
      seq.target = actor;
      seq.recipient = actor;
      return tell((children) =>
        sequenceStep(page, 'sequence-becomes-target', true, { ...of, instead }, { decisive: true, children }),
      );
    }
    case 'cancel': {
      const needs = card?.save ?? clause.save;
      if (typeof needs !== 'number') return lack(table, seq, `${ability}.save`);
      const { made, steps } = save(table, seq, seq.attacker, { needs, by: actor, ability, cause: actor });
      seq.stopped = !made;
      const evidence = { ...of, attacker: seq.attacker.character.id };
      return tell(
        (children) => sequenceStep(page, 'sequence-cancels', !made, evidence, { decisive: true, children }),
        steps,
      );
    }
    case 'prevent':
      seq.stopped = true;
      return tell((children) =>
        sequenceStep(page, 'sequence-prevents', true, of, { decisive: true, children }),
      );
    case 'avoid-damage': {
      // Its own save is as the sources give it; what a card adds is the save against what comes back.
      const { back } = deed;
      pay();
      const saved =
        typeof clause.save === 'number'
          ? save(table, seq, actor, { needs: clause.save, by: actor, ability, cause: seq.attacker })
          : own();
      if (!saved) return lack(table, seq, `${ability}.save`);
      if (saved.made) seq.damage = 0;
      tell(
        (children) => sequenceStep(page, 'sequence-avoids', saved.made, of, { decisive: true, children }),
        saved.steps,
      );
      if (!saved.made || back === undefined || !stands(seq.attacker)) return undefined;
      if (card?.save === undefined) return lack(table, seq, `${ability}.save`);
      return begin({ attacker: actor, ability, targets: [seq.attacker], deals: back, saves: card.save });
    }
    case 'take-damage': {
      const instead = seq.recipient.character.id;
      seq.recipient = actor;
      const first = sequenceStep(PAGE.bodyguardFirst, 'sequence-first-of-damage', true, of, {
        decisive: true,
      });
      return tell(
        (children) =>
          sequenceStep(page, 'sequence-takes-damage', true, { ...of, instead }, { decisive: true, children }),
        [first],
      );
    }
    case 'reduce-damage':
    case 'protect': {
      const amount = card?.amount ?? deed.amount;
      if (typeof amount !== 'number') return lack(table, seq, `${ability}.amount`);
      const saved = own() ?? { made: true, steps: [] };
      const by = saved.made ? Math.min(amount, seq.damage) : 0;
      seq.damage -= by;
      const evidence = { ...of, amount: by, left: seq.damage };
      return tell(
        (children) =>
          sequenceStep(page, 'sequence-reduces', saved.made, evidence, { decisive: true, children }),
        saved.steps,
      );
    }
    case 'survive': {
      const results = Array.from({ length: deed.saves ?? 1 }, own).flatMap((result) => result ?? []);
      const made = results.every((result) => result.made);
      const left = typeof deed.amount === 'number' ? deed.amount : 0;
      if (made) {
        actor.hitPoints = left;
        seq.defeated = seq.defeated.filter((other) => other !== actor);
      }
      return tell(
        (children) =>
          sequenceStep(page, 'sequence-survives', made, { ...of, left }, { decisive: true, children }),
        results.flatMap((result) => result.steps),
      );
    }
    case 'attack-back': {
      const by = actor.character.id;
      const evidence = { ...of, by, targets: [seq.attacker.character.id], attacks: true };
      tell((children) =>
        sequenceStep(PAGE.interrupting, 'sequence-begins', true, evidence, { decisive: true, children }),
      );
      return begin({ attacker: actor, ability, targets: [seq.attacker] });
    }
    case 'reroll':
      return undefined;
  }
}
