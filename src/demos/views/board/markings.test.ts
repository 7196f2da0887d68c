import { describe, expect, it } from 'vitest';
import type { Base, Square } from '../../../core/geometry/grid.ts';
import { type Marking, marked, markingSentence, markingWords } from './markings.ts';

const luke: Base = { id: 'L', name: 'Luke Skywalker', side: 'rebel', at: [1, 1], width: 1, height: 1 };
const rancor: Base = { ...luke, id: 'R', width: 2, height: 2 };

const marking = (kind: Marking['kind'], squares: readonly Square[], mover = luke, max = 60): Marking => ({
  key: 'squares',
  label: 'Path',
  kind,
  squares,
  max,
  mover,
});

describe('a path drawn by taps', () => {
  it('goes on to a neighbouring square', () => {
    expect(marked(marking('path', []), [2, 1])).toEqual([[2, 1]]);
    expect(marked(marking('path', [[2, 1]]), [3, 2])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('takes the last step back by a tap on where it ends', () => {
    const path: Square[] = [
      [2, 1],
      [3, 2],
    ];
    expect(marked(marking('path', path), [3, 2])).toEqual([[2, 1]]);
    expect(marked(marking('path', [[2, 1]]), [2, 1])).toEqual([]);
    expect(marked(marking('path', []), [1, 1])).toEqual([]);
  });

  it('walks to a square further off, diagonally and then straight, never further than a square a step', () => {
    expect(marked(marking('path', []), [4, 2])).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });

  it('may come back to where it was', () => {
    expect(marked(marking('path', [[2, 1]]), [1, 1])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('moves a large base until it covers the square', () => {
    expect(marked(marking('path', [], rancor), [3, 1])).toEqual([[2, 1]]);
    expect(marked(marking('path', [], rancor), [0, 3])).toEqual([[0, 2]]);
    expect(marked(marking('path', [[2, 1]], rancor), [3, 2])).toEqual([]);
  });

  it('ends where there may be no more squares', () => {
    expect(marked(marking('path', [], luke, 2), [9, 1])).toHaveLength(2);
  });
});

describe('squares chosen by taps', () => {
  it('are put in and taken out', () => {
    expect(marked(marking('squares', [[0, 0]]), [1, 0])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(marked(marking('squares', [[0, 0]]), [0, 0])).toEqual([]);
  });

  it('are replaced where there is one', () => {
    expect(marked(marking('square', [[0, 0]]), [1, 0])).toEqual([[1, 0]]);
  });
});

describe('what is said of marked squares', () => {
  it('numbers the steps of a path', () => {
    const path = marking('path', [
      [2, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(markingWords([path], [2, 1])).toEqual(['path, step 1', 'path, step 3']);
    expect(markingSentence(path)).toBe('Path: C2, B2, C2.');
  });

  it('is the name of the field elsewhere', () => {
    expect(markingWords([marking('squares', [[0, 0]])], [0, 0])).toEqual(['path']);
    expect(markingSentence(marking('squares', []))).toBe('Path: none.');
  });
});
