/** The facts of Imperial Assault verdicts on the map, with the evidence of each. `src/prose/ia/adjacent.ts` words them. */
import type { Square } from '../../geometry/grid.ts';

/** Ids of the two pieces asked about. */
type Pair = { readonly from: string; readonly to: string };

/** Two squares of the map, one of each piece. */
type Spaces = { readonly a: Square; readonly b: Square };

/** What stands at the one corner that two diagonal spaces share. */
export type Corner =
  | 'open'
  /** Obstacles reach it, but one way round is free. */
  | 'one-side'
  /** Obstacles bar both ways round. */
  | 'both-sides'
  /** Two corners of obstacles touch there, one on either side. */
  | 'point-to-point';

export interface IaBoardFacts {
  /** Some space of one piece is adjacent to one of the other. */
  adjacent: Pair;
  /** A piece is not adjacent to itself. */
  itself: { readonly piece: string };
  /**
   * They stand in the same space: adjacent if one is a companion; open if one is an object; not if one is that
   * very space, for a space is adjacent to other spaces only.
   */
  'shared-space': Pair & { readonly at: Square; readonly as: 'companion' | 'object' | 'space' };
  /** Some space of one shares an edge or a corner with some space of the other. */
  touching: Pair;
  /** A piece on blocking terrain is adjacent to what is one space away, though its space is adjacent to none. */
  'on-blocking': { readonly piece: string; readonly at: Square };
  /** The two spaces share an edge or a corner, and nothing there parts them. */
  spaces: Spaces & { readonly share: 'edge' | 'corner' };
  /** Told only where it fails: the space is blocking terrain, and nothing asked about stands on it. */
  'not-blocking': { readonly at: Square };
  /** What lies on the shared edge, if anything. */
  edge: Spaces & { readonly obstacle: 'wall' | 'door' | null };
  corner: Spaces & { readonly obstacles: Corner };
}
