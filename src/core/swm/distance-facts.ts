/** The facts that verdicts about distance are made of. Pieces by id, squares named like C4. */
import { stepsOf } from '../steps.ts';

export type SwmDistanceFacts = {
  /** The shortest way between two characters, counted for range and for who is nearest. */
  'distance-is': { readonly from: string; readonly to: string; readonly squares: number };
  'no-way-between': { readonly from: string; readonly to: string };
  /** To a base of several squares the nearest one counts. */
  'nearest-square-counts': { readonly of: string; readonly square: string };
  'counts-diagonals': { readonly from: string; readonly to: string };
  'goes-round-walls': { readonly from: string; readonly to: string; readonly straight: number };
  /** What the same way would cost as movement; nothing if a pit is in it. */
  'as-movement': {
    readonly from: string;
    readonly to: string;
    readonly counted: number;
    readonly cost: number | null;
  };
};

export const distanceStep = stepsOf<SwmDistanceFacts>();
