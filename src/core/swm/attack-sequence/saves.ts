/** Saves and what Force points buy: the dice of the scenario, rolled again where somebody pays for it. */
import type { Step } from '../../verdict.ts';
import { ABILITY_PAGE, type AbilityId } from '../abilities/pages.ts';
import { PAGE } from '../pages.ts';
import { sequenceStep } from './facts.ts';
import { callingForSave, held, spendable, spent } from './held.ts';
import { type Actor, enemies, type Sequence, type Table } from './state.ts';

/** Spends Force points; whoever calls has found that they can be spent. */
export function spend(table: Table, who: Actor, amount: number): readonly Step[] {
  if (amount === 0) return [];
  who.forcePoints -= amount;
  const { id } = who.character;
  table.usedThisTurn.add(spent(id));
  return [
    sequenceStep(PAGE.forcePoints, 'sequence-spends', true, { character: id, amount, left: who.forcePoints }),
  ];
}

export interface Save {
  readonly made: boolean;
  readonly steps: readonly Step[];
}

/** What calls for a save: an ability of `by`, which `cause` has brought about. */
export interface Call {
  readonly needs: number;
  readonly by: Actor;
  readonly ability: AbilityId;
  readonly cause: Actor;
}

/** A save; it is rerolled for a Force point unless the one who caused it forbids such answers. */
export function save(table: Table, seq: Sequence, who: Actor, { needs, by, ability, cause }: Call): Save {
  const { character } = who;
  const of = { character: character.id, by: by.character.id, ability, needs };
  const first = table.die(who, 'save');
  // A character cannot fail a save on purpose (FAQ, Saves).
  const unwilling = character.wantsToFail && enemies(who, by);
  const must = unwilling
    ? [sequenceStep(PAGE.saves, 'sequence-must-save', true, { character: character.id }, { decisive: true })]
    : [];
  const rolled = (die: number, again: boolean) =>
    sequenceStep(
      ABILITY_PAGE[ability],
      'sequence-save',
      die >= needs,
      { ...of, die, again },
      { decisive: true },
    );
  const steps = [...must, rolled(first, false)];
  if (first >= needs || unwilling || !character.rerolls || spendable(table, who) === 0) {
    return { made: first >= needs, steps };
  }
  const may = held(
    table,
    { attacker: cause, event: callingForSave(seq.event) },
    who,
    who,
    'force-point-reroll',
  );
  if (may?.truth !== 'yes') return { made: false, steps: [...steps, ...(may ? [may.step] : [])] };
  const paid = spend(table, who, 1);
  const second = table.die(who, 'save');
  return { made: second >= needs, steps: [...steps, ...paid, rolled(second, true)] };
}
