import type { CardId } from '../abilities/cards.ts';
import type { AbilityId } from '../abilities/index.ts';
import type { Distance, Role, SourceId } from '../abilities/vocabulary.ts';
import type { Readings } from '../readings.ts';

/**
 * Does a defence work against an offence? What is left out of a scenario is taken as the defence needs it, and
 * the verdict says so: the question is about what the two are, the details are for those who want them.
 *
 * The *attacker* uses the offence, the *target* is the one it would affect, the *holder* has the defence; the
 * holder is the target, or a character who protects it.
 */
export interface EffectAppliesScenario {
  readonly question: 'swm/effect-applies';
  readonly offence: SourceId;
  readonly defence: SourceId;
  /** The stat card that gives the defence, if its words say more than the definition. */
  readonly card?: CardId;
  /**
   * Which of the offence's events is asked about: the power itself, the attack it grants, its bonus …
   * Left out: the last one in the chain that reaches its target, or the first one where none does.
   */
  readonly about?: Role;
  /** The defence's save failed: may a Force point reroll it? */
  readonly reroll?: boolean;
  readonly attackerHas: readonly AbilityId[];
  readonly targetHas: readonly AbilityId[];
  /** Whether the attacker's attacks are melee attacks; left out where its abilities say so. */
  readonly attacks?: 'melee' | 'non-melee';
  /** Whether the attacker attacks with a lightsaber; left out where its abilities say so. */
  readonly withLightsaber?: 'yes' | 'no';
  readonly attackerFromTarget?: Distance;
  readonly holderFromTarget?: 'same' | Distance;
  readonly attackerFromHolder?: Distance;
  /** Force points that the holder has left. */
  readonly forcePoints?: number;
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
