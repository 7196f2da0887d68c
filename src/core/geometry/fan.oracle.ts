/**
 * What the lines from a point to a space pass through, decided slowly and otherwise than in `fan.ts`: the convex hull
 * is built as a polygon and cut against each square and each wall on its own, in exact fractions of big integers.
 */
import type { Segment, Square } from './grid.ts';
import type { GridPoint, Space } from './space.ts';

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
interface Corner {
  readonly x: Fraction;
  readonly y: Fraction;
}

const whole = (n: number | bigint): Fraction => ({ n: BigInt(n), d: 1n });
const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const over = (a: Fraction, b: Fraction): Fraction =>
  b.n < 0n ? { n: -a.n * b.d, d: -b.n * a.d } : { n: a.n * b.d, d: b.n * a.d };
const signOf = ({ n }: Fraction): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
const corner = (x: number, y: number): Corner => ({ x: whole(x), y: whole(y) });

/** Positive when c lies to the left of the way from a to b, with y upwards. */
const turn = (a: Corner, b: Corner, c: Corner): Fraction =>
  minus(times(minus(b.x, a.x), minus(c.y, a.y)), times(minus(b.y, a.y), minus(c.x, a.x)));

/** The hull of the point and the space, its corners in the order that keeps its inside to the left. */
function hull([px, py]: GridPoint, { x0, y0, x1, y1 }: Space): readonly Corner[] {
  const points = [corner(px, py), corner(x0, y0), corner(x1, y0), corner(x0, y1), corner(x1, y1)];
  // Gift wrapping: from the lowest leftmost point on, always to the one with all others to the left.
  const order = (a: Corner, b: Corner) => signOf(minus(a.y, b.y)) || signOf(minus(a.x, b.x));
  const first = points.reduce((best, p) => (order(p, best) < 0 ? p : best));
  const polygon: Corner[] = [];
  let at = first;
  do {
    polygon.push(at);
    const from = at;
    const same = (p: Corner) => order(p, from) === 0;
    const far = (p: Corner) => {
      const [dx, dy] = [minus(p.x, from.x), minus(p.y, from.y)];
      return plus(times(dx, dx), times(dy, dy));
    };
    at = points
      .filter((p) => !same(p))
      .reduce((best, p) => {
        const side = signOf(turn(from, best, p));
        return side < 0 || (side === 0 && signOf(minus(far(p), far(best))) > 0) ? p : best;
      });
  } while (order(at, first) !== 0);
  return polygon;
}

/** Do lines from the point to the space pass through the square, that is its open inside? */
export function passesSquare(point: GridPoint, space: Space, [x, y]: Square): boolean {
  const square = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
  let polygon: readonly Corner[] = hull(point, space);
  square.forEach((a, i) => {
    const b = square[(i + 1) % 4] as Corner;
    polygon = cut(polygon, a, b);
  });
  let area = whole(0);
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Corner;
    area = plus(area, minus(times(p.x, q.y), times(q.x, p.y)));
  });
  return signOf(area) !== 0;
}

/** The part of a convex polygon to the left of the line from a to b. */
function cut(polygon: readonly Corner[], a: Corner, b: Corner): readonly Corner[] {
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Corner;
    const [sp, sq] = [turn(a, b, p), turn(a, b, q)];
    const kept = signOf(sp) >= 0 ? [p] : [];
    if (signOf(sp) * signOf(sq) >= 0) return kept;
    const t = over(sp, minus(sp, sq));
    return [...kept, { x: plus(p.x, times(t, minus(q.x, p.x))), y: plus(p.y, times(t, minus(q.y, p.y))) }];
  });
}

/** Do lines from the point to the space pass through the wall, that is between its two ends? */
export function passesWall(point: GridPoint, space: Space, [x1, y1, x2, y2]: Segment): boolean {
  const [from, to] = [corner(x1, y1), corner(x2, y2)];
  const polygon = hull(point, space);
  // The places along the wall (0 to 1) that are to the left of every side of the hull.
  let [low, high] = [whole(0), whole(1)];
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] as Corner;
    const [s, e] = [turn(a, b, from), turn(a, b, to)];
    const change = minus(e, s);
    if (signOf(change) === 0) {
      if (signOf(s) <= 0) return false;
      continue;
    }
    const at = over(minus(whole(0), s), change);
    if (signOf(change) > 0 && signOf(minus(at, low)) > 0) low = at;
    if (signOf(change) < 0 && signOf(minus(high, at)) > 0) high = at;
  }
  return signOf(minus(high, low)) > 0;
}
