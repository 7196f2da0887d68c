/** Abilities (Consolidated rules, p. 3), with Actions (p. 4). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { MODES } from '../modes.ts';
import { abilityUse } from './ability-use.ts';
import { mostActionsLeft } from './paying.ts';
import { READINGS, type ReadingId, type Readings } from './readings.ts';
import {
  type AbilityUseScenario,
  ACTIVATIONS,
  CONTENTS,
  type CostOf,
  DOINGS,
  FIGURES,
  TIMINGS,
  type Timing,
} from './scenario.ts';

const USUAL: Omit<AbilityUseScenario, 'timing'> = {
  question: 'ia/ability-use',
  mode: 'campaign',
  symbols: 1,
  activation: 'own',
  doing: 'nothing',
  interrupts: false,
  triggered: true,
  usedInRound: 0,
  usedInActivation: 0,
  usedAtThisInstance: false,
  requirements: [],
  costs: [],
  figure: 'other',
  strain: 0,
  damage: 0,
  deck: 0,
  contains: 'neither',
  attacked: false,
  parts: [],
  needsAll: false,
};
type Details = Partial<Omit<AbilityUseScenario, 'timing'>>;

const asked = (timing: Timing, details: Details = {}) => abilityUse.judge({ ...USUAL, timing, ...details });
function judged(timing: Timing, details?: Details) {
  const verdict = asked(timing, details);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const answer = (timing: Timing, details?: Details) => judged(timing, details).answer.kind;
const because = (timing: Timing, details?: Details) => decisivePages(judged(timing, details).steps);
const codes = (timing: Timing, details: Details) => {
  const verdict = asked(timing, details);
  return verdict.ok ? [] : verdict.error.map(({ code, path }) => `${code} ${path.join('.')}`);
};
const usedOnce = { usedInRound: 1, usedInActivation: 1 };

describe('requirements', () => {
  it('are all to be met', () => {
    const met = { name: 'One', met: true };
    const unmet = { name: 'Other', met: false };
    expect(answer('trigger', { requirements: [met, met] })).toBe('yes');
    expect(because('trigger', { requirements: [met, unmet] })).toEqual(['ia-106']);
    expect(answer('trigger', { requirements: [met, unmet] })).toBe('no');
  });
});

describe('when an ability is used', () => {
  it('is when its trigger happens', () => {
    expect(answer('trigger', { triggered: false })).toBe('no');
    expect(answer('trigger', { doing: 'ability', activation: 'none' })).toBe('yes');
  });
  it('is in the Spend Surges step for a surge', () => {
    for (const doing of DOINGS) {
      expect(answer('surge', { doing })).toBe(doing === 'spend-surges' ? 'yes' : 'no');
    }
  });
  it('is before or after an action of its own activation for “during your activation”', () => {
    const usable = ACTIVATIONS.flatMap((activation) =>
      DOINGS.filter((doing) => answer('during-activation', { activation, doing }) === 'yes').map(
        (doing) => `${activation} ${doing}`,
      ),
    );
    expect(usable).toEqual(['own nothing']);
    expect(because('during-activation', { doing: 'ability' })).toEqual(['ia-122']);
  });
  it('is in the middle of something if it says that it interrupts, and still in its own activation', () => {
    expect(answer('during-activation', { doing: 'ability', interrupts: true })).toBe('yes');
    expect(answer('during-activation', { activation: 'another', interrupts: true })).toBe('no');
  });
  it('is as one of its own actions for a special action', () => {
    expect(answer('special-action', { activation: 'another' })).toBe('no');
    expect(answer('special-action', { doing: 'action' })).toBe('no');
    expect(because('special-action', { doing: 'action' })).toEqual(['ia-109']);
  });
});

describe('how often', () => {
  it('is once at each timing instance, however often in the round', () => {
    expect(answer('trigger', { usedInRound: 5, usedInActivation: 2 })).toBe('yes');
    expect(because('trigger', { ...usedOnce, usedAtThisInstance: true })).toEqual(['ia-121']);
    expect(answer('surge', { ...usedOnce, usedAtThisInstance: true, doing: 'spend-surges' })).toBe('no');
  });
  it('is once per activation for a special action', () => {
    expect(because('special-action', usedOnce)).toEqual(['ia-125']);
    expect(answer('special-action', { usedInRound: 1 })).toBe('yes');
  });
  it('is the limit per activation, and never outside of one', () => {
    expect(answer('trigger', { limit: 2, ...usedOnce })).toBe('yes');
    expect(answer('trigger', { limit: 1, ...usedOnce })).toBe('no');
    expect(because('trigger', { limit: 1, activation: 'none' })).toEqual(['ia-125']);
  });
  it('hangs on an open point in the activation of another figure, as long as the limit is not reached', () => {
    const verdict = judged('trigger', { limit: 1, activation: 'another' });
    expect(verdict.answer.kind).toBe('yes');
    expect(verdict.hangsOn).toMatchObject([{ page: 'ia-305', otherwise: [{ answer: { kind: 'no' } }] }]);
    const reached = judged('trigger', { limit: 1, activation: 'another', ...usedOnce });
    expect([reached.answer.kind, reached.hangsOn]).toEqual(['no', []]);
  });
});

describe('costs', () => {
  const strain = (amount: number): readonly CostOf[] => [{ kind: 'strain', amount }];
  it('are an action or a surge for each symbol', () => {
    expect(answer('special-action', { symbols: 2, left: 2 })).toBe('yes');
    expect(because('special-action', { symbols: 2, left: 1 })).toEqual(['ia-124']);
    expect(answer('surge', { symbols: 1, left: 0, doing: 'spend-surges' })).toBe('no');
  });
  it('are no more actions than a figure has, nor than its attack has left', () => {
    expect(answer('special-action', { symbols: 2 })).toBe('yes');
    expect(because('special-action', { symbols: 3 })).toEqual(['ia-124']);
    const attacked = { attacked: true, contains: 'damage' } as const;
    expect(answer('special-action', attacked)).toBe('yes');
    expect(because('special-action', { ...attacked, symbols: 2 })).toEqual(['ia-124']);
    expect(answer('surge', { symbols: 3, doing: 'spend-surges' })).toBe('yes');
  });
  it('in strain leave a hero at its endurance at most', () => {
    const hero = { figure: 'hero', endurance: 4, costs: strain(2) } as const;
    expect([0, 1, 2, 3, 4].map((has) => answer('trigger', { ...hero, strain: has }))).toEqual([
      'yes',
      'yes',
      'yes',
      'no',
      'no',
    ]);
  });
  it('in strain are damage for others, which Command cards cancel in a skirmish only', () => {
    const figure = { health: 4, costs: strain(2) };
    expect(judged('trigger', { ...figure, damage: 1 }).hangsOn).toEqual([]);
    const defeated = judged('trigger', { ...figure, damage: 2 });
    expect(defeated.answer.kind).toBe('yes');
    expect(defeated.hangsOn).toMatchObject([{ page: 'ia-306', otherwise: [{ answer: { kind: 'no' } }] }]);
    const saved = { ...figure, damage: 2, deck: 1 };
    expect(judged('trigger', { ...saved, mode: 'skirmish' }).hangsOn).toEqual([]);
    expect(judged('trigger', { ...saved, mode: 'campaign' }).hangsOn).toHaveLength(1);
  });
  it('are all to be paid', () => {
    const paid = { kind: 'threat', amount: 2, have: 2 } as const;
    expect(answer('trigger', { costs: [paid, { kind: 'exhaust', amount: 1 }] })).toBe('yes');
    expect(answer('trigger', { costs: [paid, { kind: 'exhaust', amount: 1, have: 0 }] })).toBe('no');
  });
});

describe('attacks', () => {
  it('are in one action per activation for figures that are no heroes, and damage alone is none', () => {
    const attacked = { attacked: true, left: 1 };
    expect(because('special-action', { ...attacked, contains: 'attack' })).toEqual(['ia-109']);
    expect(because('special-action', { ...attacked, contains: 'damage' })).toContain('ia-127');
    expect(answer('special-action', { ...attacked, contains: 'damage' })).toBe('yes');
    expect(answer('special-action', { ...attacked, contains: 'attack', figure: 'hero' })).toBe('yes');
    expect(answer('special-action', { left: 1, contains: 'attack' })).toBe('yes');
  });
});

describe('effects that are not all possible', () => {
  const parts = [
    { name: 'One', possible: false },
    { name: 'Other', possible: true },
  ];
  it('are done as far as they can be, unless the ability wants them all', () => {
    const { answer: found, steps } = judged('trigger', { parts });
    expect(found.kind).toBe('yes');
    expect(steps.at(-1)?.evidence).toEqual({ done: ['Other'], undone: ['One'], all: false });
    expect(answer('trigger', { parts: parts.slice(0, 1) })).toBe('yes');
    expect(because('trigger', { parts, needsAll: true })).toEqual(['ia-126']);
    expect(answer('trigger', { parts: parts.slice(1), needsAll: true })).toBe('yes');
  });
});

describe('positions that are none', () => {
  it('have costs of the other game, or of the other side', () => {
    const threat = { kind: 'threat', amount: 1 } as const;
    expect(codes('trigger', { mode: 'skirmish', costs: [threat] })).toEqual([
      'not-in-this-mode costs.0.kind',
    ]);
    expect(codes('trigger', { figure: 'hero', costs: [threat] })).toEqual([
      'not-the-imperial-player costs.0.kind',
    ]);
    expect(codes('trigger', { costs: [{ kind: 'victory-points', amount: 1 }] })).toEqual([
      'not-in-this-mode costs.0.kind',
    ]);
    expect(codes('trigger', { costs: [threat, threat] })).toEqual(['cost-twice costs.1.kind']);
  });
  it('have strain to pay and nothing to pay it with', () => {
    const costs = [{ kind: 'strain', amount: 1 }] as const;
    expect(codes('trigger', { costs })).toEqual(['no-health health']);
    expect(codes('trigger', { costs, figure: 'hero' })).toEqual(['no-endurance endurance']);
    expect(codes('trigger', { costs, health: 2, damage: 2 })).toEqual(['defeated-already damage']);
  });
  it('have uses that do not add up', () => {
    expect(codes('trigger', { usedInActivation: 1 })).toEqual(['uses-do-not-add-up usedInRound']);
    expect(codes('trigger', { usedAtThisInstance: true })).toEqual(['uses-do-not-add-up usedInRound']);
    expect(codes('trigger', { ...usedOnce, activation: 'none' })).toEqual(['no-activation usedInActivation']);
  });
});

describe('actions that cannot have been used, or be left', () => {
  it('are told, for special actions', () => {
    expect(codes('special-action', { left: 3 })).toEqual(['too-many-actions left']);
    expect(codes('special-action', { left: 2, attacked: true })).toEqual(['too-many-actions left']);
    expect(codes('surge', { left: 3, doing: 'spend-surges' })).toEqual([]);
    for (const activation of ['another', 'none'] as const) {
      expect(codes('trigger', { activation, attacked: true })).toEqual(['not-its-activation attacked']);
    }
  });
});

describe('any ability', () => {
  const few = fc.integer({ min: 0, max: 3 });
  const any: fc.Arbitrary<AbilityUseScenario> = fc.record({
    question: fc.constant('ia/ability-use' as const),
    mode: fc.constantFrom(...MODES),
    timing: fc.constantFrom(...TIMINGS),
    symbols: fc.integer({ min: 1, max: 2 }),
    left: few,
    activation: fc.constantFrom(...ACTIVATIONS),
    doing: fc.constantFrom(...DOINGS),
    interrupts: fc.boolean(),
    triggered: fc.boolean(),
    usedInRound: few,
    usedInActivation: fc.constantFrom(0, 0, 1),
    usedAtThisInstance: fc.boolean(),
    limit: fc.integer({ min: 1, max: 2 }),
    requirements: fc.array(fc.record({ name: fc.constant('It'), met: fc.boolean() }), { maxLength: 2 }),
    costs: fc.subarray<CostOf>([
      { kind: 'strain', amount: 2 },
      { kind: 'discard', amount: 1, have: 1 },
      { kind: 'exhaust', amount: 1, have: 0 },
    ]),
    figure: fc.constantFrom(...FIGURES),
    endurance: few,
    strain: few,
    health: fc.integer({ min: 1, max: 4 }),
    damage: few,
    deck: few,
    contains: fc.constantFrom(...CONTENTS),
    attacked: fc.boolean(),
    parts: fc.array(fc.record({ name: fc.constant('It'), possible: fc.boolean() }), { maxLength: 2 }),
    needsAll: fc.boolean(),
    readings: fc.record({
      'limit-in-another-activation': fc.constantFrom('any-activation' as const, 'own-only' as const),
      'strain-that-defeats': fc.constantFrom('may-pay' as const, 'may-not-pay' as const),
    }),
  });
  const kind = (scenario: AbilityUseScenario) => {
    const verdict = abilityUse.judge(scenario);
    return verdict.ok ? verdict.value.answer.kind : 'error';
  };

  it('that can be used still can with more to pay with, less asked of it, and fewer uses behind it', () => {
    const usable = any.filter((scenario) => kind(scenario) === 'yes');
    fc.assert(
      fc.property(usable, (scenario) => {
        const { costs, requirements, parts, timing, endurance = 0, health = 0 } = scenario;
        const left = timing === 'special-action' ? mostActionsLeft(scenario) : (scenario.left ?? 0) + 1;
        const easier: readonly Partial<AbilityUseScenario>[] = [
          { left, endurance: endurance + 1, health: health + 1, deck: scenario.deck + 1 },
          { costs: costs.slice(1), requirements: requirements.slice(1), parts: parts.slice(1) },
          { usedInRound: 0, usedInActivation: 0, usedAtThisInstance: false, attacked: false },
          { needsAll: false, triggered: true, contains: 'neither' },
          { costs: costs.toReversed(), requirements: requirements.toReversed(), parts: parts.toReversed() },
        ];
        expect(easier.map((change) => kind({ ...scenario, ...change }))).toEqual(easier.map(() => 'yes'));
      }),
      { numRuns: 300 },
    );
  });

  it('cites only pages that the question names, and something decides', () => {
    fc.assert(
      fc.property(any, (scenario) => {
        const verdict = abilityUse.judge(scenario);
        if (!verdict.ok) return;
        const steps = [...walk(verdict.value.steps)];
        expect(steps.some(({ decisive }) => decisive)).toBe(true);
        expect(steps.filter(({ rule }) => !abilityUse.cites.includes(rule))).toEqual([]);
      }),
    );
  });

  it('hangs on an open point just when the other reading gives another answer', () => {
    fc.assert(
      fc.property(any, (scenario) => {
        const verdict = abilityUse.judge(scenario);
        if (!verdict.ok) return;
        const differs = POINTS.map((id) => {
          const readings = { ...scenario.readings, ...other(id, scenario) };
          return kind({ ...scenario, readings }) !== verdict.value.answer.kind;
        });
        const named = verdict.value.hangsOn.map(({ page }) => page);
        expect(POINTS.map((id) => named.includes(READINGS[id].page))).toEqual(differs);
      }),
      { numRuns: 1000 },
    );
  });
});

const POINTS = ['limit-in-another-activation', 'strain-that-defeats'] as const;

/** The reading of a point that the scenario does not take. */
const other = (id: ReadingId, { readings }: AbilityUseScenario): Readings => ({
  [id]: READINGS[id].values.find((value) => value !== readings?.[id]),
});
