import { describe, expect, it } from 'vitest';
import { SEQUENCE_STEPS } from '../abilities/sequence.ts';
import { A, type Asked, answer, at, judged, order, other, T } from './asking.oracle.ts';
import type { SequenceCharacter } from './scenario.ts';
import { numberOf, STEPS } from './steps.ts';

describe('The steps of an attack (FAQ, Resolving Effects)', () => {
  it('are seventeen, and lead back to 5, 2 and 4', () => {
    expect(STEPS.map(({ id }) => id)).toEqual(SEQUENCE_STEPS);
    expect(STEPS).toHaveLength(17);
    const back = (id: 'again' | 'next') => STEPS.find((step) => step.id === id);
    expect(numberOf(back('again')?.backTo ?? 'next')).toBe(5);
    expect(numberOf(back('next')?.backTo ?? 'next')).toBe(2);
    expect(numberOf(back('next')?.powerBackTo ?? 'next')).toBe(4);
  });

  it('are all gone through once, but for what only other abilities have', () => {
    const { timeline } = judged({ characters: [A(), T()] });
    const numbers = timeline?.rows.map(({ step }) => (step.evidence as { number: number }).number);
    expect(numbers).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it('put Draw Fire first, then Lightsaber Deflect, then Bodyguard, then Shields', () => {
    const asked: Asked = {
      saveRoll: 10,
      cards: [{ of: 'B', ability: 'shields', amount: 10 }],
      characters: [
        A(),
        T(),
        other('D', { abilities: ['draw-fire', 'lightsaber-deflect'], forcePoints: 1 }),
        other('B', { abilities: ['bodyguard', 'shields'], adjacent: ['D'] }),
      ],
    };
    expect(order(asked)).toEqual(['D.draw-fire', 'D.lightsaber-deflect', 'B.bodyguard', 'B.shields']);
    expect(answer({ ...asked, damageTo: 'B' })).toMatchObject({ value: 10 });
    expect(answer({ ...asked, damageTo: 'T' })).toMatchObject({ value: 0 });
    // A save that succeeds leaves no damage to take over.
    expect(order({ ...asked, saveRoll: 11 })).toEqual(['D.draw-fire', 'D.lightsaber-deflect']);
  });

  it('put Avoid Defeat before Self-Destruct, which it can prevent', () => {
    const asked: Asked = {
      cards: [{ of: 'T', ability: 'self-destruct', amount: 20 }],
      characters: [
        A({ adjacent: ['T'] }),
        T({ abilities: ['self-destruct', 'avoid-defeat'], hitPoints: 20 }),
      ],
    };
    expect(order({ ...asked, saveRoll: 10 })).toEqual(['T.avoid-defeat', 'T.self-destruct']);
    expect(answer({ ...asked, saveRoll: 10, damageTo: 'A' })).toMatchObject({ value: 20 });
    expect(order(asked)).toEqual(['T.avoid-defeat']);
    expect(answer({ ...asked, damageTo: 'A' })).toMatchObject({ value: 0 });
    // Both saves have to succeed.
    const rolls = [{ of: 'T', kind: 'save', die: 10 }] as const;
    expect(order({ ...asked, rolls })).toEqual(['T.avoid-defeat', 'T.self-destruct']);
  });
});

describe('Draw Fire (step 3)', () => {
  const guarded = (more: Partial<SequenceCharacter> = {}) =>
    [A({ adjacent: ['T'] }), T(), other('D', { abilities: ['draw-fire'], ...more })] as const;
  it('diverts an attack to a legal target only', () => {
    expect(order({ characters: [A(), T(), other('D', { abilities: ['draw-fire'] })] })).toEqual([
      'D.draw-fire',
    ]);
    // The attacker has to choose an adjacent enemy.
    expect(at({ characters: guarded() }, 3)).toEqual(['-left-out']);
    expect(order({ characters: guarded({ adjacent: ['A'] }) })).toEqual(['D.draw-fire']);
    expect(
      order({ characters: [A(), T(), other('D', { abilities: ['draw-fire'], inTheOpen: false })] }),
    ).toEqual([]);
    expect(order({ characters: [A(), T(), other('D', { abilities: ['draw-fire'], far: true })] })).toEqual(
      [],
    );
  });
  it('diverts neither attacks of opportunity nor those of Lightsaber Sweep', () => {
    const characters = [
      A({ adjacent: ['T', 'D'], abilities: ['lightsaber-sweep'] }),
      T(),
      other('D', { abilities: ['draw-fire'] }),
    ];
    expect(order({ characters })).toEqual(['D.draw-fire']);
    expect(order({ characters, using: 'attack-of-opportunity' })).toEqual([]);
    expect(order({ characters, using: 'lightsaber-sweep', targets: [] })).toEqual(['A.lightsaber-sweep']);
  });
});

describe('What is declared with the attack (step 5)', () => {
  it('counts Careful Shot, Deadeye and combined fire', () => {
    const characters = [A({ abilities: ['careful-shot', 'deadeye'], attack: 0 }), T()];
    // 4 + 11 hits 15.
    expect(answer({ characters, attackRoll: 11, damageTo: 'T' })).toMatchObject({ value: 30 });
    expect(answer({ characters, attackRoll: 10, damageTo: 'T' })).toMatchObject({ value: 0 });
    expect(answer({ characters, attackRoll: 7, combinedFire: 4, damageTo: 'T' })).toMatchObject({
      value: 30,
    });
  });
});

describe('Pheromones (step 6)', () => {
  const characters = [A(), T({ abilities: ['pheromones', 'evade'] })];
  it('needs the number of its save', () => {
    expect(answer({ characters })).toEqual({ kind: 'undetermined', missing: ['pheromones.save'] });
  });
  it('ends the attack before it is rolled, unless the attacker saves', () => {
    const cards = [{ of: 'T', ability: 'pheromones', save: 12 }] as const;
    const asked: Asked = { characters, cards };
    expect(order(asked)).toEqual(['T.pheromones']);
    expect(at(asked, 7)).toEqual([]);
    expect(order({ ...asked, saveRoll: 12 })).toEqual(['T.pheromones', 'T.evade']);
  });
  it('ends a second attack as an open point has it', () => {
    const asked: Asked = {
      characters: [A({ abilities: ['twin-attack'] }), T({ abilities: ['pheromones'] })],
      cards: [{ of: 'T', ability: 'pheromones', save: 12 }],
    };
    expect(order(asked)).toEqual(['T.pheromones', 'A.twin-attack']);
    expect(order({ ...asked, readings: { 'stopped-attack': 'all-of-it' } })).toEqual(['T.pheromones']);
    expect(order({ ...asked, readings: { 'granted-attacks': 'by-the-rules' } })).toEqual([
      'T.pheromones',
      'A.twin-attack',
      'T.pheromones',
    ]);
    expect(
      judged(asked)
        .hangsOn.map(({ page }) => page)
        .sort(),
    ).toEqual(['swm-351', 'swm-355']);
  });
});

describe('Force points (steps 7 and 10)', () => {
  it('reroll an attack roll that misses', () => {
    const rolls = [{ of: 'A', kind: 'attack', die: 2 }] as const;
    const characters = [A({ forcePoints: 1, rerolls: true }), T()];
    expect(answer({ characters, rolls, damageTo: 'T' })).toMatchObject({ value: 20 });
    expect(answer({ characters: [A({ forcePoints: 1 }), T()], rolls, damageTo: 'T' })).toMatchObject({
      value: 0,
    });
  });
  const evading = (abilities: SequenceCharacter['abilities']): Asked => ({
    rolls: [{ of: 'T', kind: 'save', die: 3 }],
    damageTo: 'T',
    characters: [A({ abilities }), T({ abilities: ['evade'], forcePoints: 1, rerolls: true })],
  });
  it('reroll a save that fails', () => expect(answer(evading([]))).toMatchObject({ value: 0 }));
  it('do not in response to a character with Force Immunity', () =>
    expect(answer(evading(['force-immunity']))).toMatchObject({ value: 20 }));
  it('do after Sonic Attack as an open point has it', () => {
    const sonic = evading(['sonic-attack']);
    expect(answer(sonic)).toMatchObject({ value: 0 });
    expect(answer({ ...sonic, readings: { 'sonic-rerolls': 'forbidden' } })).toMatchObject({ value: 20 });
    expect(judged(sonic).hangsOn.map(({ page }) => page)).toContain('swm-311');
  });
});

describe('Sonic Attack (step 8)', () => {
  it('keeps its target from Lightsaber Deflect, even against that very attack', () => {
    const deflecting = T({ abilities: ['lightsaber-deflect'], forcePoints: 1 });
    expect(order({ characters: [A(), deflecting] })).toEqual(['T.lightsaber-deflect']);
    expect(order({ characters: [A({ abilities: ['sonic-attack'] }), deflecting] })).toEqual([
      'A.sonic-attack',
    ]);
  });
  it('comes in whether the attack hits or not', () =>
    expect(order({ attackRoll: 2, characters: [A({ abilities: ['sonic-attack'] }), T()] })).toEqual([
      'A.sonic-attack',
    ]));
});

describe('Disintegration (steps 9 and 12)', () => {
  const asked: Asked = {
    attackRoll: 20,
    damageTo: 'T',
    characters: [A({ abilities: ['disintegration'] }), T({ hitPoints: 200 })],
    cards: [{ of: 'A', ability: 'disintegration', from: 20, save: 12 }],
  };
  it('is resolved with the damage, where a save fails', () => {
    const defeated = { fact: 'sequence-is-defeated' };
    expect(judged(asked).steps.flatMap(({ children }) => children)).toContainEqual(
      expect.objectContaining(defeated),
    );
    expect(at({ ...asked, saveRoll: 12 }, 13)).toEqual([]);
    expect(at({ ...asked, attackRoll: 19 }, 9)).toEqual(['result', '-left-out']);
  });
  it('turns into 40 damage against a Huge target, after doubling', () =>
    expect(
      answer({
        ...asked,
        characters: [A({ abilities: ['disintegration'] }), T({ hitPoints: 200, huge: true })],
      }),
    ).toMatchObject({ value: 80 }));
  it('needs the card to say what sets it off, and the number of its save', () => {
    expect(answer({ ...asked, cards: [] })).toEqual({
      kind: 'undetermined',
      missing: ['disintegration.from'],
    });
    const cards = [{ of: 'A', ability: 'disintegration', from: 20 }] as const;
    expect(answer({ ...asked, cards })).toEqual({ kind: 'undetermined', missing: ['disintegration.save'] });
  });
  it('reaches somebody or nobody as an open point has it, where the damage is avoided or taken over', () => {
    const { damageTo: _, ...guarded } = {
      ...asked,
      cards: [...(asked.cards ?? []), { of: 'B', ability: 'self-destruct', amount: 0 } as const],
      characters: [
        A({ abilities: ['disintegration'] }),
        T({ hitPoints: 200, adjacent: ['B'] }),
        other('B', { abilities: ['bodyguard', 'self-destruct'], hitPoints: 200, adjacent: ['C'] }),
        other('C'),
      ],
    };
    expect(order(guarded)).toEqual(['A.disintegration', 'B.bodyguard', 'B.self-destruct']);
    expect(order({ ...guarded, readings: { disintegration: 'stays-with-target' } })).toEqual([
      'A.disintegration',
      'B.bodyguard',
    ]);
    expect(judged(guarded).hangsOn.map(({ page }) => page)).toEqual(['swm-350']);
  });
});
