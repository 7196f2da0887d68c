/** The facts that verdicts about a round are made of, and what each needs for its sentence. Characters by id. */
import { stepsOf } from '../../steps.ts';
import type { Player } from '../players.ts';
import type { Breach } from './replay.ts';
import type { Why } from './state.ts';

/** Why an ability comes into play with an event, or why it does not. */
export type WorksWhy =
  | 'activation'
  | 'turn-end'
  | 'turn-without-move'
  /** Against it: a turn without an activation, an activation without a turn, a turn with a move, or neither of both. */
  | 'no-activation'
  | 'no-turn'
  | 'moved'
  | 'neither';

export type SwmRoundFacts = {
  /** A roll for initiative; `winner` is null when it is tied. */
  'round-rolls': { readonly rebel: number; readonly empire: number; readonly winner: Player | null };
  /** Only ties are rerolled. */
  'round-rolls-again': { readonly rebel: number; readonly empire: number; readonly winner: Player };
  /** The winner of the roll chooses; `winner` is null while there is none. */
  'round-chooses': { readonly by: Player; readonly winner: Player | null; readonly first: Player };
  /** `why` it is that player's turn to activate one; `next` could activate instead if it may not. */
  'round-activates': {
    readonly character: string;
    readonly player: Player;
    readonly why: Why | null;
    readonly breach: Breach | null;
    readonly next: readonly string[];
  };
  'round-combines-fire': {
    readonly character: string;
    readonly with: string | null;
    readonly breach: Breach | null;
  };
  /** A turn without an activation, through the ability `by` if it has a name here. */
  'round-takes-turn': {
    readonly character: string;
    readonly by: string | null;
    readonly usesActivation: boolean;
    readonly breach: Breach | null;
  };
  /** `left`: activations it has after that, null if it had none left to lose. */
  'round-loses-activation': {
    readonly character: string;
    readonly left: number | null;
    readonly of: number;
    readonly breach: Breach | null;
  };
  /** Does the ability come into play with this event? */
  'round-works': { readonly ability: string; readonly character: string; readonly why: WorksWhy };
  'round-works-in-all': { readonly ability: string; readonly character: string; readonly times: number };
  /** Holds for enemies who have not activated; `how` those who have did, null for the others. */
  'round-has-not-activated': {
    readonly enemy: string;
    readonly ability: string;
    readonly how: 'activates' | 'combines-fire' | 'loses-activation' | 'immediate-turn' | null;
  };
  /** It leaves the battle grid; it cannot do so twice. */
  'round-is-defeated': { readonly character: string };
  /** What follows something that breaks a rule is not looked at. */
  'round-comes-after': { readonly character: string };
  'round-may-activate': {
    readonly player: Player;
    readonly why: Why;
    readonly characters: readonly string[];
  };
  'round-over': null;
  'round-skirmish-over': { readonly loser: Player };
  /** Nobody may activate before the initiative is settled: by a roll, or by the winner's choice. */
  'round-initiative-open': { readonly winner: Player | null };
};

export const roundStep = stepsOf<SwmRoundFacts>();
