/** Moves that no rule applies to give errors that name the character, the square and the step. */
import { describe, expect, it } from 'vitest';
import type { Result, SetupError } from '../../result.ts';
import { drawn } from '../drawn.oracle.ts';
import { cheapestPath } from './cheapest-path.ts';
import { along, at } from './drawn-move.oracle.ts';
import { path } from './path.ts';

const position = {
  ...drawn(
    `
    +   +   +   +
      L   L   .
    +   +   +   +
      L   L   .
    +   +   +   +
     ___  S   .
    +   +   +   +
    `,
    { rebel: 'L', empire: 'S' },
  ),
  squares: 6,
};

const errors = (result: Result<unknown, readonly SetupError[]>) =>
  result.ok ? [] : result.error.map(({ code, path: where, message }) => [code, where.join('.'), message]);
const drawnPath = (squares: string, mover = 'L') =>
  errors(path.judge({ ...position, question: 'swm/path', mover, path: along(squares) }));

describe('a move', () => {
  it('is one of a character on the board', () => {
    expect(drawnPath('B1', 'X').map(([code, where]) => [code, where])).toEqual([['unknown-piece', 'mover']]);
  });

  it('does not begin in a pit', () => {
    const pieces = position.pieces.map((piece) => (piece.id === 'S' ? { ...piece, at: at('A3') } : piece));
    const moved = path.judge({ ...position, pieces, question: 'swm/path', mover: 'S', path: [] });
    expect(errors(moved).map(([code, where]) => [code, where])).toEqual([['mover-in-pit', 'pieces.1.at']]);
  });
});

describe('a path', () => {
  it('may be empty', () => {
    expect(drawnPath('')).toEqual([]);
  });

  it('goes from square to neighbouring square', () => {
    expect(drawnPath('B1 A1 A1')).toEqual([
      [
        'path-stays',
        'path.2',
        'Step 3 of the path stays in A1; each step leads to a square next to the one before.',
      ],
    ]);
    expect(drawnPath('B1 B2', 'S')).toEqual([
      [
        'path-jumps',
        'path.0',
        'Step 1 of the path jumps from B3 to B1; each step leads to a square next to the one before.',
      ],
    ]);
  });

  it('stays on the board, base and all', () => {
    expect(drawnPath('B1 C1')).toEqual([
      [
        'place-off-the-board',
        'path.1',
        'Step 2 of the path leads to C1, where the base of L, 2 by 2 squares big, is not on the board of 3 by 3 squares.',
      ],
    ]);
  });

  it('is looked for only to squares on the board', () => {
    const result = cheapestPath.judge({
      ...position,
      question: 'swm/cheapest-path',
      mover: 'L',
      to: at('C3'),
    });
    expect(errors(result).map(([code, where]) => [code, where])).toEqual([['place-off-the-board', 'to']]);
  });
});
