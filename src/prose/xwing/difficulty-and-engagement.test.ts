/** The sentences about difficulties and the Engagement Phase are whole, whatever the scenario. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { walk } from '../../core/steps.ts';
import { MANEUVER_CARDS } from '../../core/xwing/maneuver-difficulty/cards.ts';
import type { AnyScenario, AskedQuestion, Questions } from '../../scenario/asked.ts';
import { judgeScenario } from '../../scenario/index.ts';
import { xwingActionDifficulty } from '../../scenario/questions/xwing-action-difficulty.ts';
import { xwingEngagement } from '../../scenario/questions/xwing-engagement.ts';
import { xwingManeuverDifficulty } from '../../scenario/questions/xwing-maneuver-difficulty.ts';
import { sentenceOf } from '../sentence.ts';
import { attackNaming } from './engagement.ts';
import { sentences } from './index.ts';

const asked: Questions = [...xwingActionDifficulty, ...xwingManeuverDifficulty, ...xwingEngagement];
const name = (id: string) => MANEUVER_CARDS[id as keyof typeof MANEUVER_CARDS]?.name ?? `Ship ${id}`;

const told = (scenario: AnyScenario): readonly string[] => {
  const verdict = judgeScenario(scenario);
  return verdict.ok ? [...walk(verdict.value.steps)].map((step) => sentenceOf(sentences, step, name)) : [];
};

describe('the sentences', () => {
  it.each(asked)('of $question.id are whole', (one: AskedQuestion<AnyScenario>) => {
    let seen = 0;
    fc.assert(
      fc.property(scenarioOf(one), (scenario) => {
        const all = told(scenario);
        seen += all.length;
        expect(all.filter((text) => !/^\s*\S.*[.]$/s.test(text) || /undefined|\[object/.test(text))).toEqual(
          [],
        );
      }),
      { numRuns: 1500 },
    );
    expect(seen).toBeGreaterThan(30);
    expect(told(one.example).length).toBeGreaterThan(2);
  });

  it('tell why an attack cannot follow', () => {
    expect(told(xwingEngagement[0].example)).toContain(
      'Ship F cannot attack from its turret arc to the right as it engages.',
    );
    expect(attackNaming(name)('F.attack')).toBe('Ship F as it engages');
  });

  it('tell which of several cards comes first', () => {
    const ships = (['A', 'B'] as const).map((player) => ({
      id: player,
      name: 'Some ship',
      player,
      initiative: 3,
      turrets: ['left'],
      attack: 'front',
      bonusAttackMade: false,
    }));
    const cards = ['A', 'B'].map((ship) => ({ ship, card: 'han-solo-gunner', use: true }));
    expect(told({ ...xwingEngagement[0].example, ...{ ships, cards } })).toContain(
      'Abilities of Player B, who is first player, resolve before those of the other player: Ship han-solo-gunner on Ship B then Ship han-solo-gunner on Ship A.',
    );
  });

  it('tell how changes add up', () => {
    const cards = (['r4-astromech', 'damaged-engine'] as const).map((card) => ({ card, use: true }));
    const scenario = { ...xwingManeuverDifficulty[0].example, bearing: 'left-turn' as const, cards };
    expect(told(scenario)).toContain('The changes add up, 1 increase and 1 decrease in all: it stays blue.');
  });

  it('call bearings by their names', () => {
    const executes = (bearing: 'right-segnors-loop' | 'koiogran-turn' | 'left-bank') =>
      told({ ...xwingManeuverDifficulty[0].example, ...{ bearing, cards: [] } })[0];
    expect(executes('right-segnors-loop')).toBe('The maneuver is executed as a blue 2 right Segnor’s Loop.');
    expect(executes('koiogran-turn')).toBe('The maneuver is executed as a blue 2 Koiogran turn.');
    expect(executes('left-bank')).toBe('The maneuver is executed as a blue 2 left bank.');
  });
});
