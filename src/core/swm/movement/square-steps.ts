/**
 * The step of a single square of a base to one of the eight squares round it, as far as the terrain and the enemies
 * beside its way go (Star Wars Miniatures: Rebel Storm rulebook, pp. 7-8). Who is in the square is not looked at.
 */
import { horizontalWall, verticalWall, wallsMeetingAt } from '../../geometry/walls.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';
import { squareAt } from './stances.ts';

/** The eight ways to step, straight ones first. */
export const DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/** The place of a step in `DIRECTIONS`. */
export const directionOf = (dx: number, dy: number): number => PLACES[3 * dy + dx + 4] as number;

const PLACES = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].map((dx) => DIRECTIONS.findIndex((step) => step[0] === dx && step[1] === dy)),
);

/** What bars the step; the square that it leads to must be on the board. */
export function barOfSquare(
  ground: Ground,
  square: number,
  dx: number,
  dy: number,
  readings: Readings | undefined,
): Bar | undefined {
  const { walls, pits } = ground;
  const { width } = walls;
  const target = square + dy * width + dx;
  const x = square % width;
  const y = (square - x) / width;
  if (walls.solid[target] === 1) return { kind: 'solid', square: [x + dx, y + dy] };
  const right = x + (dx > 0 ? 1 : 0);
  const below = y + (dy > 0 ? 1 : 0);
  const diagonal = dx !== 0 && dy !== 0;
  if (!diagonal && (dy === 0 ? verticalWall(walls, right, y) : horizontalWall(walls, x, below))) {
    return { kind: 'wall', from: [x, y], to: [x + dx, y + dy] };
  }
  if (pits[target] === 1) return { kind: 'pit', square: [x + dx, y + dy] };
  if (!diagonal) return undefined;
  if (wallsMeetingAt(walls, right, below) !== 0) {
    return { kind: 'wall-corner', from: [x, y], to: [x + dx, y + dy], point: [right, below] };
  }
  return barBeside(ground, square, dx, dy, readings);
}

/** What bars a diagonal step by being in the two squares beside its way; both points are open. */
function barBeside(
  { walls, pits, enemies, enemyIn }: Ground,
  square: number,
  dx: number,
  dy: number,
  readings: Readings | undefined,
): Bar | undefined {
  const one = square + dx;
  const other = square + dy * walls.width;
  const pit = pits[one] === 1 ? one : pits[other] === 1 ? other : undefined;
  const going = () => ({
    from: squareAt(walls, square),
    to: squareAt(walls, square + dx + dy * walls.width),
  });
  if (pit !== undefined && readingOf(readings, 'diagonal-past-pit') === 'barred') {
    return { kind: 'pit-corner', ...going(), pit: squareAt(walls, pit) };
  }
  if (enemyIn[one] === 0 || enemyIn[other] === 0) return undefined;
  if (readingOf(readings, 'diagonal-between-enemies') === 'allowed') return undefined;
  const names = [one, other].flatMap((at) => enemies[(enemyIn[at] ?? 0) - 1]?.id ?? []);
  return { kind: 'between-enemies', ...going(), enemies: names };
}

/** Which of the eight steps are free, by the place of each in `DIRECTIONS`; worked out once for each square. */
export function freeSteps(ground: Ground, readings: Readings | undefined) {
  const { width, height } = ground.walls;
  const known = new Uint8Array(width * height);
  const free = new Uint8Array(width * height);
  return (square: number, direction: number): boolean => {
    if (known[square] === 0) {
      known[square] = 1;
      const x = square % width;
      const y = (square - x) / width;
      let bits = 0;
      for (let d = 0; d < DIRECTIONS.length; d++) {
        const [dx, dy] = DIRECTIONS[d] as (typeof DIRECTIONS)[number];
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        if (!barOfSquare(ground, square, dx, dy, readings)) bits |= 1 << d;
      }
      free[square] = bits;
    }
    return ((free[square] as number) & (1 << direction)) !== 0;
  };
}
