/**
 * How many bases of 3 by 3 and of 2 by 2 squares a starting area holds at once. Every arrangement is looked at, square
 * by square: what is still possible depends only on which of the squares to come are taken, so that equal remainders
 * are worked out once. Areas are small (60 squares at most, by the schema), and squares are gone through along the
 * longer side of the area, which keeps the remainders few.
 */
import type { Square } from '../../geometry/grid.ts';
import { squaresIn } from '../../geometry/space.ts';
import { type Size, spotAt } from './spots.ts';

/** Top left squares of bases. */
export interface Packing {
  readonly huge: readonly Square[];
  readonly large: readonly Square[];
}

interface Best {
  readonly huge: number;
  readonly large: number;
  readonly next: Best | undefined;
  readonly placed: { readonly size: Size; readonly at: Square } | undefined;
}

/**
 * As many Huge bases as fit, and with so many of them as many Large ones as fit, but not more than are wanted.
 * `free` are the squares to be used, `fits` says whether a base can stand with its top left square there.
 */
export function packing(
  free: readonly Square[],
  wanted: { readonly huge: number; readonly large: number },
  fits: (at: Square, size: Size) => boolean,
): Packing {
  const squares = alongLongerSide(free);
  const place = new Map(squares.map(([x, y], i) => [`${x} ${y}`, i]));
  const spots = squares.map((at) =>
    ([3, 2] as const).flatMap((size) => {
      if (wanted[size === 3 ? 'huge' : 'large'] === 0) return [];
      const under = squaresIn(spotAt(at, size)).map(([x, y]) => place.get(`${x} ${y}`));
      if (under.some((i) => i === undefined) || !fits(at, size)) return [];
      return [{ size, bits: under.reduce<bigint>((bits, i) => bits | (1n << BigInt(i as number)), 0n) }];
    }),
  );
  const known = new Map<string, readonly Best[]>();

  /** The best for the squares from `i` on, one for each number of Huge bases that is possible there. */
  function from(i: number, taken: bigint): readonly Best[] {
    if (i === squares.length) return [{ huge: 0, large: 0, next: undefined, placed: undefined }];
    const key = `${i} ${taken >> BigInt(i)}`;
    const before = known.get(key);
    if (before) return before;
    const best = new Map<number, Best>();
    const offer = (one: Best) => {
      const rival = best.get(one.huge);
      if (one.huge <= wanted.huge && (!rival || rival.large < one.large)) best.set(one.huge, one);
    };
    for (const rest of from(i + 1, taken)) offer(rest);
    for (const { size, bits } of spots[i] ?? []) {
      if ((taken & bits) !== 0n) continue;
      for (const rest of from(i + 1, taken | bits)) {
        offer({
          huge: rest.huge + (size === 3 ? 1 : 0),
          large: Math.min(wanted.large, rest.large + (size === 2 ? 1 : 0)),
          next: rest,
          placed: { size, at: squares[i] as Square },
        });
      }
    }
    const found = [...best.values()];
    known.set(key, found);
    return found;
  }

  const best = from(0, 0n).reduce((a, b) => (b.huge > a.huge ? b : a));
  const placed: { readonly size: Size; readonly at: Square }[] = [];
  for (let one: Best | undefined = best; one; one = one.next) if (one.placed) placed.push(one.placed);
  const of = (wantedSize: Size, most: number) =>
    placed.flatMap(({ size, at }) => (size === wantedSize ? [at] : [])).slice(0, most);
  return { huge: of(3, wanted.huge), large: of(2, wanted.large) };
}

/** Squares line by line, the lines lying across the longer side. */
function alongLongerSide(squares: readonly Square[]): readonly Square[] {
  const extent = (of: (square: Square) => number) =>
    squares.length === 0 ? 0 : Math.max(...squares.map(of)) - Math.min(...squares.map(of));
  const wide = extent(([x]) => x) > extent(([, y]) => y);
  return squares.toSorted((a, b) => (wide ? a[0] - b[0] || a[1] - b[1] : a[1] - b[1] || a[0] - b[0]));
}
