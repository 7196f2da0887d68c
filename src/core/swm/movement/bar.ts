/** What bars a step, with what its sentence and its marks need. Squares and points as in geometry; characters by id. */
import type { GridMap, Segment, Square } from '../../geometry/grid.ts';
import type { GridPoint } from '../../geometry/space.ts';
import type { AbilityId } from '../abilities/pages.ts';

export type Bar =
  /** A wall or closed door on the edge between two squares. */
  | { readonly kind: 'wall'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'solid'; readonly square: Square }
  | { readonly kind: 'pit'; readonly square: Square }
  /** A diagonal step between two squares past a point that a wall touches. */
  | { readonly kind: 'wall-corner'; readonly from: Square; readonly to: Square; readonly point: GridPoint }
  | { readonly kind: 'pit-corner'; readonly from: Square; readonly to: Square; readonly pit: Square }
  | {
      readonly kind: 'between-enemies';
      readonly from: Square;
      readonly to: Square;
      readonly enemies: readonly string[];
    }
  | { readonly kind: 'enemy'; readonly enemy: string; readonly square: Square }
  /** Walls, solid squares or pits are in the base's way, and it cannot squeeze. */
  | { readonly kind: 'does-not-fit'; readonly at: Square; readonly huge: boolean }
  /** An ability keeps it from squeezing. */
  | { readonly kind: 'cannot-squeeze'; readonly at: Square; readonly by: AbilityId }
  /** It would overlap walls, solid squares or pits although no narrow place makes it. */
  | { readonly kind: 'not-narrow'; readonly at: Square }
  /** The place would be wide enough, were it not for these enemies. */
  | { readonly kind: 'narrow-by-enemies'; readonly at: Square; readonly enemies: readonly string[] }
  | { readonly kind: 'squeezed-beside-enemy'; readonly at: Square; readonly enemy: string }
  | { readonly kind: 'squeezed-diagonally'; readonly from: Square; readonly to: Square };

/** Does a closed door, and no wall, lie on the edge between two neighbouring squares? */
export function doorBetween({ walls, doors }: GridMap, [ax, ay]: Square, [bx, by]: Square): boolean {
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  const isThere = ([x1, y1, x2, y2]: Segment) =>
    ax === bx
      ? y1 === y && y2 === y && Math.min(x1, x2) <= x && x < Math.max(x1, x2)
      : x1 === x && x2 === x && Math.min(y1, y2) <= y && y < Math.max(y1, y2);
  return !walls.some(isThere) && doors.some(({ edge, open }) => !open && isThere(edge));
}
