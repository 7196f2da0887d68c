/**
 * Squeezing (Star Wars Miniatures: Rebel Storm rulebook, p. 8): a base of two squares or more each way can pass through
 * places narrower than itself, as long as it ends where it fits, and never past enemies.
 *
 * What is narrow: two neighbouring squares that no place covers in which the base fits. Narrow because of enemies: such
 * places cover the two squares, and an enemy is in each of them.
 */
import type { Square } from '../../geometry/grid.ts';
import { overlap, spaceOf, squareSpace } from '../../geometry/space.ts';
import { horizontalWall, verticalWall } from '../../geometry/walls.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { traitsOf } from '../abilities/traits.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Character } from '../scenario.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';
import { type Stance, squareAt } from './stances.ts';

/** The ability that keeps a base from squeezing, whatever its size. */
const rigidBy = ({ abilities }: Character): AbilityId | undefined =>
  abilities.find((id) => traitsOf(id).includes('is-rigid'));

/** Why the base cannot squeeze into a stance in which it does not fit; nothing if it can. */
export function squeezingBar(
  ground: Ground,
  { x, y, squares }: Stance,
  readings: Readings | undefined,
): Bar | undefined {
  const { walls, mover, enemies } = ground;
  const at: Square = [x, y];
  const rigid = rigidBy(mover);
  if (rigid) return { kind: 'cannot-squeeze', at, by: rigid };
  const huge = Math.max(mover.width, mover.height) > 2;
  if (
    Math.min(mover.width, mover.height) < 2 ||
    (huge && readingOf(readings, 'squeezing-huge') === 'barred')
  ) {
    return { kind: 'does-not-fit', at, huge };
  }
  let narrow = readingOf(readings, 'squeezing-in-the-open') === 'allowed';
  for (const [a, b] of neighboursAmong(ground, squares)) {
    const room = roomFor(ground, a, b);
    if (room === 'none') narrow = true;
    else if (room !== 'free') return { kind: 'narrow-by-enemies', at, enemies: room };
  }
  if (!narrow) return { kind: 'not-narrow', at };
  if (readingOf(readings, 'squeezing-beside-enemy') === 'allowed') return undefined;
  const beside = enemies.find((enemy) =>
    squares.some((square) =>
      adjacentSpaces(walls, squareSpace(squareAt(walls, square)), spaceOf(enemy), readings),
    ),
  );
  return beside && { kind: 'squeezed-beside-enemy', at, enemy: beside.id };
}

/** Each two of the squares that share an edge without a wall; a single square as its own neighbour. */
function neighboursAmong(
  { walls }: Ground,
  squares: readonly number[],
): readonly (readonly [number, number])[] {
  const [only, ...more] = squares;
  if (only !== undefined && more.length === 0) return [[only, only]];
  return squares.flatMap((square) => {
    const [x, y] = squareAt(walls, square);
    const pairs: (readonly [number, number])[] = [];
    if (x + 1 < walls.width && squares.includes(square + 1) && !verticalWall(walls, x + 1, y)) {
      pairs.push([square, square + 1]);
    }
    if (squares.includes(square + walls.width) && !horizontalWall(walls, x, y + 1)) {
      pairs.push([square, square + walls.width]);
    }
    return pairs;
  });
}

/**
 * Places that cover two squares, the second not to the left of the first nor above it: `none` in which the base fits,
 * one `free` of enemies as well, or else the enemies who are in all of them.
 */
function roomFor(ground: Ground, first: number, second: number): 'none' | 'free' | readonly string[] {
  const { walls, mover } = ground;
  const [[ax, ay], [bx, by]] = [squareAt(walls, first), squareAt(walls, second)];
  const inTheWay = new Set<string>();
  for (let y = by - mover.height + 1; y <= ay; y++) {
    for (let x = bx - mover.width + 1; x <= ax; x++) {
      if (!ground.onBoard(x, y) || !ground.fits(x, y)) continue;
      if (!ground.meetsEnemy(x, y)) return 'free';
      for (const id of enemiesIn(ground, x, y)) inTheWay.add(id);
    }
  }
  return inTheWay.size === 0 ? 'none' : [...inTheWay];
}

function enemiesIn({ enemies, mover }: Ground, x: number, y: number): readonly string[] {
  const space = spaceOf({ ...mover, at: [x, y] });
  return enemies.filter((enemy) => overlap(space, spaceOf(enemy))).map(({ id }) => id);
}
