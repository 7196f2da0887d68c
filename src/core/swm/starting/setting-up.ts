/**
 * Setting up a squad (Star Wars Miniatures: Rebel Storm rulebook, p. 6; Clarifications 2005, Setup). The starting area
 * is filled as completely as possible, Huge characters first, then Large, then Medium and Small ones; those left over
 * stand as close to it as possible. A base is in the area when all its squares are.
 */
import { type Base, type Square, squareName } from '../../geometry/grid.ts';
import { type Space, spaceOf, squaresIn } from '../../geometry/space.ts';
import { closer, type Nearness } from '../nearness.ts';
import { type Reading, type Readings, readingOf } from '../readings.ts';
import { packing } from './packing.ts';
import {
  allMarked,
  canStand,
  fromArea,
  type Ground,
  marks,
  type Size,
  someMarked,
  spotAt,
  under,
} from './spots.ts';

export const SIZES: readonly Size[] = [3, 2, 1];

export const sizeOf = ({ width }: Base): Size => (width === 3 ? 3 : width === 2 ? 2 : 1);

/** How the characters of one size fill the area. */
export interface Filling {
  readonly size: Size;
  readonly inside: readonly Base[];
  readonly outside: readonly Base[];
  /** How many could stand in the area. */
  readonly could: number;
  /** Bases that stand as many of them there, where there could be more. */
  readonly example: readonly Space[];
}

export interface LeftOver {
  readonly piece: Base;
  readonly amount: Nearness;
  /** The squares of the area under its base. */
  readonly within: readonly Square[];
  /** Whether it may stand there as far as the area goes. */
  readonly apart: boolean;
  /** The closest it could be, and where, if that is closer than it is. */
  readonly closest: { readonly amount: Nearness; readonly at: Square } | undefined;
}

export interface SettingUp {
  /** Characters with pits under their bases. */
  readonly inPits: readonly Base[];
  readonly fillings: readonly Filling[];
  readonly leftOver: readonly LeftOver[];
  readonly legal: boolean;
}

export const isFull = ({ inside, could }: Filling): boolean => inside.length >= could;

/**
 * Judges a squad as it stands; `inTheWay` are characters who stood on the grid before. What comes out can be asked for
 * under several readings, and how full the area could be is searched for only once for each that it depends on.
 */
export function settingUp(
  ground: Ground,
  squad: readonly Base[],
  inTheWay: readonly Base[],
): (readings: Readings | undefined) => SettingUp {
  const { walls, pits, area } = ground;
  const inPits = squad.filter((piece) => someMarked(walls, pits, spaceOf(piece)));
  const isInside = (piece: Base) => allMarked(walls, area, spaceOf(piece));
  const groups = SIZES.map((size) => {
    const ofSize = squad.filter((piece) => sizeOf(piece) === size);
    return {
      size,
      inside: ofSize.filter(isInside),
      outside: ofSize.filter((piece) => !isInside(piece)),
    };
  }).filter(({ inside, outside }) => inside.length + outside.length > 0);
  const filled = new Map<Reading<'filling-the-area'>, readonly Filling[]>();
  return (readings) => {
    const full = readingOf(readings, 'filling-the-area');
    const fillings = filled.get(full) ?? fill(ground, groups, inTheWay, full);
    filled.set(full, fillings);
    const leftOver = leftOvers(ground, groups, inTheWay, readings);
    return {
      inPits,
      fillings,
      leftOver,
      legal:
        inPits.length === 0 &&
        fillings.every(isFull) &&
        leftOver.every(({ apart, closest }) => apart && !closest),
    };
  };
}

type Group = Omit<Filling, 'could' | 'example'>;

const countOf = (groups: readonly Group[], size: Size): number =>
  groups
    .filter((group) => group.size === size)
    .reduce((n, { inside, outside }) => n + inside.length + outside.length, 0);

function fill(
  ground: Ground,
  groups: readonly Group[],
  inTheWay: readonly Base[],
  full: Reading<'filling-the-area'>,
): readonly Filling[] {
  const free = (taken: readonly Base[]) => {
    const marked = marks(ground.walls, under(taken));
    return ground.areaSquares.filter(
      (square) => canStand(ground, spotAt(square, 1)) && !someMarked(ground.walls, marked, spotAt(square, 1)),
    );
  };
  const insideOf = (wanted: (size: Size) => boolean) =>
    groups.filter(({ size }) => wanted(size)).flatMap(({ inside }) => inside);
  /** What the area holds of one size when some squares are taken. */
  const mostOf = (size: Size, squares: readonly Square[], count: number): readonly Space[] =>
    best(ground, squares, { 1: 0, 2: 0, 3: 0, [size]: count })[size];

  switch (full) {
    case 'best-arrangement': {
      const most = best(ground, free(inTheWay), {
        3: countOf(groups, 3),
        2: countOf(groups, 2),
        1: countOf(groups, 1),
      });
      return groups.map((group) => ({
        ...group,
        could: most[group.size].length,
        example: SIZES.filter((size) => size >= group.size).flatMap((size) => most[size]),
      }));
    }
    case 'size-by-size':
      return groups.map((group) => {
        const taken = [...inTheWay, ...insideOf((size) => size > group.size)];
        const example = mostOf(group.size, free(taken), countOf(groups, group.size));
        return { ...group, could: example.length, example };
      });
    case 'as-placed':
      return groups.map((group) => {
        const taken = [...inTheWay, ...insideOf((size) => size >= group.size)];
        const example = mostOf(group.size, free(taken), Math.min(1, group.outside.length));
        return { ...group, could: group.inside.length + example.length, example };
      });
  }
}

/** The fullest that the squares can be: of Huge ones as many as possible, then of Large ones, then of the others. */
function best(
  ground: Ground,
  free: readonly Square[],
  wanted: Readonly<Record<Size, number>>,
): Readonly<Record<Size, readonly Space[]>> {
  const { huge, large } = packing(free, { huge: wanted[3], large: wanted[2] }, (at, size) =>
    canStand(ground, spotAt(at, size)),
  );
  const bigger = [...huge.map((at) => spotAt(at, 3)), ...large.map((at) => spotAt(at, 2))];
  const taken = marks(ground.walls, bigger.flatMap(squaresIn));
  return {
    3: huge.map((at) => spotAt(at, 3)),
    2: large.map((at) => spotAt(at, 2)),
    1: free
      .map((at) => spotAt(at, 1))
      .filter((spot) => !someMarked(ground.walls, taken, spot))
      .slice(0, wanted[1]),
  };
}

/**
 * One at a time, bigger ones first. Of one size, those who stand closer were placed before: a place is free for a
 * character when nobody stands there who was in the way, is in the area, is bigger, or is of its size and closer.
 */
function leftOvers(
  ground: Ground,
  groups: readonly Group[],
  inTheWay: readonly Base[],
  readings: Readings | undefined,
): readonly LeftOver[] {
  const { walls, area } = ground;
  const measure = fromArea(ground, readingOf(readings, 'starting-distance'));
  const mayOverlap = readingOf(readings, 'left-over-overlap') === 'may-overlap';
  const fixed = [...inTheWay, ...groups.flatMap(({ inside }) => inside)];
  return groups.flatMap(({ size, outside }) => {
    const bigger = groups.filter((group) => group.size > size).flatMap((group) => group.outside);
    const amounts = new Map(outside.map((piece) => [piece, measure(spaceOf(piece))]));
    const places = spotsOf(ground, size)
      .filter((spot) => mayOverlap || !someMarked(walls, area, spot))
      .map((spot) => ({ spot, amount: measure(spot) }));
    return outside.map((piece): LeftOver => {
      const amount = amounts.get(piece) ?? null;
      const before = outside.filter((other) => closer(amounts.get(other) ?? null, amount));
      const taken = marks(walls, under([...fixed, ...bigger, ...before]));
      const within = squaresIn(spaceOf(piece)).filter(([x, y]) => area[y * walls.width + x] === 1);
      const closest = places
        .filter((place) => closer(place.amount, amount) && !someMarked(walls, taken, place.spot))
        .reduce<(typeof places)[number] | undefined>(
          (least, place) => (least && !closer(place.amount, least.amount) ? least : place),
          undefined,
        );
      return {
        piece,
        amount,
        within,
        apart: mayOverlap || within.length === 0,
        closest: closest && { amount: closest.amount, at: [closest.spot.x0, closest.spot.y0] },
      };
    });
  });
}

/** All places of the grid where a base of a size can stand, as the map goes. */
const spotsOf = (ground: Ground, size: Size): readonly Space[] =>
  squaresIn({ x0: 0, y0: 0, x1: ground.walls.width, y1: ground.walls.height })
    .map((at) => spotAt(at, size))
    .filter((spot) => canStand(ground, spot));

export const spotName = ({ x0, y0 }: Space): string => squareName([x0, y0]);
