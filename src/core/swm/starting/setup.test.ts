/** Setting up in a starting area (Rebel Storm rulebook, p. 6; Clarifications 2005, Setup). */
import { describe, expect, it } from 'vitest';
import type { Square } from '../../geometry/grid.ts';
import { decisivePages } from '../../steps.ts';
import { drawn } from '../drawn.oracle.ts';
import type { Readings } from '../readings.ts';
import type { SetupScenario } from './scenario.ts';
import { setup } from './setup.ts';

/** Capital letters are Rebels, small ones Imperials. */
const SIDES = { rebel: 'ABCDEFGHIJ', empire: 'abcdefghij' };

/** Squares of an area by name: "A1-C2" for all between two, "A1" for one. */
function area(...parts: readonly string[]): readonly Square[] {
  const square = (name: string): Square => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
  return parts.flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [[x0, y0], [x1, y1]] = [square(from), square(to)];
    const squares: Square[] = [];
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) squares.push([x, y]);
    return squares;
  });
}

function judge(text: string, squares: readonly Square[], details: Partial<SetupScenario> = {}) {
  const { board, pieces } = drawn(text, SIDES);
  return setup.judge({ question: 'swm/setup', board, pieces, player: 'rebel', area: squares, ...details });
}
function judged(...args: Parameters<typeof judge>) {
  const result = judge(...args);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const answer = (...args: Parameters<typeof judge>) => judged(...args).answer.kind;
const pages = (...args: Parameters<typeof judge>) => decisivePages(judged(...args).steps);

describe('a squad that fits into its starting area (p. 6)', () => {
  const text = `
    +   +   +   +   +
      A   B   .   .
    +   +   +   +   +
      .   C   .   .
    +   +   +   +   +
  `;

  it('starts in it, wherever', () => {
    expect(answer(text, area('A1-B2'))).toBe('yes');
    expect(pages(text, area('A1-B2'))).toEqual(['swm-104']);
    expect(answer(text, area('A1-D2'))).toBe('yes');
  });

  it('does not start beside it', () => {
    expect(answer(text, area('A1-A2', 'B1', 'C1'))).toBe('no');
    expect(pages(text, area('A1-A2', 'B1', 'C1'))).toEqual(['swm-012']);
  });

  it('may use two areas', () => {
    expect(answer(text, area('A1', 'B1-B2'))).toBe('yes');
  });
});

describe('a squad that is too big (Clarifications 2005, Setup)', () => {
  it('fills the area, and the rest stands as close to it as possible', () => {
    const near = `
      +   +   +   +   +
        A   C   .   .
      +   +   +   +   +
        B   .   .   .
      +   +   +   +   +
    `;
    expect(answer(near, area('A1-A2'))).toBe('yes');
    expect(pages(near, area('A1-A2'))).toEqual(['swm-012', 'swm-134']);
    const far = near.replace('A   C   .', 'A   .   C');
    expect(answer(far, area('A1-A2'))).toBe('no');
    expect(pages(far, area('A1-A2'))).toEqual(['swm-134']);
    const unfilled = near.replace('B   .', '.   B');
    expect(answer(unfilled, area('A1-A2'))).toBe('no');
    expect(pages(unfilled, area('A1-A2'))).toEqual(['swm-012']);
  });

  it('may stand anywhere at the least distance, and further when that is full', () => {
    const text = (row: string) => `
      +   +   +   +   +   +
        ${row}
      +   +   +   +   +   +
    `;
    expect(answer(text('C   A   B   .   .'), area('B1'))).toBe('yes');
    expect(answer(text('D   A   B   C   .'), area('B1'))).toBe('yes');
    expect(answer(text('.   A   B   C   .'), area('B1'))).toBe('no');
    expect(answer(text('.   A   .   B   .'), area('B1'))).toBe('no');
  });

  it('is counted round walls, and diagonals as 2', () => {
    const text = `
      +   +   +   +
        B   A | C
      +   +   +   +
        .   .   .
      +   +   +   +
    `;
    // B is 1 square away and C, behind the wall, 3: A2 or C2 are 2 away and B2 is 1.
    expect(answer(text, area('B1'))).toBe('no');
    expect(answer(text.replace('| C', '| .').replace('.   .   .\n', '.   C   .\n'), area('B1'))).toBe('yes');
  });

  it('sets up Huge characters first, then Large, then the others', () => {
    const large = `
      +   +   +   +   +
        A   A   B   C
      +   +   +   +   +
        A   A   .   .
      +   +   +   +   +
    `;
    expect(answer(large, area('A1-B2'))).toBe('no');
    expect(
      answer(large.replace('B   C', 'B   .').replace('A   A   .   .', 'A   A   C   .'), area('A1-B2')),
    ).toBe('yes');
    const small = `
      +   +   +   +   +
        B   C   A   A
      +   +   +   +   +
        .   .   A   A
      +   +   +   +   +
    `;
    expect(answer(small, area('A1-B2'))).toBe('no');
    expect(pages(small, area('A1-B2'))).toEqual(['swm-012']);
    const huge = `
      +   +   +   +   +   +   +
        H   H   H   B   B   .
      +   +   +   +   +   +   +
        H   H   H   B   B   .
      +   +   +   +   +   +   +
        H   H   H   C   .   .
      +   +   +   +   +   +   +
    `;
    const sides = area('A1-C3');
    expect(answer(huge, sides)).toBe('yes');
    expect(answer(huge.replaceAll('B', '.').replace('C', 'B'), sides)).toBe('yes');
  });

  it('leaves open how far one must look for an arrangement that holds more', () => {
    // Two Large ones fit side by side into A1-D2, but not when the first stands in the middle.
    const text = `
      +   +   +   +   +
        .   A   A   .
      +   +   +   +   +
        .   A   A   .
      +   +   +   +   +
        .   B   B   .
      +   +   +   +   +
        .   B   B   .
      +   +   +   +   +
    `;
    const taken = (value: NonNullable<Readings['filling-the-area']>) => ({
      readings: { 'filling-the-area': value },
    });
    expect(answer(text, area('A1-D2'))).toBe('no');
    expect(answer(text, area('A1-D2'), taken('size-by-size'))).toBe('no');
    expect(answer(text, area('A1-D2'), taken('as-placed'))).toBe('yes');
    expect(judged(text, area('A1-D2')).hangsOn).toMatchObject([
      { page: 'swm-344', otherwise: [{ value: 'as-placed', answer: { kind: 'yes' } }] },
    ]);
    // The Huge one could stand to the left and leave room for the Large one.
    const huge = `
      +   +   +   +   +   +   +
        .   H   H   H   .   .
      +   +   +   +   +   +   +
        .   H   H   H   .   .
      +   +   +   +   +   +   +
        .   H   H   H   B   B
      +   +   +   +   +   +   +
        .   .   .   .   B   B
      +   +   +   +   +   +   +
    `;
    const wide = area('A1-C3', 'D1-E2', 'D3');
    expect(answer(huge, wide)).toBe('no');
    expect(
      answer(huge, wide, {
        readings: { ...taken('size-by-size').readings, 'left-over-overlap': 'may-overlap' },
      }),
    ).toBe('no');
  });

  it('leaves open whether a left-over base may reach into the area', () => {
    const text = (column: string) => `
      +   +   +   +   +
        .   .   .   .
      +   +   +   +   +
        ${column}
      +   +   +   +   +
        ${column}
      +   +   +   +   +
    `;
    const overlap = { readings: { 'left-over-overlap': 'may-overlap' } } as const;
    const strip = area('A1-A3');
    expect(answer(text('.   L   L   .').replaceAll('L', 'A'), strip)).toBe('yes');
    expect(answer(text('A   A   .   .'), strip)).toBe('no');
    expect(answer(text('A   A   .   .'), strip, overlap)).toBe('yes');
    expect(answer(text('.   A   A   .'), strip, overlap)).toBe('no');
    expect(judged(text('A   A   .   .'), strip).hangsOn).toMatchObject([{ page: 'swm-345' }]);
  });

  it('leaves open how the distance is measured', () => {
    // B stands diagonally: 2 squares, or touching, which is no distance in a straight line.
    const text = `
      +   +   +   +
        A   .   .
      +   +   +   +
        .   B   .
      +   +   +   +
    `;
    expect(answer(text, area('A1'))).toBe('no');
    expect(answer(text, area('A1'), { readings: { 'starting-distance': 'inches' } })).toBe('yes');
  });
});

describe('the order of the two squads (p. 6)', () => {
  const text = `
    +   +   +   +   +
      A   a   B   .
    +   +   +   +   +
  `;

  it('keeps the Imperial squad out of the way of the Rebel one', () => {
    expect(answer(text, area('A1'))).toBe('no');
    const [first] = judged(text, area('A1')).steps;
    expect(first).toMatchObject({
      rule: 'swm-104',
      decisive: true,
      evidence: { first: true, others: ['a'] },
    });
  });

  it('puts the Rebel squad in the way of the Imperial one', () => {
    const swapped = text.replace('A   a   B', 'a   A   b');
    expect(answer(swapped, area('A1'), { player: 'empire' })).toBe('yes');
    expect(pages(swapped, area('A1'), { player: 'empire' })).toContain('swm-104');
    expect(answer(swapped.replace('A', '.'), area('A1'), { player: 'empire' })).toBe('no');
  });
});

describe('the map', () => {
  it('has squares in which nobody can be set up', () => {
    const pit = `
      +   +   +   +
        A  _ _  B
      +   +   +   +
        .   .   .
      +   +   +   +
    `;
    expect(answer(pit, area('A1-B1'))).toBe('yes');
    expect(answer(pit.replace('_ _', ' . '), area('A1-B1'))).toBe('no');
    const inPit = pit.replace('_ _', '_B_').replace(/B\n/, '.\n');
    expect(answer(inPit, area('A1-C1'))).toBe('no');
    expect(pages(inPit, area('A1-C1'))).toEqual(['swm-117']);
  });

  it('has walls that no base stands across', () => {
    const text = `
      +   +   +   +   +   +
        .   . | .   A   A
      +   +   +   +   +   +
        .   .   .   A   A
      +   +   +   +   +   +
    `;
    // The wall beside B1 leaves no place for a Large base in B1-C2.
    expect(answer(text, area('B1-C2'))).toBe('yes');
    expect(answer(text.replace('|', ' '), area('B1-C2'))).toBe('no');
  });
});

describe('a position that is none', () => {
  const codes = (...args: Parameters<typeof judge>) => {
    const result = judge(...args);
    return result.ok ? [] : result.error.map(({ code, path }) => [code, path.join('.')]);
  };
  const text = `
    +   +   +   +
      A   A  ###
    +   +   +   +
  `;

  it('says what is wrong', () => {
    expect(codes(text, area('A1'))).toEqual([['no-such-base', 'pieces.0.width']]);
    const one = text.replace('A   A', 'A   .');
    expect(codes(one, area('C1'))).toEqual([['area-on-solid-terrain', 'area.0']]);
    expect(codes(one, area('A1', 'D1'))).toEqual([['area-off-the-board', 'area.1']]);
    expect(codes(one, area('A1'), { player: 'empire' })).toEqual([['no-characters', 'pieces']]);
    expect(codes(one.replace('A   .', 'A   x'), area('A1'))).toEqual([['unknown-side', 'pieces.1.side']]);
  });
});
