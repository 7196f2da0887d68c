/** Choosing a target (Rebel Storm rulebook, pp. 9-10, 13; clarifications 2005; FAQ, Determining Distance). */
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../steps.ts';
import type { AbilityId } from './abilities/index.ts';
import { drawn } from './drawn.oracle.ts';
import { legalTargets } from './legal-targets.ts';
import type { Readings } from './readings.ts';

interface Options {
  readonly abilities?: Readonly<Record<string, readonly AbilityId[]>>;
  readonly readings?: Readings;
}

function judge(text: string, attacker: string, { abilities = {}, readings = {} }: Options = {}) {
  const position = drawn(text, { rebel: 'LHR', empire: 'SGTWV' }, abilities);
  const result = legalTargets.judge({ question: 'swm/legal-targets', ...position, attacker, readings });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function targets(text: string, attacker: string, options: Options = {}): string {
  const { answer } = judge(text, attacker, options);
  return answer.kind === 'set' ? [...answer.members].sort().join('') : answer.kind;
}

describe('sight', () => {
  it('is needed to choose an enemy', () => {
    const board = `
      +   +   +   +
        L   . | S
      +   +   +   +
        .   . | .
      +   +   +   +
    `;
    expect(targets(board, 'L')).toBe('');
    expect(decisivePages(judge(board, 'L').steps)).toContain('swm-121');
    expect(targets(board.replaceAll('|', ' '), 'L')).toBe('S');
  });
});

describe('an enemy with cover', () => {
  // Choosing Targets 1: the Tusken Raider and the Royal Guard may be attacked, the Stormtrooper may not.
  const first = `
    +   +   +   +   +   +   +   +
      .   T   .   .   .   .   .
    +   +   +   +   +   +   +   +
      .   .   .   .   .   .   .
    +   +   +   +   +   +   +   +
      L   .   .   .   G   .   S
    +   +   +   +   +   +   +   +
  `;
  it('may be chosen only if no other is nearer (Choosing Targets 1)', () => {
    expect(targets(first, 'L')).toBe('GT');
    expect(decisivePages(judge(first, 'L').steps)).toEqual(
      expect.arrayContaining(['swm-122', 'swm-123', 'swm-125', 'swm-134']),
    );
  });

  // Choosing Targets 2: Luke and Han are 5 squares away; the Royal Guard gives cover to Han and is adjacent to him.
  const second = `
    +   +   +   +   +   +   +
      .   .   .   .   L   .
    +   +   +   +   +   +   +
      S   .   .   .   G   H
    +   +   +   +   +   +   +
      .   .   .   .   .   .
    +   +   +   +   +   +   +
  `;
  it('may be chosen when tied for nearest (Choosing Targets 2)', () => {
    expect(targets(second, 'S')).toBe('HL');
  });

  it('may be chosen with others just as near (Cover from Low Objects 1)', () => {
    const board = `
      +   +   +   +   +   +   +
        .   .   .  ~G~  .   .
      +   +   +   +   +   +   +
        .   .   .   .   .   .
      +   +   +   +   +   +   +
        H   .   .   L   .   S
      +   +   +   +   +   +   +
        .   .   .   .   .   .
      +   +   +   +   +   +   +
        .   .   .  ~T~  .   .
      +   +   +   +   +   +   +
    `;
    expect(targets(board, 'H')).toBe('GST');
  });

  it('is no nearer along a diagonal, which counts 2', () => {
    const board = (row: string) => `
      +   +   +   +   +   +   +   +
        .   .   .  ~S~  .   .   .
      +   +   +   +   +   +   +   +
        .   .   .   .   .   .   .
      +   +   +   +   +   +   +   +
        .   .   .   .   .   .   .
      +   +   +   +   +   +   +   +
      ${row}
      +   +   +   +   +   +   +   +
    `;
    expect(targets(board('  L   .   .   .   .  ~G~  .'), 'L')).toBe('G');
    expect(targets(board('  L   .   .   .   .   .  ~G~'), 'L')).toBe('GS');
  });

  it('has its distance counted round walls and to its nearest square', () => {
    const round = `
      +   +   +   +   +   +   +
        .   . | S   .   .   .
      +   +   +   +   +   +   +
        L   . | .   .   .   .
      +   +   +   +   +   +   +
        .   .   .   .   .  ~G~
      +   +   +   +   +   +   +
    `;
    // The Stormtrooper is 5 squares away round the wall's end, not 3, and the guard 6.
    expect(targets(round, 'L', { readings: { nearest: 'any' } })).toBe('');
    const step = [...walk(judge(round, 'L').steps)].find(({ fact }) => fact === 'is-nearest');
    expect(step?.evidence).toMatchObject({ distance: 6, nearest: ['S'], nearestDistance: 5 });
    const big = `
      +   +   +   +   +   +   +   +
        .   .   .   .   W   W  ~G~
      +   +   +   +   +   +   +   +
        L   .   .  ~S~  W   W   .
      +   +   +   +   +   +   +   +
    `;
    const nearest = [...walk(judge(big, 'L').steps)].filter(({ fact }) => fact === 'is-nearest');
    expect(nearest.map(({ evidence }) => evidence)).toEqual(
      expect.arrayContaining([expect.objectContaining({ target: 'W', distance: 4 })]),
    );
  });

  it('may be shielded by one out of sight, or not (open point)', () => {
    const board = `
      +   +   +   +   +   +   +
        .   .   S   .   .   .
      +---+---+---+   +   +   +
        L   .   .   .   .   .
      +   +   +   +   +   +   +
        .   .   .   .   .  ~G~
      +   +   +   +   +   +   +
    `;
    expect(targets(board, 'L')).toBe('');
    expect(targets(board, 'L', { readings: { nearest: 'in-sight' } })).toBe('G');
    expect(judge(board, 'L').hangsOn).toEqual([
      {
        reading: 'nearest',
        page: 'swm-304',
        taken: 'any',
        otherwise: [{ value: 'in-sight', answer: { kind: 'set', members: ['G'] } }],
      },
    ]);
  });
});

describe('adjacent enemies', () => {
  const board = `
    +   +   +   +   +
      .   H   .   S
    +   +   +   +   +
      .   G   .   .
    +   +   +   +   +
  `;
  it('come first (Choosing Targets 2)', () => {
    expect(targets(board, 'H')).toBe('G');
    expect(targets(board.replace('G', '.'), 'H')).toBe('S');
  });

  it('never have cover', () => {
    expect(targets(board.replace(' G ', '~G~'), 'H')).toBe('G');
  });

  it('leave a choice among themselves', () => {
    expect(targets(board.replace('.   G', 'T   G'), 'H')).toBe('GT');
  });
});

describe('allies', () => {
  it('cannot be attacked and are not nearest or adjacent enemies', () => {
    const board = `
      +   +   +   +   +
        L   R   .   S
      +   +   +   +   +
    `;
    expect(targets(board, 'L')).toBe('S');
    expect(targets(board.replace('S', '.'), 'L')).toBe('');
    expect(decisivePages(judge(board, 'L').steps)).toContain('swm-130');
  });
});

describe('abilities', () => {
  const board = `
    +   +   +   +   +
      L   .   S   .
    +   +   +   +   +
      .   .   .   .
    +   +   +   +   +
  `;
  it('Melee Attack allows adjacent enemies only', () => {
    const abilities = { L: ['melee-attack'] } as const;
    expect(targets(board, 'L', { abilities })).toBe('');
    expect(targets(board.replace('L   .', '.   L'), 'L', { abilities })).toBe('S');
    expect(decisivePages(judge(board, 'L', { abilities }).steps)).toContain('swm-263');
  });

  it('Melee Reach 2 allows enemies within 2 squares, by the normal rules otherwise', () => {
    const abilities = { L: ['melee-attack', 'melee-reach-2'] } as const;
    expect(targets(board, 'L', { abilities })).toBe('S');
    expect(targets(board.replace('S   .', '.   S'), 'L', { abilities })).toBe('');
    // An adjacent enemy prevents attacks on others.
    expect(targets(board.replace('.   .   .', 'G   .   .'), 'L', { abilities })).toBe('G');
  });

  // Execute Order 66: the forbidden enemy stays the nearest one, so the others' cover protects them.
  const order = `
    +   +   +   +   +   +   +
      .   .   .   .   .  ~S~
    +   +   +   +   +   +   +
      L   .   .   V   .   .
    +   +   +   +   +   +   +
      .   .   .   .   .  ~G~
    +   +   +   +   +   +   +
  `;
  it('Execute Order 66 forbids its holder to Clone Troopers, and leaves it the nearest enemy', () => {
    const abilities = { L: ['clone-trooper'], V: ['execute-order-66'] } as const;
    expect(targets(order, 'L', { abilities })).toBe('');
    expect(decisivePages(judge(order, 'L', { abilities }).steps)).toEqual(
      expect.arrayContaining(['swm-265', 'swm-122', 'swm-123']),
    );
    expect(targets(order.replace('~G~', ' G '), 'L', { abilities })).toBe('G');
    expect(targets(order, 'L', { abilities: { V: ['execute-order-66'] } })).toBe('V');
  });

  it('of a card may free from choosing the nearest or the adjacent', () => {
    const nearest = { L: ['past-the-nearest'] } as const;
    expect(targets(order, 'L', { abilities: nearest })).toBe('GSV');
    const near = order.replace('L   .', 'L   T');
    expect(targets(near, 'L')).toBe('T');
    expect(targets(near, 'L', { abilities: { L: ['past-the-adjacent'] } })).toBe('T');
    expect(targets(near, 'L', { abilities: { L: ['past-the-adjacent', 'past-the-nearest'] } })).toBe('GSTV');
  });

  it('that do not bear on targets change nothing', () => {
    expect(targets(board, 'L', { abilities: { L: ['bodyguard'], S: ['evade'] } })).toBe('S');
  });
});

describe('a verdict', () => {
  it('has a step for each enemy, with one decisive condition where it is refused', () => {
    const board = `
      +   +   +   +   +   +
        L   .   S   .  ~G~
      +   +   +   +   +   +
        .   .   .   .   .
      +   +   +   +   +   +
    `;
    const steps = judge(board, 'L').steps.filter(({ fact }) => fact === 'is-legal-target');
    expect(steps.map(({ holds }) => holds)).toEqual(expect.arrayContaining([true, false]));
    for (const { holds, children } of steps) {
      const decisive = children.filter((child) => child.decisive);
      expect(decisive.length).toBe(holds ? children.length : 1);
      expect(decisive.every((child) => child.holds === holds)).toBe(true);
    }
  });

  it('cites only pages that the question names', () => {
    const board = `
      +   +   +   +
        L  ~~~  S
      +   +   +   +
        .  ___ ~G~
      +   +   +   +
    `;
    for (const step of walk(judge(board, 'L', { abilities: { S: ['execute-order-66'] } }).steps)) {
      expect(legalTargets.cites).toContain(step.rule);
    }
  });

  it('on a board without enemies is empty', () => {
    expect(targets('+   +   +\n  L   R\n+   +   +', 'L')).toBe('');
    expect(targets('+   +\n  L\n+   +', 'L')).toBe('');
  });
});
