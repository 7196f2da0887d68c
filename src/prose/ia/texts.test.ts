/** The sentences about abilities, their order and the golden rules, whatever a schema lets through. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../../tests/arbitraries/scenarios.ts';
import { walk } from '../../core/steps.ts';
import type { AnyScenario, AskedQuestion } from '../../scenario/asked.ts';
import { judgeScenario, parseScenario } from '../../scenario/index.ts';
import { iaAbilitiesBox } from '../../scenario/questions/ia-abilities-box.ts';
import { iaAbilityUse } from '../../scenario/questions/ia-ability-use.ts';
import { iaEffectOrder } from '../../scenario/questions/ia-effect-order.ts';
import { iaWhichRuleWins } from '../../scenario/questions/ia-which-rule-wins.ts';
import { sentenceOf } from '../sentence.ts';
import { orderNaming, orderSentences } from './effect-order.ts';
import { sentences } from './index.ts';
import { goldenNaming } from './which-rule-wins.ts';

const ASKED: readonly AskedQuestion<AnyScenario>[] = [
  ...iaEffectOrder,
  ...iaWhichRuleWins,
  ...iaAbilitiesBox,
  ...iaAbilityUse,
];

describe.each(ASKED)('the sentences of $question.id', (asked) => {
  it('are whole sentences', () => {
    let told = 0;
    fc.assert(
      fc.property(scenarioOf(asked), (scenario) => {
        const verdict = asked.question.judge(scenario);
        const steps = verdict.ok ? [...walk(verdict.value.steps)] : [];
        const texts = steps.map((step) => sentenceOf(sentences, step, (id) => `Text ${id}`));
        told += texts.length;
        expect(
          texts.filter((text) => !/^\S.*[.]$/s.test(text) || /undefined|NaN|\[object/.test(text)),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(told).toBeGreaterThan(0);
  });
});

describe('what is missing', () => {
  it('is named', () => {
    const name = goldenNaming(orderNaming((id) => id));
    expect(name('order-of-mission')).toBe('the order among mission rules');
    expect(name('order-of-rebels')).toBe('the order among effects of the Rebel players');
    expect(name('rule-for-equals')).toMatch(/same kind/);
    expect(name('A')).toBe('A');
  });
});

describe('what decides', () => {
  const told = (...texts: readonly (readonly [id: string, from: string, says: string])[]) => {
    const scenario = parseScenario({
      question: 'ia/which-rule-wins',
      texts: texts.map(([id, from, says]) => ({ id, name: id, from, says })),
    });
    const verdict = scenario.ok ? judgeScenario(scenario.value as never) : scenario;
    return verdict.ok ? verdict.value.steps.map((step) => sentenceOf(sentences, step, (id) => id)) : [];
  };
  it('is named, wherever it stands', () => {
    expect(told(['C', 'card', 'cannot'], ['M', 'mission', 'forbids'])[1]).toBe(
      'M (in the mission) forbids it, like C, which decides.',
    );
    expect(told(['G', 'guide', 'forbids'], ['C', 'card', 'allows'], ['D', 'card', 'forbids'])[0]).toBe(
      'G (in the guide) forbids it, and ranks below C and D.',
    );
  });
});

describe('an effect that is resolved', () => {
  it('is told with whose it is, once', () => {
    const resolves = (called: string) =>
      orderSentences['order-resolves']({ effect: 'A', by: 'initiative' }, true, () => called);
    expect(resolves('Take cover')).toBe('Take cover of the player with initiative is resolved.');
    expect(resolves('Command card of the player with initiative')).toBe(
      'Command card of the player with initiative is resolved.',
    );
  });
});
