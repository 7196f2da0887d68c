import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { position } from '../../tests/arbitraries/positions.ts';
import type { GridMap } from '../core/geometry/grid.ts';
import { canonicalBoard } from './canonical.ts';
import { printDrawing } from './drawing.ts';
import { readDrawing } from './drawing-reader.ts';

const drawing = (...lines: string[]) => lines.join('\n');

const EVERYTHING = drawing(
  '+---+===+:::+   +',
  '| L = . :~W~ ~W~|',
  '+   +   +   +   +',
  ' ### ~~~ _W_  W',
  '+---+---+   +   +',
);

describe('a drawing', () => {
  it('shows walls, doors, terrain and pieces', () => {
    expect(readDrawing(EVERYTHING)).toEqual({
      ok: true,
      value: {
        board: {
          width: 4,
          height: 2,
          walls: [
            [0, 0, 1, 0],
            [0, 0, 0, 1],
            [4, 0, 4, 1],
            [0, 2, 2, 2],
          ],
          doors: [
            { edge: [1, 0, 2, 0], open: false },
            { edge: [1, 0, 1, 1], open: false },
            { edge: [2, 0, 3, 0], open: true },
            { edge: [2, 0, 2, 1], open: true },
          ],
          solid: [[0, 1]],
          low: [
            [2, 0],
            [3, 0],
            [1, 1],
          ],
          pits: [[2, 1]],
        },
        pieces: [
          { id: 'L', at: [0, 0], width: 1, height: 1 },
          { id: 'W', at: [2, 0], width: 2, height: 2 },
        ],
      },
    });
  });

  it('may leave out the dots of empty squares and the spaces at the ends of lines', () => {
    const bare = readDrawing(drawing('+   +   +', '        |', '+   +   +'));
    expect(bare).toEqual(readDrawing(drawing('+   +   +  ', '  .   . |   ', '+   +   +', '')));
  });

  it('may have a dot or a space inside terrain', () => {
    const plain = readDrawing(drawing('+   +   +', ' ~~~ ###', '+   +   +'));
    expect(readDrawing(drawing('+   +   +', ' ~.~ # #', '+   +   +'))).toEqual(plain);
  });
});

describe('drawing and JSON', () => {
  it('are two spellings of one position', () => {
    fc.assert(
      fc.property(position(), ({ board, pieces }) => {
        const drawn = printDrawing(board, pieces);
        if (!drawn.ok) throw new Error(drawn.error[0]?.message);
        const read = readDrawing(drawn.value);
        if (!read.ok) throw new Error(read.error[0]?.message);
        const sorted = [...pieces].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(read.value).toEqual({ board: canonicalBoard(board), pieces: sorted });
        expect(printDrawing(read.value.board, read.value.pieces)).toEqual(drawn);
      }),
    );
  });

  it('differ when a position holds two things in one place', () => {
    const board: GridMap = { width: 2, height: 1, walls: [], doors: [], solid: [], low: [], pits: [] };
    const base = { width: 1, height: 1 };
    const refusal = (board: GridMap, pieces: Parameters<typeof printDrawing>[1] = []) => {
      const drawn = printDrawing(board, pieces);
      return drawn.ok ? drawn.value : drawn.error.map(({ path, message }) => `${path.join('.')}: ${message}`);
    };
    expect(
      refusal(board, [
        { id: 'A', at: [0, 0], ...base },
        { id: 'B', at: [0, 0], ...base },
      ]),
    ).toEqual(['pieces.1: This cannot be drawn: B and A are both in A1.']);
    expect(refusal(board, [{ id: 'A', at: [2, 0], ...base }])).toEqual([
      'pieces.0: This cannot be drawn: it is not on the map, which is 2 by 1.',
    ]);
    expect(refusal({ ...board, walls: [[1, 0, 1, 1]], doors: [{ edge: [1, 0, 1, 1], open: true }] })).toEqual(
      ['board.doors.0: This cannot be drawn: something else is in the same place.'],
    );
    expect(refusal({ ...board, solid: [[0, 0]], pits: [[0, 0]] })).toEqual([
      'board.pits: This cannot be drawn: something else is in the same place.',
    ]);
  });
});

describe('a damaged drawing', () => {
  const errors = (...lines: string[]) => {
    const read = readDrawing(drawing(...lines));
    return read.ok ? [] : read.error.map(({ line, column, message }) => `${line}:${column} ${message}`);
  };

  it.each([
    [
      'is empty',
      [''],
      '1:1 Expected the grid points of the top edge, such as +   +   +; found an empty line.',
    ],
    [
      'has a top edge that ends between grid points',
      ['+   +  +', '  .   .', '+   +   +'],
      '1:8 Expected a grid point (+) at every fourth column, the last one included.',
    ],
    [
      'lacks a line',
      ['+   +   +', '  .   .'],
      '2:1 Expected grid points above and below each row of squares, so an odd number of lines, 3 or more; found 2 lines.',
    ],
    [
      'lacks a grid point',
      ['+   +   +', '  .   .', '+   -   +'],
      '3:5 Expected a grid point (+), as at every fourth column of this line; found "-".',
    ],
    [
      'has terrain one column too far to the left',
      ['+   +   +', '  . ~S~', '+   +   +'],
      '2:5 Expected |, = or : for a wall, closed or open door, or spaces; found "~".',
    ],
    [
      'has half a wall',
      ['+-- +   +', '  .   .', '+   +   +'],
      '1:4 Expected ---, === or ::: for a wall, closed or open door, or spaces; found a space.',
    ],
    [
      'has terrain on one side of a square',
      ['+   +   +', ' ~S   .', '+   +   +'],
      '2:4 Expected "~" on the right of A1 as on its left; found a space.',
    ],
    [
      'has a sign nobody knows in a square',
      ['+   +   +', '  ?   .', '+   +   +'],
      '2:3 Expected the letter or digit of a piece in A1, or . for none; found "?".',
    ],
    [
      'goes on to the right of its top edge',
      ['+   +   +', '  .   .   S', '+   +   +'],
      '2:11 Expected nothing after column 9, where the top line ends; found "S".',
    ],
    [
      'has one letter in two places',
      ['+   +   +   +', '  S   .   S', '+   +   +   +'],
      '2:11 Expected the squares of S to fill one rectangle, as a base does; found A1, C1. Two pieces need two letters.',
    ],
    [
      'has a tab',
      ['+   +   +', '\tS   .', '+   +   +'],
      '2:1 Expected |, = or : for a wall, closed or open door, or spaces; found a tab.',
    ],
  ])('that %s is reported at its place', (_, lines, expected) => {
    expect(errors(...lines)).toContain(expected);
  });

  it('that is too large is refused before it is read', () => {
    expect(errors(`+${'   +'.repeat(61)}`, '', '+')).toEqual([
      '1:1 Expected a board of at most 60 by 60 squares; found 61 by 1.',
    ]);
  });

  it('gives errors and never an exception, whatever it is', () => {
    const sign = fc.constantFrom(...'+-=:|~#_.ABab1 \t\n\r?é');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 200 }), (text) => {
        const read = readDrawing(text);
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
      }),
    );
  });
});
