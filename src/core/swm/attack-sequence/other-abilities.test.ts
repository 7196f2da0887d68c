import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { A, type Asked, answer, at, codes, errors, judged, order, other, T } from './asking.oracle.ts';

describe('Other abilities go through the same steps', () => {
  const missiles: Asked = {
    using: 'missiles',
    damageTo: 'T',
    cards: [{ of: 'A', ability: 'missiles', amount: 40 }],
    characters: [
      A({ abilities: ['missiles'] }),
      T({ hitPoints: 50 }),
      other('B', { abilities: ['bodyguard', 'evade'], adjacent: ['T'] }),
    ],
  };
  it('without what only attacks have', () => {
    expect(at(missiles, 7)).toEqual([]);
    expect(answer(missiles)).toMatchObject({ value: 0 });
    expect(answer({ ...missiles, saveRoll: 10 })).toMatchObject({ value: 40 });
    expect(order({ ...missiles, saveRoll: 10, damageTo: undefined as never })).toEqual([]);
  });
  it('affect everybody adjacent to the target too, and nobody else (Grenades and Missiles)', () => {
    const around: Asked = {
      ...missiles,
      characters: [
        A({ abilities: ['missiles'] }),
        T(),
        other('B', { adjacent: ['T'] }),
        other('C', { side: 'attacking', adjacent: ['T', 'A'] }),
        other('D', { adjacent: ['B'] }),
        other('W', { abilities: ['tower'], adjacent: ['T'] }),
      ],
      saveRoll: 10,
      rolls: [{ of: 'B', kind: 'save', die: 11 }],
    };
    const taken = (damageTo: string) => answer({ ...around, damageTo });
    expect(['T', 'B', 'C', 'D', 'W', 'A'].map((id) => taken(id))).toMatchObject(
      [40, 0, 40, 0, 0, 0].map((value) => ({ value })),
    );
    const next = A({ abilities: ['missiles'], adjacent: ['T'] });
    expect(answer({ ...around, rolls: [], damageTo: 'A', characters: [next, T()] })).toMatchObject({
      value: 40,
    });
    expect(codes({ ...around, targets: ['T', 'B'] })).toContain('several-targets');
  });
  it('with a save for each, even of one who would rather fail it', () => {
    const unwilling = {
      ...missiles,
      characters: [A({ abilities: ['missiles'] }), T({ wantsToFail: true }), other('B')],
    };
    expect(answer(unwilling)).toMatchObject({ value: 0 });
    const facts = [...walk(judged(unwilling).steps)].map(({ fact, rule }) => `${fact} ${rule}`);
    expect(facts).toContain('sequence-must-save swm-060');
  });
  it('the movement of Force Push and the saves of Shockwave come last', () => {
    const push: Asked = {
      using: 'force-push',
      characters: [A({ abilities: ['force-push'] }), T()],
      cards: [],
    };
    expect(at(push, 15)).toEqual(['aftermath']);
    const wave: Asked = { using: 'shockwave', characters: [A({ abilities: ['shockwave'] }), T()] };
    expect(at(wave, 15)).toEqual(['-aftermath']);
    expect(at({ ...wave, saveRoll: 10 }, 15)).toEqual(['aftermath']);
  });
  it('are kept off by Force Immunity', () =>
    expect(
      order({
        using: 'shockwave',
        characters: [A({ abilities: ['shockwave'] }), T({ abilities: ['force-immunity'] })],
      }),
    ).toEqual(['T.force-immunity']));
});

describe('Positions that cannot be', () => {
  const pair = [A(), T()];
  it.each<[string, Asked]>([
    ['same-id', { characters: [A(), T(), T()] }],
    ['adjacent-to-itself', { characters: [A({ adjacent: ['A'] }), T()] }],
    ['unknown-character', { characters: [A({ adjacent: ['X'] }), T()] }],
    ['far-and-adjacent', { characters: [A({ adjacent: ['T'], far: true }), T()] }],
    ['no-force-points', { characters: [A({ rerolls: true }), T()] }],
    ['unknown-character', { characters: pair, attacker: 'X' }],
    ['unknown-character', { characters: pair, targets: ['X'] }],
    ['not-on-card', { characters: pair, cards: [{ of: 'A', ability: 'shields', amount: 10 }] }],
    ['not-an-ability-of-its', { characters: pair, using: 'missiles' }],
    ['no-target', { characters: pair, targets: [] }],
    ['several-targets', { characters: [...pair, other('B')], targets: ['T', 'B'] }],
    ['not-an-enemy', { characters: [...pair, other('B', { side: 'attacking' })], targets: ['B'] }],
    ['not-adjacent', { characters: pair, using: 'attack-of-opportunity' }],
  ])('are told: %s', (code, asked) => expect(codes(asked)).toContain(code));

  it.each<[string, string, Asked]>([
    ['spending Force points', 'swm-140', { characters: [A({ rerolls: true }), T()] }],
    [
      'attacking allies',
      'swm-130',
      { characters: [...pair, other('B', { side: 'attacking' })], targets: ['B'] },
    ],
    ['attacks of opportunity', 'swm-133', { characters: pair, using: 'attack-of-opportunity' }],
    ['what is no rule', '', { characters: [A({ adjacent: ['A'] }), T()] }],
  ])('name their rule: %s', (_, rule, asked) =>
    expect(errors(asked).map((error) => error.rule ?? '')).toEqual([rule]),
  );
});
