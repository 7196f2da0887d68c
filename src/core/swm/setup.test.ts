/** Positions that no rule applies to give errors that name the piece and the square. */
import { describe, expect, it } from 'vitest';
import type { GridMap } from '../geometry/grid.ts';
import { cover } from './cover.ts';
import { legalTargets } from './legal-targets.ts';
import { lineOfSight } from './line-of-sight.ts';
import type { Character } from './scenario.ts';

const board = (map: Partial<GridMap> = {}): GridMap => ({
  width: 4,
  height: 3,
  walls: [],
  doors: [],
  solid: [],
  low: [],
  pits: [],
  ...map,
});
const piece = (id: string, at: readonly [number, number], more: Partial<Character> = {}): Character => ({
  id,
  name: id === 'L' ? 'Luke Skywalker' : 'Stormtrooper',
  side: id === 'L' ? 'rebel' : 'empire',
  at,
  width: 1,
  height: 1,
  abilities: [],
  ...more,
});
const luke = piece('L', [0, 0]);
const trooper = piece('S', [3, 0]);

function errors(map: Partial<GridMap>, pieces: readonly Character[] = [luke, trooper]) {
  const result = lineOfSight.judge({
    question: 'swm/line-of-sight',
    board: board(map),
    pieces,
    from: 'L',
    to: 'S',
  });
  return result.ok ? [] : result.error.map(({ code, path }) => [code, path.join('.')]);
}

describe('a map', () => {
  it('may be as it is', () => {
    expect(errors({})).toEqual([]);
  });

  it('has walls and doors along grid lines and on the board', () => {
    expect(errors({ walls: [[0, 0, 2, 2]] })).toEqual([['wall-off-the-grid-lines', 'board.walls.0']]);
    expect(errors({ walls: [[1, 1, 1, 1]] })).toEqual([['wall-without-length', 'board.walls.0']]);
    expect(
      errors({
        walls: [
          [1, 1, 1, 2],
          [2, 1, 6, 1],
        ],
      }),
    ).toEqual([['wall-off-the-board', 'board.walls.1']]);
    expect(errors({ doors: [{ edge: [0, 0, 1, 2], open: true }] })).toEqual([
      ['door-off-the-grid-lines', 'board.doors.0.edge'],
    ]);
  });

  it('has its terrain on the board', () => {
    expect(errors({ low: [[4, 0]] })).toEqual([['terrain-off-the-board', 'board.low.0']]);
    expect(errors({ solid: [[1, 3]], pits: [[9, 9]] }).map(([code]) => code)).toEqual([
      'terrain-off-the-board',
      'terrain-off-the-board',
    ]);
  });
});

describe('pieces', () => {
  it('stand on the board, off solid squares and apart', () => {
    expect(errors({}, [luke, piece('S', [3, 2], { height: 2 })])).toEqual([
      ['piece-off-the-board', 'pieces.1.at'],
    ]);
    expect(errors({ solid: [[3, 0]] })).toEqual([['piece-on-solid-terrain', 'pieces.1.at']]);
    expect(errors({}, [luke, piece('S', [0, 0])])).toEqual([['pieces-overlap', 'pieces.1.at']]);
  });

  it('have letters of their own', () => {
    expect(errors({}, [luke, trooper, piece('S', [2, 2])])).toEqual([['same-id', 'pieces.2.id']]);
  });

  it('have no wall through their base, but may have one along it or an open door through it', () => {
    const big = piece('S', [2, 0], { width: 2, height: 2 });
    expect(errors({ walls: [[3, 0, 3, 1]] }, [luke, big])).toEqual([['wall-through-piece', 'pieces.1.at']]);
    expect(errors({ doors: [{ edge: [2, 1, 4, 1], open: false }] }, [luke, big])).toEqual([
      ['wall-through-piece', 'pieces.1.at'],
    ]);
    expect(errors({ walls: [[2, 0, 2, 2]] }, [luke, big])).toEqual([]);
    expect(errors({ doors: [{ edge: [2, 1, 4, 1], open: true }] }, [luke, big])).toEqual([]);
  });

  it('are named with their square in the message', () => {
    const result = lineOfSight.judge({
      question: 'swm/line-of-sight',
      board: board(),
      pieces: [luke, piece('S', [0, 0])],
      from: 'L',
      to: 'S',
    });
    expect(result.ok ? '' : result.error[0]?.message).toBe(
      'Luke Skywalker and Stormtrooper both stand in A1.',
    );
  });
});

describe('a question', () => {
  it('names pieces that are on the board, two different ones', () => {
    const ask = (from: string, to: string) => {
      const result = lineOfSight.judge({
        question: 'swm/line-of-sight',
        board: board(),
        pieces: [luke, trooper],
        from,
        to,
      });
      return result.ok ? [] : result.error.map(({ code, path }) => [code, path.join('.')]);
    };
    expect(ask('L', 'X')).toEqual([['unknown-piece', 'to']]);
    expect(ask('X', 'Y').map(([, path]) => path)).toEqual(['from', 'to']);
    expect(ask('L', 'L')).toEqual([['same-piece', 'to']]);
  });

  it('about cover has an enemy as the target', () => {
    const result = cover.judge({
      question: 'swm/cover',
      board: board(),
      pieces: [luke, piece('R', [2, 2], { side: 'rebel' })],
      attacker: 'L',
      target: 'R',
    });
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['target-not-an-enemy']);
  });

  it('about legal targets has an attacker on the board', () => {
    const result = legalTargets.judge({
      question: 'swm/legal-targets',
      board: board(),
      pieces: [trooper],
      attacker: 'L',
    });
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['unknown-piece']);
  });
});
