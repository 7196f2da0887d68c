import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { SEQUENCE_STEPS } from '../abilities/sequence.ts';
import { attackSequence } from './attack-sequence.ts';
import type { AttackSequenceScenario, SequenceCharacter } from './scenario.ts';
import { numberOf, STEPS } from './steps.ts';

type Character = Pick<SequenceCharacter, 'id' | 'side'> & Partial<SequenceCharacter>;
type Asked = Omit<Partial<AttackSequenceScenario>, 'characters'> & {
  readonly characters: readonly Character[];
};

const plain = {
  abilities: [],
  adjacent: [],
  attack: 8,
  defense: 15,
  damage: 20,
  hitPoints: 40,
  forcePoints: 0,
  rerolls: false,
  wantsToFail: false,
  huge: false,
  far: false,
  inTheOpen: true,
} as const;

const scenario = ({ characters, ...asked }: Asked): AttackSequenceScenario => ({
  question: 'swm/attack-sequence',
  attacker: 'A',
  targets: ['T'],
  using: 'attack',
  combinedFire: 0,
  attackRoll: 15,
  saveRoll: 11,
  rolls: [],
  cards: [],
  order: [],
  ...asked,
  characters: characters.map((character) => ({ ...plain, name: character.id, ...character })),
});

const judged = (asked: Asked) => {
  const result = attackSequence.judge(scenario(asked));
  if (!result.ok) throw new Error(result.error.map(({ message }) => message).join(' '));
  return result.value;
};
const answer = (asked: Asked) => judged(asked).answer;
const order = (asked: Asked) => {
  const found = answer(asked);
  return found.kind === 'order' ? found.items : found;
};
const codes = (asked: Asked) => {
  const result = attackSequence.judge(scenario(asked));
  return result.ok ? [] : result.error.map(({ code }) => code);
};
/** The facts told at a step, `-` before those that do not hold. */
const at = (asked: Asked, number: number) =>
  judged(asked)
    .steps.filter(
      ({ fact, evidence }) => fact === 'sequence-step' && (evidence as { number: number }).number === number,
    )
    .flatMap(({ children }) =>
      children.map(({ fact, holds }) => `${holds ? '' : '-'}${fact.replace('sequence-', '')}`),
    );

const A = (more: Partial<SequenceCharacter> = {}): Character => ({ id: 'A', side: 'attacking', ...more });
const T = (more: Partial<SequenceCharacter> = {}): Character => ({ id: 'T', side: 'defending', ...more });
const other = (id: string, more: Partial<SequenceCharacter> = {}): Character => ({
  id,
  side: 'defending',
  ...more,
});

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

describe('Other abilities go through the same steps', () => {
  const missiles: Asked = {
    using: 'missiles',
    targets: ['T', 'B'],
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
});
