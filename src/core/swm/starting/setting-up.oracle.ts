/**
 * Setting up by playing it for the tests: every way in which the players could put the bases down, one by one. What is
 * legal is what comes out of it. Only for boards of a few squares.
 */
import type { Square } from '../../geometry/grid.ts';
import type { Readings } from '../readings.ts';
import { readingOf } from '../readings.ts';
import { fromArea, type Ground, type Size } from './spots.ts';

/** A base: its size and its top left square. */
export type Put = readonly [size: Size, x: number, y: number];

const SIZES = [3, 2, 1] as const;

/** How a set of bases is written, whatever the order. */
export const written = (bases: readonly Put[]): string =>
  bases
    .map((base) => base.join())
    .toSorted()
    .join(' ');

const squares = ([size, x, y]: Put): readonly Square[] =>
  Array.from({ length: size * size }, (_, i) => [x + (i % size), y + Math.floor(i / size)]);

const meet = (a: Put, b: Put): boolean =>
  squares(a).some(([x, y]) => squares(b).some(([u, v]) => x === u && y === v));

/** Every legal way for so many bases of each size to stand, on a board without walls; `taken` squares are no place. */
export function legalPlacements(
  ground: Ground,
  counts: Readonly<Record<Size, number>>,
  taken: readonly Square[],
  readings?: Readings,
): ReadonlySet<string> {
  const { width, height } = ground.walls;
  const inArea = ([x, y]: Square) => ground.area[y * width + x] === 1;
  const places = (size: Size): readonly Put[] => {
    const all: Put[] = [];
    for (let y = 0; y + size <= height; y++) for (let x = 0; x + size <= width; x++) all.push([size, x, y]);
    return all.filter((put) => !squares(put).some(([x, y]) => taken.some(([u, v]) => u === x && v === y)));
  };
  const inside = (put: Put) => squares(put).every(inArea);
  const free = (puts: readonly Put[], bases: readonly Put[]) =>
    puts.filter((put) => !bases.some((base) => meet(base, put)));

  /** Every way of putting some more bases of a size into the area, from none to as many as are wanted. */
  const ways = (bases: readonly Put[], size: Size, wanted: number): readonly (readonly Put[])[] => {
    const found = new Map<string, readonly Put[]>([[written(bases), bases]]);
    let last = [bases];
    for (let n = 0; n < wanted; n++) {
      last = last.flatMap((standing) =>
        free(places(size).filter(inside), standing).map((put) => [...standing, put]),
      );
      last = [...new Map(last.map((standing) => [written(standing), standing])).values()];
      for (const standing of last) found.set(written(standing), standing);
    }
    return [...found.values()];
  };

  /** The fillings of the area that a reading takes as complete. */
  function fillings(): readonly (readonly Put[])[] {
    switch (readingOf(readings, 'filling-the-area')) {
      case 'best-arrangement': {
        const all = SIZES.reduce<readonly (readonly Put[])[]>(
          (standing, size) => standing.flatMap((bases) => ways(bases, size, counts[size])),
          [[]],
        );
        const rank = (bases: readonly Put[]) =>
          SIZES.reduce((sum, size) => sum * 100 + bases.filter(([of]) => of === size).length, 0);
        const most = Math.max(...all.map(rank));
        return all.filter((bases) => rank(bases) === most);
      }
      case 'size-by-size':
        return SIZES.reduce<readonly (readonly Put[])[]>(
          (standing, size) =>
            standing.flatMap((bases) => {
              const all = ways(bases, size, counts[size]);
              const most = Math.max(...all.map(({ length }) => length));
              return all.filter(({ length }) => length === most);
            }),
          [[]],
        );
      case 'as-placed':
        return SIZES.reduce<readonly (readonly Put[])[]>(
          (standing, size) =>
            standing.flatMap((bases) =>
              ways(bases, size, counts[size]).filter(
                (more) =>
                  more.length - bases.length === counts[size] ||
                  free(places(size).filter(inside), more).length === 0,
              ),
            ),
          [[]],
        );
    }
  }

  const distance = fromArea(ground, readingOf(readings, 'starting-distance'));
  const away = ([size, x, y]: Put) => distance({ x0: x, y0: y, x1: x + size, y1: y + size }) ?? Infinity;
  const mayOverlap = readingOf(readings, 'left-over-overlap') === 'may-overlap';
  /** Puts the rest down one at a time, each in any of the nearest places. */
  const rest = (bases: readonly Put[]): readonly (readonly Put[])[] => {
    const size = SIZES.find((size) => bases.filter(([of]) => of === size).length < counts[size]);
    if (size === undefined) return [bases];
    const apart = free(places(size), bases).filter((put) => mayOverlap || !squares(put).some(inArea));
    const least = Math.min(...apart.map(away));
    return apart.filter((put) => away(put) === least).flatMap((put) => rest([...bases, put]));
  };
  return new Set(fillings().flatMap(rest).map(written));
}
