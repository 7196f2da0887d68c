/** Timing (Consolidated rules, p. 1). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { MODES } from '../modes.ts';
import { effectOrder } from './effect-order.ts';
import type { Readings } from './readings.ts';
import type { Effect, EffectOrderScenario, TriggeredBy } from './scenario.ts';
import { SIDES_OF } from './setup.ts';

const effect = (id: string, by: TriggeredBy): Effect => ({ id, name: `Effect ${id}`, by });

const asked = (scenario: Omit<EffectOrderScenario, 'question'>) =>
  effectOrder.judge({ question: 'ia/effect-order', ...scenario });
function judged(scenario: Omit<EffectOrderScenario, 'question'>) {
  const verdict = asked(scenario);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const order = (scenario: Omit<EffectOrderScenario, 'question'>): string => {
  const { answer } = judged(scenario);
  return answer.kind === 'order' ? answer.items.join('') : answer.kind;
};

const CAMPAIGN = [effect('R', 'rebels'), effect('I', 'imperial'), effect('M', 'mission')];
const SKIRMISH = [effect('O', 'opponent'), effect('P', 'initiative'), effect('M', 'mission')];

describe('effects that trigger at the same time', () => {
  it('are mission, Imperial, Rebel in a campaign outside of attacks', () => {
    expect(order({ mode: 'campaign', effects: CAMPAIGN })).toBe('MIR');
  });
  it('are mission, player with initiative, opponent in a skirmish outside of attacks', () => {
    expect(order({ mode: 'skirmish', effects: SKIRMISH })).toBe('MPO');
  });
  it('are mission, attacker, defender during an attack in both', () => {
    expect(order({ mode: 'campaign', attacker: 'rebels', effects: CAMPAIGN })).toBe('MRI');
    expect(order({ mode: 'campaign', attacker: 'imperial', effects: CAMPAIGN })).toBe('MIR');
    expect(order({ mode: 'skirmish', attacker: 'opponent', effects: SKIRMISH })).toBe('MOP');
    expect(order({ mode: 'skirmish', attacker: 'initiative', effects: SKIRMISH })).toBe('MPO');
  });
  it('are shown one after the other', () => {
    const { frames } = judged({ mode: 'campaign', effects: CAMPAIGN });
    expect(frames?.map(({ queue }) => queue.map(({ id, state }) => `${id} ${state}`).join(', '))).toEqual([
      'M waiting, I waiting, R waiting',
      'M resolving, I waiting, R waiting',
      'M resolved, I resolving, R waiting',
      'M resolved, I resolved, R resolving',
    ]);
  });
});

describe('several effects of one rank', () => {
  const two = [effect('A', 'rebels'), effect('B', 'rebels'), effect('I', 'imperial')];
  it('have no order by default, which hangs on the open point', () => {
    const verdict = judged({ mode: 'campaign', effects: two });
    expect(verdict.answer).toEqual({ kind: 'undetermined', missing: ['order-of-rebels'] });
    expect(decisivePages(verdict.steps)).toEqual(['ia-303']);
    expect(verdict.frames).toBeUndefined();
    expect(verdict.hangsOn).toMatchObject([
      { page: 'ia-303', otherwise: [{ answer: { kind: 'order', items: ['I', 'A', 'B'] } }] },
    ]);
  });
  it('stand as their side or the mission lists them under the other readings', () => {
    const readings: Readings = { 'own-effects': 'side-chooses' };
    expect(order({ mode: 'campaign', effects: two, readings })).toBe('IAB');
    expect(order({ mode: 'campaign', effects: two.toReversed(), readings })).toBe('IBA');
    const missions = [effect('M', 'mission'), effect('N', 'mission')];
    expect(order({ mode: 'skirmish', effects: missions, readings })).toBe('undetermined');
    expect(order({ mode: 'skirmish', effects: missions, readings: { 'mission-rules': 'as-written' } })).toBe(
      'MN',
    );
  });
});

describe('positions that are none', () => {
  it('have players of the other game, or one letter twice', () => {
    const verdict = asked({
      mode: 'skirmish',
      attacker: 'rebels',
      effects: [effect('A', 'initiative'), effect('A', 'imperial')],
    });
    expect(verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['same-id', 'effects.1.id'],
      ['not-in-this-mode', 'attacker'],
      ['not-in-this-mode', 'effects.1.by'],
    ]);
  });
});

describe('any effects', () => {
  const any = fc.constantFrom(...MODES).chain((mode) =>
    fc.record({
      mode: fc.constant(mode),
      attacker: fc.option(fc.constantFrom(...SIDES_OF[mode]), { nil: undefined }),
      bys: fc.array(fc.constantFrom<TriggeredBy>('mission', ...SIDES_OF[mode]), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
  );
  const readings: Readings = { 'own-effects': 'side-chooses', 'mission-rules': 'as-written' };

  it('keep pairs in the order that the two have alone, by comparing each pair', () => {
    fc.assert(
      fc.property(any, ({ mode, attacker, bys }) => {
        const effects = bys.map((by, i) => effect('ABCDEF'.charAt(i), by));
        const rest = { mode, readings, ...(attacker && { attacker }) };
        const whole = order({ ...rest, effects });
        expect([...whole].sort()).toEqual(effects.map(({ id }) => id));
        for (const one of effects) {
          for (const other of effects.filter(({ id }) => id > one.id)) {
            const pair = order({ ...rest, effects: [one, other] });
            expect(whole.indexOf(pair.charAt(0))).toBeLessThan(whole.indexOf(pair.charAt(1)));
          }
        }
      }),
    );
  });

  it('are turned round with the attacker, but for the mission', () => {
    fc.assert(
      fc.property(any, ({ mode, bys }) => {
        const [first, second] = SIDES_OF[mode];
        const swap = (by: TriggeredBy) => (by === 'mission' ? by : by === first ? second : first);
        const listed = (turn: (by: TriggeredBy) => TriggeredBy) =>
          bys.map((by, i) => effect('ABCDEF'.charAt(i), turn(by)));
        expect(order({ mode, readings, attacker: first, effects: listed((by) => by) })).toBe(
          order({ mode, readings, attacker: second, effects: listed(swap) }),
        );
      }),
    );
  });

  it('cite only pages that the question names, and something decides', () => {
    fc.assert(
      fc.property(any, ({ mode, attacker, bys }) => {
        const effects = bys.map((by, i) => effect('ABCDEF'.charAt(i), by));
        const { steps } = judged({ mode, effects, ...(attacker && { attacker }) });
        expect([...walk(steps)].filter(({ rule }) => !effectOrder.cites.includes(rule))).toEqual([]);
        expect(decisivePages(steps).length).toBeGreaterThan(0);
      }),
    );
  });
});
