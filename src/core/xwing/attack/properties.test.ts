import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { attackEffects } from './attack-effects.ts';
import { answer, anyAttacks, asked, has, judge, order } from './attacks.oracle.ts';
import { EFFECT_IDS, EFFECTS, type EffectId } from './effects.ts';

/**
 * The part of an attack in which each effect applies, for an attacker and for a defender, written down from the cards
 * and the rules reference without the core: 1 roll attack dice, 2 modify them, 3 roll defense dice, 4 right after,
 * 5 modify them, 6 before results are neutralized.
 */
const PARTS: Readonly<Partial<Record<EffectId, readonly [attacking: number, defending: number]>>> = {
  'scourge-skutu': [1, 0],
  'sensor-jammer': [0, 2],
  predator: [2, 0],
  'fire-control-system': [2, 0],
  foresight: [2, 0],
  'spend-lock': [2, 0],
  'spend-focus': [2, 5],
  'spend-calculate': [2, 5],
  'spend-force': [2, 5],
  'spend-evade': [0, 5],
  'han-solo-modified-yt-1300': [2, 5],
  'c-3po-crew': [0, 4],
  elusive: [0, 5],
  juke: [5, 0],
  'crack-shot': [6, 0],
};
/** Of what comes in one part: does the attacker's player come last? */
const ATTACKER_LAST: readonly number[] = [2];

describe('any attacks and rolls', () => {
  it('have an order that keeps to the steps, and within the modifying steps to the players', () => {
    fc.assert(
      fc.property(anyAttacks, (scenario) => {
        const ranks = order(scenario).map((id) => {
          const [ship = '', effect = '', number = '1'] = id.split(/[.#]/);
          const roll = scenario.rolls[Number(number) - 1];
          if (roll?.occasion === 'no-attack') return Number(number) * 100;
          const attacks = roll?.ship === ship;
          const part = PARTS[effect as EffectId]?.[attacks ? 0 : 1] ?? 0;
          expect(part, id).toBeGreaterThan(0);
          const later = attacks === ATTACKER_LAST.includes(part) ? 1 : 0;
          return Number(number) * 100 + part * 10 + later;
        });
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('do not depend on the first player, as no two players apply effects in a step that uses the queue', () => {
    fc.assert(
      fc.property(anyAttacks, (scenario) => {
        expect(order({ ...scenario, firstPlayer: 'A' })).toEqual(order({ ...scenario, firstPlayer: 'B' }));
      }),
    );
  });

  it('say of each effect alone what the order of all says', () => {
    fc.assert(
      fc.property(anyAttacks, (scenario) => {
        const all = order(scenario);
        for (const { ship, effect } of scenario.effects) {
          if (EFFECTS[effect].clauses.every(({ does }) => does.kind === 'forbid')) continue;
          for (const [i] of scenario.rolls.entries()) {
            const focus = i === 0 ? `${ship}.${effect}` : `${ship}.${effect}#${i + 1}`;
            expect(answer({ ...scenario, focus }).kind).toBe(all.includes(focus) ? 'yes' : 'no');
          }
        }
      }),
    );
  });

  it('reroll no more dice than there are, and spend no more tokens than ships had', () => {
    fc.assert(
      fc.property(anyAttacks, (scenario) => {
        const moments = (judge(scenario).timeline?.rows ?? []).flatMap((row) => row.moments);
        for (const { id, values } of moments.flatMap(({ tallies }) => tallies)) {
          for (const { amount } of values) expect(amount).toBeGreaterThanOrEqual(0);
          if (!id.endsWith('-dice')) continue;
          const [dice, rerolled] = values;
          expect(rerolled?.amount).toBeLessThanOrEqual(dice?.amount ?? -1);
        }
      }),
    );
  });

  it('rest on pages that the question names', () => {
    fc.assert(
      fc.property(anyAttacks, (scenario) => {
        const { steps } = judge(scenario);
        expect(attackEffects.cites).toEqual(
          expect.arrayContaining([...new Set([...walk(steps)].map(({ rule }) => rule))]),
        );
        expect(decisivePages(steps).length).toBeGreaterThan(0);
      }),
    );
  });

  it('leave an effect out where what keeps dice from being modified is added', () => {
    const ships = { S: { lock: 'F' }, F: { focus: 1, evade: 1, calculate: 1, force: 1, nearObstacle: true } };
    for (const effect of EFFECT_IDS) {
      const alone = asked(ships, [has('F', effect)]);
      const [, defending = 0] = PARTS[effect] ?? [];
      if (order(alone).length === 0 || defending < 3) continue;
      expect(order({ ...alone, effects: [...alone.effects, has('S', 'midnight')] }), effect).toEqual([]);
    }
  });
});

describe('the records of effects', () => {
  it('say when results are canceled, as no rule does', () => {
    for (const { clauses } of Object.values(EFFECTS)) {
      for (const { does, at } of clauses) if (does.kind === 'cancel') expect(at).toBeDefined();
    }
  });

  it('have charges where they cost charges', () => {
    for (const { charges = 0, clauses } of Object.values(EFFECTS)) {
      expect(charges > 0).toBe(clauses.some((clause) => 'cost' in clause && clause.cost?.kind === 'charge'));
    }
  });

  it('are named by nothing that reads them', () => {
    const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
      (file) => file !== 'effects.ts' && !/\.(test|oracle)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const code = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(
        /\/\*[\s\S]*?\*\/|\/\/.*/g,
        '',
      );
      const literals = [...code.matchAll(/'([^']*)'/g)].flatMap(([, text]) => text ?? []);
      expect(
        literals.filter((text) => EFFECT_IDS.some((id) => id === text)),
        file,
      ).toEqual([]);
    }
  });
});
