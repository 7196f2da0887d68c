import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySquare, mirrored, type Pair, pairs, turned } from '../../geometry/boards.oracle.ts';
import type { GridMap } from '../../geometry/grid.ts';
import type { Space } from '../../geometry/space.ts';
import { walk } from '../../steps.ts';
import { adjacentByFlood } from './adjacent.oracle.ts';
import { adjacent } from './adjacent.ts';
import type { IaAdjacentScenario, Piece, PieceKind } from './scenario.ts';

const piece = (id: string, { x0, y0, x1, y1 }: Space, kind: PieceKind): Piece => ({
  id,
  name: id,
  side: 'rebel',
  at: [x0, y0],
  width: x1 - x0,
  height: y1 - y0,
  kind,
});
const scenario = (board: GridMap, a: Space, b: Space, kind: PieceKind = 'figure'): IaAdjacentScenario => ({
  question: 'ia/adjacent',
  board,
  pieces: [piece('a', a, kind), piece('b', b, kind)],
  from: 'a',
  to: 'b',
});
const answer = (asked: IaAdjacentScenario): string => {
  const verdict = adjacent.judge(asked);
  return verdict.ok ? verdict.value.answer.kind : 'error';
};
const one = ([x, y]: readonly [number, number]): Space => ({ x0: x, y0: y, x1: x + 1, y1: y + 1 });

describe('adjacency, whatever the map', () => {
  it('agrees with a flood round the shared edge or corner, for every pair of spaces', () => {
    fc.assert(
      fc.property(pairs(4), ({ map }) => {
        const squares = everySquare(map);
        const differing = squares.flatMap((a) =>
          squares
            .filter((b) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1)
            .filter(
              (b) =>
                (answer(scenario(map, one(a), one(b), 'space')) === 'yes') !== adjacentByFlood(map, a, b),
            )
            .map((b) => [a, b]),
        );
        expect(differing).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same from either side, mirrored and turned', () => {
    fc.assert(
      fc.property(pairs(6), ({ map, a, b }: Pair) => {
        const plain = answer(scenario(map, a, b));
        expect(plain).not.toBe('error');
        const moves = [mirrored(map), turned(map)];
        const others = moves.map((move) => answer(scenario(move.map(map), move.space(a), move.space(b))));
        expect([answer(scenario(map, b, a)), ...others]).toEqual([plain, plain, plain]);
      }),
      { numRuns: 200 },
    );
  });

  it('only grows when a wall goes, for pieces in the open', () => {
    fc.assert(
      fc.property(pairs(5), ({ map, a, b }) => {
        if (answer(scenario(map, a, b)) === 'no') return;
        expect(answer(scenario({ ...map, walls: map.walls.slice(1) }, a, b))).toBe('yes');
      }),
    );
  });

  it('has decisive steps, and cites only the pages that the question names', () => {
    fc.assert(
      fc.property(pairs(5), ({ map, a, b }) => {
        const verdict = adjacent.judge(scenario(map, a, b));
        const steps = verdict.ok ? [...walk(verdict.value.steps)] : [];
        expect(steps.some(({ decisive }) => decisive)).toBe(true);
        expect(steps.filter(({ rule }) => !adjacent.cites.includes(rule))).toEqual([]);
      }),
    );
  });
});
