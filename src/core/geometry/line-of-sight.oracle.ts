/**
 * An independent, slow decision of line of sight for the tests, written from the definition: some segment from a
 * point of A to a point of B touches no wall.
 *
 * If there is a clear segment there is one whose line is close to a line through two grid points of the board, since
 * every family of clear lines has a corner among those (lines being told apart by which grid points lie on which
 * side). So each line through two grid points is moved off both of them in all four ways by less than could matter,
 * and every piece of the moved line from A to B is held against every wall, as closed segments of exact fractions.
 */
import type { GridMap, Segment } from './grid.ts';
import type { ExactPoint } from './rational.ts';
import type { Space } from './space.ts';

/** Coordinates are whole numbers: grid units times SCALE. */
const SCALE = 1_000_000n;

interface Vector {
  readonly x: bigint;
  readonly y: bigint;
}

/** Walls, closed doors and the sides of solid squares, as segments in grid units. */
export function allWalls(map: GridMap): readonly Segment[] {
  return [
    ...map.walls,
    ...map.doors.filter(({ open }) => !open).map(({ edge }) => edge),
    ...map.solid.flatMap(([x, y]): Segment[] => [
      [x, y, x + 1, y],
      [x, y + 1, x + 1, y + 1],
      [x, y, x, y + 1],
      [x + 1, y, x + 1, y + 1],
    ]),
  ];
}

export function seesSlowly(map: GridMap, a: Space, b: Space): boolean {
  const walls = allWalls(map).map(([x1, y1, x2, y2]) => [vector(x1, y1), vector(x2, y2)] as const);
  const points: Vector[] = [];
  for (let y = Math.min(a.y0, b.y0); y <= Math.max(a.y1, b.y1); y++) {
    for (let x = Math.min(a.x0, b.x0); x <= Math.max(a.x1, b.x1); x++) points.push(vector(x, y));
  }
  for (const p of points) {
    for (const q of points) {
      if (p.x > q.x || (p.x === q.x && p.y >= q.y)) continue;
      for (const [dp, dq] of [
        [1n, 1n],
        [1n, -1n],
        [-1n, 1n],
        [-1n, -1n],
      ] as const) {
        // Off the line at right angles, by 1 part in a million at either grid point.
        const normal = { x: -sign(q.y - p.y), y: sign(q.x - p.x) };
        const from = { x: p.x + dp * normal.x, y: p.y + dp * normal.y };
        const to = { x: q.x + dq * normal.x, y: q.y + dq * normal.y };
        if (clearAlong(from, to, a, b, walls)) return true;
      }
    }
  }
  return false;
}

const vector = (x: number, y: number): Vector => ({ x: BigInt(x) * SCALE, y: BigInt(y) * SCALE });
const sign = (n: bigint): bigint => (n > 0n ? 1n : n < 0n ? -1n : 0n);
const abs = (n: bigint): bigint => (n < 0n ? -n : n);

/** A fraction with a positive denominator: a place on the line, 0 at `from` and 1 at `to`. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });

/** On the whole line through two points: is the piece between the space it leaves and the one it enters clear? */
function clearAlong(
  from: Vector,
  to: Vector,
  a: Space,
  b: Space,
  walls: readonly (readonly [Vector, Vector])[],
) {
  const chordA = chord(from, to, a);
  const chordB = chord(from, to, b);
  if (!chordA || !chordB) return false;
  const [start, end] = less(chordA[0], chordB[0]) ? [chordA[1], chordB[0]] : [chordB[1], chordA[0]];
  return walls.every(([w1, w2]) => !touches(from, to, start, end, w1, w2));
}

/** Where a line runs in a space: the places of entry and exit; nothing when it misses the inside. */
function chord(from: Vector, to: Vector, space: Space): readonly [Fraction, Fraction] | undefined {
  let low: Fraction | undefined;
  let high: Fraction | undefined;
  for (const [at, step, min, max] of [
    [from.x, to.x - from.x, space.x0, space.x1],
    [from.y, to.y - from.y, space.y0, space.y1],
  ] as const) {
    const [near, far] = [BigInt(min) * SCALE, BigInt(max) * SCALE];
    if (step === 0n) {
      if (at <= near || at >= far) return undefined;
      continue;
    }
    const [one, other] = [fraction(near - at, step), fraction(far - at, step)];
    const [enter, leave] = less(one, other) ? [one, other] : [other, one];
    if (!low || less(low, enter)) low = enter;
    if (!high || less(leave, high)) high = leave;
  }
  return low && high && less(low, high) ? [low, high] : undefined;
}

/** Does the closed piece of the line from place s to place e touch the closed segment w1 w2? */
function touches(from: Vector, to: Vector, s: Fraction, e: Fraction, w1: Vector, w2: Vector): boolean {
  const d = { x: to.x - from.x, y: to.y - from.y };
  const side1 = d.x * (w1.y - from.y) - d.y * (w1.x - from.x);
  const side2 = d.x * (w2.y - from.y) - d.y * (w2.x - from.x);
  if ((side1 > 0n && side2 > 0n) || (side1 < 0n && side2 < 0n)) return false;
  const length = d.x * d.x + d.y * d.y;
  const place = (w: Vector): Fraction => ({
    n: d.x * (w.x - from.x) + d.y * (w.y - from.y),
    d: length,
  });
  const [p1, p2] = [place(w1), place(w2)];
  if (side1 === 0n && side2 === 0n) {
    const [first, last] = less(p1, p2) ? [p1, p2] : [p2, p1];
    return !less(last, s) && !less(e, first);
  }
  // The line meets the wall's line at w1 + t (w2 - w1), t = |side1| / (|side1| + |side2|).
  const [m1, m2] = [abs(side1), abs(side2)];
  const at = { n: p1.n * m2 + p2.n * m1, d: length * (m1 + m2) };
  return !less(at, s) && !less(e, at);
}

/** Does the segment between two exact points leave the closed spaces it should join, or touch a wall? */
export function isTouched(map: GridMap, a: Space, b: Space, p: ExactPoint, q: ExactPoint): boolean {
  // Everything in units so small that all coordinates are whole.
  const unit = [...p, ...q].reduce((product, [, d]) => product * BigInt(d), 1n);
  const scaled = ([x, y]: ExactPoint): Vector => ({
    x: (BigInt(x[0]) * unit) / BigInt(x[1]),
    y: (BigInt(y[0]) * unit) / BigInt(y[1]),
  });
  const [from, to] = [scaled(p), scaled(q)];
  const inside = ({ x, y }: Vector, { x0, y0, x1, y1 }: Space) =>
    x >= BigInt(x0) * unit && x <= BigInt(x1) * unit && y >= BigInt(y0) * unit && y <= BigInt(y1) * unit;
  if (!inside(from, a) || !inside(to, b)) return true;
  const [start, end] = [
    { n: 0n, d: 1n },
    { n: 1n, d: 1n },
  ];
  return allWalls(map).some(([x1, y1, x2, y2]) =>
    touches(
      from,
      to,
      start,
      end,
      { x: BigInt(x1) * unit, y: BigInt(y1) * unit },
      { x: BigInt(x2) * unit, y: BigInt(y2) * unit },
    ),
  );
}
