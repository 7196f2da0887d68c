/** Winning and the tie-breaker (Rebel Storm rulebook, p. 6, How to Win). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridMap, Square } from '../../geometry/grid.ts';
import { decisivePages, walk } from '../../steps.ts';
import { opponentOf, type Player } from '../players.ts';
import type { Combatant, Defeated, Happening, VictoryScenario } from './scenario.ts';
import { victory } from './victory.ts';

const board = (width: number, height: number, map: Partial<GridMap> = {}): GridMap => ({
  width,
  height,
  walls: [],
  doors: [],
  solid: [],
  low: [],
  pits: [],
  ...map,
});
/** Capital letters are Rebels, small ones Imperials. */
const sideOf = (id: string): Player => (id < 'a' ? 'rebel' : 'empire');
const at = (id: string, x: number, y: number, cost = 10, size = 1): Combatant => ({
  id,
  name: id,
  side: sideOf(id),
  at: [x, y],
  width: size,
  height: size,
  cost,
});
const fallen = (id: string, cost: number): Defeated => ({ id, name: id, side: sideOf(id), cost });

type Situation = Partial<Omit<VictoryScenario, 'question'>>;

function judge(of: Situation) {
  return victory.judge({
    question: 'swm/victory',
    board: board(7, 7),
    pieces: [at('A', 0, 0), at('a', 6, 6)],
    defeated: [],
    rounds: 10,
    happenings: [],
    ...of,
  });
}
function judged(of: Situation) {
  const result = judge(of);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
function winner(of: Situation): string {
  const { answer } = judged(of);
  return answer.kind === 'set'
    ? (answer.members[0] ?? 'nobody')
    : answer.kind === 'undetermined'
      ? `open: ${answer.missing.join()}`
      : answer.kind;
}
const pages = (of: Situation) => decisivePages(judged(of).steps);

describe('a player wins', () => {
  it('by defeating all enemy characters', () => {
    const won = { pieces: [at('A', 0, 0)], defeated: [fallen('a', 20)], rounds: 2 };
    expect(winner(won)).toBe('rebel');
    expect(pages(won)).toEqual(['swm-105']);
    expect(winner({ pieces: [at('a', 0, 0)], defeated: [fallen('A', 20)], rounds: 2 })).toBe('empire');
  });

  it('and nobody while both have characters and something happens', () => {
    expect(winner({ rounds: 9 })).toBe('nobody');
    expect(pages({ rounds: 9 })).toEqual(['swm-105', 'swm-106']);
  });

  it('and who does is not said when the last ones fall together', () => {
    const both = { pieces: [], defeated: [fallen('A', 20), fallen('a', 5)] };
    expect(winner(both)).toBe('open: both-defeated');
  });
});

describe('ten quiet rounds', () => {
  const ahead = { defeated: [fallen('z', 5)] };
  const with_ = (...happenings: Happening[]) => ({ ...ahead, rounds: 12, happenings });

  it('are needed in a row', () => {
    expect(winner({ ...ahead, rounds: 9 })).toBe('nobody');
    expect(winner({ ...ahead, rounds: 10 })).toBe('rebel');
  });

  it.each(['attack-roll', 'damage-to-enemy', 'save-by-enemy'] as const)('end with one %s', (what) => {
    expect(winner(with_({ round: 3, what }))).toBe('nobody');
    expect(winner(with_({ round: 2, what }))).toBe('rebel');
    expect(winner(with_({ round: 3, what }, { round: 1, what }))).toBe('nobody');
  });

  it.each(['damage-to-ally', 'save-by-ally'] as const)('do not end with one %s', (what) => {
    expect(winner(with_({ round: 12, what }))).toBe('rebel');
  });

  it('are counted from the last thing that ended them', () => {
    const steps = [...walk(judged(with_({ round: 3, what: 'attack-roll' })).steps)];
    expect(steps.find(({ fact }) => fact === 'victory-ten-quiet-rounds')).toMatchObject({
      holds: false,
      evidence: { quiet: 9, last: { round: 3 } },
    });
  });
});

describe('what happens after ten quiet rounds in a row', () => {
  const errors = (...happenings: Happening[]) => {
    const result = judge({ rounds: 25, happenings });
    return result.ok ? [] : result.error;
  };
  const attack = (round: number): Happening => ({ round, what: 'attack-roll' });

  it('comes too late: the skirmish was over', () => {
    expect(errors(attack(1), attack(12))).toMatchObject([
      { code: 'after-the-end', path: ['happenings', 1, 'round'], rule: 'swm-106' },
    ]);
    expect(errors(attack(1), attack(12))[0]?.message).toContain('Rounds 2 to 11 were quiet');
    expect(errors(attack(11))[0]?.message).toContain('Rounds 1 to 10 were quiet');
    // In whichever order it is told, and whatever allies suffered meanwhile.
    expect(errors(attack(12), attack(1))).toMatchObject([{ path: ['happenings', 0, 'round'] }]);
    expect(errors(attack(1), { round: 6, what: 'damage-to-ally' }, attack(12))).toHaveLength(1);
  });

  it('is in time in the tenth round', () => {
    expect(errors(attack(1), attack(11), attack(21))).toEqual([]);
    expect(errors(attack(10))).toEqual([]);
    expect(errors(attack(1), attack(6), attack(12))).toEqual([]);
    expect(errors({ round: 20, what: 'save-by-ally' })).toEqual([]);
  });
});

describe('the tie-breaker', () => {
  it('looks first at the points of defeated enemies', () => {
    const of = { defeated: [fallen('z', 17), fallen('B', 8), fallen('C', 5)] };
    expect(winner(of)).toBe('rebel');
    expect(winner({ defeated: [fallen('z', 12), fallen('B', 8), fallen('C', 5)] })).toBe('empire');
    expect(pages(of)).toEqual(['swm-106']);
  });

  it('looks then at the character closest to the centre', () => {
    const of = { pieces: [at('A', 3, 4), at('B', 0, 0), at('a', 5, 3)] };
    expect(winner(of)).toBe('rebel');
    expect(pages(of)).toEqual(['swm-106', 'swm-134']);
    expect(winner({ pieces: [at('A', 5, 3), at('a', 3, 3)] })).toBe('empire');
    expect(winner({ pieces: [at('A', 5, 3), at('a', 3, 3)], defeated: [fallen('b', 1)] })).toBe('rebel');
  });

  it('looks last at the costs of those who are nearest', () => {
    expect(winner({ pieces: [at('A', 2, 3, 17), at('a', 4, 3, 13)] })).toBe('rebel');
    expect(winner({ pieces: [at('A', 2, 3, 5), at('B', 3, 2, 8), at('a', 4, 3, 13)] })).toBe('empire');
  });

  it('has no further step', () => {
    expect(winner({ pieces: [at('A', 2, 3, 13), at('a', 4, 3, 13)] })).toBe('open: still-tied');
  });
});

describe('the centre of the battle grid', () => {
  it('is one square, two or four', () => {
    const marked = (width: number, height: number) =>
      judged({ board: board(width, height), pieces: [at('A', 0, 0), at('a', width - 1, height - 1)] })
        .steps.flatMap(({ marks }) => marks)
        .flatMap((mark) => (mark.kind === 'square' && mark.tone === 'note' ? [mark.at] : []));
    expect(marked(7, 5)).toEqual([[3, 2]]);
    expect(marked(6, 5)).toEqual([
      [2, 2],
      [3, 2],
    ]);
    expect(marked(4, 4)).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  it('is counted to as for range: diagonals 2, round walls, to the nearest square of a base', () => {
    expect(winner({ pieces: [at('A', 4, 4), at('a', 1, 3)], board: board(7, 7) })).toBe('open: still-tied');
    const walled = board(7, 7, { walls: [[3, 0, 3, 6]] });
    expect(winner({ board: walled, pieces: [at('A', 2, 3), at('a', 6, 3)] })).toBe('empire');
    expect(winner({ pieces: [at('A', 1, 3, 10, 2), at('a', 5, 3)] })).toBe('rebel');
    const closed = board(7, 7, { walls: [[3, 0, 3, 7]] });
    expect(winner({ board: closed, pieces: [at('A', 2, 3), at('a', 6, 6)] })).toBe('empire');
  });

  it('may be out of everybody’s reach', () => {
    const solid = board(7, 7, { solid: [[3, 3]] });
    expect(winner({ board: solid, pieces: [at('A', 3, 2), at('a', 0, 0)] })).toBe('open: distance-to-centre');
  });

  it('may be measured to in inches: two readings', () => {
    // (1, 1) diagonally away is 2 squares and the root of 2 inches; 2 across is 2 squares and 2 inches.
    const of = { pieces: [at('A', 4, 4, 10), at('a', 1, 3, 10)] };
    expect(winner(of)).toBe('open: still-tied');
    expect(winner({ ...of, readings: { 'centre-distance': 'inches-to-middle' } })).toBe('rebel');
    expect(winner({ ...of, readings: { 'centre-distance': 'inches-to-base' } })).toBe('rebel');
    const [hangs] = judged(of).hangsOn;
    expect(hangs).toMatchObject({ page: 'swm-342', otherwise: [{ answer: { members: ['rebel'] } }, {}] });
    // A big base reaches nearer than its middle.
    const big = { pieces: [at('A', 0, 2, 10, 3), at('a', 5, 3)] };
    expect(winner({ ...big, readings: { 'centre-distance': 'inches-to-base' } })).toBe('rebel');
    expect(winner({ ...big, readings: { 'centre-distance': 'inches-to-middle' } })).toBe('open: still-tied');
  });

  it('may be asked about each player’s highest-cost character instead', () => {
    const of = { pieces: [at('A', 2, 3, 5), at('B', 0, 0, 40), at('a', 4, 3, 13), at('b', 6, 3, 30)] };
    expect(winner(of)).toBe('empire');
    expect(winner({ ...of, readings: { 'centre-cost': 'highest-first' } })).toBe('empire');
    const other = { pieces: [at('A', 2, 3, 5), at('B', 1, 3, 40), at('a', 4, 3, 13), at('b', 6, 3, 30)] };
    expect(winner(other)).toBe('empire');
    expect(winner({ ...other, readings: { 'centre-cost': 'highest-first' } })).toBe('rebel');
    expect(judged(other).hangsOn).toMatchObject([{ page: 'swm-343', taken: 'of-the-nearest' }]);
  });
});

describe('a skirmish that nobody could be playing', () => {
  const codes = (of: Situation) => {
    const result = judge(of);
    return result.ok ? [] : result.error.map(({ code, path }) => [code, path.join('.')]);
  };

  it('says what is wrong', () => {
    expect(codes({ pieces: [at('A', 0, 0)] })).toEqual([['no-characters', 'pieces']]);
    expect(codes({ pieces: [at('A', 0, 0), { ...at('a', 1, 1), side: 'separatists' }] })).toEqual([
      ['unknown-side', 'pieces.1.side'],
      ['no-characters', 'pieces'],
    ]);
    expect(codes({ defeated: [fallen('A', 5)] })).toEqual([['same-id', 'defeated.0.id']]);
    expect(codes({ happenings: [{ round: 11, what: 'attack-roll' }] })).toEqual([
      ['no-such-round', 'happenings.0.round'],
    ]);
    expect(codes({ pieces: [at('A', 9, 9), at('a', 1, 1)] })).toEqual([
      ['piece-off-the-board', 'pieces.0.at'],
    ]);
  });
});

const square: fc.Arbitrary<Square> = fc.tuple(fc.nat(6), fc.nat(6));
const situations: fc.Arbitrary<Situation> = fc.record({
  board: fc
    .record({ width: fc.constant(8), height: fc.integer({ min: 7, max: 8 }) })
    .map(({ width, height }) => board(width, height, { walls: [[4, 1, 4, 5]] })),
  pieces: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'ABCabc'), square, fc.integer({ min: 1, max: 3 })), {
      selector: ([id]) => id,
      maxLength: 5,
    })
    .map((pieces) => pieces.map(([id, [x, y], cost]) => at(id, x, y, cost))),
  defeated: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'XYxy'), fc.integer({ min: 1, max: 3 })), {
      selector: ([id]) => id,
    })
    .map((all) => all.map(([id, cost]) => fallen(id, cost))),
  rounds: fc.integer({ min: 9, max: 13 }),
  happenings: fc.array(
    fc.record({
      round: fc.integer({ min: 1, max: 3 }),
      what: fc.constantFrom('attack-roll' as const, 'damage-to-ally' as const),
    }),
    { maxLength: 2 },
  ),
  readings: fc.record(
    {
      'centre-distance': fc.constantFrom('squares', 'inches-to-base', 'inches-to-middle'),
      'centre-cost': fc.constantFrom('of-the-nearest', 'highest-first'),
    },
    { requiredKeys: [] },
  ),
});

describe('any skirmish', () => {
  it('is won by the other player when the sides are exchanged, and by the same in the mirror', () => {
    const exchanged = <T extends { readonly side: string }>(one: T): T => ({
      ...one,
      side: opponentOf(one.side as Player),
    });
    const other: Readonly<Record<string, string>> = { rebel: 'empire', empire: 'rebel' };
    fc.assert(
      fc.property(situations, (of) => {
        fc.pre(judge(of).ok);
        const won = winner(of);
        expect(
          winner({
            ...of,
            pieces: (of.pieces ?? []).map(exchanged),
            defeated: (of.defeated ?? []).map(exchanged),
          }),
        ).toBe(other[won] ?? won);
        const { width, height, walls } = of.board as GridMap;
        const mirrored = {
          ...of,
          board: board(width, height, {
            walls: walls.map(([x1, y1, x2, y2]) => [width - x1, y1, width - x2, y2]),
          }),
          pieces: (of.pieces ?? []).map((one) => ({
            ...one,
            at: [width - one.at[0] - 1, one.at[1]] as const,
          })),
        };
        expect(winner(mirrored)).toBe(won);
      }),
      { numRuns: 1000, seed: 91 },
    );
  }, 60_000);

  it('cites what it says it cites, has a reason, and hangs only on what changes it', () => {
    fc.assert(
      fc.property(situations, (of) => {
        const result = judge(of);
        expect(judge(of)).toEqual(result);
        if (!result.ok) return;
        const { steps, hangsOn, answer } = result.value;
        for (const step of walk(steps)) expect(victory.cites).toContain(step.rule);
        expect(decisivePages(steps).length).toBeGreaterThan(0);
        for (const { reading, page, otherwise } of hangsOn) {
          expect(victory.cites).toContain(page);
          for (const { value, answer: other } of otherwise) {
            expect(other).not.toEqual(answer);
            expect(judged({ ...of, readings: { ...of.readings, [reading]: value } }).answer).toEqual(other);
          }
        }
      }),
      { numRuns: 1000, seed: 92 },
    );
  }, 60_000);
});
