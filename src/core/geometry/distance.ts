/**
 * Distance counted square by square, a diagonal as two squares, round the ends and corners of walls and never
 * through them (Star Wars Miniatures: Rebel Storm rulebook, p. 7; FAQ, Determining Distance). Terrain and characters
 * make no difference. A diagonal past the end of a wall is not counted, and any other costs what the two steps beside
 * it cost, so steps across an edge without a wall are enough.
 */
import type { Square } from './grid.ts';
import { diagonalMeeting } from './sectors.ts';
import { type Space, squaresIn } from './space.ts';
import { horizontalWall, verticalWall, type Walls, wallBetween } from './walls.ts';

/** For each square its distance in squares from a space, -1 where no way leads: at y · width + x. */
export const distancesFrom = (walls: Walls, from: Space): Int32Array =>
  distancesFromAny(walls, squaresIn(from));

/** The same from the nearest of some squares on the board. */
export function distancesFromAny(walls: Walls, from: readonly Square[]): Int32Array {
  const { width, height } = walls;
  const distances = new Int32Array(width * height).fill(-1);
  const queue: number[] = [];
  for (const [x, y] of from) {
    distances[y * width + x] = 0;
    queue.push(y * width + x);
  }
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as number;
    const [x, y] = [at % width, Math.floor(at / width)];
    const next = (distances[at] as number) + 1;
    const step = (to: number) => {
      if (distances[to] !== -1) return;
      distances[to] = next;
      queue.push(to);
    };
    if (x > 0 && !verticalWall(walls, x, y)) step(at - 1);
    if (x + 1 < width && !verticalWall(walls, x + 1, y)) step(at + 1);
    if (y > 0 && !horizontalWall(walls, x, y)) step(at - width);
    if (y + 1 < height && !horizontalWall(walls, x, y + 1)) step(at + width);
  }
  return distances;
}

/** The distance to the nearest square of a space (FAQ: always the shortest); nothing where no way leads. */
export function distanceTo({ width }: Walls, distances: Int32Array, to: Space): number | undefined {
  let nearest: number | undefined;
  for (const [x, y] of squaresIn(to)) {
    const distance = distances[y * width + x] ?? -1;
    if (distance >= 0 && (nearest === undefined || distance < nearest)) nearest = distance;
  }
  return nearest;
}

/**
 * One shortest way from a space to another: its squares, the first in the one, the last in the other and nearest to it.
 * Each step leads to a neighbour, diagonally where no wall touches the point between; nothing where no way leads.
 */
export function shortestWay(walls: Walls, from: Space, to: Space): readonly Square[] | undefined {
  const { width } = walls;
  const distances = distancesFrom(walls, from);
  const nearest = distanceTo(walls, distances, to);
  if (nearest === undefined) return undefined;
  const is = ([x, y]: Square, distance: number) =>
    x >= 0 && x < width && y >= 0 && y < walls.height && distances[y * width + x] === distance;
  let at = squaresIn(to).find((square) => is(square, nearest)) as Square;
  const way = [at];
  for (let left = nearest; left > 0; ) {
    const [x, y] = at;
    const diagonal = DIAGONALS.map(([dx, dy]): Square => [x + dx, y + dy]).find(
      (next) => is(next, left - 2) && diagonalMeeting(walls, at, next) === 'open',
    );
    const straight = STRAIGHTS.map(([dx, dy]): Square => [x + dx, y + dy]).find(
      (next) => is(next, left - 1) && !wallBetween(walls, at, next),
    );
    left -= diagonal ? 2 : 1;
    at = diagonal ?? (straight as Square);
    way.unshift(at);
  }
  return way;
}

const STRAIGHTS: readonly Square[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const DIAGONALS: readonly Square[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
