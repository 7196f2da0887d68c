/** Are two spaces of the map adjacent? Consolidated rules, "Adjacent"; every check is a step. */
import type { GridMap, Segment, Square } from '../../geometry/grid.ts';
import { diagonalMeeting } from '../../geometry/sectors.ts';
import type { GridPoint } from '../../geometry/space.ts';
import {
  EAST,
  isSolid,
  NORTH,
  SOUTH,
  type Walls,
  WEST,
  wallBetween,
  wallsMeetingAt,
} from '../../geometry/walls.ts';
import { takenOf } from '../../hangs-on.ts';
import type { Mark, Step, Tone } from '../../verdict.ts';
import type { Corner } from './facts.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import { step } from './step.ts';

export interface Obstacles {
  readonly board: GridMap;
  /** Walls, closed doors and the sides of blocking terrain; without the terrain under the pieces asked about. */
  readonly walls: Walls;
}

/** The step that two different squares, at most one step apart, are adjacent; the squares are marked. */
export function spacesStep(obstacles: Obstacles, a: Square, b: Square, readings?: Readings): Step {
  const byEdge = a[0] === b[0] || a[1] === b[1];
  const blocking = [a, b].filter((at) => isSolid(obstacles.walls, at)).map(blockingStep);
  // Where a space itself is blocking terrain, what lies between the two makes no difference.
  const between = () => (byEdge ? edgeStep(obstacles, a, b) : cornerStep(obstacles.walls, a, b, readings));
  const children = blocking.length > 0 ? blocking : [between()];
  const holds = children.every((child) => child.holds);
  const marks = [a, b].map((at): Mark => ({ kind: 'square', at, tone: tone(holds) }));
  const evidence = { a, b, share: byEdge ? 'edge' : 'corner' } as const;
  return step(PAGE.adjacent, 'spaces', holds, evidence, { children, marks });
}

/** A space of blocking terrain is adjacent to no other space. */
const blockingStep = (at: Square): Step => step(PAGE.adjacent, 'not-blocking', false, { at });

/** A shared edge counts unless it is a wall or a door; an open door is none. */
function edgeStep({ board, walls }: Obstacles, a: Square, b: Square): Step {
  const edge = sharedEdge(a, b);
  const closed = board.doors.some((door) => !door.open && covers(door.edge, edge));
  const holds = !wallBetween(walls, a, b);
  const obstacle = holds ? null : closed ? 'door' : 'wall';
  return step(PAGE.adjacent, 'edge', holds, { a, b, obstacle }, { marks: [edgeMark(edge, tone(holds))] });
}

/** Obstacles that meet at a shared corner may part the spaces; which do is an open point. */
function cornerStep(walls: Walls, a: Square, b: Square, readings?: Readings): Step {
  const corner: GridPoint = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const obstacles = cornerOf(walls, corner, a, b);
  const holds =
    obstacles === 'open' ||
    obstacles === 'one-side' ||
    (obstacles === 'both-sides' && takenOf(READINGS, readings, 'diagonal-intersection') === 'point-to-point');
  const rule = obstacles === 'both-sides' ? PAGE.diagonalIntersection : PAGE.adjacent;
  const marks = edgesAt(walls, corner).map((edge) => edgeMark(edge, holds ? 'note' : 'blocked'));
  return step(rule, 'corner', holds, { a, b, obstacles }, { marks });
}

function cornerOf(walls: Walls, corner: GridPoint, a: Square, b: Square): Corner {
  const meeting = diagonalMeeting(walls, a, b);
  if (meeting === 'open') return 'open';
  if (meeting === 'touched') return 'one-side';
  // Each of the other two squares is closed off by both of its edges there: two corners that touch.
  return wallsMeetingAt(walls, ...corner) === (NORTH | EAST | SOUTH | WEST) ? 'point-to-point' : 'both-sides';
}

const sharedEdge = (a: Square, b: Square): Segment => {
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  return a[1] === b[1] ? [x, y, x, y + 1] : [x, y, x + 1, y];
};

/** Does a run along a grid line cover an edge? */
const covers = ([x1, y1, x2, y2]: Segment, [ex1, ey1, ex2, ey2]: Segment): boolean =>
  Math.min(x1, x2) <= ex1 && ex2 <= Math.max(x1, x2) && Math.min(y1, y2) <= ey1 && ey2 <= Math.max(y1, y2);

const edgesAt = (walls: Walls, [x, y]: GridPoint): readonly Segment[] => {
  const meeting = wallsMeetingAt(walls, x, y);
  const edges: readonly (readonly [bit: number, edge: Segment])[] = [
    [NORTH, [x, y - 1, x, y]],
    [EAST, [x, y, x + 1, y]],
    [SOUTH, [x, y, x, y + 1]],
    [WEST, [x - 1, y, x, y]],
  ];
  return edges.filter(([bit]) => (meeting & bit) !== 0).map(([, edge]) => edge);
};

const edgeMark = ([x1, y1, x2, y2]: Segment, tone: Tone): Mark => ({
  kind: 'edge',
  from: [x1, y1],
  to: [x2, y2],
  tone,
});

const tone = (holds: boolean): Tone => (holds ? 'clear' : 'blocked');
