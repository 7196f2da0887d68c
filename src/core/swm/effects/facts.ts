import type {
  Distance,
  Doing,
  Effect,
  Known,
  Origin,
  Resolution,
  Role,
  SourceId,
  Victims,
} from '../abilities/vocabulary.ts';

/** Which event of which ability. */
export type EventName = { readonly source: SourceId; readonly role: Role };

/** What is told of a clause and of the event that it is held against. */
export type SwmClauseFacts = {
  /** A clause of the defence, held against an event. */
  'effect-clause': {
    readonly defence: SourceId;
    readonly effect: Effect;
    readonly event: EventName;
    readonly reroll: boolean;
    readonly truth: 'yes' | 'no' | 'unknown';
  };
  'effect-attack': { readonly event: EventName; readonly resolvedBy: Known<Resolution> };
  'effect-melee': {
    readonly event: EventName;
    readonly defence: SourceId;
    readonly wanted: boolean;
    /** Null when the scenario leaves it open. */
    readonly melee: boolean | null;
    /** The attacker's abilities that make its attacks melee attacks. */
    readonly because: readonly SourceId[];
  };
  'effect-not-lightsaber': {
    readonly event: EventName;
    readonly defence: SourceId;
    /** It is an attack by an adjacent enemy, so a lightsaber would matter. */
    readonly attack: boolean;
    /** Null when the scenario leaves it open. */
    readonly lightsaber: boolean | null;
    readonly because: readonly SourceId[];
  };
  'effect-origin': { readonly event: EventName; readonly wanted: Origin; readonly origin: Origin };
  'effect-affects-target': { readonly event: EventName; readonly affects: 'user' | 'targets' };
  'effect-harmful': { readonly event: EventName };
  'effect-target-rules': { readonly event: EventName; readonly uses: Known<boolean> };
  'effect-aimed': { readonly event: EventName; readonly aimed: Known<boolean> };
  'effect-deals-damage': { readonly event: EventName; readonly does: Known<Doing> };
  'effect-save': { readonly event: EventName; readonly calls: Known<boolean> };
  'effect-spends-force': { readonly event: EventName; readonly spends: Known<boolean> };
  'effect-answers-attack': { readonly event: EventName };
  'effect-near': {
    readonly defence: SourceId;
    readonly who: 'attacker' | 'holder';
    readonly of: 'target' | 'holder';
    readonly within: Distance;
    readonly wanted: boolean;
    /** Null when the scenario leaves it open and it is taken as the defence needs it. */
    readonly distance: 'same' | Distance | null;
    readonly event: EventName;
    /** The event reaches adjacent characters only. */
    readonly byNature: boolean;
  };
  'effect-holder': {
    readonly defence: SourceId;
    readonly wanted: 'target' | 'another';
    readonly is: 'target' | 'another' | null;
  };
  'effect-enemy': {
    readonly defence: SourceId;
    readonly kind: 'any' | 'non-droid';
    readonly attacker: 'droid-only' | 'both' | 'non-droid';
  };
  'effect-force-points': {
    readonly defence: SourceId;
    readonly reroll: boolean;
    readonly needed: number;
    /** Null when the scenario leaves it open. */
    readonly left: number | null;
  };
  /** An ability of the attacker does not forbid the answer. */
  'effect-may-answer': {
    readonly defence: SourceId;
    /** The use of the defence, or a reroll of its save. */
    readonly answer: EventName;
    readonly event: EventName;
    /** The attacker's ability that might forbid it. */
    readonly by: SourceId;
  };
  /** Force points may be spent on the defence and again on a reroll. */
  'effect-spends-twice': { readonly defence: SourceId };
};

/** What the steps of `swm/effect-applies` say, and what each needs for its sentence. */
export type SwmEffectFacts = SwmClauseFacts & {
  /** Holds when the defence works against this event. */
  'effect-outcome': {
    readonly defence: SourceId;
    readonly event: EventName;
    /** Asked is whether its failed save may be rerolled. */
    readonly reroll: boolean;
    readonly outcome: 'works' | 'does-not-work' | 'undetermined';
  };
  /** What the event is. */
  'effect-nature': {
    readonly event: EventName;
    readonly origin: Origin;
    readonly resolvedBy: Known<Resolution>;
    readonly affects: 'user' | 'targets';
    readonly does: Known<Doing>;
    readonly cause: EventName | null;
  };
  /** The event cannot happen, because the one it arises from is stopped. */
  'effect-cause-stopped': { readonly event: EventName; readonly cause: EventName };
  /** Whom the event can affect; said where there is something to say. */
  'effect-victims': {
    readonly event: EventName;
    readonly victims: Victims;
    readonly target: 'droid-only' | 'both' | 'mounted' | 'non-droid';
  };
  'effect-reading': { readonly reading: string; readonly value: string };
};
