/** Damage around a target (Clarifications 2005: AT-AT, Missiles, Force Strike; FAQ, Determining Distance). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spaceOf, squaresIn } from '../../geometry/space.ts';
import { decisivePages, walk } from '../../steps.ts';
import type { AbilityId } from '../abilities/index.ts';
import { drawn } from '../drawn.oracle.ts';
import { legalTargets } from '../legal-targets.ts';
import { PaintedBoard } from '../painted.oracle.ts';
import { positions } from '../random-positions.oracle.ts';
import { areaDamage } from './area-damage.ts';
import type { AreaDamageScenario, Exposed } from './scenario.ts';

const open = `
+   +   +   +   +   +   +   +   +
  G   .   .   .   A   B   .   .
+   +   +   +   +   +   +   +   +
  .   .   .   .   R   .   C   .
+   +   +   +   +   +   +   +   +
`;

/** G and R are rebels; everybody rolls 1 unless told otherwise. */
function asked({
  text = open,
  rolls = {},
  abilities = {},
  ...changes
}: Partial<Omit<AreaDamageScenario, 'board' | 'pieces'>> & {
  text?: string;
  rolls?: Readonly<Record<string, number>>;
  abilities?: Readonly<Record<string, readonly AbilityId[]>>;
} = {}) {
  const { board, pieces } = drawn(text, { rebel: 'GR', empire: 'ABCHT' }, abilities);
  const result = areaDamage.judge({
    question: 'swm/area-damage',
    board,
    pieces: pieces.map((piece) => ({ ...piece, save: rolls[piece.id] ?? 1 })),
    ability: 'grenades',
    user: 'G',
    target: 'A',
    ...changes,
  });
  if (!result.ok) return { answer: result.error.map(({ code }) => code), because: [] };
  const { answer, steps, hangsOn } = result.value;
  return {
    answer: answer.kind === 'set' ? [...answer.members].sort() : answer,
    because: decisivePages(steps),
    hangsOn: hangsOn.map(({ reading }) => reading),
  };
}

describe('the target and all adjacent characters (swm-001)', () => {
  it('are affected, allies of the user too', () => {
    expect(asked().answer).toEqual(['A', 'B', 'R']);
    expect(asked().because).toEqual(expect.arrayContaining(['swm-001', 'swm-042', 'swm-202']));
  });

  it('are so however big the target is, and however far from each other they stand', () => {
    const huge = `
    +   +   +   +   +   +   +   +   +
      G   .   .   B   H   H   H   .
    +   +   +   +   +   +   +   +   +
      .   .   .   .   H   H   H   .
    +   +   +   +   +   +   +   +   +
      .   .   .   .   H   H   H   R
    +   +   +   +   +   +   +   +   +
      .   .   .   .   .   .   .   C
    +   +   +   +   +   +   +   +   +
    `;
    expect(asked({ text: huge, target: 'B' }).answer).toEqual(['B', 'H']);
    expect(asked({ text: huge.replace('  B  ', '  .  '), target: 'H' }).answer).toEqual(['C', 'H', 'R']);
  });

  it('are so if the user itself stands there', () => {
    const close = `
    +   +   +
      G   A
    +   +   +
    `;
    expect(asked({ text: close }).answer).toEqual(['A', 'G']);
  });
});

describe('saves (swm-042)', () => {
  it('are made by each for itself, at 11', () => {
    expect(asked({ rolls: { A: 11, B: 10 } }).answer).toEqual(['B', 'R']);
    expect(asked({ rolls: { A: 20, B: 20, R: 20 } }).answer).toEqual([]);
    expect(asked({ rolls: { A: 11 }, needed: 12 }).answer).toEqual(['A', 'B', 'R']);
  });

  it('need a number that the card of Heavy Laser Cannon would say', () => {
    const cannon = { ability: 'heavy-laser-cannon' } as const;
    expect(asked(cannon).answer).toMatchObject({ kind: 'undetermined' });
    expect(asked({ ...cannon, range: 12 }).answer).toEqual({
      kind: 'undetermined',
      missing: ['the number that its saves need'],
    });
    expect(asked({ ...cannon, range: 12, needed: 11, rolls: { A: 15 } }).answer).toEqual(['B', 'R']);
    expect(asked({ ...cannon, range: 3 }).answer).toEqual({ kind: 'no' });
  });
});

describe('the target', () => {
  it('must be a legal one', () => {
    expect(asked({ target: 'B' }).answer).toEqual({ kind: 'no' });
    expect(asked({ target: 'B' }).because).toContain('swm-122');
    expect(asked({ target: 'R' }).answer).toEqual(['target-not-an-enemy']);
  });

  it('must be within 6 squares for Grenades, and only in sight for Missiles', () => {
    const far = `
    +   +   +   +   +   +   +   +   +   +
      G   .   .   .   .   .   .   A   B
    +   +   +   +   +   +   +   +   +   +
    `;
    expect(asked({ text: far }).answer).toEqual({ kind: 'no' });
    expect(asked({ text: far }).because).toEqual(['swm-134']);
    expect(asked({ text: far, ability: 'missiles' }).answer).toEqual(['A', 'B']);
  });

  it('need not be adjacent for a character with Melee Attack: this is no attack', () => {
    expect(asked({ abilities: { G: ['melee-attack'] } }).answer).toEqual(['A', 'B', 'R']);
  });
});

describe('turrets and towers (swm-002)', () => {
  it('take the damage, and do not', () => {
    expect(asked({ abilities: { B: ['turret'] } }).answer).toEqual(['A', 'B', 'R']);
    const tower = asked({ abilities: { B: ['tower'] } });
    expect(tower.answer).toEqual(['A', 'R']);
    expect(tower.because).toContain('swm-002');
  });
});

describe('any verdict', () => {
  it('affects a legal target in range and whom it is adjacent to, and cites what it names', () => {
    const made = { set: 0, no: 0 };
    fc.assert(
      fc.property(positions, fc.constantFrom('grenades' as const, 'missiles' as const), (one, ability) => {
        const { board, readings = {}, attacker: user } = one;
        const pieces = one.pieces.map((piece, i) => ({ ...piece, save: [1, 11, 10, 20, 12][i] ?? 1 }));
        const target = pieces.find(({ side }) => side !== pieces[0]?.side)?.id ?? 'B';
        const result = areaDamage.judge({
          question: 'swm/area-damage',
          board,
          pieces,
          ability,
          user,
          target,
          readings,
        });
        if (!result.ok) return;
        const { answer, steps, hangsOn } = result.value;
        for (const { rule } of walk(steps)) expect(areaDamage.cites).toContain(rule);
        for (const { page } of hangsOn) expect(areaDamage.cites).toContain(page);
        expect([...walk(steps)].some(({ decisive }) => decisive)).toBe(true);
        const painted = new PaintedBoard(board);
        const [from, space] = [user, target].map((id) =>
          spaceOf(pieces.find((one) => one.id === id) as Exposed),
        );
        if (!from || !space) return;
        // No attack, so what only an attack must be made against does not count.
        const plain = one.pieces.map((each) =>
          each.id === user
            ? { ...each, abilities: each.abilities.filter((id) => id !== 'melee-attack') }
            : each,
        );
        const asked = {
          question: 'swm/legal-targets',
          board,
          pieces: plain,
          attacker: user,
          readings,
        } as const;
        const targets = legalTargets.judge(asked);
        const legal =
          targets.ok && targets.value.answer.kind === 'set' && targets.value.answer.members.includes(target);
        const counted = painted.countedFrom(from);
        const squares = Math.min(
          ...squaresIn(space).map((at) => counted.get(at.join()) ?? Number.POSITIVE_INFINITY),
        );
        const reached = legal && (ability === 'missiles' || squares <= 6);
        expect(answer.kind).toBe(reached ? 'set' : 'no');
        made[reached ? 'set' : 'no']++;
        if (answer.kind !== 'set') return;
        expect([...answer.members].sort()).toEqual(
          pieces
            .filter(({ id, abilities, save, ...base }) => {
              const near = id === target || painted.adjacent(spaceOf(base), space, readings);
              return near && save < 11 && !abilities.includes('tower');
            })
            .map(({ id }) => id)
            .sort(),
        );
      }),
      { numRuns: 1500, seed: 401 },
    );
    expect(Math.min(made.set, made.no)).toBeGreaterThan(50);
  }, 60_000);
});
