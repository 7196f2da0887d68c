/** The sentences of attacks are whole, name what they speak of, and say why something does not count. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { attack } from '../../core/swm/attack/attack.ts';
import type { SwmAttackFacts } from '../../core/swm/attack/facts.ts';
import { attacks } from '../../core/swm/attack/fighters.oracle.ts';
import { sentenceOf } from '../sentence.ts';
import { attackSentences } from './attack.ts';
import { sentences } from './index.ts';

const NAMES: Readonly<Record<string, string>> = { L: 'Luke Skywalker', V: 'Darth Vader', H: 'Han Solo' };
const name = (id: string) => NAMES[id] ?? id;
const say = <K extends keyof SwmAttackFacts>(fact: K, evidence: SwmAttackFacts[K], holds = true) =>
  attackSentences[fact](evidence, holds, name);

describe('sentences', () => {
  it('name the pieces and the numbers', () => {
    const sums = { attacker: 'L', target: 'V', total: 22, defense: 22, natural: false };
    expect(say('attack-total', sums)).toBe(
      "Luke Skywalker's total of 22 is at least Darth Vader's Defense of 22, which makes a hit.",
    );
    expect(say('attack-total', { ...sums, defense: 30, natural: true }, false)).toBe(
      "Luke Skywalker's total of 22 is less than Darth Vader's Defense of 30, which would make a miss.",
    );
    expect(say('combined-fire', { attacker: 'L', target: 'V', allies: ['H'], amount: 4 })).toBe(
      'Han Solo combines fire with Luke Skywalker: +4 Attack for this one attack.',
    );
    expect(say('hit-points-left', { target: 'V', damage: 20, left: 120 })).toBe(
      'Darth Vader loses 20 Hit Points, which leaves 120.',
    );
  });

  it('say why a bonus does not count', () => {
    const modifier = { name: 'Mon Mothma', stat: 'damage', amount: 10, origin: 'commander-effect' } as const;
    expect(say('modifier', { piece: 'L', modifier, left: null, by: null })).toBe(
      '“Mon Mothma” (commander effect) gives Luke Skywalker +10 Damage.',
    );
    expect(
      say('modifier', { piece: 'L', modifier, left: 'another-counts', by: 'Captain Antilles' }, false),
    ).toContain('“Captain Antilles” is a commander effect');
    expect(say('modifier', { piece: 'L', modifier, left: 'same-bonus', by: 'Mon Mothma' }, false)).toContain(
      'the same bonus counts already',
    );
    expect(say('modifier', { piece: 'L', modifier, left: 'no-critical-hit', by: null }, false)).toContain(
      'on a critical hit, and this is none',
    );
  });

  it('are whole for every step and every line of any verdict', () => {
    fc.assert(
      fc.property(attacks, (scenario) => {
        const result = attack.judge(scenario);
        if (!result.ok) return;
        const { steps, ledger } = result.value;
        for (const step of walk([...steps, ...(ledger?.lines ?? []).map((line) => line.step)])) {
          const sentence = sentenceOf(sentences, step, (id) => `Character ${id}`);
          expect(sentence).toMatch(/^[A-Z“].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|\(\)|, \.| {2}/);
        }
      }),
      { numRuns: 400, seed: 62 },
    );
  }, 60_000);
});
