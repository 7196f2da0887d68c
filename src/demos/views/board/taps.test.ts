import { describe, expect, it } from 'vitest';
import type { GridMap } from '../../../core/geometry/grid.ts';
import { edgeAt, squareAt } from './taps.ts';

const map: GridMap = { width: 4, height: 3, walls: [], doors: [], solid: [], low: [], pits: [] };

describe('a tap', () => {
  it('falls in the square it is over', () => {
    expect(squareAt(map, [2.9, 1.1])).toEqual([2, 1]);
    expect(squareAt(map, [4.1, 1])).toBeUndefined();
    expect(squareAt(map, [-0.1, 1])).toBeUndefined();
  });

  it('near a line means the edge of the square it is beside', () => {
    expect(edgeAt(map, [1.1, 1.5])).toEqual([1, 1, 1, 2]);
    expect(edgeAt(map, [1.5, 1.9])).toEqual([1, 2, 2, 2]);
  });

  it('near a grid point means the nearer of the two lines', () => {
    expect(edgeAt(map, [1.1, 1.2])).toEqual([1, 1, 1, 2]);
    expect(edgeAt(map, [1.2, 1.1])).toEqual([1, 1, 2, 1]);
  });

  it('in the middle of a square means no edge', () => {
    expect(edgeAt(map, [1.5, 1.5])).toBeUndefined();
  });

  it('reaches the rim from either side, and nothing beyond', () => {
    expect(edgeAt(map, [-0.2, 0.5])).toEqual([0, 0, 0, 1]);
    expect(edgeAt(map, [4.2, 2.5])).toEqual([4, 2, 4, 3]);
    expect(edgeAt(map, [5.1, 0.5])).toBeUndefined();
    expect(edgeAt(map, [0.1, 3.5])).toBeUndefined();
  });
});
