/** What an ability does at its step of the sequence, where it is no answer to the attack. */
import type { Step } from '../../verdict.ts';
import { ABILITY_PAGE } from '../abilities/pages.ts';
import type { Aim } from '../abilities/sequence.ts';
import { isCharacter } from '../held-clauses.ts';
import { PAGE } from '../pages.ts';
import { type LeftOut, sequenceStep } from './facts.ts';
import { adjacentEnemies, enemiesOf, mayChoose } from './legal.ts';
import type { Candidate } from './order.ts';
import { isOf } from './reached.ts';
import { save } from './saves.ts';
import {
  type Actor,
  type Begin,
  comes,
  idOf,
  lack,
  log,
  nameOf,
  type Sequence,
  stands,
  type Table,
} from './state.ts';

export function resolveDeed(table: Table, seq: Sequence, candidate: Candidate, begin: Begin): undefined {
  const { actor, ability, clause } = candidate;
  const { deed } = clause;
  const page = ABILITY_PAGE[ability];
  const of = { character: actor.character.id, ability };
  const card = table.card(actor, ability);
  const target = seq.target.character.id;
  const tell = (step: Step): undefined => {
    comes(table, seq, actor, ability);
    if (clause.aTurn) table.usedThisTurn.add(nameOf(candidate));
    log(table, seq, step);
  };
  const leaveOut = (why: LeftOut): undefined =>
    log(table, seq, sequenceStep(page, 'sequence-left-out', false, { ...of, why }, { decisive: true }));

  switch (deed.does) {
    case 'bonus': {
      const { attack = 0, damage = 0 } = deed;
      seq.bonus = { attack: seq.bonus.attack + attack, damage: seq.bonus.damage + damage };
      return tell(sequenceStep(page, 'sequence-bonus', true, { ...of, attack, damage }, { decisive: true }));
    }
    case 'condition':
      seq.target.conditions.add(ability);
      return tell(sequenceStep(page, 'sequence-condition', true, { ...of, target }, { decisive: true }));
    case 'disintegrate': {
      if (!seq.hits) return leaveOut('not-set-off');
      if (card?.from === undefined) return lack(table, seq, `${ability}.from`);
      if (seq.die < card.from) return leaveOut('not-set-off');
      const converted = seq.target.character.huge ? deed.huge : 0;
      if (converted > 0) seq.damage += converted;
      else seq.disintegration = { by: actor, ability };
      return tell(
        sequenceStep(page, 'sequence-disintegrates', true, { ...of, target, converted }, { decisive: true }),
      );
    }
    case 'attack': {
      const { aim, lastOf, damage: adds = 0 } = deed;
      const attackers = lastOf ? seq.defeated.filter((other) => isOf(table, lastOf, other, actor)) : [actor];
      if (attackers.length === 0) return leaveOut('not-of-those');
      for (const attacker of attackers) {
        const targets = aims(table, seq, attacker, aim);
        if (targets.length === 0) leaveOut('nobody-to-attack');
        else {
          const evidence = { ...of, by: idOf(attacker), targets: targets.map(idOf), attacks: true };
          tell(sequenceStep(PAGE.interrupting, 'sequence-begins', true, evidence, { decisive: true }));
          begin({ attacker, ability, targets, ...(lastOf && { adds }) });
        }
      }
      return undefined;
    }
    case 'damage': {
      const deals = card?.amount;
      if (deals === undefined) return lack(table, seq, `${ability}.amount`);
      const targets = aims(table, seq, actor, deed.aim);
      if (targets.length === 0) return leaveOut('nobody-to-attack');
      const evidence = { ...of, by: idOf(actor), targets: targets.map(idOf), attacks: false };
      tell(sequenceStep(page, 'sequence-begins', true, evidence, { decisive: true }));
      return begin({ attacker: actor, ability, targets, deals });
    }
    case 'save': {
      const call = { needs: card?.save ?? deed.needs, by: actor, ability, cause: actor };
      const { made, steps } = save(table, seq, seq.target, call);
      if (made) seq.damage = 0;
      return log(
        table,
        seq,
        sequenceStep(page, 'sequence-saved', made, { ...of, target }, { decisive: true, children: steps }),
      );
    }
    case 'aftermath': {
      if (!seq.target.there) return leaveOut('nobody-to-attack');
      const needs = card?.save ?? deed.save;
      const saved =
        needs === undefined
          ? undefined
          : save(table, seq, seq.target, { needs, by: actor, ability, cause: actor });
      return tell(
        sequenceStep(
          page,
          'sequence-aftermath',
          !saved?.made,
          { ...of, target },
          {
            decisive: true,
            children: saved?.steps ?? [],
          },
        ),
      );
    }
    case 'unknown':
      return lack(table, seq, `${ability}.text`);
    case 'answer':
    case 'targets':
    case 'again':
      // The run itself does these.
      return undefined;
  }
}

/** Whom an attack or damage is for; where the player could choose, the first one listed. */
function aims(table: Table, { attacker, target }: Sequence, actor: Actor, aim: Aim): readonly Actor[] {
  switch (aim) {
    case 'opponent':
      return [actor === attacker ? target : attacker].filter(stands);
    case 'adjacent-enemy':
      return adjacentEnemies(table, actor).slice(0, 1);
    case 'each-adjacent-enemy':
      return adjacentEnemies(table, actor);
    case 'each-adjacent':
      return table.actors.filter(
        (other) => stands(other) && table.adjacent(other, actor) && isCharacter(other.character),
      );
    case 'an-enemy':
      return enemiesOf(table, actor)
        .filter((enemy) => mayChoose(table, actor, enemy))
        .slice(0, 1);
  }
}
