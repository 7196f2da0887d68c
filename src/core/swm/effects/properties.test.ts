import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { BYSTANDERS, GUARDS, OFFENCES, sourceOf } from '../abilities/index.ts';
import { DISTANCES, type EventSpec, ROLES } from '../abilities/vocabulary.ts';
import { anyReadings } from '../any-readings.oracle.ts';
import { READINGS } from '../readings.ts';
import { effectApplies } from './effect-applies.ts';
import type { EffectAppliesScenario } from './scenario.ts';

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

const readings = anyReadings(READINGS);

/** Any scenario that the schema lets through, and more. */
const scenario: fc.Arbitrary<EffectAppliesScenario> = fc
  .record({
    question: fc.constant('swm/effect-applies' as const),
    offence: oneOf(OFFENCES),
    defence: oneOf(GUARDS),
    about: optional(oneOf(ROLES)),
    reroll: optional(fc.boolean()),
    attackerHas: fc.uniqueArray(oneOf(BYSTANDERS), { maxLength: 4 }),
    targetHas: fc.uniqueArray(oneOf(BYSTANDERS), { maxLength: 4 }),
    attacks: optional(oneOf(['melee', 'non-melee'] as const)),
    withLightsaber: optional(oneOf(['yes', 'no'] as const)),
    attackerFromTarget: optional(oneOf(DISTANCES)),
    holderFromTarget: optional(oneOf(['same', ...DISTANCES] as const)),
    attackerFromHolder: optional(oneOf(DISTANCES)),
    forcePoints: optional(fc.integer({ min: 0, max: 3 })),
    readings: optional(readings),
  })
  .map((raw) => JSON.parse(JSON.stringify(raw)) as EffectAppliesScenario);

const flat = (specs: readonly EventSpec[] = []): readonly EventSpec[] =>
  specs.flatMap((spec) => [spec, ...flat(spec.arising)]);

describe('judging a defence', () => {
  it('answers or names what is wrong, and always the same', () => {
    fc.assert(
      fc.property(scenario, (asked) => {
        const judged = effectApplies.judge(asked);
        expect(effectApplies.judge(asked)).toEqual(judged);
        if (!judged.ok) expect(judged.error.length).toBeGreaterThan(0);
      }),
    );
  });

  it('cites only pages that it declares, and marks what decides', () => {
    fc.assert(
      fc.property(scenario, (asked) => {
        const judged = effectApplies.judge(asked);
        if (!judged.ok) return;
        const steps = [...walk(judged.value.steps)];
        const cited = [...steps.map(({ rule }) => rule), ...judged.value.hangsOn.map(({ page }) => page)];
        expect(cited.filter((page) => !effectApplies.cites.includes(page))).toEqual([]);
        expect(steps.some(({ decisive, fact }) => decisive && fact !== 'effect-outcome')).toBe(true);
      }),
    );
  });

  it('never stops an offence without an attack by a clause that needs an attack', () => {
    fc.assert(
      fc.property(scenario, (asked) => {
        const events = flat(sourceOf(asked.offence)?.events);
        const clauses = sourceOf(asked.defence)?.clauses ?? [];
        fc.pre(events.every(({ resolvedBy }) => resolvedBy !== 'attack-roll' && resolvedBy !== 'unknown'));
        fc.pre(
          clauses
            .filter(({ on }) => on === 'incoming')
            .every(({ when }) => when.some((c) => c.if === 'attack')),
        );
        const judged = effectApplies.judge(asked);
        if (judged.ok) expect(judged.value.answer.kind).toBe('no');
      }),
      { numRuns: 300 },
    );
  });

  it('never gains by the attacker having more abilities that forbid answers', () => {
    fc.assert(
      fc.property(scenario, (asked) => {
        const without = effectApplies.judge(asked);
        const immune = effectApplies.judge({
          ...asked,
          attackerHas: [...asked.attackerHas, 'force-immunity'],
        });
        if (without.ok && immune.ok && without.value.answer.kind === 'no') {
          expect(immune.value.answer.kind).toBe('no');
        }
      }),
    );
  });
});
