import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../steps.ts';
import { ABILITY_IDS } from '../abilities/index.ts';
import { IN_SEQUENCE, SEQUENCE_STEPS } from '../abilities/sequence.ts';
import { READINGS, type Readings } from '../readings.ts';
import { SEQUENCE_ABILITIES, USES } from './abilities.ts';
import { attackSequence, SEQUENCE_POINTS } from './attack-sequence.ts';
import { type AttackSequenceScenario, ROLL_KINDS, SQUADS } from './scenario.ts';

const IDS = ['A', 'B', 'C', 'D'] as const;
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const die = fc.integer({ min: 1, max: 20 });
const abilities = fc.uniqueArray(oneOf(SEQUENCE_ABILITIES), { maxLength: 8 });

const readings: fc.Arbitrary<Readings> = fc.record(
  Object.fromEntries(
    Object.keys(SEQUENCE_POINTS).map((id) => [
      id,
      oneOf(READINGS[id as keyof typeof SEQUENCE_POINTS].values),
    ]),
  ),
  { requiredKeys: [] },
);

const character = (id: (typeof IDS)[number]) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    side: oneOf(SQUADS),
    abilities,
    adjacent: fc.uniqueArray(oneOf(IDS.filter((other) => other !== id)), { maxLength: 3 }),
    attack: fc.integer({ min: -5, max: 20 }),
    defense: fc.integer({ min: 0, max: 30 }),
    damage: fc.integer({ min: 0, max: 40 }),
    hitPoints: fc.integer({ min: 1, max: 80 }),
    forcePoints: fc.integer({ min: 1, max: 4 }),
    rerolls: fc.boolean(),
    wantsToFail: fc.boolean(),
    huge: fc.boolean(),
    far: fc.constant(false),
    inTheOpen: fc.boolean(),
  });

/** Mostly positions that a sequence can be run from, with a number on every card that needs one. */
const scenario: fc.Arbitrary<AttackSequenceScenario> = fc
  .tuple(
    fc.tuple(...IDS.map(character)),
    fc.record({
      attacker: oneOf(IDS),
      using: oneOf(USES),
      targets: fc.uniqueArray(oneOf(IDS), { maxLength: 3 }),
      attackRoll: die,
      saveRoll: die,
      combinedFire: fc.integer({ min: 0, max: 12 }),
      rolls: fc.array(fc.record({ of: oneOf(IDS), kind: oneOf(ROLL_KINDS), die }), { maxLength: 8 }),
      order: fc.array(fc.record({ side: oneOf(SQUADS), ability: oneOf(SEQUENCE_ABILITIES) }), {
        maxLength: 4,
      }),
      readings,
    }),
    fc.integer({ min: 0, max: 40 }),
    die,
  )
  .map(([characters, asked, amount, number]) => ({
    question: 'swm/attack-sequence',
    ...asked,
    characters: characters.map((each) => {
      const uses = each.id === asked.attacker && !asked.using.startsWith('attack');
      const own = uses
        ? [...new Set([...each.abilities, asked.using as (typeof SEQUENCE_ABILITIES)[number]])]
        : each.abilities;
      return { ...each, abilities: own };
    }),
    cards: characters.flatMap((each) =>
      each.abilities.map((ability) => ({ of: each.id, ability, amount, save: number, from: 1 })),
    ),
  }));

const each = (check: (asked: AttackSequenceScenario) => void) =>
  fc.assert(fc.property(scenario, check), { numRuns: 300 });

describe('running any sequence', () => {
  it('ends in an answer or in errors, and always the same', () => {
    each((asked) => {
      const judged = attackSequence.judge(asked);
      expect(attackSequence.judge(asked)).toEqual(judged);
      if (!judged.ok) expect(judged.error.length).toBeGreaterThan(0);
    });
  });

  it('cites only pages that it declares', () => {
    each((asked) => {
      const judged = attackSequence.judge(asked);
      if (!judged.ok) return;
      const pages = new Set([...walk(judged.value.steps)].map(({ rule }) => rule));
      expect([...pages].filter((page) => !attackSequence.cites.includes(page))).toEqual([]);
    });
  });

  it('leaves Hit Points and Force points as what happened says', () => {
    each((asked) => {
      const judged = attackSequence.judge(asked);
      if (!judged.ok) return;
      const moments = judged.value.timeline?.rows.flatMap((row) => row.moments) ?? [];
      for (const { tallies } of moments) {
        for (const { values } of tallies) {
          const force = values.find(({ stat }) => stat === 'force-points');
          if (force) expect(force.amount).toBeGreaterThanOrEqual(0);
        }
      }
      // Nobody comes back once removed.
      for (const id of IDS) {
        const out = moments.map(({ tallies }) => tallies.find((tally) => tally.id === id)?.out === true);
        const removed = out.indexOf(true);
        if (removed >= 0) expect(out.slice(removed)).not.toContain(false);
      }
    });
  });

  it('never resolves the same effect twice for one attack', () => {
    each((asked) => {
      const judged = attackSequence.judge({ ...asked, using: 'attack', targets: asked.targets.slice(0, 1) });
      if (!judged.ok || judged.value.answer.kind !== 'order') return;
      const { answer, timeline } = judged.value;
      const attacks = timeline?.rows.flatMap(({ moments }) =>
        moments.filter(({ step }) => step.fact === 'sequence-target' || step.fact === 'sequence-again'),
      );
      for (const effect of new Set(answer.items)) {
        const times = answer.items.filter((other) => other === effect).length;
        expect(times).toBeLessThanOrEqual(attacks?.length ?? 0);
      }
    });
  });
});

describe('the places of abilities', () => {
  it('are steps of the sequence, as plain data', () => {
    for (const clause of Object.values(IN_SEQUENCE)) {
      expect(SEQUENCE_STEPS).toContain(clause.at);
      expect(JSON.parse(JSON.stringify(clause))).toEqual(clause);
    }
  });

  it('are known to the run by no ability', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file));
    for (const file of files) {
      const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll(
        /\/\*[\s\S]*?\*\/|\/\/.*/g,
        '',
      );
      const literals = [...code.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , text]) => text);
      const ids = new Set<string | undefined>(ABILITY_IDS.filter((id) => !(id in READINGS)));
      expect(literals.filter((text) => ids.has(text))).toEqual([]);
    }
  });
});
