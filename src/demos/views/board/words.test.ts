import { describe, expect, it } from 'vitest';
import type { Base, GridMap } from '../../../core/geometry/grid.ts';
import { boardWords, squareWords } from './words.ts';

const board: GridMap = {
  width: 3,
  height: 2,
  walls: [
    [0, 0, 0, 1],
    [0, 0, 1, 0],
  ],
  doors: [{ edge: [1, 0, 1, 1], open: false }],
  solid: [[2, 1]],
  low: [[0, 0]],
  pits: [],
};
const luke: Base = { id: 'L', name: 'Luke Skywalker', side: 'rebel', at: [0, 0], width: 1, height: 1 };
const position = { board, pieces: [luke] };
const roles = [{ piece: 'L', label: 'Attacker' }];

describe('a square in words', () => {
  it('tells piece, part, terrain, walls and doors', () => {
    expect(squareWords(position, [0, 0], roles)).toBe(
      'A1: Luke Skywalker, rebel, attacker; low objects; wall to the north and west; closed door to the east',
    );
  });

  it('says that it is empty', () => {
    expect(squareWords(position, [2, 0], roles)).toBe('C1: empty');
  });
});

describe('a board in words', () => {
  it('tells its size and every square that is not empty', () => {
    expect(boardWords(position, [])).toBe(
      'Board of 3 by 2 squares. A1: Luke Skywalker, rebel; low objects; wall to the north and west; ' +
        'closed door to the east. B1: closed door to the west. C2: solid.',
    );
  });
});
