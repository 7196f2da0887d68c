/** What `swm/reaches` is asked about: an effect with its texts, and a character on whom it may work. */
import type { CardId } from '../abilities/cards.ts';
import type { AbilityId } from '../abilities/pages.ts';
import type { Kind, Whom } from '../abilities/vocabulary.ts';
import type { Faction } from '../factions.ts';
import type { Readings } from '../readings.ts';

/** A text that the reader enters: the definition of an ability, or the words of a stat card. */
export interface EnteredText {
  readonly from: 'definition' | 'card';
  readonly whom: Whom;
  /** A word for some of them, such as "Battle Droid": a faction, an ability or part of a name. */
  readonly word?: string;
  readonly kinds: readonly Kind[];
  readonly within?: number;
}

/** Does this effect work on this character? What the answer needs and the scenario leaves out makes it undetermined. */
export interface ReachesScenario {
  readonly question: 'swm/reaches';
  /** An effect whose texts the core knows; left out where only entered texts count. */
  readonly effect?: AbilityId;
  /** The stat card on which it stands, if that says more than the definition. */
  readonly card?: CardId;
  /** Texts that count besides. */
  readonly texts: readonly EnteredText[];
  /** The character's name as its stat card has it. */
  readonly name?: string;
  /** Is it an ally or an enemy of the one with the effect? */
  readonly side: 'ally' | 'enemy';
  /** Does it have a commander effect of its own? */
  readonly commander: boolean;
  readonly faction?: Faction;
  /** What stands among its special abilities. */
  readonly abilities: readonly AbilityId[];
  /** Squares between it and the one with the effect. */
  readonly distance?: number;
  readonly readings?: Pick<Readings, 'droids-and-commanders'>;
}
