/** Walls and doors as edges one square long, which is how a reader edits them. */
import type { GridMap, Segment, Square } from '../../../core/geometry/grid.ts';
import type { Direction } from './position.ts';

export type EdgeState = 'wall' | 'closed-door' | 'open-door';

/** An edge one square long, from its upper or left end. */
export type Edge = Segment;

export const edgeKey = (edge: Edge): string => edge.join(',');
export const sameEdge = (a: Edge, b: Edge): boolean => edgeKey(a) === edgeKey(b);

const isStraight = ([x1, y1, x2, y2]: Segment): boolean => (x1 === x2) !== (y1 === y2);

/** The edges that a segment runs along; none for a segment that is not on a grid line. */
export function edgesOf(segment: Segment): readonly Edge[] {
  if (!isStraight(segment)) return [];
  const [x1, y1, x2, y2] = segment;
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const across = y1 === y2;
  return Array.from({ length: Math.abs(x2 - x1) + Math.abs(y2 - y1) }, (_, i) =>
    across ? [left + i, top, left + i + 1, top] : [left, top + i, left, top + i + 1],
  );
}

/** Runs as long as possible, rows first, from the top left: one spelling for one set of edges. */
export function runsOf(edges: readonly Edge[]): readonly Segment[] {
  const sorted = [...new Map(edges.map((edge) => [edgeKey(edge), edge])).values()].sort((a, b) => {
    const [vertical, other] = [a[0] === a[2], b[0] === b[2]];
    if (vertical !== other) return vertical ? 1 : -1;
    return vertical ? a[0] - b[0] || a[1] - b[1] : a[1] - b[1] || a[0] - b[0];
  });
  const runs: Segment[] = [];
  for (const edge of sorted) {
    const last = runs.at(-1);
    const joins =
      last !== undefined &&
      last[2] === edge[0] &&
      last[3] === edge[1] &&
      (last[0] === last[2]) === (edge[0] === edge[2]);
    if (joins) runs[runs.length - 1] = [last[0], last[1], edge[2], edge[3]];
    else runs.push(edge);
  }
  return runs;
}

/** What stands on each edge of the map; an edge without anything is missing. */
export function edgeStates({ walls, doors }: Pick<GridMap, 'walls' | 'doors'>): Map<string, EdgeState> {
  const states = new Map<string, EdgeState>();
  for (const edge of walls.flatMap(edgesOf)) states.set(edgeKey(edge), 'wall');
  for (const door of doors) {
    for (const edge of edgesOf(door.edge)) states.set(edgeKey(edge), door.open ? 'open-door' : 'closed-door');
  }
  return states;
}

/** The edge of a square on one side. */
export function edgeTowards([x, y]: Square, direction: Direction): Edge {
  switch (direction) {
    case 'north':
      return [x, y, x + 1, y];
    case 'south':
      return [x, y + 1, x + 1, y + 1];
    case 'west':
      return [x, y, x, y + 1];
    case 'east':
      return [x + 1, y, x + 1, y + 1];
  }
}
