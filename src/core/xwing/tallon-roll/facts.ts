/** The facts of Tallon Roll verdicts, with the evidence of each; ships and obstacles by their ids. */
import type { Beyond } from '../table/base.ts';
import type { Position, Side } from './positions.ts';

interface At {
  readonly ship: string;
  readonly position: Position;
}

/** Flattened so that evidence is plain JSON to the compiler as well. */
type Plain<T> = { readonly [K in keyof T]: T[K] };

export interface XwingTallonFacts {
  /** The ship executes the turn and is rotated further the same way. */
  'tallon-rolls': { readonly ship: string; readonly side: Side; readonly speed: number };
  /** The measures: the side of the base, and the radius of the template along its middle, in millimetres. */
  'tallon-measures': {
    readonly ship: string;
    readonly base: number;
    readonly speed: number;
    readonly radius: number;
  };
  /**
   * It can be placed there, and flees where it is off the play area; if not, it would be on these ships or obstacles,
   * or off the play area.
   */
  'tallon-position': Plain<At & { readonly on: readonly string[]; readonly off: Beyond }>;
  'tallon-clear-of-ships': Plain<At>;
  'tallon-on-ship': Plain<At & { readonly other: string }>;
  /** It would lie on an obstacle, which makes the position invalid or not. */
  'tallon-on-obstacle': Plain<At & { readonly obstacle: string; readonly invalid: boolean }>;
  /** It would be off the play area, which makes the position invalid or not. */
  'tallon-off-the-area': Plain<At & { readonly off: Exclude<Beyond, null>; readonly invalid: boolean }>;
  /** There are positions to place it in, so it fully executes the maneuver. */
  'tallon-fully-executes': { readonly ship: string; readonly valid: readonly Position[] };
  /** The player may choose this one: it is among the valid positions. */
  'tallon-may-choose': Plain<At & { readonly valid: readonly Position[] }>;
  /** On ships wherever it is placed, it is moved back along the template as in a plain turn. */
  'tallon-as-a-turn': { readonly ship: string };
}
