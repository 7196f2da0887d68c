/** What steps about the battle grid point at on the board. */
import { outermost } from '../geometry/fan.ts';
import type { Segment, Square } from '../geometry/grid.ts';
import type { ClearLine } from '../geometry/line-of-sight.ts';
import { type ExactPoint, toNumber } from '../geometry/rational.ts';
import { type GridPoint, type Space, squaresIn } from '../geometry/space.ts';
import type { Mark, Point, Tone } from '../verdict.ts';

const drawn = ([x, y]: ExactPoint): Point => [toNumber(x), toNumber(y)];

export const lineMark = ({ from, to }: ClearLine, tone: Tone): Mark => ({
  kind: 'line',
  from: drawn(from),
  to: drawn(to),
  tone,
});

export const edgeMarks = (edges: readonly Segment[], tone: Tone): readonly Mark[] =>
  edges.map(([x1, y1, x2, y2]) => ({ kind: 'edge', from: [x1, y1], to: [x2, y2], tone }));

export const squareMarks = (squares: readonly Square[], tone: Tone): readonly Mark[] =>
  squares.map((at) => ({ kind: 'square', at, tone }));

export const spaceMarks = (space: Space, tone: Tone): readonly Mark[] => squareMarks(squaresIn(space), tone);

/** The two outermost of all lines from a corner to a space; the others run between them. */
export const fanMarks = (corner: GridPoint, space: Space, tone: Tone): readonly Mark[] =>
  outermost(corner, space).map((to) => ({ kind: 'line', from: corner, to, tone }));
