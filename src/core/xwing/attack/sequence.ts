/** The steps of an attack in order (rules reference, "Attack"), and the step in which a clause applies. */
import type { Clause, Deed } from './vocabulary.ts';

export type DiceKind = 'attack' | 'defense' | 'other';

export const ATTACK_STEPS = [
  'declare',
  'roll-attack',
  'rolled-attack',
  'modify-attack',
  'roll-defense',
  'rolled-defense',
  'modify-defense',
  'before-neutralizing',
  'neutralize',
  'damage',
  'aftermath',
] as const;
/** A roll outside of attacks has none of those steps; its dice can be modified once they are rolled. */
export const OTHER_STEPS = ['roll-other', 'rolled-other', 'modify-other'] as const;
export type StepId = (typeof ATTACK_STEPS)[number] | (typeof OTHER_STEPS)[number];

/** Times between two steps; of interest only if something happens then. */
export const BETWEEN: readonly StepId[] = [
  'rolled-attack',
  'rolled-defense',
  'rolled-other',
  'before-neutralizing',
];

/** The dice that a step is about. */
export const diceOf = (step: StepId): DiceKind | undefined => {
  const [, dice] = step.split('-');
  return dice === 'attack' || dice === 'defense' || dice === 'other' ? dice : undefined;
};

const MODIFYING: readonly Deed['kind'][] = ['reroll', 'change', 'add'];

/** Rolling additional dice and canceling results modify nothing (rules reference, "Dice Modification"). */
export const modifies = ({ kind }: Deed): boolean => MODIFYING.includes(kind);

/** The role of a ship in a roll. */
export type Role = 'attacking' | 'defending' | 'rolling-only';

/** The dice that a clause is about, seen from a ship in this role. */
export function diceFor({ whose }: Pick<Deed, 'whose'>, role: Role): DiceKind {
  if (role === 'rolling-only') return 'other';
  return (role === 'attacking') === (whose === 'own') ? 'attack' : 'defense';
}

/**
 * An effect that applies while a ship attacks or defends does so in the step of what it does (xwing-017), unless the
 * card names a time. What forbids something is in force from the start.
 */
export function stepFor({ does, at }: Clause, role: Role): StepId {
  const dice = diceFor(does, role);
  if (at === 'before-neutralizing') return at;
  if (at === 'rolled') return `rolled-${dice}`;
  if (does.kind === 'forbid') return 'declare';
  return modifies(does) ? `modify-${dice}` : `roll-${dice}`;
}

/** Does a clause speak of what a ship in this role is doing? */
export function fitsRole({ during }: Clause, role: Role): boolean {
  if (during === 'rolling') return true;
  if (during === 'fighting') return role !== 'rolling-only';
  return during === role;
}
