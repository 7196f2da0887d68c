import { describe, expect, it } from 'vitest';
import type { Base, GridMap } from '../../../core/geometry/grid.ts';
import type { Position } from './position.ts';
import { applyTool, pickedUp } from './tools.ts';

const map: GridMap = { width: 4, height: 4, walls: [], doors: [], solid: [], low: [], pits: [] };
const luke: Base = { id: 'L', name: 'Luke Skywalker', side: 'rebel', at: [0, 0], width: 1, height: 1 };
const position: Position = { board: map, pieces: [luke] };
const nothing = { carried: undefined, model: luke };

describe('the move tool', () => {
  it('picks up the piece that is tapped, and another one instead of it', () => {
    const vader = { ...luke, id: 'V', at: [2, 2] as const };
    const both = { ...position, pieces: [luke, vader] };
    expect(pickedUp(both, [0, 0], undefined)).toBe('L');
    expect(pickedUp(both, [2, 2], 'L')).toBe('V');
    expect(pickedUp(both, [0, 0], 'L')).toBeUndefined();
    expect(pickedUp(both, [3, 3], 'L')).toBeUndefined();
  });

  it('puts down what is in hand, and does nothing without', () => {
    const put = applyTool('move', position, { square: [3, 1] }, { carried: 'L', model: luke });
    expect(put?.pieces[0]?.at).toEqual([3, 1]);
    expect(applyTool('move', position, { square: [3, 1] }, nothing)).toBeUndefined();
  });
});

describe('the other tools', () => {
  it('put walls and doors on the edge that was meant, and nowhere else', () => {
    const place = { square: [1, 1], edge: [1, 1, 2, 1] } as const;
    expect(applyTool('wall', position, place, nothing)?.board.walls).toEqual([[1, 1, 2, 1]]);
    expect(applyTool('door', position, place, nothing)?.board.doors).toHaveLength(1);
    expect(applyTool('wall', position, { square: [1, 1] }, nothing)).toBeUndefined();
  });

  it('put terrain in the square', () => {
    for (const kind of ['low', 'solid', 'pits'] as const) {
      expect(applyTool(kind, position, { square: [2, 3] }, nothing)?.board[kind]).toEqual([[2, 3]]);
    }
  });

  it('add a piece in a free square only', () => {
    expect(applyTool('add', position, { square: [2, 2] }, nothing)?.pieces).toHaveLength(2);
    expect(applyTool('add', position, { square: [0, 0] }, nothing)).toBeUndefined();
  });
});
