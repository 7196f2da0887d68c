import { describe, expect, it } from 'vitest';
import type { GridMap, Square } from '../../geometry/grid.ts';
import { decisivePages, walk } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { adjacent } from './adjacent.ts';
import type { Readings } from './readings.ts';
import type { IaAdjacentScenario, Piece } from './scenario.ts';

const map = (more: Partial<GridMap> = {}): GridMap => ({
  width: 6,
  height: 6,
  walls: [],
  doors: [],
  solid: [],
  low: [],
  pits: [],
  ...more,
});
const piece = (id: string, at: Square, more: Partial<Piece> = {}): Piece => ({
  id,
  name: `Piece ${id}`,
  side: 'rebel',
  at,
  width: 1,
  height: 1,
  kind: 'figure',
  ...more,
});
const ask = (board: GridMap, a: Piece, b: Piece, readings?: Readings): IaAdjacentScenario => ({
  question: 'ia/adjacent',
  board,
  pieces: a.id === b.id ? [a] : [a, b],
  from: a.id,
  to: b.id,
  ...(readings && { readings }),
});
const judge = (scenario: IaAdjacentScenario): Verdict => {
  const verdict = adjacent.judge(scenario);
  if (!verdict.ok) throw new Error(verdict.error.map(({ message }) => message).join(' '));
  return verdict.value;
};
const answer = (...asked: Parameters<typeof ask>) => judge(ask(...asked)).answer.kind;

const C3: Square = [2, 2];
const NEIGHBOURS: readonly Square[] = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].flatMap((dx): Square[] => (dx || dy ? [[2 + dx, 2 + dy]] : [])),
);

describe('Adjacent: spaces that share an edge or a corner', () => {
  it('are the eight round a space', () => {
    for (const at of NEIGHBOURS) expect(answer(map(), piece('a', C3), piece('b', at))).toBe('yes');
  });
  it('are not two steps away', () => {
    const verdict = judge(ask(map(), piece('a', C3), piece('b', [4, 2])));
    expect(verdict.answer.kind).toBe('no');
    expect([...walk(verdict.steps)].find(({ decisive }) => decisive)?.fact).toBe('touching');
  });
});

describe('Adjacent: spaces that share only an edge', () => {
  const [left, right] = [piece('a', C3), piece('b', [3, 2])];
  const edge = [3, 2, 3, 3] as const;
  it('are parted by a wall or a door', () => {
    expect(answer(map({ walls: [edge] }), left, right)).toBe('no');
    expect(answer(map({ doors: [{ edge, open: false }] }), left, right)).toBe('no');
  });
  it('are not parted by an open door', () => {
    expect(answer(map({ doors: [{ edge, open: true }] }), left, right)).toBe('yes');
  });
  it('say what parts them', () => {
    const [wall, door] = [
      map({ walls: [[3, 0, 3, 6]] }),
      map({ doors: [{ edge: [3, 6, 3, 0], open: false }] }),
    ];
    const found = [wall, door].map(
      (board) => [...walk(judge(ask(board, left, right)).steps)].at(-1)?.evidence,
    );
    expect(found).toEqual([
      { a: [2, 2], b: [3, 2], obstacle: 'wall' },
      { a: [2, 2], b: [3, 2], obstacle: 'door' },
    ]);
  });
});

describe('Adjacent: either side of a diagonal intersection of walls, doors and blocking terrain', () => {
  const [northWest, southEast] = [piece('a', C3), piece('b', [3, 3])];
  const both: Partial<GridMap>[] = [
    // Blocking terrain in the two other squares.
    {
      solid: [
        [3, 2],
        [2, 3],
      ],
    },
    // Two walls, or doors, that cross.
    {
      walls: [
        [3, 2, 3, 4],
        [2, 3, 4, 3],
      ],
    },
    { walls: [[3, 2, 3, 4]], doors: [{ edge: [2, 3, 4, 3], open: false }] },
    // Blocking terrain on one side, the corner of two walls on the other.
    {
      solid: [[3, 2]],
      walls: [
        [2, 3, 3, 3],
        [3, 3, 3, 4],
      ],
    },
  ];
  it('are not adjacent, however the open point is taken', () => {
    for (const board of both) {
      const verdict = judge(ask(map(board), northWest, southEast));
      expect(verdict.answer.kind).toBe('no');
      expect(verdict.hangsOn).toEqual([]);
      expect(decisivePages(verdict.steps)).toEqual(['ia-113']);
    }
  });

  const lines: Partial<GridMap>[] = [
    // The corner of a room round the first space.
    {
      walls: [
        [3, 2, 3, 3],
        [2, 3, 3, 3],
      ],
    },
    // A straight wall.
    { walls: [[3, 1, 3, 5]] },
    { walls: [[1, 3, 5, 3]] },
    // Blocking terrain with a wall that goes on from its corner.
    { solid: [[3, 2]], walls: [[2, 3, 3, 3]] },
  ];
  it('past the corner of a room or a straight wall hang on the open point', () => {
    for (const board of lines) {
      const verdict = judge(ask(map(board), northWest, southEast));
      expect(verdict.answer.kind).toBe('no');
      expect(decisivePages(verdict.steps)).toContain('ia-301');
      expect(verdict.hangsOn).toEqual([
        {
          reading: 'diagonal-intersection',
          page: 'ia-301',
          taken: 'both-sides',
          otherwise: [{ value: 'point-to-point', answer: { kind: 'yes' } }],
        },
      ]);
    }
  });

  it('are adjacent when a way round the corner is free', () => {
    const free: Partial<GridMap>[] = [
      { solid: [[3, 2]] },
      { walls: [[3, 0, 3, 3]] },
      {
        walls: [
          [3, 2, 3, 3],
          [3, 3, 4, 3],
        ],
      },
      { walls: [[3, 2, 3, 3]], doors: [{ edge: [2, 3, 3, 3], open: true }] },
    ];
    for (const board of free) expect(answer(map(board), northWest, southEast)).toBe('yes');
  });
});

describe('Adjacent: blocking terrain', () => {
  const solid = [C3];
  it('is adjacent to no other space', () => {
    for (const at of NEIGHBOURS) {
      const [space, other] = [piece('a', C3, { kind: 'space' }), piece('b', at, { kind: 'space' })];
      expect(answer(map({ solid }), space, other)).toBe('no');
      expect(answer(map({ solid }), piece('f', at), space)).toBe('no');
    }
  });
  it('is told as such, and its sides not as walls', () => {
    const [space, other] = [piece('a', C3, { kind: 'space' }), piece('b', [3, 2], { kind: 'space' })];
    const facts = [...walk(judge(ask(map({ solid }), space, other)).steps)].map(({ fact }) => fact);
    expect(facts).toContain('not-blocking');
    expect(facts).not.toContain('edge');
  });
  it('does not keep a figure or object on it from what is at distance 1', () => {
    for (const kind of ['figure', 'object'] as const) {
      for (const at of NEIGHBOURS) {
        const verdict = judge(ask(map({ solid }), piece('a', C3, { kind }), piece('b', at)));
        expect(verdict.answer.kind).toBe('yes');
        expect([...walk(verdict.steps)].map(({ fact }) => fact)).toContain('on-blocking');
        expect(answer(map({ solid }), piece('a', C3, { kind }), piece('b', at, { kind: 'space' }))).toBe(
          'yes',
        );
      }
    }
  });
  it('under both is no obstacle between them, under neither it is', () => {
    const two = map({ solid: [C3, [3, 3]] });
    expect(answer(two, piece('a', C3), piece('b', [3, 3]))).toBe('yes');
    expect(answer(map({ solid: [[3, 2], [2, 3], C3] }), piece('a', C3), piece('b', [3, 3]))).toBe('no');
  });
  it('leaves walls where they are', () => {
    expect(answer(map({ solid, walls: [[3, 2, 3, 3]] }), piece('a', C3), piece('b', [3, 2]))).toBe('no');
  });
});

describe('Adjacent: figures', () => {
  it('are not adjacent to themselves', () => {
    expect(answer(map(), piece('a', C3), piece('a', C3))).toBe('no');
    const large = piece('a', C3, { width: 2, height: 2 });
    expect(answer(map(), large, large)).toBe('no');
  });
  it('of several spaces are adjacent by any of them', () => {
    const large = piece('a', [0, 0], { width: 2, height: 2 });
    expect(answer(map(), large, piece('b', [2, 2]))).toBe('yes');
    expect(answer(map({ walls: [[2, 0, 2, 1]] }), large, piece('b', [2, 0]))).toBe('yes');
    expect(answer(map({ walls: [[2, 0, 2, 3]] }), large, piece('b', [2, 0]))).toBe('no');
    expect(answer(map(), large, piece('b', [3, 0]))).toBe('no');
  });
});

describe('In the same space (Accuracy)', () => {
  it('a companion is adjacent to figures and objects', () => {
    for (const kind of ['figure', 'object'] as const) {
      const verdict = judge(ask(map(), piece('a', C3, { kind: 'companion' }), piece('b', C3, { kind })));
      expect(verdict.answer.kind).toBe('yes');
      expect(decisivePages(verdict.steps)).toEqual(['ia-108']);
    }
  });
  it('a figure and an object hang on the open point', () => {
    const asked = [map(), piece('a', C3), piece('b', C3, { kind: 'object' })] as const;
    expect(answer(...asked)).toBe('no');
    expect(judge(ask(...asked)).hangsOn).toMatchObject([{ reading: 'shared-space', page: 'ia-302' }]);
    expect(answer(...asked, { 'shared-space': 'adjacent' })).toBe('yes');
  });
  it('a figure is not adjacent to its own space', () => {
    expect(answer(map(), piece('a', C3), piece('b', C3, { kind: 'space' }))).toBe('no');
  });
});

describe('positions that are none', () => {
  const codes = (scenario: IaAdjacentScenario) => {
    const verdict = adjacent.judge(scenario);
    return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
  };
  it('two figures in one space', () => {
    expect(codes(ask(map(), piece('a', C3), piece('b', C3)))).toEqual([['pieces-overlap', 'pieces.1.at']]);
  });
  it('a piece that is not there, or off the map, or cut by a wall', () => {
    const scenario = ask(map(), piece('a', C3), piece('b', [0, 0]));
    expect(codes({ ...scenario, to: 'x' })).toEqual([['unknown-piece', 'to']]);
    expect(codes(ask(map(), piece('a', [6, 0]), piece('b', C3)))).toEqual([
      ['piece-off-the-board', 'pieces.0.at'],
    ]);
    const large = piece('a', C3, { width: 2 });
    expect(codes(ask(map({ walls: [[3, 2, 3, 3]] }), large, piece('b', [0, 0])))).toEqual([
      ['wall-through-piece', 'pieces.0.at'],
    ]);
  });
});
