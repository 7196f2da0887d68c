import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import type { Verdict } from '../../verdict.ts';
import { DIFFICULTIES, type Difficulty } from '../terms.ts';
import { MANEUVER_CARD_IDS, MANEUVER_CARDS, type ManeuverCardId } from './cards.ts';
import { maneuverDifficulty } from './maneuver-difficulty.ts';
import { READINGS } from './readings.ts';
import { BEARINGS, type Bearing, type CardInPlay, type ManeuverDifficultyScenario } from './scenario.ts';

const has = (card: ManeuverCardId, more: Partial<CardInPlay> = {}): CardInPlay => ({
  card,
  use: true,
  ...more,
});

const maneuver = (
  [difficulty, speed, bearing]: readonly [Difficulty, number, Bearing],
  cards: readonly CardInPlay[],
  more: Partial<ManeuverDifficultyScenario> = {},
): ManeuverDifficultyScenario => ({
  question: 'xwing/maneuver-difficulty',
  speed,
  bearing,
  difficulty,
  cards,
  shielded: true,
  asked: 'executed',
  ...more,
});

function judged(scenario: ManeuverDifficultyScenario): Verdict {
  const verdict = maneuverDifficulty.judge(scenario);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}
const told = (scenario: ManeuverDifficultyScenario) => {
  const { answer } = judged(scenario);
  return answer.kind === 'set' ? answer.members[0] : answer.kind;
};
const errors = (scenario: ManeuverDifficultyScenario) => {
  const verdict = maneuverDifficulty.judge(scenario);
  return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
};

const toTurn = has('seasoned-navigator', { toBearing: 'left-turn', toDifficulty: 'white' });
const r4 = has('r4-astromech');
const engine = has('damaged-engine');

describe('Hera Syndulla, R4 Astromech, Seasoned Navigator and a Damaged Engine (rulings)', () => {
  it('add up as the maneuver is executed', () => {
    expect(told(maneuver(['blue', 2, 'straight'], [toTurn, r4, engine]))).toBe('red');
    expect(told(maneuver(['blue', 2, 'straight'], [toTurn, r4]))).toBe('white');
    expect(told(maneuver(['white', 2, 'left-turn'], [r4, engine]))).toBe('white');
  });
  it('leave the revealed maneuver as the dial has it', () => {
    const scenario = maneuver(['blue', 2, 'straight'], [toTurn, r4, engine], { asked: 'revealed' });
    expect(told(scenario)).toBe('white');
    expect(decisivePages(judged(scenario).steps)).toContain('xwing-132');
  });
  it('do not change what Hera sees in the Reveal Dial step', () => {
    const to = { toSpeed: 3, toBearing: 'straight' } as const;
    const hera = (difficulty: Difficulty, cards: readonly CardInPlay[]) =>
      told(
        maneuver([difficulty, 2, 'left-turn'], [has('hera-syndulla', to), ...cards], {
          focus: 'hera-syndulla',
        }),
      );
    expect(hera('white', [engine])).toBe('no');
    expect(hera('white', [r4])).toBe('no');
    expect(hera('red', [r4])).toBe('yes');
    expect(hera('blue', [engine])).toBe('yes');
    expect(hera('purple', [])).toBe('no');
  });
  it('let Hera and the Navigator resolve in either order, and the increase waits', () => {
    const navigator = has('seasoned-navigator', { toBearing: 'left-bank' });
    const hera = has('hera-syndulla', { toSpeed: 2, toBearing: 'right-bank' });
    for (const cards of [
      [navigator, hera],
      [hera, navigator],
    ]) {
      const scenario = maneuver(['blue', 1, 'straight'], cards);
      expect(told(scenario)).toBe('white');
      for (const { card } of cards) expect(told({ ...scenario, focus: card })).toBe('yes');
      expect(told({ ...scenario, asked: 'revealed' })).toBe('blue');
    }
  });
  it('do nothing more difficult when the Navigator is not used or may not select the maneuver', () => {
    const turn = (more: Partial<CardInPlay>) => maneuver(['blue', 2, 'straight'], [{ ...toTurn, ...more }]);
    expect(told(turn({ use: false }))).toBe('blue');
    expect(told(turn({ toDifficulty: 'red' }))).toBe('blue');
    expect(told(turn({ toSpeed: 3 }))).toBe('blue');
    expect(told(turn({ toSpeed: 0, toBearing: 'stationary' }))).toBe('blue');
    expect(told(maneuver(['blue', 2, 'straight'], [has('seasoned-navigator')]))).toBe('blue');
  });
});

describe('what looks at the maneuver', () => {
  it('sees every change after it was executed', () => {
    const seen = (cards: readonly CardInPlay[], focus: ManeuverCardId) =>
      told(maneuver(['white', 2, 'left-turn'], [...cards, has(focus)], { focus }));
    expect(seen([], 'kanan-jarrus-crew')).toBe('yes');
    expect(seen([engine], 'kanan-jarrus-crew')).toBe('no');
    expect(seen([engine], 'push-the-limit')).toBe('yes');
    expect(seen([engine, r4], 'push-the-limit')).toBe('no');
    expect(seen([engine], 'cova-nell')).toBe('no');
  });
  it('compares the speed that is selected on the dial', () => {
    const faster = has('r2-a6', { toSpeed: 4 });
    const ric = (cards: readonly CardInPlay[]) =>
      told(
        maneuver(['white', 3, 'straight'], [...cards, has('ric-olie')], { focus: 'ric-olie', otherSpeed: 3 }),
      );
    expect(ric([])).toBe('no');
    expect(ric([faster])).toBe('yes');
    expect(ric([{ ...faster, toSpeed: 5 }])).toBe('no');
  });
});

describe('what the sources leave open', () => {
  const navigatorThenHera = (toDifficulty: Difficulty) =>
    maneuver(
      ['blue', 2, 'straight'],
      [toTurn, has('hera-syndulla', { toBearing: 'right-bank', toDifficulty })],
      {
        focus: 'hera-syndulla',
      },
    );
  it('is what Hera compares with after the Navigator', () => {
    const answers = READINGS['after-another-set-the-dial'].values.map((value) =>
      (['white', 'blue'] as const).map((to) =>
        told({ ...navigatorThenHera(to), readings: { 'after-another-set-the-dial': value } }),
      ),
    );
    expect(answers).toEqual([
      ['yes', 'no'],
      ['no', 'yes'],
      ['no', 'no'],
    ]);
    expect(judged(navigatorThenHera('white')).hangsOn[0]?.page).toBe('xwing-304');
  });
  it('is which maneuvers are red for Leia', () => {
    const scenario = maneuver(['white', 2, 'left-turn'], [engine, has('leia-organa-rebel-crew')]);
    expect(told(scenario)).toBe('red');
    expect(told({ ...scenario, readings: { 'which-is-red': 'as-changed' } })).toBe('white');
    expect(judged(scenario).hangsOn[0]?.page).toBe('xwing-323');
    expect(judged(maneuver(['red', 2, 'left-bank'], [has('leia-organa-rebel-crew')])).hangsOn).toEqual([]);
  });
});

describe('positions that are none', () => {
  it('are told apart', () => {
    expect(errors(maneuver(['white', 0, 'straight'], []))).toEqual([['speed-and-bearing', 'speed']]);
    expect(errors(maneuver(['white', 2, 'stationary'], []))).toEqual([['speed-and-bearing', 'speed']]);
    expect(errors(maneuver(['white', 2, 'straight'], [r4, r4]))).toEqual([['card-twice', 'cards.1.card']]);
    const pilots = [has('cova-nell'), has('hera-syndulla')];
    expect(errors(maneuver(['white', 2, 'straight'], pilots))).toEqual([['two-pilots', 'cards.1.card']]);
    expect(errors(maneuver(['white', 2, 'straight'], [has('ric-olie')]))).toEqual([
      ['no-other-speed', 'otherSpeed'],
    ]);
    expect(errors(maneuver(['white', 2, 'straight'], [], { focus: 'r2-a6' }))).toEqual([
      ['card-not-there', 'focus'],
    ]);
  });
});

const moving = fc.record({
  speed: fc.integer({ min: 1, max: 5 }),
  bearing: fc.constantFrom(...BEARINGS.filter((one) => one !== 'stationary')),
  difficulty: fc.constantFrom(...DIFFICULTIES),
});
const CHANGING = MANEUVER_CARD_IDS.filter((id) => MANEUVER_CARDS[id].clause.does === 'changes-difficulty');
const changing = fc.shuffledSubarray([...CHANGING]);

/** What the cards say, told by hand: which maneuvers each makes easier (-1) or harder (1). */
function byHand(
  id: ManeuverCardId,
  { speed, bearing, difficulty }: ManeuverDifficultyScenario,
  shielded: boolean,
) {
  const bank = bearing.endsWith('bank');
  const turn = bearing === 'left-turn' || bearing === 'right-turn';
  if (id === 'r4-astromech') return speed < 3 && (bank || turn || bearing === 'straight') ? -1 : 0;
  if (id === 'damaged-engine') return turn ? 1 : 0;
  if (id === 'nien-nunb-crew') return bank ? -1 : 0;
  if (id === 'l3-37s-programming') return bank && !shielded ? -1 : 0;
  if (id === 'leia-organa-rebel-crew') return difficulty === 'red' ? -1 : 0;
  return id === 'leia-organa-resistance-crew' ? -1 : 0;
}

describe('any maneuver', () => {
  it('is changed by the sum of what the cards say, whatever their order', () => {
    fc.assert(
      fc.property(moving, changing, fc.boolean(), ({ speed, bearing, difficulty }, ids, shielded) => {
        const scenario = maneuver(
          [difficulty, speed, bearing],
          ids.map((id) => has(id)),
          { shielded },
        );
        const sum = ids.reduce((total, id) => total + byHand(id, scenario, shielded), 0);
        const scale: readonly Difficulty[] = [
          'blue',
          'blue',
          'blue',
          'blue',
          'blue',
          'blue',
          'white',
          'red',
          'red',
        ];
        const place = { blue: 5, white: 6, red: 7, purple: 0 }[difficulty];
        expect(told(scenario)).toBe(difficulty === 'purple' ? 'purple' : scale[Math.max(place + sum, 0)]);
        expect(told({ ...scenario, asked: 'revealed' })).toBe(difficulty);
      }),
    );
  });
  it('can be judged with any cards, and is told step by step', () => {
    const part = fc.record(
      {
        use: fc.boolean(),
        toSpeed: fc.integer({ min: 0, max: 5 }),
        toBearing: fc.constantFrom(...BEARINGS),
        toDifficulty: fc.constantFrom(...DIFFICULTIES),
      },
      { requiredKeys: ['use'] },
    );
    const some = fc.shuffledSubarray(MANEUVER_CARD_IDS.filter((id) => !MANEUVER_CARDS[id].pilot));
    fc.assert(
      fc.property(moving, some, fc.array(part, { minLength: 13, maxLength: 13 }), (is, ids, parts) => {
        const cards = ids.map((id, i) => has(id, parts[i]));
        const scenario = maneuver([is.difficulty, is.speed, is.bearing], cards);
        const { timeline, answer } = judged(scenario);
        expect(timeline?.rows.length).toBeGreaterThanOrEqual(2);
        expect(answer.kind).toBe('set');
        // Nothing but the dial makes a maneuver purple, and nothing takes it away.
        const dial = told({ ...scenario, asked: 'revealed' });
        expect(told(scenario) === 'purple').toBe(dial === 'purple');
      }),
    );
  });
});
