/** Sequences worked out by hand from the steps of the FAQ (Resolving Effects) and the texts of the abilities. */
import { describe, expect, it } from 'vitest';
import { A, type Asked, answer, order, other, T } from './asking.oracle.ts';

/** What comes in, in order, and the damage that characters take. */
interface Worked {
  readonly asked: Asked;
  readonly order?: readonly string[];
  readonly taken?: Readonly<Record<string, number>>;
}

const each = (sequences: Readonly<Record<string, Worked>>) =>
  it.each(Object.entries(sequences))('%s', (_, { asked, order: expected, taken = {} }) => {
    if (expected) expect(order(asked)).toEqual(expected);
    for (const [damageTo, value] of Object.entries(taken)) {
      expect(answer({ ...asked, damageTo })).toMatchObject({ kind: 'number', value });
    }
  });

const bodyguard = (more: Parameters<typeof other>[1] = {}) =>
  other('B', { abilities: ['bodyguard'], adjacent: ['T'], ...more });

describe('Draw Fire and Bodyguard (steps 3 and 11)', () =>
  each({
    'the one who draws fire answers the hit, not the first target': {
      asked: {
        characters: [A(), T({ abilities: ['evade'] }), other('D', { abilities: ['draw-fire', 'evade'] })],
      },
      order: ['D.draw-fire', 'D.evade'],
    },
    'a bodyguard beside the first target only has nothing to do': {
      asked: { characters: [A(), T(), other('D', { abilities: ['draw-fire'] }), bodyguard()] },
      order: ['D.draw-fire'],
      taken: { T: 0, D: 20, B: 0 },
    },
    'two who could draw fire from each other: it is drawn once': {
      asked: { characters: [A(), T({ abilities: ['draw-fire'] }), other('D', { abilities: ['draw-fire'] })] },
      order: ['D.draw-fire'],
    },
    'two bodyguards beside each other: the target does not take back what was meant for it': {
      asked: { characters: [A(), T({ abilities: ['bodyguard'] }), bodyguard()] },
      order: ['B.bodyguard'],
      taken: { T: 0, B: 20 },
    },
    'a bodyguard of the bodyguard takes it over in turn, and its Shields lessen it': {
      asked: {
        characters: [
          A(),
          T(),
          bodyguard(),
          other('C', { abilities: ['bodyguard', 'shields'], adjacent: ['B'] }),
        ],
        cards: [{ of: 'C', ability: 'shields', amount: 10 }],
      },
      order: ['B.bodyguard', 'C.bodyguard', 'C.shields'],
      taken: { T: 0, B: 0, C: 10 },
    },
    'a defeated bodyguard sets off what a defeat does': {
      asked: {
        characters: [
          A({ abilities: ['melee-attack', 'cleave'], adjacent: ['T', 'B'] }),
          T({ hitPoints: 60 }),
          bodyguard({ abilities: ['bodyguard', 'unique', 'self-destruct'], hitPoints: 20 }),
          other('H', { abilities: ['impulsive-shot'] }),
        ],
        cards: [{ of: 'B', ability: 'self-destruct', amount: 10 }],
        order: [
          { side: 'attacking', ability: 'impulsive-shot' },
          { side: 'attacking', ability: 'self-destruct' },
        ],
      },
      order: ['B.bodyguard', 'H.impulsive-shot', 'B.self-destruct', 'A.cleave'],
      taken: { A: 30, T: 30, B: 20 },
    },
  }));

describe('Attacks that interrupt (steps 10 and 13)', () =>
  each({
    'Flurry defeats the target, so the first hit has nobody left': {
      asked: { saveRoll: 5, characters: [A({ abilities: ['flurry'] }), T({ hitPoints: 20 })] },
      order: ['A.flurry'],
      taken: { T: 20 },
    },
    'Riposte has nobody to answer once Flurry has defeated the attacker': {
      asked: {
        characters: [
          A({ abilities: ['melee-attack'], adjacent: ['T'], hitPoints: 20 }),
          T({ abilities: ['flurry', 'lightsaber-riposte'], forcePoints: 1 }),
        ],
      },
      order: ['T.flurry'],
      taken: { T: 20 },
    },
    'Riposte is a melee attack that its target can block': {
      asked: {
        characters: [
          A({ abilities: ['melee-attack', 'lightsaber-block'], adjacent: ['T'], forcePoints: 1 }),
          T({ abilities: ['melee-attack', 'lightsaber-riposte'], forcePoints: 1 }),
        ],
      },
      order: ['T.lightsaber-riposte', 'A.lightsaber-block'],
      taken: { A: 0, T: 20 },
    },
    'Riposte answers Riposte once': {
      asked: {
        characters: [
          A({ abilities: ['melee-attack', 'lightsaber-riposte'], adjacent: ['T'], forcePoints: 3 }),
          T({ abilities: ['melee-attack', 'lightsaber-riposte'], forcePoints: 3 }),
        ],
      },
      order: ['T.lightsaber-riposte', 'A.lightsaber-riposte'],
    },
    'Impulsive Shot defeats the attacker, whose Blaster Barrage ends': {
      asked: {
        using: 'blaster-barrage',
        targets: ['T', 'B'],
        characters: [
          A({ abilities: ['blaster-barrage'], hitPoints: 20 }),
          T({ abilities: ['unique'], hitPoints: 20 }),
          other('B'),
          other('H', { abilities: ['impulsive-shot'] }),
        ],
      },
      order: ['A.blaster-barrage', 'H.impulsive-shot'],
      taken: { A: 20, B: 0 },
    },
    'Impulsive Shot defeats the attacker, who makes no second attack': {
      asked: {
        characters: [
          A({ abilities: ['twin-attack'], hitPoints: 20 }),
          T(),
          bodyguard({ abilities: ['bodyguard', 'unique'], hitPoints: 20 }),
          other('H', { abilities: ['impulsive-shot'] }),
        ],
      },
      order: ['B.bodyguard', 'H.impulsive-shot'],
      taken: { T: 0 },
    },
    'a follower of Mon Mothma attacks once more, at +10 Damage': {
      asked: { characters: [A(), T({ hitPoints: 20 }), other('M', { abilities: ['mon-mothma'] })] },
      order: ['M.mon-mothma'],
      taken: { A: 30 },
    },
    'she does nothing for a follower farther away': {
      asked: {
        characters: [A(), T({ hitPoints: 20 }), other('M', { abilities: ['mon-mothma'], far: true })],
      },
      order: [],
      taken: { A: 0 },
    },
    'nor for another commander': {
      asked: {
        characters: [
          A(),
          T({ hitPoints: 20, abilities: ['baron-fel'] }),
          other('M', { abilities: ['mon-mothma'] }),
        ],
      },
      order: [],
    },
    'her follower’s attack can be drawn, since the follower chooses its target': {
      asked: {
        characters: [
          A(),
          T({ hitPoints: 20 }),
          other('M', { abilities: ['mon-mothma'] }),
          other('D', { side: 'attacking', abilities: ['draw-fire'] }),
        ],
      },
      order: ['M.mon-mothma', 'D.draw-fire'],
      taken: { A: 0, D: 30 },
    },
    'it cannot, where no attack outside of the turn uses the rules for targets': {
      asked: {
        characters: [
          A(),
          T({ hitPoints: 20 }),
          other('M', { abilities: ['mon-mothma'] }),
          other('D', { side: 'attacking', abilities: ['draw-fire'] }),
        ],
        readings: { 'granted-attacks': 'outside-the-rules' },
      },
      order: ['M.mon-mothma'],
      taken: { A: 30 },
    },
    'a bodyguard of the attacker takes the damage of Riposte': {
      asked: {
        characters: [
          A({ abilities: ['melee-attack'], adjacent: ['T', 'G'] }),
          T({ abilities: ['melee-attack', 'lightsaber-riposte'], forcePoints: 1 }),
          other('G', { side: 'attacking', abilities: ['bodyguard'] }),
        ],
      },
      order: ['T.lightsaber-riposte', 'G.bodyguard'],
      taken: { A: 0, G: 20, T: 20 },
    },
  }));

describe('Twin Attack (step 16)', () =>
  each({
    'goes on against the target when a bodyguard has fallen': {
      asked: { characters: [A({ abilities: ['twin-attack'] }), T(), bodyguard({ hitPoints: 20 })] },
      taken: { T: 20, B: 20 },
    },
    'stays with the one who drew the fire': {
      asked: {
        characters: [
          A({ abilities: ['twin-attack'] }),
          T(),
          other('D', { abilities: ['draw-fire'], hitPoints: 60 }),
        ],
      },
      order: ['D.draw-fire', 'A.twin-attack'],
      taken: { T: 0, D: 40 },
    },
    'has Avoid Defeat come in for each attack, and Self-Destruct once it fails': {
      asked: {
        rolls: [
          { of: 'T', kind: 'save', die: 11 },
          { of: 'T', kind: 'save', die: 11 },
          { of: 'T', kind: 'save', die: 3 },
        ],
        cards: [{ of: 'T', ability: 'self-destruct', amount: 20 }],
        characters: [
          A({ abilities: ['twin-attack'], adjacent: ['T'] }),
          T({ abilities: ['avoid-defeat', 'self-destruct'], hitPoints: 20 }),
        ],
      },
      order: ['T.avoid-defeat', 'A.twin-attack', 'T.avoid-defeat', 'T.self-destruct'],
      taken: { A: 20 },
    },
  }));

describe('Self-Destruct (step 13)', () => {
  const blast = { of: 'T', ability: 'self-destruct', amount: 20 } as const;
  each({
    'defeats another who blows up in turn': {
      asked: {
        cards: [blast, { of: 'B', ability: 'self-destruct', amount: 30 }],
        characters: [
          A(),
          T({ abilities: ['self-destruct'], hitPoints: 20, adjacent: ['B'] }),
          other('B', { abilities: ['self-destruct'], hitPoints: 20 }),
          other('C', { adjacent: ['B'] }),
        ],
      },
      order: ['T.self-destruct', 'B.self-destruct'],
      taken: { T: 20, B: 20, C: 30 },
    },
    'is no attack: no bodyguard takes its damage, and Shields lessen it': {
      asked: {
        cards: [blast, { of: 'B', ability: 'shields', amount: 10 }],
        characters: [
          A(),
          T({ abilities: ['self-destruct'], hitPoints: 20, adjacent: ['B'] }),
          other('B', { abilities: ['shields'], adjacent: ['C'] }),
          other('C', { abilities: ['bodyguard'] }),
        ],
      },
      order: ['T.self-destruct', 'B.shields'],
      taken: { B: 10, C: 0 },
    },
  });
});

describe('Disintegration against a Huge target (step 9)', () => {
  const asked = (...characters: Asked['characters']): Asked => ({
    attackRoll: 20,
    cards: [{ of: 'A', ability: 'disintegration', from: 20 }],
    characters: [A({ abilities: ['disintegration'] }), ...characters],
  });
  const huge = { huge: true, hitPoints: 200 } as const;
  each({
    'adds 40 damage, which Evade avoids with the rest': {
      asked: asked(T({ ...huge, abilities: ['evade'] })),
      taken: { T: 0 },
    },
    'adds 40 damage to a Droid, without doubling': {
      asked: asked(T({ ...huge, abilities: ['droid'] })),
      taken: { T: 60 },
    },
    'looks at the one who drew the fire': {
      asked: asked(T({ hitPoints: 200 }), other('H', { ...huge, abilities: ['draw-fire'] })),
      taken: { H: 80 },
    },
  });
});
