import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { actionDifficulty } from './action-difficulty.ts';
import type { Readings } from './readings.ts';
import { ACTION_DIFFICULTIES, type ActionDifficulty, type ActionDifficultyScenario } from './scenario.ts';

const action = (
  own: ActionDifficulty,
  as: readonly ActionDifficulty[],
  more: Partial<ActionDifficultyScenario> = {},
): ActionDifficultyScenario => ({
  question: 'xwing/action-difficulty',
  default: own,
  effects: as.map((one, i) => ({ name: `Effect ${i}`, as: one })),
  ...more,
});

function judged(scenario: ActionDifficultyScenario): Verdict {
  const verdict = actionDifficulty.judge(scenario);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const treatedAs = (scenario: ActionDifficultyScenario) => {
  const { answer } = judged(scenario);
  return answer.kind === 'set' ? answer.members : answer.kind;
};

const any = fc.constantFrom(...ACTION_DIFFICULTIES);
const several = fc.array(any, { maxLength: 5 });
const readings: fc.Arbitrary<Readings> = fc.record(
  {
    'purple-as-less': fc.constantFrom('as-the-effect-says' as const, 'cannot-be-performed' as const),
    'same-as-default': fc.constantFrom('counts' as const, 'changes-nothing' as const),
  },
  { requiredKeys: [] },
);

describe('the difficulty of an action (rulings, treated as purple and as red)', () => {
  it('is purple when it is treated as red and as purple at the same time', () => {
    expect(treatedAs(action('white', ['purple', 'red']))).toEqual(['purple']);
    expect(decisivePages(judged(action('white', ['purple', 'red'])).steps)).toContain('xwing-003');
  });
  it('is what the only effect says, and the default without any', () => {
    expect(treatedAs(action('white', ['red']))).toEqual(['red']);
    expect(treatedAs(action('red', ['white']))).toEqual(['white']);
    for (const own of ACTION_DIFFICULTIES) expect(treatedAs(action(own, []))).toEqual([own]);
  });
  it('does not count the default among what several effects name', () => {
    expect(treatedAs(action('purple', ['white', 'red']))).toEqual(['red']);
  });
  it('answers for one of them', () => {
    const scenario = action('white', ['purple', 'red']);
    expect(treatedAs({ ...scenario, focus: 'purple' })).toBe('yes');
    expect(treatedAs({ ...scenario, focus: 'red' })).toBe('no');
  });
});

describe('what the sources leave open', () => {
  it('is whether a purple action can be performed as less', () => {
    const scenario = action('purple', ['red']);
    expect(judged(scenario).hangsOn).toEqual([
      {
        reading: 'purple-as-less',
        page: 'xwing-302',
        taken: 'as-the-effect-says',
        otherwise: [{ value: 'cannot-be-performed', answer: { kind: 'set', members: [] } }],
      },
    ]);
    const barred = { 'purple-as-less': 'cannot-be-performed' } as const;
    expect(treatedAs({ ...scenario, readings: barred })).toEqual([]);
    expect(treatedAs({ ...scenario, readings: barred, focus: 'red' })).toBe('no');
    expect(treatedAs(action('purple', ['red', 'purple'], { readings: barred }))).toEqual(['purple']);
    expect(treatedAs(action('red', ['white'], { readings: barred }))).toEqual(['white']);
  });
  it('is whether an effect that names the default is compared', () => {
    const scenario = action('red', ['red', 'white']);
    expect(treatedAs(scenario)).toEqual(['red']);
    const otherwise = { ...scenario, readings: { 'same-as-default': 'changes-nothing' } } as const;
    expect(treatedAs(otherwise)).toEqual(['white']);
    expect(decisivePages(judged(otherwise).steps)).toContain('xwing-322');
  });
});

describe('any effects on any action', () => {
  it('have no order', () => {
    fc.assert(
      fc.property(any, several, readings, (own, as, taken) => {
        const there = treatedAs(action(own, as, { readings: taken }));
        expect(treatedAs(action(own, as.toReversed(), { readings: taken }))).toEqual(there);
      }),
    );
  });
  it('leave the most restrictive of those that they name', () => {
    fc.assert(
      fc.property(any, fc.array(any, { minLength: 1, maxLength: 5 }), (own, as) => {
        const [treated] = treatedAs(action(own, as)) as readonly ActionDifficulty[];
        // Restrictiveness told by hand, not by the list that the core goes through.
        const expected = as.includes('purple') ? 'purple' : as.includes('red') ? 'red' : 'white';
        expect(treated).toBe(expected);
      }),
    );
  });
  it('agree with what is asked about each difficulty', () => {
    fc.assert(
      fc.property(any, several, readings, (own, as, taken) => {
        const scenario = action(own, as, { readings: taken });
        const yes = ACTION_DIFFICULTIES.filter((focus) => treatedAs({ ...scenario, focus }) === 'yes');
        expect(yes).toEqual(treatedAs(scenario));
      }),
    );
  });
});
