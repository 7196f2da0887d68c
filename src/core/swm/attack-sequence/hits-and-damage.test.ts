import { describe, expect, it } from 'vitest';
import { A, type Asked, answer, at, type Character, judged, order, other, T } from './asking.oracle.ts';
import type { SequenceCharacter } from './scenario.ts';

describe('A hit (step 10)', () => {
  it('lets one effect show its result before the next, and no effect come in twice', () => {
    const characters = [A(), T({ abilities: ['evade', 'lightsaber-deflect'], forcePoints: 3 })];
    expect(order({ characters })).toEqual(['T.evade']);
    expect(order({ characters, saveRoll: 10 })).toEqual(['T.evade', 'T.lightsaber-deflect']);
    const wish = [{ side: 'attacking', ability: 'lightsaber-deflect' }] as const;
    expect(order({ characters, order: wish })).toEqual(['T.lightsaber-deflect']);
  });
  it('is needed: a miss brings none of its effects', () =>
    expect(order({ attackRoll: 2, characters: [A(), T({ abilities: ['evade'] })] })).toEqual([]));

  const duel: Asked = {
    characters: [
      A({ abilities: ['melee-attack'], adjacent: ['T'], hitPoints: 20 }),
      T({ abilities: ['lightsaber-riposte', 'lightsaber-block'], forcePoints: 2 }),
    ],
  };
  it('lets Riposte be completed before the attack goes on', () => {
    expect(order(duel)).toEqual(['T.lightsaber-riposte', 'T.lightsaber-block']);
    expect(at(duel, 10)).toEqual(['simultaneous', 'begins', 'goes-on', 'avoids']);
    // The attacker is defeated, and its attack goes on all the same.
    const hit: Asked = {
      ...duel,
      characters: [duel.characters[0] as Character, T({ abilities: ['lightsaber-riposte'], forcePoints: 1 })],
    };
    expect(answer({ ...hit, damageTo: 'A' })).toMatchObject({ value: 20 });
    expect(answer({ ...hit, damageTo: 'T' })).toMatchObject({ value: 20 });
  });
  it('spends the one Force point as the order has it', () => {
    const poor: Asked = {
      ...duel,
      characters: [
        duel.characters[0] as Character,
        T({ abilities: ['lightsaber-riposte', 'lightsaber-block'], forcePoints: 1 }),
      ],
    };
    expect(order(poor)).toEqual(['T.lightsaber-riposte']);
    expect(order({ ...poor, order: [{ side: 'attacking', ability: 'lightsaber-block' }] })).toEqual([
      'T.lightsaber-block',
    ]);
    // Whose wish counts is an open point.
    const wished: Asked = { ...poor, order: [{ side: 'defending', ability: 'lightsaber-block' }] };
    expect(order(wished)).toEqual(['T.lightsaber-riposte']);
    expect(order({ ...wished, readings: { 'simultaneous-order': 'each-own' } })).toEqual([
      'T.lightsaber-block',
    ]);
    expect(judged(wished).hangsOn.map(({ page }) => page)).toEqual(['swm-352']);
  });
  it('lets one who may spend Force points once a turn use one of two powers', () => {
    expect(order({ ...duel, readings: { 'force-points-a-turn': 'once' } })).toEqual(['T.lightsaber-riposte']);
    expect(judged(duel).hangsOn.map(({ page }) => page)).toEqual(['swm-353']);
  });
  it('lets whoever has Flurry attack anew', () => {
    const flurries = order({
      characters: [A({ adjacent: ['T'] }), T({ abilities: ['flurry'], hitPoints: 200 })],
    });
    expect(flurries).toEqual(['T.flurry']);
    expect(
      answer({ characters: [A({ abilities: ['flurry'] }), T({ hitPoints: 60 })], damageTo: 'T' }),
    ).toMatchObject({
      value: 40,
    });
  });
  it('ends although two could attack each other for ever', () =>
    expect(
      order({
        characters: [
          A({ abilities: ['flurry'], damage: 0, adjacent: ['T'] }),
          T({ abilities: ['flurry'], damage: 0 }),
        ],
      }),
    ).toEqual(['A.flurry', 'T.flurry', 'T.flurry', 'A.flurry']));
});

describe('Lightsaber Reflect', () => {
  const asked: Asked = {
    damageTo: 'A',
    rolls: [{ of: 'T', kind: 'save', die: 15 }],
    cards: [{ of: 'T', ability: 'lightsaber-reflect', save: 11 }],
    characters: [A({ hitPoints: 10 }), T({ abilities: ['lightsaber-reflect'], forcePoints: 2 })],
  };
  it('deals 10 damage to the attacker, unless it saves', () => {
    expect(answer({ ...asked, saveRoll: 10 })).toMatchObject({ value: 10 });
    expect(answer(asked)).toMatchObject({ value: 0 });
    expect(answer({ ...asked, damageTo: 'T' })).toMatchObject({ value: 0 });
  });
  it('needs the number of that save', () =>
    expect(answer({ ...asked, cards: [] })).toEqual({
      kind: 'undetermined',
      missing: ['lightsaber-reflect.save'],
    }));
});

describe('Damage (steps 11 and 12)', () => {
  const guarded: Asked = {
    damageTo: 'B',
    cards: [{ of: 'T', ability: 'damage-reduction', amount: 10 }],
    characters: [
      A(),
      T({ abilities: ['damage-reduction'] }),
      other('B', { abilities: ['bodyguard', 'dark-armor'], adjacent: ['T'] }),
    ],
  };
  it('is taken over by a bodyguard before anything lessens it', () => {
    expect(at(guarded, 11)).toEqual(['takes-damage', 'reduces']);
    expect(answer(guarded)).toMatchObject({ value: 10 });
  });
  it('is lessened by what the bodyguard has as an open point has it', () => {
    expect(answer({ ...guarded, readings: { 'bodyguard-reducers': 'do-not-apply' } })).toMatchObject({
      value: 20,
    });
    expect(judged(guarded).hangsOn.map(({ page }) => page)).toEqual(['swm-354']);
  });
  it('is looked at only where some will be dealt', () =>
    expect(at({ ...guarded, attackRoll: 2 }, 11)).toEqual([]));
  it('needs the numbers of the card', () =>
    expect(answer({ characters: [A(), T({ abilities: ['shields'] })] })).toEqual({
      kind: 'undetermined',
      missing: ['shields.amount'],
    }));
  it('is doubled on a natural 20, but not for Droids', () => {
    const natural = (abilities: SequenceCharacter['abilities']) =>
      answer({ attackRoll: 20, damageTo: 'T', characters: [A(), T({ abilities })] });
    expect(natural([])).toMatchObject({ value: 40 });
    expect(natural(['droid'])).toMatchObject({ value: 20 });
  });
});

describe('A defeat (steps 13 and 14)', () => {
  it('lets Cleave attack another adjacent enemy, once a turn', () => {
    const asked: Asked = {
      damageTo: 'B',
      characters: [
        A({ abilities: ['cleave', 'melee-attack'], adjacent: ['T', 'B', 'C'] }),
        T({ hitPoints: 20 }),
        other('B', { hitPoints: 20 }),
        other('C', { hitPoints: 20 }),
      ],
    };
    expect(answer(asked)).toMatchObject({ value: 20 });
    expect(answer({ ...asked, damageTo: 'C' })).toMatchObject({ value: 0 });
  });
  it('of a Unique character lets an ally with Impulsive Shot attack first', () => {
    const asked = (unique: boolean): Asked => ({
      damageTo: 'A',
      characters: [
        A(),
        T({ hitPoints: 20, abilities: unique ? ['unique'] : [] }),
        other('B', { abilities: ['impulsive-shot'] }),
      ],
    });
    expect(answer(asked(true))).toMatchObject({ value: 20 });
    expect(answer(asked(false))).toMatchObject({ value: 0 });
  });
  it('brings all its effects before the defeated is removed, in the order chosen', () => {
    const asked: Asked = {
      cards: [{ of: 'T', ability: 'self-destruct', amount: 20 }],
      characters: [
        A({ abilities: ['cleave'], adjacent: ['T', 'B'], hitPoints: 20 }),
        T({ hitPoints: 20, abilities: ['self-destruct'] }),
        other('B'),
      ],
    };
    expect(order(asked)).toEqual(['A.cleave', 'T.self-destruct']);
    // The attacker is blown up before it can cleave.
    expect(order({ ...asked, order: [{ side: 'attacking', ability: 'self-destruct' }] })).toEqual([
      'T.self-destruct',
    ]);
  });
});

describe('Going back (steps 16 and 17)', () => {
  it('lets Twin Attack attack once more, from step 5 on, so that no target is chosen and no fire is drawn', () => {
    const asked: Asked = {
      damageTo: 'T',
      characters: [
        A({ abilities: ['twin-attack'] }),
        T({ hitPoints: 100 }),
        other('D', { abilities: ['draw-fire'], far: true }),
      ],
    };
    expect(answer(asked)).toMatchObject({ value: 40 });
    expect(at(asked, 3)).toEqual(['-left-out']);
    expect(at(asked, 16)).toEqual(['again']);
  });
  it('lets each effect come in for the second attack anew', () =>
    expect(order({ characters: [A({ abilities: ['twin-attack'] }), T({ abilities: ['evade'] })] })).toEqual([
      'T.evade',
      'A.twin-attack',
      'T.evade',
    ]));
  it('adds combined fire to one attack only', () => {
    const characters = [A({ abilities: ['twin-attack'], attack: 0 }), T({ hitPoints: 100 })];
    expect(answer({ characters, attackRoll: 11, combinedFire: 4, damageTo: 'T' })).toMatchObject({
      value: 20,
    });
  });
  const barrage: Asked = {
    using: 'blaster-barrage',
    targets: ['T', 'B'],
    cards: [{ of: 'T', ability: 'self-destruct', amount: 20 }],
    characters: [
      A({ abilities: ['blaster-barrage'] }),
      T({ hitPoints: 20, abilities: ['self-destruct'], adjacent: ['B'] }),
      other('B', { hitPoints: 20 }),
    ],
  };
  it('goes through the targets declared, each of whom must still be one', () => {
    expect(at(barrage, 1)).toEqual(['all-targets']);
    expect(at(barrage, 17)).toEqual(['next']);
    expect(at(barrage, 2)).toEqual(['target', 'target', '-target']);
    const harmless = { ...barrage, cards: [{ of: 'T', ability: 'self-destruct', amount: 10 } as const] };
    expect(answer({ ...harmless, damageTo: 'B' })).toMatchObject({ value: 30 });
  });
  it('lets Whirlwind Attack attack each adjacent enemy twice', () =>
    expect(
      answer({
        using: 'whirlwind-attack',
        targets: [],
        damageTo: 'B',
        characters: [A({ abilities: ['whirlwind-attack'], adjacent: ['T', 'B'] }), T(), other('B')],
      }),
    ).toMatchObject({ value: 40 }));
});

describe('One attack that defeats two', () => {
  it('brings what either defeat sets off', () => {
    const items = order({
      attackRoll: 20,
      saveRoll: 5,
      cards: [
        { of: 'A', ability: 'disintegration', from: 20, save: 11 },
        { of: 'T', ability: 'self-destruct', amount: 10 },
        { of: 'B', ability: 'self-destruct', amount: 10 },
      ],
      characters: [
        A({ abilities: ['disintegration'], adjacent: ['T'] }),
        T({ abilities: ['self-destruct'], adjacent: ['B'] }),
        other('B', { abilities: ['bodyguard', 'self-destruct'], hitPoints: 20, adjacent: ['C'] }),
        other('C'),
      ],
      readings: { disintegration: 'stays-with-target' },
    });
    expect(items).toEqual(['A.disintegration', 'B.bodyguard', 'T.self-destruct', 'B.self-destruct']);
  });
});
