import { describe, expect, it } from 'vitest';
import type { Base, GridMap } from '../../../core/geometry/grid.ts';
import * as edit from './edits.ts';
import type { Position } from './position.ts';

const map: GridMap = { width: 6, height: 4, walls: [], doors: [], solid: [], low: [], pits: [] };
const luke: Base = { id: 'L', name: 'Luke Skywalker', side: 'rebel', at: [1, 1], width: 1, height: 1 };
const rancor: Base = { id: 'R', name: 'Rancor', side: 'fringe', at: [3, 1], width: 2, height: 2 };
const position: Position = { board: map, pieces: [luke, rancor] };

describe('moving a piece', () => {
  it('puts it where it is sent and leaves the others alone', () => {
    const moved = edit.movePiece(position, 'L', [0, 3]);
    expect(moved.pieces).toEqual([{ ...luke, at: [0, 3] }, rancor]);
  });

  it('keeps a big base on the map', () => {
    expect(edit.movePiece(position, 'R', [5, 3]).pieces[1]?.at).toEqual([4, 2]);
  });

  it('keeps a base that grew at the rim on the map', () => {
    const atRim = edit.movePiece(position, 'L', [5, 3]);
    expect(edit.changePiece(atRim, 'L', { width: 2, height: 2 }).pieces[0]?.at).toEqual([4, 2]);
  });
});

describe('adding a piece', () => {
  it('gives it a letter of its own and a base of one square', () => {
    const added = edit.addPiece(position, [0, 0], rancor)?.pieces.at(-1);
    expect(added).toEqual({ id: 'A', name: 'Piece A', side: 'fringe', at: [0, 0], width: 1, height: 1 });
  });

  it('is not possible once every letter and digit is taken', () => {
    let full: Position | undefined = { board: map, pieces: [] };
    for (let i = 0; i < 62; i++) full = full && edit.addPiece(full, [0, 0], luke);
    expect(new Set(full?.pieces.map(({ id }) => id)).size).toBe(62);
    expect(full && edit.addPiece(full, [0, 0], luke)).toBeUndefined();
  });

  it('is possible on free squares of the map only', () => {
    expect(edit.isFree(position, [0, 0])).toBe(true);
    expect(edit.isFree(position, [4, 2])).toBe(false);
    expect(edit.isFree(position, [6, 0])).toBe(false);
  });
});

describe('walls', () => {
  it('come and go edge by edge', () => {
    const one = edit.toggleWall(map, [2, 1, 2, 2]);
    expect(one.walls).toEqual([[2, 1, 2, 2]]);
    const two = edit.toggleWall(one, [2, 2, 2, 3]);
    expect(two.walls).toEqual([[2, 1, 2, 3]]);
    expect(edit.toggleWall(two, [2, 1, 2, 2]).walls).toEqual([[2, 2, 2, 3]]);
  });

  it('leave both ends of a long wall when its middle goes', () => {
    const long: GridMap = { ...map, walls: [[0, 2, 5, 2]] };
    expect(edit.toggleWall(long, [2, 2, 3, 2]).walls).toEqual([
      [0, 2, 2, 2],
      [3, 2, 5, 2],
    ]);
  });

  it('take the place of a door', () => {
    const door = edit.cycleDoor(map, [2, 1, 2, 2]);
    expect(edit.toggleWall(door, [2, 1, 2, 2])).toEqual({ ...map, walls: [[2, 1, 2, 2]] });
  });
});

describe('doors', () => {
  it('are closed, then open, then gone', () => {
    const closed = edit.cycleDoor(map, [1, 1, 2, 1]);
    expect(closed.doors).toEqual([{ edge: [1, 1, 2, 1], open: false }]);
    const open = edit.cycleDoor(closed, [1, 1, 2, 1]);
    expect(open.doors).toEqual([{ edge: [1, 1, 2, 1], open: true }]);
    expect(edit.cycleDoor(open, [1, 1, 2, 1])).toEqual(map);
  });

  it('take the place of a wall, not of its neighbours', () => {
    const long: GridMap = { ...map, walls: [[0, 2, 2, 2]] };
    const door = edit.cycleDoor(long, [1, 2, 2, 2]);
    expect(door.walls).toEqual([[0, 2, 1, 2]]);
    expect(door.doors).toEqual([{ edge: [1, 2, 2, 2], open: false }]);
  });

  it('two squares wide are opened one square at a time', () => {
    const wide: GridMap = { ...map, doors: [{ edge: [0, 1, 2, 1], open: false }] };
    expect(edit.cycleDoor(wide, [0, 1, 1, 1]).doors).toEqual([
      { edge: [1, 1, 2, 1], open: false },
      { edge: [0, 1, 1, 1], open: true },
    ]);
  });
});

describe('terrain', () => {
  it('comes and goes, one kind a square', () => {
    const low = edit.toggleTerrain(map, [2, 2], 'low');
    expect(low.low).toEqual([[2, 2]]);
    const pit = edit.toggleTerrain(low, [2, 2], 'pits');
    expect([pit.low, pit.pits]).toEqual([[], [[2, 2]]]);
    expect(edit.toggleTerrain(pit, [2, 2], 'pits')).toEqual(map);
  });
});

describe('removing', () => {
  const full: Position = {
    board: { ...map, walls: [[1, 1, 1, 2]], low: [[1, 1]] },
    pieces: [luke, rancor],
  };

  it('takes the piece first, then the wall that was tapped, then the terrain', () => {
    const first = edit.erase(full, [1, 1], [1, 1, 1, 2]);
    expect(first.pieces).toEqual([rancor]);
    const second = edit.erase(first, [1, 1], [1, 1, 1, 2]);
    expect([second.board.walls, second.board.low]).toEqual([[], [[1, 1]]]);
    expect(edit.erase(second, [1, 1], [1, 1, 1, 2]).board.low).toEqual([]);
  });
});

describe('the size of the board', () => {
  it('cuts off what lies beyond the new rim', () => {
    const big: GridMap = {
      ...map,
      walls: [[2, 2, 6, 2]],
      doors: [{ edge: [6, 0, 6, 1], open: false }],
      low: [
        [5, 0],
        [0, 0],
      ],
    };
    expect(edit.resize(big, 5, 4)).toEqual({ ...map, width: 5, walls: [[2, 2, 5, 2]], low: [[0, 0]] });
  });

  it('does not shrink over a piece', () => {
    expect(edit.piecesFit([rancor], 5, 3)).toBe(true);
    expect(edit.piecesFit([rancor], 4, 3)).toBe(false);
  });
});
