/** What `ia/active-missions` is asked about: missions, and what happened in the campaign so far. */

/** The kinds that can be active; `other` is none of them. */
export const MISSION_KINDS = ['story', 'side', 'threat', 'other'] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly kind: MissionKind;
  /** Was this side mission drawn from the side mission deck? One that comes as a replacement was in any case. */
  readonly drawn: boolean;
}

/**
 * `setup`, `result`, `agenda`, `replacement`: the mission comes by campaign setup, as the result of a resolved one, by
 * an agenda mission card that the Imperial player purchases, or as the replacement of one. `resolved`: it is resolved.
 */
export const MISSION_EVENTS = ['setup', 'resolved', 'result', 'agenda', 'replacement'] as const;

export interface MissionEvent {
  readonly what: (typeof MISSION_EVENTS)[number];
  readonly mission: string;
  /** The resolved mission whose result or replacement it is. */
  readonly after?: string;
}

/** Which missions are active after all of this? */
export interface ActiveMissionsScenario {
  readonly question: 'ia/active-missions';
  readonly missions: readonly Mission[];
  readonly events: readonly MissionEvent[];
}
