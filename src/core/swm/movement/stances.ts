/**
 * How a base can be in a place. Where it fits it takes up all its squares. A base of two squares or more each way can
 * also squeeze through places that are narrower than itself (Star Wars Miniatures: Rebel Storm rulebook, p. 8): while
 * walls, solid squares or pits are in its way it takes up one connected part of its squares and leaves the others.
 *
 * What is narrow: two neighbouring squares that no place covers in which the base fits. A place that is narrow because
 * of enemies is not to be squeezed through: if such places cover the two squares, one must be free of enemies.
 */
import type { Square } from '../../geometry/grid.ts';
import { overlap, spaceOf, squareSpace } from '../../geometry/space.ts';
import { horizontalWall, verticalWall } from '../../geometry/walls.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { type Readings, readingOf } from '../readings.ts';
import type { Bar } from './bar.ts';
import type { Ground } from './ground.ts';

export interface Stance {
  /** Different for each stance of a mover. */
  readonly id: number;
  /** The top left square of the base. */
  readonly x: number;
  readonly y: number;
  /** The squares it takes up, in reading order. */
  readonly squares: readonly number[];
  readonly fits: boolean;
  /** The ally in whose square it would be; it may pass there and not end its move. */
  readonly ally: string | undefined;
  /** Why it cannot be there, whichever way it comes. */
  readonly bar: Bar | undefined;
}

/** All stances in a place on the board; none where every square of the base is solid or a pit. */
export function stancesIn(
  ground: Ground,
  x: number,
  y: number,
  readings: Readings | undefined,
): readonly Stance[] {
  const { walls, mover, allies } = ground;
  const fits = ground.fits(x, y);
  return partsOf(ground, x, y).map((squares, part): Stance => {
    const ally = squares.find((square) => ground.allyIn[square] !== 0);
    return {
      id: (y * walls.width + x) * mover.width * mover.height + part,
      x,
      y,
      squares,
      fits,
      ally: ally === undefined ? undefined : allies[(ground.allyIn[ally] as number) - 1]?.id,
      bar: enemyIn(ground, squares) ?? (fits ? undefined : squeezingBar(ground, x, y, squares, readings)),
    };
  });
}

function enemyIn({ walls, enemies, enemyIn }: Ground, squares: readonly number[]): Bar | undefined {
  const square = squares.find((square) => enemyIn[square] !== 0);
  if (square === undefined) return undefined;
  const { id } = enemies[(enemyIn[square] as number) - 1] as { readonly id: string };
  return { kind: 'enemy', enemy: id, square: squareAt(walls, square) };
}

export const squareAt = ({ width }: { readonly width: number }, square: number): Square => [
  square % width,
  Math.floor(square / width),
];

/** The squares under a base that are neither solid nor pits, parted where walls or such squares part them. */
function partsOf({ walls, mover, pits }: Ground, left: number, top: number): readonly (readonly number[])[] {
  const { width } = walls;
  const [right, bottom] = [left + mover.width, top + mover.height];
  const free = (square: number) => walls.solid[square] === 0 && pits[square] === 0;
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const first = y * width + x;
      if (seen.has(first) || !free(first)) continue;
      const part = [first];
      seen.add(first);
      const add = (square: number) => {
        if (seen.has(square) || !free(square)) return;
        seen.add(square);
        part.push(square);
      };
      for (const square of part) {
        const [sx, sy] = squareAt(walls, square);
        if (sx > left && !verticalWall(walls, sx, sy)) add(square - 1);
        if (sx + 1 < right && !verticalWall(walls, sx + 1, sy)) add(square + 1);
        if (sy > top && !horizontalWall(walls, sx, sy)) add(square - width);
        if (sy + 1 < bottom && !horizontalWall(walls, sx, sy + 1)) add(square + width);
      }
      parts.push(part.sort((a, b) => a - b));
    }
  }
  return parts;
}

/** Why a base that does not fit cannot be squeezed into these of its squares. */
function squeezingBar(
  ground: Ground,
  x: number,
  y: number,
  squares: readonly number[],
  readings: Readings | undefined,
): Bar | undefined {
  const { walls, mover, enemies } = ground;
  const at: Square = [x, y];
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
function* neighboursAmong(
  { walls }: Ground,
  squares: readonly number[],
): Generator<readonly [number, number]> {
  if (squares.length === 1) yield [squares[0] as number, squares[0] as number];
  for (const square of squares) {
    const [x, y] = squareAt(walls, square);
    if (squares.includes(square + 1) && x + 1 < walls.width && !verticalWall(walls, x + 1, y)) {
      yield [square, square + 1];
    }
    if (squares.includes(square + walls.width) && !horizontalWall(walls, x, y + 1)) {
      yield [square, square + walls.width];
    }
  }
}

/**
 * Places that cover two squares, the second not to the left of the first nor above it: `none` in which the base fits,
 * one `free` of enemies as well, or else the enemies who stand in all of them.
 */
function roomFor(ground: Ground, first: number, second: number): 'none' | 'free' | readonly string[] {
  const { walls, mover } = ground;
  const [[ax, ay], [bx, by]] = [squareAt(walls, first), squareAt(walls, second)];
  const inTheWay = new Set<string>();
  for (let y = by - mover.height + 1; y <= ay; y++) {
    for (let x = bx - mover.width + 1; x <= ax; x++) {
      if (!ground.onBoard(x, y) || !ground.fits(x, y)) continue;
      if (!ground.meetsEnemy(x, y)) return 'free';
      for (const id of enemiesUnder(ground, x, y)) inTheWay.add(id);
    }
  }
  return inTheWay.size === 0 ? 'none' : [...inTheWay];
}

const enemiesUnder = ({ enemies, mover }: Ground, x: number, y: number): readonly string[] => {
  const space = spaceOf({ ...mover, at: [x, y] });
  return enemies.filter((enemy) => overlap(space, spaceOf(enemy))).map(({ id }) => id);
};
