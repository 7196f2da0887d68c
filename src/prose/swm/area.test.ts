/** The sentences about damage around a target are whole, whatever the scenario. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { AREA_ABILITY_IDS } from '../../core/swm/abilities/areas.ts';
import { areaDamage } from '../../core/swm/area/area-damage.ts';
import { positions } from '../../core/swm/random-positions.oracle.ts';
import { sentenceOf } from '../sentence.ts';
import { sentences } from './index.ts';

const name = (id: string) => (/^[A-Z]$/.test(id) ? `Character ${id}` : id);

describe('sentences', () => {
  it('are whole for every step of any verdict', () => {
    let told = 0;
    fc.assert(
      fc.property(positions, fc.constantFrom(...AREA_ABILITY_IDS), fc.nat(20), (one, ability, roll) => {
        const { board, attacker: user, readings = {} } = one;
        const pieces = one.pieces.map((piece) => ({ ...piece, save: Math.max(1, roll) }));
        const target = pieces.find(({ side }) => side !== pieces[0]?.side)?.id ?? 'B';
        const scenario = {
          question: 'swm/area-damage',
          board,
          pieces,
          ability,
          user,
          target,
          readings,
        } as const;
        const verdict = areaDamage.judge(scenario);
        if (!verdict.ok) return;
        for (const step of walk(verdict.value.steps)) {
          const sentence = sentenceOf(sentences, step, name);
          told++;
          expect(sentence).not.toBe(step.fact);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|\(\)|: \.| {2}/);
        }
      }),
      { numRuns: 500, seed: 402 },
    );
    expect(told).toBeGreaterThan(200);
  }, 60_000);
});
