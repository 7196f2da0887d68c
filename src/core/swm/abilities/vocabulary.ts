/**
 * The closed vocabulary in which abilities are written down: what they make happen (events), what they do to
 * other events (clauses) and what they make of the character (traits). Records are plain JSON. The interpreter
 * (`swm/effects`) knows these words and no ability.
 */
import type { PageId } from '../../verdict.ts';
import type { Area } from './areas.ts';
import type { Given, Known } from './given.ts';
import type { AbilityId } from './pages.ts';
import type { TargetingClause } from './targeting.ts';
import type { TurnClause } from './turns.ts';

export type { Given, Known } from './given.ts';

/** Things that the rules themselves provide, beside abilities. */
export type RuleId = 'attack' | 'attack-of-opportunity' | 'force-point-reroll';

/** Whatever can make something happen or guard against it. */
export type SourceId = AbilityId | RuleId;

export type Origin = 'attack' | 'special-ability' | 'force-power' | 'commander-effect' | 'rule';

/** `no-attack-roll`: by saves or automatically, the sources do not say which. */
export type Resolution = 'attack-roll' | 'save' | 'automatic' | 'no-attack-roll';

/**
 * What an event is called inside its ability; a reader may ask about one of them. `use` is the ability itself;
 * `damage` and `condition` come on top of an attack; a `response` is the use of a defence.
 */
export const ROLES = ['use', 'attack', 'second-attack', 'bonus', 'damage', 'condition', 'response'] as const;
export type Role = (typeof ROLES)[number];

export type Doing =
  | 'attack-damage' // an attack and the damage it deals
  | 'damage' // damage without an attack
  | 'bonus' // to attack rolls or damage
  | 'attacks' // grants attacks
  | 'movement'
  | 'condition' // something the target is from now on
  | 'turn' // makes a character take a turn
  | 'force-points'
  | 'defence'; // guards against another event

/** Kinds of characters that texts tell apart. */
export const KINDS = [
  'living',
  'droid',
  'non-droid',
  'droid-or-mounted-weapon',
  'unique',
  'non-unique',
] as const;
export type Kind = (typeof KINDS)[number];

/** Whom an event can affect at all. */
export type Victims = 'anyone' | Extract<Kind, 'living' | 'non-droid' | 'droid-or-mounted-weapon'>;

/** A follower is an ally without a commander effect of its own. */
export const WHOM = ['followers', 'allies', 'enemies', 'anyone'] as const;
export type Whom = (typeof WHOM)[number];

/** Whom an effect works on, as a text says it. All that is said must hold. */
export interface ReachText {
  readonly whom: Whom;
  /** A word for some of them, such as "Yuuzhan Vong": a faction, an ability or part of a name. */
  readonly word?: string;
  readonly kinds?: readonly Kind[];
  /** At most so many squares from the one who has it. */
  readonly within?: number;
  /** The word is that of an example: whom else it works on, the sources do not say. */
  readonly example?: true;
}

/** What an effect gives to each of those whom it works on. */
export type Gift =
  | {
      readonly gives: 'bonus';
      readonly stat: 'attack' | 'defense' | 'damage';
      readonly amount: number;
      readonly when?: 'critical-hit' | 'against-fringe';
    }
  | { readonly gives: 'ability'; readonly ability: AbilityId }
  /** What it adds when it combines fire, instead of the usual bonus. */
  | { readonly gives: 'combined-fire'; readonly amount: number }
  /** One attack when it is defeated. */
  | { readonly gives: 'last-attack'; readonly damage: number }
  /** It may change places with another of them. */
  | { readonly gives: 'switch' }
  /** A commander effect, of which the sources say no more. */
  | { readonly gives: 'commander-effect' }
  /** It may be added to the squad. */
  | { readonly gives: 'joins' };

/** Something that happens, with what it brings about in `arising`. */
export interface EventSpec {
  readonly role: Role;
  readonly origin: Origin;
  readonly resolvedBy: Known<Resolution>;
  /** The one who uses it, or the characters it is used on. */
  readonly affects: 'user' | 'targets';
  readonly does: Known<Doing>;
  /** The rules for choosing targets decide who may be chosen. */
  readonly usesTargetRules: Known<boolean>;
  /** Singles characters out, rather than reaching all that are in an area. */
  readonly aimed: Known<boolean>;
  readonly spendsForce: Known<boolean>;
  /** Its target makes a save although it is not what resolves it. */
  readonly callsForSave?: boolean;
  readonly victims?: Victims;
  /** It does those whom it affects good. */
  readonly helpful?: true;
  /** Reaches adjacent characters only. */
  readonly adjacentOnly?: boolean;
  readonly given?: Given;
  readonly arising?: readonly EventSpec[];
}

/** Squares between two characters, as far as these rules tell distances apart. */
export const DISTANCES = ['adjacent', 'within-6', 'further'] as const;
export type Distance = (typeof DISTANCES)[number];

/** What must be so for a clause to apply to an event. */
export type Condition =
  /** It is resolved by an attack roll. */
  | { readonly if: 'attack' }
  /** It is a melee attack, or an attack that is not. */
  | { readonly if: 'melee'; readonly is: boolean }
  /** It is no attack with a lightsaber by an adjacent enemy. */
  | { readonly if: 'not-lightsaber' }
  | { readonly if: 'origin'; readonly is: Origin }
  /** It affects those it is used on, not its user. */
  | { readonly if: 'affects-target' }
  /** It does harm to those whom it affects. */
  | { readonly if: 'harmful' }
  | { readonly if: 'target-rules' }
  | { readonly if: 'aimed' }
  | { readonly if: 'deals-damage' }
  | { readonly if: 'calls-for-save' }
  | { readonly if: 'spends-force' }
  /** It answers an attack. */
  | { readonly if: 'answers-attack' }
  /** The two stand within (or, with `is` false, not within) this distance. */
  | {
      readonly if: 'near';
      readonly who: 'attacker' | 'holder';
      readonly of: 'target' | 'holder';
      readonly within: Exclude<Distance, 'further'>;
      readonly is: boolean;
    }
  /** The one who has the defence is the target itself, or another character. */
  | { readonly if: 'holder'; readonly is: 'target' | 'another' }
  /** Works on enemies of this kind. */
  | { readonly if: 'enemy'; readonly kind: 'any' | 'non-droid' };

export type Effect =
  | 'prevent' // it cannot happen, or cannot affect the one protected
  | 'cancel' // it was declared and comes to nothing
  | 'become-target' // the holder becomes its target
  | 'avoid-damage'
  | 'reduce-damage'
  | 'protect' // from damage, the sources do not say how
  | 'take-damage' // the holder takes the damage instead
  | 'attack-back'
  | 'survive' // defeated characters may stay
  | 'reroll'; // a failed save is rolled again

/** What an ability does to an event, when all its conditions hold. */
export interface Clause {
  /** Events that reach the protected character, or what enemies do in answer to the holder's own events. */
  readonly on: 'incoming' | 'response';
  readonly effect: Effect;
  readonly when: readonly Condition[];
  /** Force points it costs. */
  readonly cost?: number;
  /** The number that its saves need. */
  readonly save?: Known<number>;
  readonly given?: Given;
  /** The page that states the clause. */
  readonly rule: PageId;
}

/** What an ability makes of the character that has it. */
export type Trait =
  | 'is-droid'
  | 'counts-as-non-droid'
  | 'is-mounted'
  | 'is-gunner'
  | 'is-rigid'
  | 'is-unique'
  | 'melee'
  | 'reach'
  | 'with-lightsaber';

export interface Ability {
  readonly id: SourceId;
  readonly name: string;
  readonly page: PageId;
  readonly kind: 'special-ability' | 'force-power' | 'commander-effect' | 'rule';
  /** How much of its text the sources give. */
  readonly known: 'quoted' | 'partly' | 'unknown';
  readonly events?: readonly EventSpec[];
  readonly clauses?: readonly Clause[];
  readonly traits?: readonly Trait[];
  /** Whom it works on, where events and clauses do not say it. */
  readonly reach?: ReachText;
  /** What those get whom it works on. */
  readonly gives?: readonly Gift[];
  /** What it does to the choice of a target. */
  readonly targeting?: readonly TargetingClause[];
  /** How it damages those around its target. */
  readonly area?: Area;
  /** What it does to a turn. */
  readonly turn?: readonly TurnClause[];
}
