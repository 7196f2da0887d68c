import { describe, expect, it } from 'vitest';
import { A, type Asked, answer, at, codes, judged, order, other, T } from './asking.oracle.ts';

const taken = (asked: Asked, damageTo = 'T') => answer({ ...asked, damageTo });

describe('Ysalamiri: within 6 squares nobody spends Force points (Clarifications 2005, Ysalamiri)', () => {
  const missing = { rolls: [{ of: 'A', kind: 'attack', die: 2 }] } as const;
  const rerolling = { forcePoints: 1, rerolls: true };
  it('not on an attack roll', () => {
    const near = T({ abilities: ['ysalamiri'] });
    expect(taken({ ...missing, characters: [A(rerolling), near] })).toMatchObject({ value: 0 });
    expect(taken({ ...missing, characters: [A({ ...rerolling, far: true }), near] })).toMatchObject({
      value: 20,
    });
  });
  it('not on Lightsaber Deflect, whoever it is near', () => {
    const deflecting = (abilities: Asked['characters'][number]['abilities']): Asked => ({
      characters: [
        A({ far: true }),
        T({ abilities: ['lightsaber-deflect'], forcePoints: 1 }),
        other('Y', { abilities: abilities ?? [] }),
      ],
    });
    expect(order(deflecting([]))).toEqual(['T.lightsaber-deflect']);
    expect(order(deflecting(['ysalamiri']))).toEqual([]);
    expect(at(deflecting(['ysalamiri']), 10)).toEqual(['-left-out']);
  });
  it('not on a Force power, be it a friend who is near', () => {
    const friend = other('Y', { side: 'attacking', abilities: ['ysalamiri'] });
    const power = (using: 'force-lightning' | 'lightsaber-sweep'): Asked => ({
      using,
      targets: using === 'lightsaber-sweep' ? [] : ['T'],
      cards: [{ of: 'A', ability: using, amount: 30 }],
      characters: [A({ abilities: [using], forcePoints: 2, adjacent: ['T'] }), T()],
    });
    for (const using of ['force-lightning', 'lightsaber-sweep'] as const) {
      const asked = power(using);
      expect(taken(asked)).not.toMatchObject({ value: 0 });
      const kept = { ...asked, characters: [...asked.characters, friend] };
      expect(taken(kept)).toMatchObject({ value: 0 });
      expect(order(kept)).toEqual(['Y.ysalamiri']);
    }
  });
});

describe('A Force point is spent before the save that it buys', () => {
  const asked: Asked = {
    rolls: [{ of: 'T', kind: 'save', die: 3 }],
    saveRoll: 12,
    characters: [A(), T({ abilities: ['lightsaber-deflect'], forcePoints: 1, rerolls: true })],
  };
  it('so one point pays for Deflect and leaves none to roll its save again', () => {
    expect(taken(asked)).toMatchObject({ value: 20 });
    const two = {
      ...asked,
      characters: [A(), { ...(asked.characters[1] as (typeof asked.characters)[0]), forcePoints: 2 }],
    };
    expect(taken(two)).toMatchObject({ value: 0 });
    expect(taken({ ...two, readings: { 'force-points-a-turn': 'once' } })).toMatchObject({ value: 20 });
  });
});

describe('What only attacks set off', () => {
  it('is not set off by Missiles: neither Flurry nor Cleave', () =>
    expect(
      order({
        using: 'missiles',
        saveRoll: 5,
        cards: [{ of: 'A', ability: 'missiles', amount: 40 }],
        characters: [
          A({ abilities: ['missiles', 'flurry', 'cleave'], adjacent: ['T', 'B'] }),
          T(),
          other('B'),
        ],
      }),
    ).toEqual([]));
});

describe('Betrayal (step 9)', () => {
  const unknown = { kind: 'undetermined', missing: ['betrayal.text'] };
  it.each(['A', 'T', 'B'])('is not known, whoever has it: %s', (holder) => {
    const abilities = (id: string) => ({ abilities: id === holder ? (['betrayal'] as const) : [] });
    const characters = [A(abilities('A')), T(abilities('T')), other('B', abilities('B'))];
    expect(answer({ characters })).toEqual(unknown);
    // The roll sets it off, so a miss may do so too.
    expect(answer({ characters, attackRoll: 2 })).toEqual(unknown);
  });
  it('does not matter to an attack that Pheromones has cancelled before', () =>
    expect(
      order({
        saveRoll: 5,
        cards: [{ of: 'T', ability: 'pheromones', save: 11 }],
        characters: [A({ abilities: ['betrayal'] }), T({ abilities: ['pheromones'] })],
      }),
    ).toEqual(['T.pheromones']));
});

describe('Targets that cannot be chosen', () => {
  const lightning: Asked = {
    using: 'force-lightning',
    targets: ['T', 'B'],
    cards: [{ of: 'A', ability: 'force-lightning', amount: 30 }],
    characters: [A({ abilities: ['force-lightning'], adjacent: ['B'] }), T(), other('B')],
  };
  it('keep a power that chooses from all whom it would affect with them', () => {
    // The adjacent enemy has to be the target.
    expect([taken(lightning), taken(lightning, 'B')]).toMatchObject([{ value: 0 }, { value: 0 }]);
    const legal = { ...lightning, targets: ['B', 'T'] };
    expect([taken(legal), taken(legal, 'B')]).toMatchObject([{ value: 30 }, { value: 30 }]);
  });
  it('are no towers, which are nobody’s adjacent enemies either', () =>
    expect(
      taken({ characters: [A({ adjacent: ['W'] }), T(), other('W', { abilities: ['tower'] })] }),
    ).toMatchObject({
      value: 20,
    }));
  it('are safe from a Clone Trooper with Execute Order 66; from its attack of opportunity, as an open point has it', () => {
    const asked: Asked = {
      characters: [
        A({ abilities: ['clone-trooper'], adjacent: ['T'] }),
        T({ abilities: ['execute-order-66'] }),
      ],
    };
    expect(taken(asked)).toMatchObject({ value: 0 });
    const opportunity: Asked = { ...asked, using: 'attack-of-opportunity', damageTo: 'T' };
    expect(taken(opportunity)).toMatchObject({ value: 20 });
    expect(taken({ ...opportunity, readings: { 'order-66': 'attacking' } })).toMatchObject({ value: 0 });
    expect(judged(opportunity).hangsOn.map(({ page }) => page)).toEqual(['swm-333']);
  });
});

describe('Targets that cannot be', () => {
  const using = (
    ability: 'missiles' | 'kouhun-infestation' | 'force-strike',
    ...targets: Asked['characters']
  ): Asked => ({
    using: ability,
    characters: [A({ abilities: [ability] }), ...targets],
  });
  it.each<[string, Asked]>([
    ['its-own-target', { ...using('missiles', T()), targets: ['A'] }],
    ['its-own-target', { characters: [A(), T()], targets: ['A'] }],
    ['target-named-twice', { ...using('missiles', T()), targets: ['T', 'T'] }],
    ['not-a-character', { characters: [A(), T({ abilities: ['tower'] })] }],
    ['not-affected', using('kouhun-infestation', T({ abilities: ['droid'] }))],
    ['not-affected', using('force-strike', T())],
    ['no-combined-fire', { ...using('missiles', T()), combinedFire: 4 }],
    [
      'no-combined-fire',
      { using: 'attack-of-opportunity', combinedFire: 4, characters: [A({ adjacent: ['T'] }), T()] },
    ],
  ])('are told: %s', (code, asked) => expect(codes(asked)).toContain(code));
  it('leave others alone: a Cyborg is living, Mounted Weapon is enough for Force Strike', () => {
    expect(codes(using('kouhun-infestation', T({ abilities: ['cyborg'] })))).toEqual([]);
    expect(codes(using('force-strike', T({ abilities: ['mounted-weapon'] })))).toEqual([]);
  });
});
