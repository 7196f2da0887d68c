import { describe, expect, it } from 'vitest';
import { EFFECT_POINTS } from '../../core/swm/effects/effect-applies.ts';
import { checked } from '../checked.ts';
import { controlsOf } from '../controls.ts';
import { swmEffects } from './swm-effects.ts';

const [asked] = swmEffects;

describe('the schema of swm/effect-applies', () => {
  it('lets its example through and gives a verdict on it', () => {
    expect(checked(asked.schema, asked.example).ok).toBe(true);
    expect(asked.question.judge(asked.example)).toMatchObject({
      ok: true,
      value: { answer: { kind: 'no' } },
    });
  });

  it('needs no more than an offence and a defence', () => {
    const least = { question: 'swm/effect-applies', offence: 'attack', defence: 'evade' };
    expect(checked(asked.schema, least)).toEqual({
      ok: true,
      value: { ...least, attackerHas: [], targetHas: [] },
    });
  });

  it('refuses what it does not know', () => {
    const wrong = (change: object) => checked(asked.schema, { ...asked.example, ...change }).ok;
    expect(wrong({ offence: 'bodygaurd' })).toBe(false);
    expect(wrong({ defence: 'missiles' })).toBe(false);
    expect(wrong({ forcePoints: -1 })).toBe(false);
    expect(wrong({ readings: { dominate: 'maybe' } })).toBe(false);
    expect(wrong({ answer: 'yes' })).toBe(false);
  });

  it('offers every open point that bears on an answer, and a label for every control', () => {
    const controls = controlsOf(asked.schema);
    const open = controls.find(({ control }) => control === 'readings')?.fields?.map(({ key }) => key);
    expect(new Set(open)).toEqual(new Set(EFFECT_POINTS));
    for (const { label } of controls) expect(label).not.toBe('');
  });
});
