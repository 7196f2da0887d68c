/**
 * A board for the tests as a painter would have it: squares, and the lines between them, are fields of one drawing, and
 * walls are painted on it. Slow, and works another way than the core, which looks edges up.
 */
import type { GridMap, Segment, Square } from '../geometry/grid.ts';
import { type Space, squaresIn } from '../geometry/space.ts';
import { type Readings, readingOf } from './readings.ts';

export class PaintedBoard {
  private readonly map: GridMap;
  /** Fields with paint on them: the square (x, y) is the field (2x + 1, 2y + 1), a grid point (2x, 2y). */
  private readonly paint = new Set<string>();

  constructor(map: GridMap) {
    this.map = map;
    const around = ([x, y]: Square): Segment[] => [
      [x, y, x + 1, y],
      [x + 1, y, x + 1, y + 1],
      [x, y + 1, x + 1, y + 1],
      [x, y, x, y + 1],
    ];
    const lines = [
      ...map.walls,
      ...map.doors.flatMap(({ edge, open }) => (open ? [] : [edge])),
      ...map.solid.flatMap(around),
    ];
    for (const [x1, y1, x2, y2] of lines) {
      const [left, right] = [2 * Math.min(x1, x2), 2 * Math.max(x1, x2)];
      const [top, bottom] = [2 * Math.min(y1, y2), 2 * Math.max(y1, y2)];
      for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) this.paint.add(`${x},${y}`);
    }
  }

  /** Are two different spaces adjacent, as the readings have it? */
  adjacent(a: Space, b: Space, readings: Readings): boolean {
    return squaresIn(a).some((one) =>
      squaresIn(b).some((other) => this.adjacentSquares(one, other, readings)),
    );
  }

  private adjacentSquares([ax, ay]: Square, [bx, by]: Square, readings: Readings): boolean {
    const diagonal = ax !== bx && ay !== by;
    if (Math.abs(ax - bx) > 1 || Math.abs(ay - by) > 1 || (ax === bx && ay === by)) return false;
    if (diagonal && readingOf(readings, 'adjacent-corner') === 'not-adjacent') return false;
    if (readingOf(readings, 'adjacent-wall') === 'adjacent' && this.parted([ax, ay], [bx, by])) return true;
    if (this.parted([ax, ay], [bx, by])) return false;
    const touched = diagonal && this.paint.has(`${ax + bx + 1},${ay + by + 1}`);
    return !touched || readingOf(readings, 'adjacent-wall-end') === 'adjacent';
  }

  /** Of neighbours: no way leads from one to the other across what lies between them without stepping on paint. */
  private parted([ax, ay]: Square, [bx, by]: Square): boolean {
    const middle = [ax + bx + 1, ay + by + 1] as const;
    const diagonal = ax !== bx && ay !== by;
    const seen = new Set<string>();
    const waiting: [number, number][] = [[2 * ax + 1, 2 * ay + 1]];
    for (let field = waiting.pop(); field; field = waiting.pop()) {
      const [x, y] = field;
      const near = Math.max(Math.abs(x - middle[0]), Math.abs(y - middle[1])) <= (diagonal ? 1 : 0);
      const isEnd = (x === 2 * ax + 1 && y === 2 * ay + 1) || (x === 2 * bx + 1 && y === 2 * by + 1);
      // The point in the middle has no width: one goes round it.
      const isPoint = diagonal && x === middle[0] && y === middle[1];
      if ((!near && !isEnd) || isPoint || this.paint.has(field.join()) || seen.has(field.join())) continue;
      seen.add(field.join());
      waiting.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
    }
    return !seen.has(`${2 * bx + 1},${2 * by + 1}`);
  }

  /** On the board, not on solid squares or pits, and no paint between its squares. */
  canStand(space: Space): boolean {
    const { width, height, solid, pits } = this.map;
    if (space.x0 < 0 || space.y0 < 0 || space.x1 > width || space.y1 > height) return false;
    const barred = [...solid, ...pits].map((square) => square.join());
    if (squaresIn(space).some((square) => barred.includes(square.join()))) return false;
    for (let x = 2 * space.x0 + 1; x < 2 * space.x1; x++) {
      for (let y = 2 * space.y0 + 1; y < 2 * space.y1; y++) {
        if (x % 2 !== y % 2 && this.paint.has(`${x},${y}`)) return false;
      }
    }
    return true;
  }

  /** Squares counted from a space, until nothing gets nearer: by `x,y`. Where no way leads there is none. */
  countedFrom(space: Space): ReadonlyMap<string, number> {
    const counted = new Map(squaresIn(space).map((square) => [square.join(), 0]));
    for (let again = true; again; ) {
      again = false;
      for (let x = 0; x < this.map.width; x++) {
        for (let y = 0; y < this.map.height; y++) {
          for (const [dx, dy] of [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ] as const) {
            const from = counted.get(`${x + dx},${y + dy}`);
            if (from === undefined || this.paint.has(`${2 * x + 1 + dx},${2 * y + 1 + dy}`)) continue;
            if (from + 1 >= (counted.get(`${x},${y}`) ?? Number.POSITIVE_INFINITY)) continue;
            counted.set(`${x},${y}`, from + 1);
            again = true;
          }
        }
      }
    }
    return counted;
  }
}

/** In a straight line between the nearest edges of two spaces: the square of the distance. */
export const straight = (a: Space, b: Space): number => {
  const apart = squaresIn(a).flatMap(([ax, ay]) =>
    squaresIn(b).map(
      ([bx, by]) => Math.max(0, Math.abs(ax - bx) - 1) ** 2 + Math.max(0, Math.abs(ay - by) - 1) ** 2,
    ),
  );
  return Math.min(...apart);
};
