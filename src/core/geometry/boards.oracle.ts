/** Random boards for the tests, and what leaves a board the same but for its place: mirrors and turns. */
import fc from 'fast-check';
import type { GridMap, Segment, Square } from './grid.ts';
import { contains, overlap, type Space, squaresIn } from './space.ts';

export interface Pair {
  readonly map: GridMap;
  readonly a: Space;
  readonly b: Space;
}

/** Boards of up to `max` squares a side with walls, doors and solid squares, and two spaces clear of them and apart. */
export const pairs = (max: number, walls = 16): fc.Arbitrary<Pair> =>
  fc
    .record({ width: fc.integer({ min: 2, max }), height: fc.integer({ min: 1, max }) })
    .chain(({ width, height }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        walls: fc.array(run(width, height), { maxLength: walls }),
        doors: fc.array(fc.record({ edge: run(width, height), open: fc.boolean() }), { maxLength: 2 }),
        solid: fc.array(square(width, height), { maxLength: 3 }),
        a: space(width, height),
        b: space(width, height),
      }),
    )
    .filter(({ a, b }) => !overlap(a, b))
    .map(({ a, b, solid, walls, doors, ...size }) => {
      const free = (edge: Segment) => !runsThrough(edge, a) && !runsThrough(edge, b);
      return {
        a,
        b,
        map: {
          ...size,
          walls: walls.filter(free),
          doors: doors.filter(({ edge }) => free(edge)),
          solid: solid.filter((s) => !contains(a, s) && !contains(b, s)),
          low: [],
          pits: [],
        },
      };
    });

export const square = (width: number, height: number): fc.Arbitrary<Square> =>
  fc.tuple(fc.nat(width - 1), fc.nat(height - 1));

/** Mostly single squares, sometimes bigger bases. */
export const space = (width: number, height: number): fc.Arbitrary<Space> =>
  fc
    .tuple(square(width, height), size(width), size(height))
    .map(([[x0, y0], w, h]) => ({ x0, y0, x1: Math.min(width, x0 + w), y1: Math.min(height, y0 + h) }));

const size = (most: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: Math.min(3, most) }));

/** A wall of one or two squares along a grid line, the board's edge included. */
const run = (width: number, height: number): fc.Arbitrary<Segment> =>
  fc
    .record({ x: fc.nat(width), y: fc.nat(height), long: fc.boolean(), across: fc.boolean() })
    .map(({ x, y, long, across }): Segment => {
      const length = long ? 2 : 1;
      return across
        ? [Math.min(x, width - 1), y, Math.min(width, Math.min(x, width - 1) + length), y]
        : [x, Math.min(y, height - 1), x, Math.min(height, Math.min(y, height - 1) + length)];
    });

/** Does any part of the run lie inside the space? */
const runsThrough = ([x1, y1, x2, y2]: Segment, { x0, y0, x1: right, y1: bottom }: Space): boolean =>
  x1 === x2
    ? x1 > x0 && x1 < right && Math.max(y1, y0) < Math.min(y2, bottom)
    : y1 > y0 && y1 < bottom && Math.max(x1, x0) < Math.min(x2, right);

/** Exchanges left and right; with `turned`, also x and y. Applied four times, a turn leaves a board as it was. */
export interface Moved {
  map(map: GridMap): GridMap;
  space(space: Space): Space;
  square(square: Square): Square;
}

export const mirrored = ({ width }: GridMap): Moved =>
  moved(
    ([x, y]) => [width - x, y],
    (map) => map,
  );

/** A quarter turn clockwise. */
export const turned = ({ height }: GridMap): Moved =>
  moved(
    ([x, y]) => [height - y, x],
    (map) => ({ ...map, width: map.height, height: map.width }),
  );

function moved(point: (p: Square) => Square, resized: (map: GridMap) => GridMap): Moved {
  const space = ({ x0, y0, x1, y1 }: Space): Space => {
    const [[ax, ay], [bx, by]] = [point([x0, y0]), point([x1, y1])];
    return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
  };
  const square = ([x, y]: Square): Square => {
    const { x0, y0 } = space({ x0: x, y0: y, x1: x + 1, y1: y + 1 });
    return [x0, y0];
  };
  const run = ([x1, y1, x2, y2]: Segment): Segment => [...point([x1, y1]), ...point([x2, y2])];
  return {
    space,
    square,
    map: (map) => ({
      ...resized(map),
      walls: map.walls.map(run),
      doors: map.doors.map(({ edge, open }) => ({ edge: run(edge), open })),
      solid: map.solid.map(square),
      low: map.low.map(square),
      pits: map.pits.map(square),
    }),
  };
}

/** All spaces of one square. */
export const everySquare = ({ width, height }: GridMap): readonly Square[] =>
  squaresIn({ x0: 0, y0: 0, x1: width, y1: height });
