/** Which effects come in at a step, and in which order they are resolved. */
import type { AbilityId } from '../abilities/pages.ts';
import { type SequenceClause, type SequenceDeed, sequenceClause } from '../abilities/sequence.ts';
import { readingOf } from '../readings.ts';
import { SQUADS, type Squad } from './scenario.ts';
import { type Actor, enemies, nameOf, type Sequence, stands, type Table } from './state.ts';
import { isAttack } from './targets.ts';

/** An ability of somebody whose step has come. */
export interface Candidate {
  readonly actor: Actor;
  readonly ability: AbilityId;
  readonly clause: SequenceClause;
}

/** These tell what the use of an ability does, so they come in only while it is being used. */
const OF_ITS_USE: readonly SequenceDeed['does'][] = ['targets', 'save', 'aftermath'];

/**
 * Those whose step this is and who have not come in for this attack: no effect is resolved twice, nor inside the very
 * attack that it has begun.
 */
export function waitingAt(table: Table, seq: Sequence): readonly Candidate[] {
  const found = table.actors.flatMap((actor) =>
    actor.character.abilities.flatMap((ability): readonly Candidate[] => {
      const clause = sequenceClause(ability);
      if (clause?.at !== seq.at || !isIn(actor, clause, seq)) return [];
      if (clause.byAttack && !isAttack(seq)) return [];
      if (OF_ITS_USE.includes(clause.deed.does) && ability !== seq.ability) return [];
      const name = nameOf({ actor, ability });
      return seq.used.has(name) || table.resolving.has(name) ? [] : [{ actor, ability, clause }];
    }),
  );
  const ranks = found.map((candidate) => ({ candidate, rank: rankOf(table, candidate) }));
  return ranks.sort((a, b) => compare(a.rank, b.rank)).map(({ candidate }) => candidate);
}

/** Whether it is this character's part of the sequence that the ability asks for. */
function isIn(actor: Actor, { whose }: SequenceClause, seq: Sequence): boolean {
  const { attacker, target, named, recipient, defeated } = seq;
  if (whose === 'defeated') return defeated.includes(actor);
  if (!stands(actor)) return false;
  switch (whose) {
    case 'attacker':
      return actor === attacker;
    case 'target':
      return actor === target;
    case 'attacker-or-target':
      return actor === attacker || actor === target;
    case 'guard':
      return !enemies(actor, target);
    case 'protector': {
      // What was meant for somebody, it does not take over from the one who has just taken it over.
      const meantFor = seq.at === 'targeted' ? named : target;
      return actor !== recipient && actor !== meantFor && !enemies(actor, recipient);
    }
    case 'damaged':
      return actor === recipient;
    case 'avenger':
      return defeated.some((other) => !enemies(actor, other));
    case 'anyone':
      return true;
  }
}

/** The squad whose wish orders this effect; an open point. */
export const ordering = ({ scenario: { readings } }: Table): Squad | null =>
  readingOf(readings, 'simultaneous-order') === 'whose-turn' ? 'attacking' : null;

/** What must come first does; then, if each squad orders its own, the one whose turn it is; then as wished. */
function rankOf(table: Table, { actor, ability, clause }: Candidate): readonly number[] {
  const one = ordering(table);
  const squad = one ?? actor.character.side;
  const wishes = table.scenario.order.filter(({ side }) => side === squad);
  const place = wishes.findIndex((wish) => wish.ability === ability);
  return [
    clause.first ? 0 : 1,
    one === null ? SQUADS.indexOf(actor.character.side) : 0,
    place < 0 ? wishes.length : place,
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
