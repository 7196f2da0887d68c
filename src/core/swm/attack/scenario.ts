/** What the questions about attacks are asked about. Dice are inputs: the scenario names the roll. */
import type { Origin } from '../abilities/vocabulary.ts';
import type { Character, OnBattleGrid } from '../scenario.ts';

/** A character with what its stat card says, as far as the question needs it. */
export interface Fighter extends Character {
  readonly attack?: number;
  readonly defense?: number;
  /** 0: it deals no damage. Left out of a character who only combines fire: it deals some. */
  readonly damage?: number;
  /** Hit Points now, before the attack. */
  readonly hitPoints?: number;
  /** Has it activated this round, its turn or its help with another attack included? */
  readonly activated: boolean;
}

/**
 * When an attack is made. Only `own-turn` lets allies combine fire; an attack of opportunity answers a move and does
 * not follow the rules for choosing targets; `another-turn` is any other attack outside the attacker's own turn.
 */
export const ATTACK_TIMES = ['own-turn', 'opportunity', 'another-turn'] as const;
export type AttackTime = (typeof ATTACK_TIMES)[number];

/** The sums that an attack is made of. */
export const STATS = ['attack', 'defense', 'damage'] as const;
export type Stat = (typeof STATS)[number];

/** Where a modifier comes from decides how it adds up with others; `rule` is anything but a card's text. */
export const MODIFIER_ORIGINS = [
  'special-ability',
  'commander-effect',
  'force-power',
  'rule',
] as const satisfies Origin[];
export type ModifierOrigin = (typeof MODIFIER_ORIGINS)[number];

/** What a card adds to, or (below 0) takes from, the attacker's Attack or Damage or the target's Defense. */
export interface Modifier {
  /** The ability or effect, such as "Lightsaber"; modifiers of one name are the same bonus. */
  readonly name: string;
  readonly stat: Stat;
  readonly amount: number;
  /** A bonus of an ability that a commander effect grants is one of a commander effect. */
  readonly origin: ModifierOrigin;
  /** `critical-hit`: only if the attack scores a critical hit. */
  readonly counts: 'always' | 'critical-hit';
}

interface AttackOnBattleGrid extends OnBattleGrid<Fighter> {
  readonly attacker: string;
  readonly target: string;
  readonly time: AttackTime;
}

/** What does this attack do to its target? */
export interface AttackScenario extends AttackOnBattleGrid {
  readonly question: 'swm/attack';
  /** The die as it lies, 1 to 20. */
  readonly roll: number;
  /** Ids of the allies who combine fire. */
  readonly combinedFire: readonly string[];
  readonly modifiers: readonly Modifier[];
}

/** Which allies may combine fire with this attack? */
export interface CombinedFireScenario extends AttackOnBattleGrid {
  readonly question: 'swm/combined-fire';
}
