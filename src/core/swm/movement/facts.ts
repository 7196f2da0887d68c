/** The facts that verdicts about movement are made of. Pieces by id, squares named like C4. */
import { stepsOf } from '../../steps.ts';

type Going = { readonly mover: string; readonly from: string; readonly to: string };
type Being = { readonly mover: string; readonly at: string };

/** What can keep a mover out of places, by which it is told what to call it. */
export type KeptOutBy =
  | 'walls'
  | 'doors'
  | 'solid'
  | 'pits'
  | 'wall-corners'
  | 'pit-corners'
  | 'between-enemies'
  | 'enemies'
  | 'not-fitting'
  | 'not-squeezing'
  | 'not-narrow'
  | 'narrow-by-enemies'
  | 'squeezing-beside-enemies'
  | 'squeezing-diagonally';

/** What stands in the way of more than one path. */
export type BarrierFacts = {
  /** What keeps the mover out of places that it could step into otherwise. */
  'kept-out': {
    readonly mover: string;
    readonly by: KeptOutBy;
    readonly characters: readonly string[];
    readonly places: readonly string[];
  };
};

/** Where a move can end, and why not elsewhere. */
export type DestinationFacts = {
  /** In how many squares the mover may end its move, for at most so many squares of movement. */
  'can-end-move': { readonly mover: string; readonly squares: number; readonly places: number };
  /** Where the mover can end its move for exactly this many squares of movement. */
  'ends-for': { readonly mover: string; readonly cost: number; readonly places: readonly string[] };
  /** The lines show a cheapest path to each place. */
  'cheapest-paths': { readonly mover: string };
  /** Places that are out of reach because steps of this kind cost more. */
  'costs-too-much': {
    readonly mover: string;
    readonly by: 'diagonals' | 'low-objects';
    readonly places: readonly string[];
  };
  /** Squares that the mover may pass through and not end its move in. */
  'no-end-among-allies': { readonly mover: string; readonly allies: readonly string[] };
  /** Places that the mover squeezes through, where it may not end its move. */
  'squeezes-through': { readonly mover: string; readonly places: readonly string[] };
  /** The enemy may attack on the cheapest path to these places. */
  'may-attack-on-the-way': {
    readonly mover: string;
    readonly enemy: string;
    readonly places: readonly string[];
  };
};

/** The steps of a path, who may attack because of them, and what stops it. */
export type PathFacts = {
  /** One step of a path, with its own cost and the cost of the path so far. */
  'steps-to': Going & { readonly cost: number; readonly total: number };
  'diagonal-step': Going;
  /** `big`: any part of the base is enough. */
  'into-low-objects': Going & { readonly squares: readonly string[]; readonly big: boolean };
  'squeezed-step': Going & { readonly double: boolean };
  'passes-allies': Going & { readonly allies: readonly string[] };
  /** Not if it has had its one attack of this turn. */
  'may-attack': Going & { readonly enemy: string };
  /** An ability of the mover forbids the enemy to attack it. */
  'attack-forbidden': Going & { readonly enemy: string; readonly by: string; readonly having: string };
  'path-costs': { readonly mover: string; readonly total: number; readonly squares: number };
  'does-not-move': { readonly mover: string };
  'no-cheaper-path': { readonly mover: string; readonly to: string; readonly total: number };
  'no-attacks': { readonly mover: string };
  /** Another character's effect moves it, which counts as its moving out of a square or does not. */
  'moved-by-another': { readonly mover: string };
  /** An effect puts it elsewhere whose text does not speak of movement. */
  'is-not-movement': { readonly mover: string };

  'too-far': {
    readonly mover: string;
    readonly to: string;
    readonly total: number;
    readonly squares: number;
  };
  'wall-in-the-way': Going;
  'door-in-the-way': Going;
  'solid-in-the-way': { readonly mover: string; readonly square: string };
  'pit-in-the-way': { readonly mover: string; readonly square: string };
  'past-wall-corner': Going;
  'past-pit-corner': Going & { readonly pit: string };
  'past-two-enemies': Going & { readonly enemies: readonly string[] };
  'enemy-in-the-way': {
    readonly mover: string;
    readonly enemy: string;
    readonly square: string;
    readonly big: boolean;
  };
  'does-not-fit': Being & { readonly huge: boolean };
  'does-not-squeeze': Being & { readonly by: string };
  'not-a-narrow-place': Being;
  'narrow-because-of-enemies': Being & { readonly enemies: readonly string[] };
  'squeezes-beside-enemy': Being & { readonly enemy: string };
  'squeezes-diagonally': Going;
  'may-not-end-with-allies': Being & { readonly allies: readonly string[] };
  'may-not-end-squeezed': Being;
  'no-path': { readonly mover: string; readonly to: string };
};

export type SwmMovementFacts = BarrierFacts & DestinationFacts & PathFacts;

export const moveStep = stepsOf<SwmMovementFacts>();
