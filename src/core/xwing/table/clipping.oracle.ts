/** For tests: whether rectangles overlap, by the area of what they share, in plain floating point. */
import type { Point } from '../../verdict.ts';
import type { Rectangle } from './base.ts';

function corners({ x, y, heading, length, width }: Rectangle): readonly Point[] {
  const angle = (heading / 180) * Math.PI;
  return [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([across = 0, along = 0]): Point => {
    const [right, down] = [(across * width) / 2, (-along * length) / 2];
    return [
      x + right * Math.cos(angle) - down * Math.sin(angle),
      y + right * Math.sin(angle) + down * Math.cos(angle),
    ];
  });
}

/** The part of a polygon to the right of the line from `a` to `b`. */
function cut(polygon: readonly Point[], a: Point, b: Point): readonly Point[] {
  const side = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  return polygon.flatMap((point, i): Point[] => {
    const before = polygon.at(i - 1) ?? point;
    const [now, then] = [side(point), side(before)];
    const crossing: Point[] =
      now * then < 0
        ? [
            [
              before[0] + ((point[0] - before[0]) * then) / (then - now),
              before[1] + ((point[1] - before[1]) * then) / (then - now),
            ],
          ]
        : [];
    return now >= 0 ? [...crossing, point] : crossing;
  });
}

/** The area that two rectangles share, in square millimetres. */
export function sharedArea(one: Rectangle, other: Rectangle): number {
  const rim = corners(other);
  const shared = rim.reduce<readonly Point[]>(
    (polygon, corner, i) => cut(polygon, rim.at(i - 1) ?? corner, corner),
    corners(one),
  );
  const twice = shared.reduce((sum, [x, y], i) => {
    const [u, v] = shared.at(i - 1) ?? [x, y];
    return sum + u * y - v * x;
  }, 0);
  return Math.abs(twice) / 2;
}
