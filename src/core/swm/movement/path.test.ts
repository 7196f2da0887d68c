/** What a path costs, and which step of it breaks a rule (Rebel Storm rulebook, pp. 7-8; clarifications, Movement). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Square } from '../../geometry/grid.ts';
import { move } from './drawn-move.oracle.ts';
import { oracle } from './movement.oracle.ts';
import { opportunity } from './opportunity.ts';
import { path } from './path.ts';
import { moves } from './random-moves.oracle.ts';
import type { Moving } from './scenario.ts';

/** The cost of each step. */
const stepCosts = ({ steps }: ReturnType<ReturnType<typeof move>['path']>) =>
  steps.filter(({ fact }) => fact === 'steps-to').map(({ evidence }) => (evidence as { cost: number }).cost);

const open = `
  +   +   +   +   +
    L   .   .   .
  +   +   +   +   +
    .   .  ~~~  .
  +   +   +   +   +
    .  ~~~  .   .
  +   +   +   +   +
`;

describe('the cost of a step', () => {
  it('is 1 square across, 2 diagonally, double into low objects and 4 both ways', () => {
    expect(stepCosts(move(open).path('B1 C1'))).toEqual([1, 1]);
    expect(stepCosts(move(open).path('B2'))).toEqual([2]);
    expect(stepCosts(move(open).path('B1 B2 C2'))).toEqual([1, 1, 2]);
    expect(stepCosts(move(open).path('B1 C2'))).toEqual([1, 4]);
    expect(move(open).path('B1 C2')).toMatchObject({ answer: 5 });
  });

  it('is not changed by leaving low objects', () => {
    expect(stepCosts(move(open).path('B1 C1 C2 D2'))).toEqual([1, 1, 2, 1]);
  });

  it('cites the rule that makes it what it is', () => {
    expect(move(open).path('B2').because).toContain('swm-113');
    expect(move(open).path('B1 B2 C2').because).toContain('swm-116');
    expect(move(open).path('B1').because).toEqual(['swm-112']);
  });
});

describe('the published steps of a Large character', () => {
  // Up, up right, up right into low objects, right into low objects twice, right into clear terrain.
  const board = `
    +   +   +   +   +   +   +   +
      .   .   .   .   .   .   .
    +   +   +   +   +   +   +   +
      .   .   .   .   .   .   .
    +   +   +   +   +   +   +   +
      .   .   .  ~~~ ~~~ ~~~  .
    +   +   +   +   +   +   +   +
      .   .   .  ~~~ ~~~ ~~~  .
    +   +   +   +   +   +   +   +
      .   .   .   .   .   .   .
    +   +   +   +   +   +   +   +
      L   L   .   .   .   .   .
    +   +   +   +   +   +   +   +
      L   L   .   .   .   .   .
    +   +   +   +   +   +   +   +
  `;
  const published = 'A5 B4 C3 D3 E3 F3';

  it('cost 1, 2, 4, 2, 2 and 1, which is 12', () => {
    const judged = move(board, {}, 12).path(published);
    expect(stepCosts(judged)).toEqual([1, 2, 4, 2, 2, 1]);
    expect(judged.answer).toBe(12);
    expect(judged.because).toEqual(['swm-112', 'swm-113', 'swm-119', 'swm-322']);
  });

  it('are more than 11 squares of movement allow', () => {
    expect(move(board, {}, 11).path(published)).toMatchObject({
      answer: 'no',
      because: ['swm-112', 'swm-113', 'swm-119'],
    });
  });

  it('cost more if low objects count that are under the base already', () => {
    const judged = move(board, {}, 20, { 'low-objects-covered': 'under-it' }).path(published);
    expect(stepCosts(judged)).toEqual([1, 2, 4, 2, 2, 2]);
    expect(judged.hangsOn).toEqual(['low-objects-covered']);
  });
});

describe('a step that breaks a rule', () => {
  const board = `
    +   +   +   +   +
      .   .   .   .
    +   +---+===+   +
      L   .   .   .
    +:::+   +   +   +
      .  ### ___  .
    +   +   +   +   +
      .   S   A   .
    +   +   +   +   +
  `;
  const refused = (squares: string) =>
    move(board, { enemies: 'S', allies: 'A' }, 9).path(squares).because.at(-1);

  it('goes through a wall, a closed door, a solid square or a pit', () => {
    expect(refused('B2 B1')).toBe('swm-117');
    expect(refused('B2 C2 C1')).toBe('swm-118');
    expect(refused('B2 B3')).toBe('swm-117');
    expect(refused('B2 C2 C3')).toBe('swm-117');
  });

  it('goes past the end or the corner of a wall', () => {
    expect(refused('B1')).toBe('swm-114');
    expect(refused('B2 C2 D1')).toBe('swm-114');
    expect(refused('A3 B2')).toBe('swm-114');
  });

  it('goes into the space of an enemy', () => {
    expect(refused('A3 A4 B4')).toBe('swm-115');
  });

  it('ends the move in the space of an ally, through whom it may pass', () => {
    expect(refused('B2 C2 D2 D3 D4 C4')).toBe('swm-115');
    expect(move(board, { enemies: 'S', allies: 'A' }, 9).path('B2 C2 D2 D3 D4 C4 D4').answer).toBe(7);
  });

  it('is not one through an open door', () => {
    expect(move(board).path('A3').answer).toBe(1);
  });

  it('comes when no squares of movement are left', () => {
    expect(move(board, {}, 2).path('B2 C2 D2')).toMatchObject({ answer: 'no', because: ['swm-112'] });
  });

  it('makes no move of the steps before', () => {
    expect(
      move(board)
        .path('B2 B1 B2')
        .steps.map(({ holds }) => holds),
    ).toEqual([true, false]);
  });
});

describe('a diagonal step', () => {
  it('past the corner of a pit is allowed by default', () => {
    const board = `
      +   +   +
        L  ___
      +   +   +
        .   .
      +   +   +
    `;
    expect(move(board).path('B2')).toMatchObject({ answer: 2, hangsOn: ['diagonal-past-pit'] });
    expect(move(board, {}, 6, { 'diagonal-past-pit': 'barred' }).path('B2').because).toContain('swm-320');
  });

  it('between two enemies is allowed by default, past one in any case', () => {
    const board = `
      +   +   +
        L   S
      +   +   +
        T   .
      +   +   +
    `;
    expect(move(board, { enemies: 'ST' }).path('B2')).toMatchObject({
      answer: 2,
      hangsOn: ['diagonal-between-enemies'],
    });
    expect(move(board, { enemies: 'S', allies: 'T' }).path('B2')).toMatchObject({ answer: 2, hangsOn: [] });
  });
});

describe('a large base', () => {
  it('moves nowhere that any part of it would meet an enemy', () => {
    const board = `
      +   +   +   +   +
        L   L   .   .
      +   +   +   +   +
        L   L   .   S
      +   +   +   +   +
    `;
    expect(move(board, { enemies: 'S' }).path('B1').answer).toBe(1);
    expect(move(board, { enemies: 'S' }).path('B1 C1')).toMatchObject({
      answer: 'no',
      because: ['swm-112', 'swm-119'],
    });
  });

  it('moves diagonally past no wall that any of its squares would pass', () => {
    const board = `
      +   +   +   +
        L   L   .
      +   +   +   +
        L   L   .
      +   +   +   +
        .   .   .
      +   +   +   +
    `;
    const wall = board.replace('L   L   .', 'L   L | .');
    expect(move(board).path('B2').answer).toBe(2);
    expect(move(wall).path('B2').because).toContain('swm-114');
  });
});

describe('squeezing', () => {
  // The caption on p. 8: six squares through a gap narrower than the base.
  const gap = `
    +   +   +   +   +   +   +   +   +   +
      .   .  ### ### ### ### ###  .   .
    +   +   +   +   +   +   +   +   +   +
      L   L   .   .   .   .   .   .   .
    +   +   +   +   +   +   +   +   +   +
      L   L  ### ### ### ### ###  .   .
    +   +   +   +   +   +   +   +   +   +
  `;

  it('passes where the base does not fit, at no extra cost, and ends where it fits', () => {
    expect(move(gap, {}, 7).path('B2 C2 D2 E2 F2 G2 H2')).toMatchObject({
      answer: 7,
      because: ['swm-112', 'swm-120', 'swm-324'],
      hangsOn: ['squeezing-cost'],
    });
    expect(move(gap, {}, 7).path('B2 C2 D2')).toMatchObject({
      answer: 'no',
      because: ['swm-112', 'swm-120'],
    });
  });

  it('is not for a Rigid base', () => {
    const rigid = move(gap, {}, 7, {}, { L: ['rigid'] });
    expect(rigid.path('B2 C2')).toMatchObject({ answer: 'no', because: ['swm-427'], hangsOn: [] });
    expect(rigid.to('H2')).toMatchObject({ answer: 'no' });
    expect(rigid.ends().because).toContain('swm-427');
    expect(rigid.ends().steps.length).toBeGreaterThan(0);
  });

  it('passes single-square doors in thin walls', () => {
    const door = `
      +   +   +   +   +
        .   . | .   .
      +   +   +   +   +
        L   L   .   .
      +   +   +   +   +
        L   L | .   .
      +   +   +   +   +
    `;
    expect(move(door).path('B2 C2')).toMatchObject({ answer: 2 });
    expect(move(door).path('B2').because.at(-1)).toBe('swm-120');
  });

  it('never passes what enemies make narrow', () => {
    const corridor = `
      +---+---+---+---+---+---+
        L   L   .   S   .   .
      +   +   +   +   +   +   +
        L   L   .   .   .   .
      +---+---+---+---+---+---+
    `;
    expect(move(corridor, { enemies: 'S' }).path('B1 C1').because.at(-1)).toBe('swm-119');
    const widening = `
      +   +   +   +   +   +   +   +
        L   L  ### ###  S   .   .
      +   +   +   +   +   +   +   +
        L   L   .   .   .   .   .
      +   +   +   +   +   +   +   +
        .   .  ### ### ### ### ###
      +   +   +   +   +   +   +   +
    `;
    const squeezed = move(widening, { enemies: 'S' }, 9).path('A2 B2 C2 D2 E2');
    expect(squeezed).toMatchObject({ answer: 'no' });
    expect(squeezed.steps.at(-1)).toMatchObject({ fact: 'narrow-because-of-enemies', rule: 'swm-120' });
    expect(move(widening.replace('S', '.'), {}, 9).path('A2 B2 C2 D2 D1 E1').answer).toBe(6);
  });

  it('is for narrow places, not for walls and obstacles in the open', () => {
    const pillar = `
      +   +   +   +   +   +
        .   .   .   .   .
      +   +   +   +   +   +
        L   L   .   .   .
      +   +   +   +   +   +
        L   L  ###  .   .
      +   +   +   +   +   +
    `;
    expect(move(pillar).path('B2')).toMatchObject({ answer: 'no' });
    expect(move(pillar).to('D2')).toMatchObject({ answer: 5, hangsOn: ['squeezing-in-the-open'] });
    expect(move(pillar, {}, 6, { 'squeezing-in-the-open': 'allowed' }).to('D2').answer).toBe(3);
  });

  it('may be barred beside an enemy, which makes the answer hang on what is adjacent', () => {
    const corridor = `
      +   +   +   +   +   +   +   +   +
        .   .  ### ### ### ###  .   .
      +   +   +   +   +   +   +   +   +
        L   L   .   .   .   .   .   .
      +   +   +---+---+---+---+   +   +
        L   L | .   .   S   . | .   .
      +   +   +   +   +   +   +   +   +
    `;
    const along = 'B2 C2 D2 E2 F2 G2';
    expect(move(corridor, { enemies: 'S' }).path(along)).toMatchObject({
      answer: 6,
      hangsOn: ['squeezing-cost'],
    });
    const wary = move(corridor, { enemies: 'S' }, 6, { 'squeezing-beside-enemy': 'barred' }).path(along);
    expect(wary).toMatchObject({ answer: 6, hangsOn: ['squeezing-cost', 'adjacent-wall'] });
  });

  it('is not for bases of one square, and for those bigger than Large by default', () => {
    const wide = `
      +   +   +   +   +   +   +   +   +   +
        L   L   L  ###  .   .   .   .   .
      +   +   +   +   +   +   +   +   +   +
        L   L   L   .   .   .   .   .   .
      +   +   +   +   +   +   +   +   +   +
        L   L   L   .   .   .   .   .   .
      +   +   +   +   +   +   +   +   +   +
    `;
    expect(move(wide).path('B1 C1 D1 E1')).toMatchObject({
      answer: 4,
      hangsOn: ['squeezing-cost', 'squeezing-huge'],
    });
  });
});

describe('any path', () => {
  const step = fc.constantFrom<Square>([0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]);
  const paths = fc
    .tuple(moves({ base: 3, board: 6 }), fc.array(step, { maxLength: 4 }))
    .map(([scenario, steps]) => {
      const mover = scenario.pieces[0];
      const drawnPath: Square[] = [];
      let [x, y] = mover?.at ?? [0, 0];
      for (const [dx, dy] of steps) {
        const [nx, ny] = [x + dx, y + dy];
        const fits = nx >= 0 && ny >= 0 && nx + (mover?.width ?? 1) <= scenario.board.width;
        if (!fits || ny + (mover?.height ?? 1) > scenario.board.height) continue;
        [x, y] = [nx, ny];
        drawnPath.push([x, y]);
      }
      return { ...scenario, path: drawnPath } satisfies Moving & { path: readonly Square[] };
    });

  it('costs what an independent judge finds, is barred where that bars it, and provokes whom that names', () => {
    let legal = 0;
    fc.assert(
      fc.property(paths, (scenario) => {
        const costed = path.judge({ ...scenario, question: 'swm/path' });
        const attacked = opportunity.judge({ ...scenario, question: 'swm/opportunity', change: 'moves' });
        const ways = oracle(scenario).along(scenario.path);
        const least = Math.min(...ways.map(({ cost }) => cost));
        if (!costed.ok || !attacked.ok) throw new Error('no position');
        expect(costed.value.answer).toEqual(
          ways.length > 0
            ? { kind: 'number', value: least, unit: least === 1 ? 'square' : 'squares' }
            : { kind: 'no' },
        );
        const { answer } = attacked.value;
        if (ways.length === 0) expect(answer).toEqual({ kind: 'no' });
        else if (answer.kind === 'set') {
          legal++;
          const provoked = ways
            .filter(({ cost }) => cost === least)
            .map(({ enemies }) => [...enemies].sort().join());
          expect(provoked).toContain([...answer.members].sort().join());
        }
      }),
      { numRuns: 3000, seed: 330 },
    );
    expect(legal).toBeGreaterThan(500);
  }, 240_000);
});
