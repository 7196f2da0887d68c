/** The facts that verdicts about attacks are made of, and what each needs for its sentence. Pieces by id. */
import { stepsOf } from '../../steps.ts';
import type { AttackTime, Modifier } from './scenario.ts';

type Attack = { readonly attacker: string; readonly target: string };

/**
 * Why a bonus does not add to its sum: another commander effect's counts instead, or the same bonus from elsewhere, or
 * the attack is no critical hit, or it misses.
 */
export type Left = 'another-counts' | 'same-bonus' | 'no-critical-hit' | 'missed';

export type SwmAttackFacts = {
  /** An attack of opportunity is made against an adjacent enemy who moves away. */
  'opportunity-target': Attack;
  /** An ability of the target forbids attackers of a kind any attack on it. */
  'may-be-attacked': Attack & { readonly by: string; readonly having: string };

  /** `natural`: a natural 20 or 1 decides, whatever the total comes to. */
  'attack-total': Attack & { readonly total: number; readonly defense: number; readonly natural: boolean };
  'natural-20': Attack;
  'natural-1': Attack;
  'attack-roll': { readonly attacker: string; readonly roll: number };
  'attack-number': { readonly attacker: string; readonly amount: number };
  'defense-number': { readonly target: string; readonly amount: number };
  'cover-bonus': Attack & { readonly amount: number };
  /** What a card adds; `by` names the modifier that counts instead. */
  modifier: {
    readonly piece: string;
    readonly modifier: Pick<Modifier, 'name' | 'stat' | 'amount' | 'origin'>;
    readonly left: Left | null;
    readonly by: string | null;
  };

  'deals-damage': Attack & { readonly damage: number };
  'damage-number': { readonly attacker: string; readonly amount: number; readonly missed: boolean };
  /** Whether a natural 20 is a critical hit; `as` is what the target counts as. */
  'critical-hit': Attack & {
    readonly amount: number;
    readonly as: 'droid-only' | 'both' | 'non-droid';
    readonly because: readonly string[];
  };
  'bonus-not-doubled': { readonly attacker: string; readonly amount: number };
  'hit-points': { readonly target: string; readonly amount: number };
  'hit-points-left': { readonly target: string; readonly damage: number; readonly left: number };
  defeated: { readonly target: string; readonly left: number };

  /** Which of the allies named add what to this attack. */
  'combined-fire': Attack & { readonly allies: readonly string[]; readonly amount: number };
  /** Nobody can combine fire, whoever tries: a condition of the attack itself fails. */
  'may-be-aided': Attack;
  'may-combine-fire': Attack & { readonly ally: string; readonly amount: number };
  /** An effect that works on the ally changes what it adds; that is no bonus beside others. */
  'combined-fire-changed': {
    readonly ally: string;
    readonly by: string;
    readonly amount: number;
    readonly usual: number;
  };
  'no-allies': { readonly attacker: string };
  'on-own-turn': { readonly attacker: string; readonly time: AttackTime };
  /** `by` are the abilities that make it a melee attacker. */
  'not-melee': { readonly piece: string; readonly aids: boolean; readonly by: readonly string[] };
  'has-damage': { readonly piece: string; readonly aids: boolean };
  'not-activated': { readonly ally: string };
  /** It is no character otherwise. */
  'counts-for-combined-fire': { readonly ally: string };
  /** It may combine fire with a character that has Mounted Weapon. */
  'serves-mounted-weapon': {
    readonly attacker: string;
    readonly ally: string;
    readonly mounted: boolean;
    readonly beside: boolean;
  };
  'gives-up-turn': { readonly allies: readonly string[] };
};

export const attackStep = stepsOf<SwmAttackFacts>();
