/** Cover (Rebel Storm rulebook, pp. 10-14). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrored, type Pair, pairs, square, turned } from '../geometry/boards.oracle.ts';
import { passesSquare, passesWall } from '../geometry/fan.oracle.ts';
import { allWalls } from '../geometry/line-of-sight.oracle.ts';
import { contains, gridPointsIn, overlap, type Space, squareSpace, squaresIn } from '../geometry/space.ts';
import { decisivePages, walk } from '../steps.ts';
import { cover } from './cover.ts';
import { drawn } from './drawn.oracle.ts';
import type { Readings } from './readings.ts';
import type { Character, CoverScenario } from './scenario.ts';

function judge(text: string, attacker: string, target: string, readings: Readings = {}) {
  const position = drawn(text, { rebel: 'LHR', empire: 'SGTW' });
  const result = cover.judge({ question: 'swm/cover', ...position, attacker, target, readings });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const hasCover = (text: string, attacker: string, target: string, readings: Readings = {}) =>
  judge(text, attacker, target, readings).answer.kind === 'yes';

describe('walls (pages 11 and 12)', () => {
  it('give cover when some lines from every corner pass through one, although others are clear', () => {
    const board = `
      +   +   +   +   +   +
        .   . | .   S   .
      +   +   +   +   +   +
        .   . | .   .   .
      +   +   +   +   +   +
        L   .   .   .   .
      +   +   +   +   +   +
    `;
    expect(hasCover(board, 'L', 'S')).toBe(true);
    expect(decisivePages(judge(board, 'L', 'S').steps)).toContain('swm-123');
  });

  it('give none to lines that run along them or nick their ends', () => {
    const along = `
      +   +   +   +   +
        L   .   .   S
      +   +---+---+   +
        .   .   .   .
      +   +   +   +   +
    `;
    expect(hasCover(along, 'L', 'S')).toBe(false);
    // Every line from L's lower right corner passes above the wall's end; the outermost one just nicks it.
    const nicked = `
      +   +   +   +   +
        .   .   .   S
      +   +   +   +   +
        L   . | .   .
      +   +   +   +   +
    `;
    expect(hasCover(nicked, 'L', 'S')).toBe(false);
  });

  it('give none behind or beside the target', () => {
    const board = `
      +   +   +   +   +
        L   .   .   S |
      +   +   +   +---+
    `;
    expect(hasCover(board, 'L', 'S')).toBe(false);
  });

  it('give none while they are open doors', () => {
    const board = `
      +   +   +   +
        L   . : S
      +   +   +   +
    `;
    expect(hasCover(board, 'L', 'S')).toBe(false);
    expect(hasCover(board.replace(':', '='), 'L', 'S')).toBe(true);
  });
});

describe('characters (pages 11 and 14)', () => {
  const board = `
    +   +   +   +   +
      .   .   .   .
    +   +   +   +   +
      L   R   .   S
    +   +   +   +   +
      .   .   .   .
    +   +   +   +   +
  `;
  it('give cover to those behind them, allies and enemies alike', () => {
    expect(hasCover(board, 'L', 'S')).toBe(true);
    expect(hasCover(board.replace('R', 'G'), 'L', 'S')).toBe(true);
    expect(decisivePages(judge(board, 'L', 'S').steps)).toEqual(['swm-123', 'swm-125']);
  });

  it('give none when the chosen corner leads past them', () => {
    const past = `
      +   +   +   +   +
        L   .   .   S
      +   +   +   +   +
        .   R   R   .
      +   +   +   +   +
    `;
    expect(hasCover(past, 'L', 'S')).toBe(false);
  });
});

describe('low objects (pages 11 and 13)', () => {
  it('give cover to enemies on them and behind them', () => {
    const on = `
      +   +   +   +   +
        L   .   .  ~S~
      +   +   +   +   +
    `;
    const behind = `
      +   +   +   +   +   +
        L   .  ~~~  .   S
      +   +   +   +   +   +
    `;
    expect(hasCover(on, 'L', 'S')).toBe(true);
    expect(hasCover(behind, 'L', 'S')).toBe(true);
    expect(decisivePages(judge(on, 'L', 'S').steps)).toEqual(['swm-123', 'swm-124']);
  });

  const example = `
    +   +   +   +   +   +   +
      .   .   .   G   .   .
    +   +   +   +   +   +   +
      .  ~~~  .   .   .   .
    +   +   +   +   +   +   +
     ~L~ ~~~  .   .   S   .
    +   +   +   +   +   +   +
      .   .   .   .   .   .
    +   +   +   +   +   +   +
      .   .   .   .  ~~~  T
    +   +   +   +   +   +   +
  `;
  it('are shot over in the own space and in adjacent squares', () => {
    expect(hasCover(example, 'L', 'S')).toBe(false);
    expect(hasCover(example, 'L', 'G')).toBe(false);
    expect(decisivePages(judge(example, 'L', 'S').steps)).toContain('swm-124');
  });

  it('give cover farther away, and to the one who stands on them', () => {
    expect(hasCover(example, 'L', 'T')).toBe(true);
    expect(hasCover(example, 'S', 'L')).toBe(true);
  });

  it('are not shot over by way of a shared corner when such squares are not adjacent', () => {
    const corner = `
      +   +   +   +   +
        .   .   .   S
      +   +   +   +   +
        .  ~~~  .   .
      +   +   +   +   +
        L   .   .   .
      +   +   +   +   +
    `;
    expect(hasCover(corner, 'L', 'S')).toBe(false);
    expect(hasCover(corner, 'L', 'S', { 'adjacent-corner': 'not-adjacent' })).toBe(true);
    expect(judge(corner, 'L', 'S').hangsOn).toEqual([
      {
        reading: 'adjacent-corner',
        page: 'swm-301',
        taken: 'adjacent',
        otherwise: [{ value: 'not-adjacent', answer: { kind: 'yes' } }],
      },
    ]);
  });
});

describe('an adjacent enemy', () => {
  const pagesOfAdjacency = (board: string, readings?: Readings) =>
    [...walk(judge(board, 'L', 'S', readings).steps)]
      .filter(({ fact }) => fact === 'adjacent')
      .map(({ rule }) => rule);

  it('is told by the rule on cover, and what keeps a neighbour from being one by its open point', () => {
    const diagonal = `
      +   +   +
        L   .
      +   +   +
        .   S
      +   +   +
    `;
    const wall = `
      +   +   +
        L | S
      +   +   +
    `;
    const wallEnd = `
      +   +   +
        L | .
      +   +   +
        .   S
      +   +   +
    `;
    expect(pagesOfAdjacency(diagonal)).toEqual(['swm-123']);
    expect(pagesOfAdjacency(diagonal, { 'adjacent-corner': 'not-adjacent' })).toEqual(['swm-301']);
    expect(pagesOfAdjacency(wall)).toEqual(['swm-302']);
    expect(pagesOfAdjacency(wallEnd)).toEqual(['swm-123']);
    expect(pagesOfAdjacency(wallEnd, { 'adjacent-wall-end': 'not-adjacent' })).toEqual(['swm-303']);
  });

  it('never has cover', () => {
    const board = `
      +   +   +   +
        L  ~S~  .
      +   +   +   +
        .  ~~~ ~T~
      +   +   +   +
    `;
    expect(hasCover(board, 'L', 'S')).toBe(false);
    expect(hasCover(board, 'L', 'T')).toBe(true);
  });

  it('may be a big one that stands on low objects in part', () => {
    const near = `
      +   +   +   +   +
        .   W  ~W~  .
      +   +   +   +   +
        L   W  ~W~  .
      +   +   +   +   +
    `;
    const far = `
      +   +   +   +   +
        .   .   W  ~W~
      +   +   +   +   +
        L   .   W  ~W~
      +   +   +   +   +
    `;
    expect(hasCover(near, 'L', 'W')).toBe(false);
    expect(hasCover(far, 'L', 'W')).toBe(true);
  });

  it('is not one behind a wall, unless such squares are taken as adjacent', () => {
    const board = `
      +   +   +
        L |~S~
      +   +   +
    `;
    expect(hasCover(board, 'L', 'S')).toBe(true);
    expect(hasCover(board, 'L', 'S', { 'adjacent-wall': 'adjacent' })).toBe(false);
  });
});

describe('a big attacker', () => {
  it('may choose any corner of any of its squares, inner ones too', () => {
    // Only lines from the middle of W's right side pass between the two characters.
    const board = `
      +   +   +   +   +   +   +
        W   W   G   .   .   .
      +   +   +   +   +   +   +
        W   W   .   .   .   R
      +   +   +   +   +   +   +
        .   .   .   .   .   .
      +   +   +   +   +   +   +
    `;
    expect(hasCover(board, 'W', 'R')).toBe(false);
  });
});

describe('open points', () => {
  it('a corner where walls meet: lines on their far side touch, or pass through', () => {
    const board = `
      +   +   +   +   +
        . | .   .   .
      +   +   +   +   +
        L | .   .   .
      +   +   +   +   +
        .   R   .   S
      +   +   +   +   +
    `;
    expect(hasCover(board, 'L', 'S')).toBe(false);
    expect(hasCover(board, 'L', 'S', { 'corner-in-wall': 'passes-through' })).toBe(true);
    expect(judge(board, 'L', 'S').hangsOn.map(({ reading }) => reading)).toEqual(['corner-in-wall']);
    expect(decisivePages(judge(board, 'L', 'S').steps)).toContain('swm-305');
  });

  it('pits: no cover, or cover', () => {
    const board = `
      +   +   +   +   +
        L   .  ___  S
      +   +   +   +   +
    `;
    expect(hasCover(board, 'L', 'S')).toBe(false);
    expect(hasCover(board, 'L', 'S', { 'pit-cover': 'cover' })).toBe(true);
  });

  it('are not mentioned where nothing hangs on them', () => {
    expect(judge('+   +   +   +\n  L   .   S\n+   +   +   +', 'L', 'S').hangsOn).toEqual([]);
  });
});

describe('a verdict', () => {
  const board = `
    +   +   +   +   +
      .   R   .   .
    +   +   +   +   +
      L   .   .   S
    +   +   +   +   +
  `;
  it('shows the corner to choose first, and the others after it', () => {
    const [step] = judge(board, 'L', 'S').steps;
    const corners = step?.children ?? [];
    expect(corners.map(({ fact }) => fact)).toEqual(Array(4).fill('corner-is-free'));
    expect(corners[0]).toMatchObject({ holds: true, decisive: true });
    expect(corners.slice(1).every(({ decisive }) => !decisive)).toBe(true);
  });

  it('shows that an attack is impossible where there is no line of sight', () => {
    const hidden = '+   +   +   +\n  L   . | S\n+   +   +   +';
    const { answer, steps } = judge(hidden, 'L', 'S');
    expect(answer).toEqual({ kind: 'yes' });
    expect(steps.find(({ fact }) => fact === 'can-see')).toMatchObject({ holds: false, decisive: false });
  });
});

/** A position with characters, low objects and pits on it, beside the two spaces of a pair. */
interface Crowded extends Pair {
  readonly others: readonly Space[];
}

const crowded: fc.Arbitrary<Crowded> = pairs(6, 8).chain(({ map, a, b }) => {
  const { width, height } = map;
  const squares = (maxLength: number) => fc.array(square(width, height), { maxLength });
  return fc.record({ low: squares(8), pits: squares(2), others: squares(3) }).map(({ low, pits, others }) => {
    const free = others
      .map(squareSpace)
      .filter((one) => !overlap(one, a) && !overlap(one, b))
      .filter((one) => !map.solid.some((solid) => contains(one, solid)))
      .filter((one, i, all) => all.findIndex((other) => overlap(one, other)) === i);
    return { map: { ...map, low, pits }, a, b, others: free };
  });
});

function scenario({ map, a, b, others }: Crowded): CoverScenario {
  const character = (id: string, { x0, y0, x1, y1 }: Space, side: string): Character => ({
    id,
    name: id,
    side,
    at: [x0, y0],
    width: x1 - x0,
    height: y1 - y0,
    abilities: [],
  });
  return {
    question: 'swm/cover',
    board: map,
    pieces: [
      character('A', a, 'one'),
      character('B', b, 'two'),
      ...others.map((other, i) => character(String(i), other, i % 2 ? 'one' : 'two')),
    ],
    attacker: 'A',
    target: 'B',
  };
}

const answer = (position: Crowded): string => {
  const result = cover.judge(scenario(position));
  return result.ok ? result.value.answer.kind : JSON.stringify(result.error);
};

/** The rule read off the page, thing by thing, under the default readings. */
function coverSlowly({ map, a, b, others }: Crowded): boolean {
  const walls = allWalls(map);
  /** Adjacent: neighbours by edge without a wall, or by a corner round which one way is free of walls. */
  const adjacent = (one: Space, other: Space) =>
    squaresIn(one).some(([px, py]) => squaresIn(other).some(([qx, qy]) => neighbours(px, py, qx, qy)));
  const wall = (x1: number, y1: number, x2: number, y2: number) =>
    walls.some(([a1, b1, a2, b2]) => a1 <= x1 && b1 <= y1 && a2 >= x2 && b2 >= y2);
  const side = (px: number, py: number, qx: number, qy: number): boolean =>
    px === qx
      ? wall(px, Math.max(py, qy), px + 1, Math.max(py, qy))
      : wall(Math.max(px, qx), py, Math.max(px, qx), py + 1);
  const neighbours = (px: number, py: number, qx: number, qy: number): boolean => {
    const [dx, dy] = [Math.abs(px - qx), Math.abs(py - qy)];
    if (dx + dy === 1) return !side(px, py, qx, qy);
    if (dx !== 1 || dy !== 1) return false;
    const way = (mx: number, my: number) => !side(px, py, mx, my) && !side(mx, my, qx, qy);
    return way(px, qy) || way(qx, py);
  };
  if (adjacent(a, b)) return false;
  return gridPointsIn(a).every(
    (corner) =>
      walls.some((segment) => passesWall(corner, b, segment)) ||
      others.some((other) => passesSquare(corner, b, [other.x0, other.y0])) ||
      map.low.some(
        (low) => !contains(a, low) && !adjacent(a, squareSpace(low)) && passesSquare(corner, b, low),
      ),
  );
}

describe('cover on random boards', () => {
  it('is what the slow reading of the rule gives', () => {
    fc.assert(
      fc.property(crowded, (position) => {
        expect(answer(position)).toBe(coverSlowly(position) ? 'yes' : 'no');
      }),
      { numRuns: 1000, seed: 31 },
    );
  }, 60_000);

  it('stays when the board is mirrored or turned', () => {
    fc.assert(
      fc.property(crowded, (position) => {
        for (const move of [mirrored(position.map), turned(position.map)]) {
          const moved = {
            map: move.map(position.map),
            a: move.space(position.a),
            b: move.space(position.b),
            others: position.others.map(move.space),
          };
          expect(answer(moved)).toBe(answer(position));
        }
      }),
      { numRuns: 500, seed: 32 },
    );
  }, 60_000);
});
