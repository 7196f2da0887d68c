/** The sentences about game modes, missions, affiliation and Agenda cards are whole, whatever the scenario. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { walk } from '../../core/steps.ts';
import type { AnyScenario, AskedQuestion, Questions } from '../../scenario/asked.ts';
import { judgeScenario, parseScenario } from '../../scenario/index.ts';
import { iaActiveMissions } from '../../scenario/questions/ia-active-missions.ts';
import { iaArmy, iaFigures } from '../../scenario/questions/ia-affiliation.ts';
import { iaAgenda } from '../../scenario/questions/ia-agenda.ts';
import { iaGameMode } from '../../scenario/questions/ia-game-mode.ts';
import { sentenceOf } from '../sentence.ts';
import { sentences } from './index.ts';

const asked: Questions = [...iaGameMode, ...iaActiveMissions, ...iaArmy, ...iaFigures, ...iaAgenda];

/** The same with letters that differ; of figures the first two are asked about. */
function lettered(scenario: AnyScenario): AnyScenario {
  if (!('figures' in scenario) || !Array.isArray(scenario.figures)) return scenario;
  const figures = scenario.figures.map((figure, i) => ({ ...figure, id: String(i) }));
  return Object.assign({}, scenario, { figures, from: '0', to: '1' });
}

/** What is said of a scenario, or nothing where it cannot be judged. */
function told(scenario: AnyScenario): readonly string[] {
  const parsed = parseScenario(scenario);
  const verdict = parsed.ok ? judgeScenario(parsed.value) : parsed;
  if (!verdict.ok) return [];
  return [...walk(verdict.value.steps)].map((step) => sentenceOf(sentences, step, (id) => `Card ${id}`));
}

describe('the sentences', () => {
  it.each(asked.map((each) => [each.question.id, each] as const))('of %s', (_, each) => {
    let said = 0;
    const scenarios: fc.Arbitrary<AnyScenario> = scenarioOf(each as AskedQuestion<AnyScenario>).map(lettered);
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const sentences = told(scenario);
        said += sentences.length;
        expect(
          sentences.filter((text) => !/^[A-Z].*[.]$/s.test(text) || /undefined|NaN|null/.test(text)),
        ).toEqual([]);
      }),
      { numRuns: 300, seed: 12 },
    );
    expect(said).toBeGreaterThan(20);
  });

  it('agree with one as with several', () => {
    const table = { question: 'ia/game-mode', game: 'core-campaign', products: ['core'] };
    expect(told({ ...table, imperial: 1, heroes: 1 } as AnyScenario)).toEqual([
      'In a campaign exactly one player commands the Empire; here there is one.',
      'In a campaign one to four players play heroes; here there is one.',
      'It needs the core game, and the core game is there.',
    ]);
    expect(told({ ...table, imperial: 0, heroes: 5, armies: 1 } as AnyScenario).slice(0, 3)).toEqual([
      'In a campaign exactly one player commands the Empire; here there are none.',
      'In a campaign one to four players play heroes; here there are 5.',
      'In a campaign nobody brings an army; here there is one.',
    ]);
  });
});
