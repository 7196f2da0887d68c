import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../../core/geometry/grid.ts';
import { edgeKey, edgeStates, edgesOf, edgeTowards, runsOf } from './edges.ts';

const straight: fc.Arbitrary<Segment> = fc
  .tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 5 }), fc.boolean())
  .map(([x, y, length, across]) => (across ? [x, y, x + length, y] : [x, y, x, y + length]));

describe('edges of a segment', () => {
  it('are one square long each', () => {
    expect(edgesOf([3, 0, 3, 2])).toEqual([
      [3, 0, 3, 1],
      [3, 1, 3, 2],
    ]);
  });

  it('do not depend on the direction it is written in', () => {
    expect(edgesOf([4, 1, 2, 1])).toEqual(edgesOf([2, 1, 4, 1]));
  });

  it('are none for a segment off the grid lines', () => {
    expect(edgesOf([0, 0, 2, 2])).toEqual([]);
    expect(edgesOf([1, 1, 1, 1])).toEqual([]);
  });
});

describe('runs of edges', () => {
  it('join what lies end to end, and nothing round a corner', () => {
    expect(
      runsOf([
        [1, 0, 2, 0],
        [0, 0, 1, 0],
        [2, 0, 2, 1],
      ]),
    ).toEqual([
      [0, 0, 2, 0],
      [2, 0, 2, 1],
    ]);
  });

  it('keep exactly the edges', () => {
    fc.assert(
      fc.property(fc.array(straight), (segments) => {
        const edges = new Set(segments.flatMap(edgesOf).map(edgeKey));
        const again = runsOf(segments.flatMap(edgesOf)).flatMap(edgesOf).map(edgeKey);
        expect(again).toHaveLength(edges.size);
        expect(new Set(again)).toEqual(edges);
      }),
    );
  });

  it('are one spelling: the order of the walls makes no difference', () => {
    fc.assert(
      fc.property(fc.array(straight), (segments) => {
        expect(runsOf([...segments].reverse().flatMap(edgesOf))).toEqual(runsOf(segments.flatMap(edgesOf)));
      }),
    );
  });
});

describe('sides of a square', () => {
  it('are shared with the neighbours', () => {
    expect(edgeTowards([2, 3], 'east')).toEqual(edgeTowards([3, 3], 'west'));
    expect(edgeTowards([2, 3], 'south')).toEqual(edgeTowards([2, 4], 'north'));
  });

  it('know whether a wall or a door stands there', () => {
    const states = edgeStates({
      walls: [[0, 1, 2, 1]],
      doors: [
        { edge: [2, 1, 3, 1], open: false },
        { edge: [3, 1, 4, 1], open: true },
      ],
    });
    expect([0, 1, 2, 3, 4].map((x) => states.get(edgeKey(edgeTowards([x, 0], 'south'))))).toEqual([
      'wall',
      'wall',
      'closed-door',
      'open-door',
      undefined,
    ]);
  });
});
