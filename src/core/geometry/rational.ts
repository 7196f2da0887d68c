/** Exact fractions of whole numbers small enough for a double to hold their products. */
export type Rational = readonly [numerator: number, denominator: number];

export type ExactPoint = readonly [x: Rational, y: Rational];

export function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** The largest whole number not above n / d; d > 0. */
export const floorOf = ([n, d]: Rational): number => (n - (((n % d) + d) % d)) / d;

/** The smallest whole number not below n / d; d > 0. */
export const ceilingOf = ([n, d]: Rational): number => -floorOf([-n, d]);

/** Negative, zero or positive as a is less than, equal to or greater than b; denominators are positive. */
export const compare = ([an, ad]: Rational, [bn, bd]: Rational): number => an * bd - bn * ad;

/** The nearest double, for drawing only. */
export const toNumber = ([n, d]: Rational): number => n / d;
