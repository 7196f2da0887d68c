/** The facts that verdicts about the AT-AT are made of. Characters by id, squares named like C4. */
import { stepsOf } from '../../steps.ts';
import type { Nearness } from '../nearness.ts';
import type { Reading } from '../readings.ts';
import type { AT_AT_DEEDS, Place } from './scenario.ts';

type Placed = { readonly placed: string; readonly beside: string };

export type SwmAtAtFacts = {
  /** Nobody can be placed in a pit. */
  'placed-out-of-pits': { readonly placed: string; readonly squares: readonly string[] };
  /** Some place adjacent to the AT-AT is free; `places` by their top left squares. */
  'room-beside': Placed & { readonly places: readonly string[] };
  'stands-beside': Placed;
  /** No place is closer; `spot` is one that is. */
  'stands-as-close-as-possible': Placed & {
    readonly distance: Nearness;
    readonly least: Nearness;
    readonly spot: string | null;
    readonly measure: Reading<'stomp-distance'>;
  };

  'transport-round-begins': { readonly kneeling: boolean; readonly hatchOpen: boolean };
  'transport-at-at': { readonly deed: (typeof AT_AT_DEEDS)[number] };
  /** `where`: aboard, nobody activates and nothing of theirs works. */
  'transport-activates': { readonly character: string; readonly where: Place };
  'transport-uses-effect': { readonly character: string; readonly where: Place };
  'transport-goes-inside': { readonly character: string; readonly where: Place };
  /** Before the first activation of its player, and only from an AT-AT that knelt with open hatch as the round began. */
  'transport-disembarks': {
    readonly character: string;
    readonly activated: boolean;
    readonly kneeling: boolean;
    readonly hatchOpen: boolean;
  };
  'transport-comes-after': { readonly character: string | null };
  'transport-nothing-done': null;
};

export const atAtStep = stepsOf<SwmAtAtFacts>();
