/**
 * Distance counted square by square, a diagonal as two squares, round the ends and corners of walls and never
 * through them (Star Wars Miniatures: Rebel Storm rulebook, p. 7; FAQ, Determining Distance). Terrain and characters
 * make no difference. A diagonal past the end of a wall is not counted, and any other costs what the two steps beside
 * it cost, so steps across an edge without a wall are enough.
 */
import { type Space, squaresIn } from './space.ts';
import { horizontalWall, verticalWall, type Walls } from './walls.ts';

/** For each square its distance in squares from a space, -1 where no way leads: at y · width + x. */
export function distancesFrom(walls: Walls, from: Space): Int32Array {
  const { width, height } = walls;
  const distances = new Int32Array(width * height).fill(-1);
  const queue: number[] = [];
  for (const [x, y] of squaresIn(from)) {
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
