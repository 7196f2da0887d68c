/** Rectangles on the table, held to the area that they share. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf, beyondRim, cornersOf, outlineOf, overlap, type Rectangle, within } from './base.ts';
import { sharedArea } from './clipping.oracle.ts';

const near = fc.integer({ min: 0, max: 160 });
const rectangle: fc.Arbitrary<Rectangle> = fc.record({
  x: near,
  y: near,
  heading: fc.oneof(fc.constantFrom(0, 45, 90, 180, 270), fc.integer({ min: 0, max: 359 })),
  length: fc.constantFrom(40, 60, 80, 37),
  width: fc.constantFrom(40, 60, 80, 55),
});
const overlaps = (one: Rectangle, other: Rectangle) => overlap(outlineOf(one), outlineOf(other));

/** What two bases share that reach into each other by a hundredth of a millimetre, at their corners or along a side. */
const LITTLE = 1;

describe('two rectangles', () => {
  it('overlap just when they share more than a sliver, at any headings', () => {
    const seen = { apart: 0, over: 0, sliver: 0 };
    fc.assert(
      fc.property(rectangle, rectangle, (one, other) => {
        const area = sharedArea(one, other);
        if (area > 0 && area < LITTLE) {
          seen.sliver++;
          return;
        }
        seen[area > 0 ? 'over' : 'apart']++;
        expect(overlaps(one, other)).toBe(area > 0);
        expect(overlaps(other, one)).toBe(area > 0);
      }),
      { numRuns: 20_000, seed: 9 },
    );
    expect(Math.min(seen.apart, seen.over)).toBeGreaterThan(4000);
    expect(seen.sliver).toBeLessThan(400);
  });

  it('only touch edge to edge, at right angles and askew, and overlap a millimetre nearer', () => {
    for (let heading = 0; heading < 360; heading++) {
      const angle = (heading / 180) * Math.PI;
      const at = (distance: number): Rectangle => ({
        x: 300 + distance * Math.sin(angle),
        y: 300 - distance * Math.cos(angle),
        heading,
        length: 40,
        width: 40,
      });
      expect(overlaps(at(0), at(40))).toBe(false);
      expect(overlaps(at(0), at(39.995))).toBe(false);
      expect(overlaps(at(0), at(39.98))).toBe(true);
      expect(overlaps(at(0), at(39))).toBe(true);
    }
  });

  it('touch corner to edge', () => {
    const square = baseOf({ x: 100, y: 100, heading: 0, size: 'small' });
    // Half a diagonal of 40 mm is 28.284 mm.
    const askew = (x: number) => baseOf({ x, y: 100, heading: 45, size: 'small' });
    expect(overlaps(square, askew(149))).toBe(false);
    expect(overlaps(square, askew(148))).toBe(true);
  });
});

describe('a base', () => {
  it('has its corners in order from the front left one, exactly at right angles', () => {
    expect(cornersOf(baseOf({ x: 100, y: 100, heading: 0, size: 'small' }))).toEqual([
      [80, 80],
      [120, 80],
      [120, 120],
      [80, 120],
    ]);
    expect(cornersOf(baseOf({ x: 0, y: 0, heading: 90, size: 'medium' }))).toEqual([
      [30, -30],
      [30, 30],
      [-30, 30],
      [-30, -30],
    ]);
  });

  it('is within an area that it fills, and not a millimetre beyond', () => {
    const area = { areaWidth: 914, areaHeight: 900 };
    const inside = (x: number, y: number, heading = 0) =>
      within(outlineOf(baseOf({ x, y, heading, size: 'small' })), area);
    expect([inside(20, 20), inside(894, 880)]).toEqual([true, true]);
    expect([inside(19, 20), inside(20, 19), inside(895, 880), inside(894, 881)]).toEqual(
      Array(4).fill(false),
    );
    expect([inside(20, 20, 10), inside(29, 29, 45), inside(28, 29, 45)]).toEqual([false, true, false]);
  });
});

describe('a base and the rim of the play area', () => {
  const at = (x: number, y: number, heading = 0) =>
    beyondRim(outlineOf(baseOf({ x, y, heading, size: 'small' })), { areaWidth: 400, areaHeight: 300 });

  it('are told to be within, partly beyond or wholly beyond each other', () => {
    expect(at(20, 280)).toBeNull();
    expect(at(19, 280)).toBe('partly');
    expect(at(399, 319)).toBe('partly');
    expect(at(420, 150)).toBe('wholly');
    expect(at(200, -40)).toBe('wholly');
  });

  it('are measured at the corners of a base that stands askew', () => {
    expect(at(428, 150, 45)).toBe('partly');
    expect(at(429, 150, 45)).toBe('wholly');
  });
});
