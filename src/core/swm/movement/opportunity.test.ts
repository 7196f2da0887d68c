/** Attacks of opportunity (Rebel Storm rulebook, p. 15). */
import { describe, expect, it } from 'vitest';
import type { AbilityId } from '../abilities/index.ts';
import type { Readings } from '../readings.ts';
import { move } from './drawn-move.oracle.ts';
import type { Change } from './scenario.ts';

const board = `
  +   +   +   +   +   +
    .   .   .   .   .
  +   +   +   +   +   +
    L   .   S   .   T
  +   +   +   +   +   +
    .   .   A   .   .
  +   +   +   +   +   +
`;
const attacked = (path: string, squares = 12) =>
  move(board, { enemies: 'ST', allies: 'A' }, squares).attacked(path);

describe('an attack of opportunity', () => {
  it('is given by moving out of a square adjacent to an enemy, even to another such square', () => {
    expect(attacked('B2 B1').answer).toEqual(['S']);
    expect(attacked('B2 A2').answer).toEqual(['S']);
  });

  it('is not given by moving into an adjacent square and staying', () => {
    expect(attacked('B2')).toMatchObject({ answer: [], because: ['swm-133'] });
    expect(attacked('A1')).toMatchObject({ answer: [], because: ['swm-133'] });
  });

  it('is given to each enemy once', () => {
    expect(attacked('B1 C1 D1 E1').answer).toEqual(['S', 'T']);
    const steps = attacked('B1 C1 D1 E1').steps.flatMap(({ children }) => children);
    const chances = steps
      .filter(({ fact }) => fact === 'may-attack')
      .map(({ evidence, holds }) => {
        const { enemy, from } = evidence as { enemy: string; from: string };
        return `${enemy} ${from} ${holds}`;
      });
    expect(chances).toEqual(['S B1 true', 'S C1 false', 'S D1 false', 'T D1 true']);
  });

  it('is not given to allies', () => {
    expect(attacked('A3 B3').answer).toEqual([]);
    expect(attacked('A3 B3 A3').answer).toEqual(['S']);
  });

  it('is not given by a path that cannot be taken', () => {
    expect(attacked('B2 C2')).toMatchObject({ answer: 'no', because: ['swm-115'] });
    expect(attacked('B1 C1 D1', 2)).toMatchObject({ answer: 'no', because: ['swm-112'] });
  });

  it('hangs on what is adjacent', () => {
    expect(attacked('B1 A1')).toMatchObject({ answer: ['S'], hangsOn: ['adjacent-corner'] });
    const wall = `
      +   +   +   +
        L   . | S
      +   +   +   +
    `;
    expect(move(wall, { enemies: 'S' }).attacked('B1 A1')).toMatchObject({
      answer: [],
      hangsOn: ['adjacent-wall'],
    });
  });
});

describe('an ability that forbids attacks', () => {
  const holder = (readings: Readings, trooper: readonly AbilityId[] = ['clone-trooper']) =>
    move(board, { enemies: 'ST' }, 12, readings, { L: ['execute-order-66'], S: trooper }).attacked(
      'B1 C1 D1 E1',
    );

  it('leaves attacks of opportunity alone if it only keeps its holder from being chosen', () => {
    expect(holder({})).toMatchObject({ answer: ['S', 'T'], hangsOn: ['order-66', 'adjacent-corner'] });
    expect(holder({}).because).not.toContain('swm-265');
  });

  it('keeps those of the kind that it names, and nobody else, from making one', () => {
    const found = holder({ 'order-66': 'attacking' });
    expect(found.answer).toEqual(['T']);
    expect(found.because).toContain('swm-265');
    expect(holder({ 'order-66': 'attacking' }, []).answer).toEqual(['S', 'T']);
  });
});

describe('another change of place', () => {
  const changed = (change: Change, readings: Readings = {}, path = 'B2 A2') =>
    move(board, { enemies: 'ST', allies: 'A' }, 12, readings).attacked(path, change);

  it('provokes if its text calls it movement, unless only the mover’s own movement is taken to', () => {
    expect(changed('moved')).toMatchObject({ answer: ['S'], hangsOn: ['moved-by-another'] });
    expect(changed('moved', { 'moved-by-another': 'does-not-provoke' })).toMatchObject({
      answer: [],
      because: ['swm-370'],
      hangsOn: ['moved-by-another'],
    });
  });

  // Clarifications 2005, Grand Admiral Thrawn.
  it('provokes nobody if its text does not, wherever it leads', () => {
    expect(changed('placed')).toMatchObject({ answer: [], because: ['swm-021'], hangsOn: [] });
    expect(changed('placed', {}, 'B3 E1').answer).toEqual([]);
  });
});

describe('a large base', () => {
  const large = `
    +   +   +   +   +   +   +
      .   .   .   S   .   .
    +   +   +   +   +   +   +
      .   L   L   .   .   .
    +   +   +   +   +   +   +
      .   L   L   .   .   .
    +   +   +   +   +   +   +
  `;
  const sliding = (path: string, value?: 'any-step' | 'no-longer-adjacent') =>
    move(large, { enemies: 'S' }, 12, value ? { 'big-base-opportunity': value } : {}).attacked(path);

  it('gives one by giving up a square adjacent to the enemy', () => {
    // Moving right, it gives up column B, which is not adjacent to D1; then column C, which is.
    expect(sliding('C2')).toMatchObject({ answer: [], hangsOn: ['big-base-opportunity'] });
    expect(sliding('C2 D2').answer).toEqual(['S']);
  });

  it('may be taken to give one with every step that it begins adjacent, or only when it stays adjacent nowhere', () => {
    expect(sliding('C2', 'any-step').answer).toEqual(['S']);
    expect(sliding('C2 D2', 'no-longer-adjacent').answer).toEqual([]);
    expect(sliding('C2 D2 E2', 'no-longer-adjacent').answer).toEqual([]);
    expect(sliding('A2', 'no-longer-adjacent').answer).toEqual(['S']);
  });
});

describe('a base that squeezes', () => {
  const corridor = `
    +   +   +   +   +   +   +   +   +
      .   .  ### ### ### ###  .   .
    +   +   +   +   +   +   +   +   +
      L   L   .   .   .   .   .   .
    +   +   +---+---+---+---+   +   +
      L   L | .   .   S   . | .   .
    +   +   +   +   +   +   +   +   +
  `;
  const path = 'B2 C2 D2 E2 F2 G2';

  it('is in the squares that it uses, or is taken to be in all under it', () => {
    const used = move(corridor, { enemies: 'S' }, 12).attacked(path);
    expect(used).toMatchObject({ answer: [], hangsOn: ['squeezing-space', 'adjacent-wall'] });
    const whole = move(corridor, { enemies: 'S' }, 12, { 'squeezing-space': 'whole-base' }).attacked(path);
    expect(whole.answer).toEqual(['S']);
  });
});
