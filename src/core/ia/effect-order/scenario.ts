/** What `ia/effect-order` is asked about: effects that trigger at the same time, and who triggers each. */
import type { Mode } from '../modes.ts';
import type { Readings } from './readings.ts';

/** Who plays against whom: a campaign has an Imperial player and Rebel players, a skirmish one with initiative. */
export const SIDES = ['imperial', 'rebels', 'initiative', 'opponent'] as const;
export type Side = (typeof SIDES)[number];

export const TRIGGERED_BY = ['mission', ...SIDES] as const;
export type TriggeredBy = (typeof TRIGGERED_BY)[number];

export interface Effect {
  readonly id: string;
  readonly name: string;
  readonly by: TriggeredBy;
}

/** In which order are these effects resolved? */
export interface EffectOrderScenario {
  readonly question: 'ia/effect-order';
  readonly mode: Mode;
  /** The side of the attacker; left out, it is outside of attacks. */
  readonly attacker?: Side;
  /** Several of one side stand in the order in which that side would like to resolve them. */
  readonly effects: readonly Effect[];
  readonly readings?: Readings;
}
