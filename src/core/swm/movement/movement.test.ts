/** Where a character can go, and what keeps it from going farther (Rebel Storm rulebook, pp. 7-8). */
import { describe, expect, it } from 'vitest';
import { move } from './drawn-move.oracle.ts';

const sorted = (squares: string) => squares.split(' ').sort();

/** The bars that a verdict names, each with the places that it keeps the mover out of. */
const keptOut = ({ steps }: ReturnType<ReturnType<typeof move>['ends']>) =>
  Object.fromEntries(
    steps
      .filter(({ fact }) => fact === 'kept-out' || fact === 'costs-too-much')
      .map(({ evidence }) => {
        const { by, places } = evidence as { by: string; places: readonly string[] };
        return [by, [...places].sort()];
      }),
  );

describe('a move', () => {
  it('of one square ends in one of the four beside, of two also diagonally', () => {
    const board = `
      +   +   +   +   +   +
        .   .   .   .   .
      +   +   +   +   +   +
        .   .   .   .   .
      +   +   +   +   +   +
        .   .   L   .   .
      +   +   +   +   +   +
        .   .   .   .   .
      +   +   +   +   +   +
        .   .   .   .   .
      +   +   +   +   +   +
    `;
    expect(move(board, {}, 0).ends().answer).toEqual([]);
    expect(move(board, {}, 1).ends().answer).toEqual(sorted('C2 B3 D3 C4'));
    expect(move(board, {}, 2).ends().answer).toEqual(sorted('C1 B2 C2 D2 A3 B3 D3 E3 B4 C4 D4 C5'));
    expect(keptOut(move(board, {}, 1).ends())).toEqual({ diagonals: sorted('B2 D2 B4 D4') });
  });

  it('is kept out by walls, doors, solid squares, pits and their corners', () => {
    const board = `
      +   +   +   +   +
        .   .   .  ###
      +   +---+   +   +
        .   L = .   .
      +   +   +   +   +
       ___  .   .   .
      +   +   +   +   +
    `;
    const ends = move(board, {}, 2).ends();
    expect(ends.answer).toEqual(sorted('A2 B3 A1 C3'));
    expect(keptOut(ends)).toMatchObject({ walls: ['B1'], doors: ['C2'], pits: ['A3'] });
  });

  it('is not kept in by the end of a wall that it walks round', () => {
    const board = `
      +   +   +   +
        L | .   .
      +   +   +   +
        .   .   .
      +   +   +   +
    `;
    const ends = move(board, {}, 3).ends();
    expect(ends.answer).toEqual(sorted('A2 B2 B1 C2'));
    expect(keptOut(ends)).toMatchObject({ diagonals: ['C1'] });
    expect(keptOut(move(board, {}, 2).ends())).toMatchObject({ walls: ['B1'] });
  });

  it('passes allies and not enemies, and ends in the square of neither', () => {
    const board = `
      +---+---+---+---+---+
        L   A   .   S   .
      +---+---+---+---+---+
    `;
    const ends = move(board, { allies: 'A', enemies: 'S' }).ends();
    expect(ends.answer).toEqual(['C1']);
    expect(ends.because).toEqual(['swm-112', 'swm-115']);
    expect(keptOut(ends)).toEqual({ enemies: ['D1'] });
    expect(ends.steps.map(({ fact }) => fact)).toContain('no-end-among-allies');
  });

  it('costs double into low objects, which puts squares out of reach', () => {
    const board = `
      +---+---+---+---+
        L  ~~~ ~~~  .
      +---+---+---+---+
    `;
    const ends = move(board, {}, 3).ends();
    expect(ends.answer).toEqual(['B1']);
    expect(ends.because).toEqual(['swm-112', 'swm-116']);
    expect(move(board, {}, 5).ends().answer).toEqual(['B1', 'C1', 'D1']);
  });

  it('of a Large character ends where all of its base fits, named by its top left square', () => {
    const board = `
      +   +   +   +   +   +   +   +
        L   L  ### ###  .   .   .
      +   +   +   +   +   +   +   +
        L   L   .   .   .   .   .
      +   +   +   +   +   +   +   +
    `;
    const ends = move(board, {}, 5).ends();
    expect(ends.answer).toEqual(['E1', 'F1']);
    expect(ends.because).toContain('swm-120');
    expect(move(board, {}, 3).ends().answer).toEqual([]);
  });

  it('of a Large character pays for low objects under any part of it', () => {
    const board = `
      +   +   +   +
        L   L   .
      +   +   +   +
        L   L  ~~~
      +   +   +   +
    `;
    expect(move(board, {}, 1).ends()).toMatchObject({ answer: [] });
    expect(move(board, {}, 1).ends().because).toContain('swm-119');
    expect(move(board, {}, 2).ends().answer).toEqual(['B1']);
  });
});

describe('the verdict on a move', () => {
  const board = `
    +   +   +   +   +
      L   .   .   .
    +   +   +   +   +
      .   .   S   .
    +   +   +   +   +
  `;

  it('labels each square with its cost', () => {
    const [reach] = move(board, { enemies: 'S' }, 3).ends().steps;
    const labels = (reach?.marks ?? []).flatMap((mark) =>
      mark.kind === 'label' ? [`${mark.at.join()} ${mark.text}`] : [],
    );
    expect(labels.sort()).toEqual(['0,1 1', '1,0 1', '1,1 2', '2,0 2', '3,0 3']);
  });

  it('says who may attack on the way where, and shows the step that gives the chance', () => {
    const { steps } = move(board, { enemies: 'S' }, 4).ends();
    const attack = steps.find(({ fact }) => fact === 'may-attack-on-the-way');
    expect(attack).toMatchObject({ rule: 'swm-133', evidence: { enemy: 'S', places: ['C1', 'D1', 'D2'] } });
    expect(attack?.marks.filter(({ kind }) => kind === 'line').length).toBeGreaterThan(0);
  });

  it('prefers the cheapest path on which fewer enemies may attack', () => {
    const round = `
      +   +   +   +
        .   .   .
      +   +   +   +
        L   .   .
      +   +   +   +
        .   .   .
      +   +   +   +
        .   S   .
      +   +   +   +
    `;
    const { steps } = move(round, { enemies: 'S' }, 2).ends();
    const attack = steps.find(({ fact }) => fact === 'may-attack-on-the-way');
    // B3 as well costs 2 by way of A3, from where S may attack, and diagonally.
    expect(attack?.evidence).toMatchObject({ places: ['A4'] });
  });
});
