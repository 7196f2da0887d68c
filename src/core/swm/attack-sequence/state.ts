/** How things stand while the sequence runs. One table belongs to one run; nothing outside sees it. */
import type { Step, Tally, TimelineMoment } from '../../verdict.ts';
import type { AbilityId } from '../abilities/pages.ts';
import type { SequenceStepId } from '../abilities/sequence.ts';
import type { Distance } from '../abilities/vocabulary.ts';
import type { GameEvent } from '../effects/events.ts';
import { PAGE } from '../pages.ts';
import { sequenceStep } from './facts.ts';
import type { AttackSequenceScenario, CardText, RollKind, SequenceCharacter } from './scenario.ts';

export interface Actor {
  readonly character: SequenceCharacter;
  hitPoints: number;
  forcePoints: number;
  /** Hit Points lost so far. */
  taken: number;
  /** Still on the battle grid. */
  there: boolean;
  /** What forbids it some answers for the rest of the turn, such as Sonic Attack. */
  readonly conditions: Set<AbilityId>;
}

/** A step of the sequence as it was run through, with what happened in it. */
export interface Row {
  readonly of: Sequence;
  readonly id: SequenceStepId;
  readonly moments: TimelineMoment[];
}

export interface Table {
  readonly scenario: AttackSequenceScenario;
  readonly actors: readonly Actor[];
  readonly rows: Row[];
  /** Effects that came in, as `character.ability`, with the step in which they did. */
  readonly came: { readonly effect: string; readonly at: SequenceStepId }[];
  readonly usedThisTurn: Set<string>;
  /** Effects whose own attack is on its way: until it is completed, they are still being resolved. */
  readonly resolving: Set<string>;
  /** Without this, nobody can go on. */
  missing: string | undefined;
  sequences: number;
  actor(id: string): Actor;
  adjacent(a: Actor, b: Actor): boolean;
  card(of: Actor, ability: AbilityId): CardText | undefined;
  die(of: Actor, kind: RollKind): number;
}

export function tableOf(scenario: AttackSequenceScenario): Table {
  const actors = scenario.characters.map(
    (character): Actor => ({
      character,
      hitPoints: character.hitPoints,
      forcePoints: character.forcePoints,
      taken: 0,
      there: true,
      conditions: new Set(),
    }),
  );
  const byId = new Map(actors.map((actor) => [actor.character.id, actor]));
  const given = [...scenario.rolls];
  return {
    scenario,
    actors,
    rows: [],
    came: [],
    usedThisTurn: new Set(),
    resolving: new Set(),
    missing: undefined,
    sequences: 0,
    actor: (id) => byId.get(id) as Actor,
    adjacent: ({ character: a }, { character: b }) =>
      a !== b && (a.adjacent.includes(b.id) || b.adjacent.includes(a.id)),
    card: ({ character: { id } }, ability) =>
      scenario.cards.find((card) => card.of === id && card.ability === ability),
    die: ({ character: { id } }, kind) => {
      const next = given.findIndex((roll) => roll.of === id && roll.kind === kind);
      const [roll] = next < 0 ? [] : given.splice(next, 1);
      return roll?.die ?? (kind === 'attack' ? scenario.attackRoll : scenario.saveRoll);
    },
  };
}

/** One attack, or one use of another ability, on its way through the steps. */
export interface Sequence {
  /** The step that it is at. */
  at: SequenceStepId;
  readonly attacker: Actor;
  event: GameEvent;
  /** What the sequence is begun with; undefined for an ordinary attack. */
  readonly ability: AbilityId | undefined;
  /** Targets that are still to come. */
  waiting: Actor[];
  /** It is for several. */
  several: boolean;
  /** How many others it interrupts. */
  readonly depth: number;
  /** Damage that it deals without an attack; undefined where the card has to say. */
  readonly deals: number | undefined;
  /** The save with which that damage is avoided. */
  readonly saves: number | undefined;
  /** What combined fire adds to the attack. */
  aid: number;
  target: Actor;
  /** The target as it was declared, before anybody drew the attack. */
  named: Actor;
  /** Effects that were resolved or left out in this attack; none is resolved twice. */
  used: Set<string>;
  bonus: { attack: number; damage: number };
  die: number;
  hits: boolean;
  critical: boolean;
  /** Who takes the damage. */
  recipient: Actor;
  /** The damage as it stands. */
  damage: number;
  disintegration: { readonly by: Actor; readonly ability: AbilityId } | undefined;
  /** Who was brought to 0 Hit Points or disintegrated by this attack. */
  defeated: readonly Actor[];
  /** It ended early. */
  stopped: boolean;
  /** Attacks on this target so far. */
  attacks: number;
}

/** Where one stands from another. All are within 6 squares, but for those who stand far off. */
export function distanceOf({ adjacent }: Table, a: Actor, b: Actor): 'same' | Distance {
  if (a === b) return 'same';
  if (adjacent(a, b)) return 'adjacent';
  return a.character.far || b.character.far ? 'further' : 'within-6';
}

/** On the battle grid and not defeated: whoever is waits there for what the defeat sets off. */
export const stands = ({ there, hitPoints }: Actor): boolean => there && hitPoints > 0;

export const enemies = (a: Actor, b: Actor): boolean => a.character.side !== b.character.side;

export const idOf = ({ character: { id } }: Actor): string => id;

/** An effect by whose it is: `character.ability`. */
export const nameOf = ({ actor, ability }: { readonly actor: Actor; readonly ability: AbilityId }): string =>
  `${idOf(actor)}.${ability}`;

export const between = ({ attacker, target }: Sequence) => ({
  attacker: idOf(attacker),
  target: idOf(target),
});

/** Writes down what happened in the step that the sequence is at, and how everybody stands after it. */
export function log(table: Table, of: Sequence, step: Step): undefined {
  const last = table.rows.at(-1);
  const row = last?.of === of && last.id === of.at ? last : enter(table, of);
  row.moments.push({ step, tallies: table.actors.map(tallyOf) });
}

/** Begins to write down a step. */
export function enter({ rows }: Table, of: Sequence): Row {
  const row: Row = { of, id: of.at, moments: [] };
  rows.push(row);
  return row;
}

const tallyOf = ({ character: { id, forcePoints: had }, hitPoints, forcePoints, there }: Actor): Tally => ({
  id,
  values: [
    { stat: 'hit-points', amount: hitPoints },
    ...(had > 0 ? [{ stat: 'force-points', amount: forcePoints }] : []),
  ],
  out: !there,
});

/** Without this nothing goes on. */
export function lack(table: Table, of: Sequence, missing: string): undefined {
  if (table.missing !== undefined) return undefined;
  table.missing = missing;
  log(table, of, sequenceStep(PAGE.sequence, 'sequence-unknown', false, { missing }, { decisive: true }));
}

/** An effect came in. */
export const comes = ({ came }: Table, { at }: Sequence, actor: Actor, ability: AbilityId): void => {
  came.push({ effect: nameOf({ actor, ability }), at });
};

/** Starts another sequence; the run hands this down, since effects and sequences lead to each other. */
export type Begin = (attack: {
  readonly attacker: Actor;
  readonly ability: AbilityId;
  readonly targets: readonly Actor[];
  readonly deals?: number;
  readonly saves?: number;
  /** Damage that it adds to an attack like any other, which is made instead of one of its own. */
  readonly adds?: number;
}) => undefined;
