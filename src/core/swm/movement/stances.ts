/**
 * How a base can be in a place. Where it fits it takes up all its squares; while walls, solid squares or pits are in its
 * way it takes up one connected part of its squares and leaves the others. Whether it may is another matter
 * (`squeezing.ts`).
 */
import type { Square } from '../../geometry/grid.ts';
import { horizontalWall, verticalWall } from '../../geometry/walls.ts';
import type { Character } from '../scenario.ts';
import type { Ground } from './ground.ts';

export interface Stance {
  /** Different for each stance of a mover; below `stanceCount`. */
  readonly id: number;
  /** The top left square of the base. */
  readonly x: number;
  readonly y: number;
  /** The squares it takes up, in reading order. */
  readonly squares: readonly number[];
  readonly fits: boolean;
  /** Does any of its squares have low objects? */
  readonly low: boolean;
  /** One of its squares with an enemy in it, -1 where there is none. */
  readonly enemyAt: number;
  /** One of its squares with an ally in it, -1 where there is none. */
  readonly allyAt: number;
}

/** All stances in a place on the board; none where every square of the base is solid or a pit. */
export type StancesIn = (x: number, y: number) => readonly Stance[];

export const squareAt = ({ width }: { readonly width: number }, square: number): Square => [
  square % width,
  Math.floor(square / width),
];

/** The stances of a mover, each made once. */
export function stancesOn(ground: Ground): StancesIn {
  const { walls, mover } = ground;
  const known: (readonly Stance[] | undefined)[] = [];
  const stancesIn = (x: number, y: number): readonly Stance[] => {
    const place = y * walls.width + x;
    const fits = ground.fits(x, y);
    const parts = fits ? [baseAt(ground, x, y)] : partsOf(ground, x, y);
    return parts.map((squares, part) => ({
      id: place * mover.width * mover.height + part,
      x,
      y,
      squares,
      fits,
      low: squares.some((square) => ground.low[square] === 1),
      enemyAt: squares.find((square) => ground.enemyIn[square] !== 0) ?? -1,
      allyAt: squares.find((square) => ground.allyIn[square] !== 0) ?? -1,
    }));
  };
  return (x, y) => {
    const place = y * walls.width + x;
    const stances = known[place] ?? stancesIn(x, y);
    known[place] = stances;
    return stances;
  };
}

/** The allies whose squares a stance takes up as well. */
export const alliesIn = ({ allies, allyIn }: Ground, { allyAt, squares }: Stance): readonly Character[] =>
  allyAt === -1 ? [] : allies.filter((_, i) => squares.some((square) => allyIn[square] === i + 1));

function baseAt({ walls, mover }: Ground, left: number, top: number): readonly number[] {
  const squares: number[] = [];
  for (let y = top; y < top + mover.height; y++) {
    for (let x = left; x < left + mover.width; x++) squares.push(y * walls.width + x);
  }
  return squares;
}

/** The squares under a base that are neither solid nor pits, parted where walls or such squares part them. */
function partsOf(ground: Ground, left: number, top: number): readonly (readonly number[])[] {
  const { walls, mover } = ground;
  const [right, bottom] = [left + mover.width, top + mover.height];
  const waiting = new Set(baseAt(ground, left, top).filter((square) => !ground.isLost(square)));
  const parts: number[][] = [];
  for (const first of waiting) {
    waiting.delete(first);
    const part = [first];
    const add = (square: number) => {
      if (waiting.delete(square)) part.push(square);
    };
    for (const square of part) {
      const [x, y] = squareAt(walls, square);
      if (x > left && !verticalWall(walls, x, y)) add(square - 1);
      if (x + 1 < right && !verticalWall(walls, x + 1, y)) add(square + 1);
      if (y > top && !horizontalWall(walls, x, y)) add(square - walls.width);
      if (y + 1 < bottom && !horizontalWall(walls, x, y + 1)) add(square + walls.width);
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}
