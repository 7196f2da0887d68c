/** The facts that verdicts about setting up are made of, and what each needs for its sentence. Characters by id. */
import { stepsOf } from '../../steps.ts';
import type { Nearness } from '../nearness.ts';
import type { Player } from '../players.ts';
import type { Reading } from '../readings.ts';
import type { Feature, Preparation } from './scenario.ts';
import type { Size } from './spots.ts';

export type SwmStartingFacts = {
  /** The player whose squad is set up goes `first` or second; `others` are the characters of the other squad. */
  'setup-comes-first': {
    readonly player: Player;
    readonly first: boolean;
    readonly others: readonly string[];
  };
  /** Nobody can stand in a pit. */
  'setup-out-of-pits': { readonly character: string; readonly squares: readonly string[] };
  /** Everybody of a size is in the area. */
  'setup-all-in-area': { readonly size: Size; readonly characters: readonly string[] };
  /** Some of a size are not in the area; `could`: how many could be, as `taken` judges that. */
  'setup-area-filled': {
    readonly size: Size;
    readonly inside: readonly string[];
    readonly outside: readonly string[];
    readonly could: number;
    readonly taken: Reading<'filling-the-area'>;
    /** Top left squares of bases that would do it, bigger ones first. */
    readonly example: readonly string[];
  };
  /** A left-over character is as close to the area as it could be; `spot` is a closer place. */
  'setup-left-over': {
    readonly character: string;
    readonly distance: Nearness;
    readonly least: Nearness;
    readonly spot: string | null;
    readonly measure: Reading<'starting-distance'>;
  };
  /** A left-over character has no part of its base in the area. */
  'setup-left-over-outside': { readonly character: string; readonly squares: readonly string[] };
  /** Something done before the first round: all that comes before it is done, and it was not done already. */
  'setup-prepares': {
    readonly what: Preparation;
    readonly missing: readonly Preparation[];
    readonly again: boolean;
  };
  /** In a scenario with the AT-AT: the fixed position that it advances on, if there is one. */
  'setup-goes-first': { readonly player: Player; readonly position: readonly Feature[] };
  'setup-comes-after': { readonly what: Preparation };
  'setup-nothing-done': null;
};

export const startingStep = stepsOf<SwmStartingFacts>();
