/** The facts that verdicts on active missions are made of, and what each needs for its sentence. Missions by id. */
import type { MissionEvent } from './scenario.ts';

/** How a mission becomes active. */
export type Coming = Exclude<MissionEvent['what'], 'resolved'>;

/**
 * Why a mission does not become active: it is already; the other one has not been resolved; that was no side mission
 * from the deck; or its replacement has been drawn before.
 */
export type Hindrance = 'already' | 'not-resolved' | 'not-drawn' | 'replaced';

export type IaMissionFacts = {
  'mission-becomes-active': {
    readonly mission: string;
    readonly by: Coming;
    readonly after: string | null;
    readonly hindrance: Hindrance | null;
  };
  /** It comes into play and is of no kind that can be active. */
  'mission-of-other-kind': { readonly mission: string };
  /** It is resolved, and so no longer active; only what is active can be chosen for that. */
  'mission-resolved': { readonly mission: string; readonly drawn: boolean };
  /** A mission that the heroes did not choose; what follows from it counts all the same. */
  'mission-other-resolved': { readonly mission: string };
  'missions-active': { readonly missions: readonly string[] };
};
