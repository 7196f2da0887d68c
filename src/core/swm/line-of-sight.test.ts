/** Line of sight (Rebel Storm rulebook, pp. 9-10, 12; clarifications 2005, Line of Sight). */
import { describe, expect, it } from 'vitest';
import { drawn } from './drawn.oracle.ts';
import { lineOfSight } from './line-of-sight.ts';

function judge(text: string, from: string, to: string) {
  const result = lineOfSight.judge({
    question: 'swm/line-of-sight',
    ...drawn(text, { one: 'ALH', two: 'BSR' }),
    from,
    to,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const sees = (text: string, from: string, to: string) => judge(text, from, to).answer.kind;

describe('the example of page 9', () => {
  // A wall hides the Royal Guard from Luke and leaves the Stormtrooper in sight.
  const board = `
    +   +   +   +   +   +
      .   .   .   .   S
    +   +   +   +   +   +
      L   .   .   .   .
    +---+---+---+---+   +
      .   .   R   .   .
    +   +   +   +   +   +
  `;
  it('has the Stormtrooper in sight and not the Royal Guard', () => {
    expect(sees(board, 'L', 'S')).toBe('yes');
    expect(sees(board, 'L', 'R')).toBe('no');
  });
});

describe('a thin wall that ends at a corner of the space', () => {
  const board = `
    +   +   +   +
      .   A   .
    +   +---+---+
      .   .   .
    +   +   +   +
      .   .   B
    +   +   +   +
  `;
  it('blocks, since a line from that corner touches the end of the wall', () => {
    expect(sees(board, 'A', 'B')).toBe('no');
    expect(sees(board, 'B', 'A')).toBe('no');
  });

  it('is shown by the line that only touches the end', () => {
    const [step] = judge(board, 'A', 'B').steps;
    const [closest] = step?.children ?? [];
    expect(closest?.evidence).toEqual({ from: 'A', to: 'B', crosses: false });
    expect(closest?.marks).toContainEqual({ kind: 'edge', from: [1, 1], to: [2, 1], tone: 'blocked' });
  });

  it('does not block when it ends earlier', () => {
    expect(sees(board.replace('+---+---+', '+   +---+'), 'A', 'B')).toBe('yes');
  });
});

describe('lines along a wall and past a corner (page 12)', () => {
  it('give no line of sight when there are no others', () => {
    const corridor = `
      +   +   +   +   +   +
        A   .   .   .   .
      +---+---+---+---+---+
        .   .   .   .   B
      +   +   +   +   +   +
    `;
    expect(sees(corridor, 'A', 'B')).toBe('no');
  });

  it('do no harm when another line is clear', () => {
    const beside = `
      +   +   +   +   +
        A   .   .   B
      +   +---+---+   +
        .   .   .   .
      +   +   +   +   +
    `;
    expect(sees(beside, 'A', 'B')).toBe('yes');
  });

  it('are stopped by walls that leave only a point between them', () => {
    const point = `
      +   +   +
        . | B
      +---+---+
        A | .
      +   +   +
    `;
    expect(sees(point, 'A', 'B')).toBe('no');
    const round = `
      +   +   +
        . | B
      +---+   +
        A   .
      +   +   +
    `;
    expect(sees(round, 'A', 'B')).toBe('yes');
  });
});

describe('what blocks (page 10)', () => {
  const row = (middle: string) => `
    +   +   +   +
    ${middle}
    +   +   +   +
  `;
  it('is a closed door and a solid square, and nothing else', () => {
    expect(sees(row('  A =     B'), 'A', 'B')).toBe('no');
    expect(sees(row('  A :     B'), 'A', 'B')).toBe('yes');
    expect(sees(row('  A  ###  B'), 'A', 'B')).toBe('no');
    expect(sees(row('  A  ~~~  B'), 'A', 'B')).toBe('yes');
    expect(sees(row('  A  ___  B'), 'A', 'B')).toBe('yes');
    expect(sees(row('  A   H   B'), 'A', 'B')).toBe('yes');
  });

  it('is said of what stands between and does not block', () => {
    const [step] = judge(row('  A   H   B'), 'A', 'B').steps;
    expect(step?.children.map(({ fact, evidence }) => [fact, evidence])).toEqual([
      ['does-not-block', { from: 'A', to: 'B', characters: ['H'], low: false, pits: false }],
    ]);
  });
});

describe('big bases', () => {
  it('are seen when any part of their space is', () => {
    const small = `
      +   +   +   +   +
        A | .   B   .
      +   +   +   +   +
        .   .   .   .
      +   +   +   +   +
    `;
    expect(sees(small, 'A', 'B')).toBe('no');
    const big = `
      +   +   +   +   +
        A | .   B   B
      +   +   +   +   +
        .   .   B   B
      +   +   +   +   +
    `;
    expect(sees(big, 'A', 'B')).toBe('yes');
    expect(sees(big, 'B', 'A')).toBe('yes');
  });
});
