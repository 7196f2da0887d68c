/** The cheapest path to a square, or the rule that keeps the mover from it (Rebel Storm rulebook, pp. 7-8). */
import { describe, expect, it } from 'vitest';
import { move } from './drawn-move.oracle.ts';

const board = `
  +   +   +   +   +   +
    .   .   . | . = .
  +   +   +   +   +---+
    L   A   . | .   .
  +   +   +   +   +   +
    .   .   .   .   S
  +   +   +   +   +   +
   ### ___  .   .   .
  +   +   +   +   +   +
`;
const to = (square: string, squares = 6) => move(board, { enemies: 'S', allies: 'A' }, squares).to(square);

describe('the cheapest path', () => {
  it('goes round walls and through allies', () => {
    expect(to('C2')).toMatchObject({ answer: 2 });
    expect(to('D2')).toMatchObject({ answer: 5 });
    expect(to('C2').steps.map(({ fact }) => fact)).toEqual(['steps-to', 'steps-to', 'no-cheaper-path']);
  });

  it('is no step at all to where the mover stands', () => {
    expect(to('A2')).toMatchObject({ answer: 0, because: ['swm-112'] });
  });

  it('may cost more than is allowed', () => {
    expect(to('D2', 4)).toMatchObject({ answer: 'no', because: ['swm-112', 'swm-113'] });
    expect(to('D2', 4).steps.at(-1)).toMatchObject({ fact: 'too-far', evidence: { total: 5, squares: 4 } });
  });

  it('ends in no square that is occupied, solid or a pit', () => {
    expect(to('B2')).toMatchObject({ answer: 'no', because: ['swm-115'] });
    expect(to('E3')).toMatchObject({ answer: 'no', because: ['swm-115'] });
    expect(to('A4')).toMatchObject({ answer: 'no', because: ['swm-117'] });
    expect(to('B4')).toMatchObject({ answer: 'no', because: ['swm-117'] });
  });

  it('does not exist where walls and closed doors leave none', () => {
    const { answer, steps } = to('E1', 60);
    expect(answer).toBe('no');
    expect(steps.map(({ fact }) => fact)).toEqual(['no-path', 'kept-out', 'kept-out', 'kept-out']);
    expect(to('E1', 60).because).toEqual(expect.arrayContaining(['swm-117', 'swm-118']));
  });

  it('does not exist past an enemy who fills the only way', () => {
    const corridor = `
      +---+---+---+---+
        L   S   .   .
      +---+---+---+---+
    `;
    expect(move(corridor, { enemies: 'S' }, 20).to('D1')).toMatchObject({
      answer: 'no',
      because: ['swm-115'],
    });
  });

  it('of a Large character ends where it fits', () => {
    const narrow = `
      +   +   +   +   +
        L   L  ###  .
      +   +   +   +   +
        L   L   .   .
      +   +   +   +   +
    `;
    expect(move(narrow).to('B1')).toMatchObject({ answer: 'no', because: ['swm-120'] });
  });
});
