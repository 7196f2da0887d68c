import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { BYSTANDERS, EFFECT_READINGS, GUARDS, OFFENCES } from '../../core/swm/abilities/index.ts';
import { effectApplies } from '../../core/swm/effects/effect-applies.ts';
import type { EffectAppliesScenario } from '../../core/swm/effects/scenario.ts';
import { READINGS } from '../../core/swm/readings.ts';
import { sentenceOf } from '../sentence.ts';
import { effectSentences } from './effects.ts';

type Details = Partial<Omit<EffectAppliesScenario, 'question'>>;

function told(details: Details): readonly string[] {
  const judged = effectApplies.judge({
    question: 'swm/effect-applies',
    offence: 'attack',
    defence: 'evade',
    attackerHas: [],
    targetHas: [],
    ...details,
  });
  if (!judged.ok) return judged.error.map(({ message }) => message);
  return [...walk(judged.value.steps)].map((step) => sentenceOf(effectSentences, step, (id) => id));
}

describe('sentences about defences', () => {
  it('say in one sentence why Missiles is no attack', () => {
    expect(told({ offence: 'missiles', defence: 'bodyguard' })).toContain(
      'Missiles is not resolved by an attack roll, so it is not an attack.',
    );
  });

  it('name what forbids an answer', () => {
    expect(told({ defence: 'lightsaber-deflect', attackerHas: ['force-immunity'] })).toContain(
      'Force Immunity forbids Lightsaber Deflect in answer to an attack.',
    );
  });

  it('are complete for every pair', () => {
    const variants: readonly Details[] = [
      {},
      {
        reroll: true,
        attackerHas: BYSTANDERS.filter((id) => id === 'force-immunity' || id === 'sonic-attack'),
      },
      { targetHas: ['droid'], attackerHas: ['cyborg'], forcePoints: 0, holderFromTarget: 'adjacent' },
      {
        targetHas: ['mounted-weapon'],
        attacks: 'non-melee',
        withLightsaber: 'yes',
        holderFromTarget: 'same',
      },
    ];
    const sentences = OFFENCES.flatMap((offence) =>
      GUARDS.flatMap((defence) => variants.flatMap((variant) => told({ offence, defence, ...variant }))),
    );
    const whole = /^[A-Z].*[.]$/;
    const holes = /undefined|null|\[object|effect-/;
    expect([...new Set(sentences)].filter((text) => !whole.test(text) || holes.test(text))).toEqual([]);
  });

  it('say how every open point is taken', () => {
    const taken = EFFECT_READINGS.flatMap((reading) =>
      READINGS[reading].values.map((value) =>
        effectSentences['effect-reading']({ reading, value }, true, String),
      ),
    );
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.filter((text) => EFFECT_READINGS.some((id) => text.startsWith(id)))).toEqual([]);
  });
});
