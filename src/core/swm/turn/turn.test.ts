/** What a character can do with its activation (Rebel Storm rulebook, p. 7; combined fire, p. 15). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { ABILITIES, type AbilityId } from '../abilities/index.ts';
import { REPLACING } from './replacing.ts';
import { DEEDS, type TurnAction, type TurnScenario } from './scenario.ts';
import { turn } from './turn.ts';

const move = (squares: number): TurnAction => ({ do: 'move', squares });
const attack: TurnAction = { do: 'attack', squares: 0 };
const combineFire: TurnAction = { do: 'combine-fire', squares: 0 };
const use = (ability?: AbilityId): TurnAction => ({
  do: 'replace-attacks',
  squares: 0,
  ...(ability && { ability }),
});

type Details = Pick<TurnScenario, 'speed' | 'readings'>;

function judged(actions: readonly TurnAction[], details: Details = {}) {
  const result = turn.judge({ question: 'swm/turn', actions, ...details });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const answer = (actions: readonly TurnAction[], details?: Details) => judged(actions, details).answer.kind;
const pages = (actions: readonly TurnAction[]) => decisivePages(judged(actions).steps);

describe('an activated character (p. 7)', () => {
  it.each<[string, readonly TurnAction[]]>([
    ['may move up to 6 squares and then attack', [move(6), attack]],
    ['may attack and then move up to 6 squares', [attack, move(6)]],
    ['may move up to 12 squares without an attack', [move(12)]],
    ['may move less', [move(2), attack]],
    ['may make its move in pieces', [move(2), move(4), attack]],
    ['may attack and not move', [attack]],
    ['may move and not attack', [move(6)]],
    ['may do nothing', []],
  ])('%s', (_, actions) => {
    expect(answer(actions)).toBe('yes');
  });

  it.each<[string, readonly TurnAction[], string]>([
    ['may not move 7 squares and then attack', [move(7), attack], 'swm-112'],
    ['may not attack and then move 7 squares', [attack, move(7)], 'swm-112'],
    ['may not move 13 squares', [move(13)], 'swm-112'],
    ['may not move 12 squares in pieces and one more', [move(6), move(6), move(1)], 'swm-112'],
    ['may not move both before and after its attack', [move(3), attack, move(3)], 'swm-110'],
    ['may not attack twice', [attack, attack], 'swm-110'],
    ['may not move, attack and attack again', [move(1), attack, attack], 'swm-110'],
  ])('%s', (_, actions, page) => {
    expect(answer(actions)).toBe('no');
    expect(pages(actions)).toContain(page);
  });

  it('is judged action by action, and the first that breaks a rule decides', () => {
    const { steps } = judged([move(3), attack, move(3), attack]);
    expect(steps.map(({ holds, decisive }) => [holds, decisive])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(steps[2]?.children.every(({ holds, decisive }) => !holds && decisive)).toBe(true);
  });
});

describe('an ability that replaces attacks (p. 7)', () => {
  it.each<[string, readonly TurnAction[]]>([
    ['is used instead of the usual attack', [use()]],
    ['comes after a move of up to 6 squares', [move(6), use('grenades')]],
    ['comes before a move of up to 6 squares', [use('missiles'), move(6)]],
  ])('%s', (_, actions) => {
    expect(answer(actions)).toBe('yes');
    expect(pages(actions)).toContain('swm-111');
  });

  it.each<[string, readonly TurnAction[]]>([
    ['is not used beside the attack', [attack, use('grenades')]],
    ['leaves no attack', [use('grenades'), attack]],
    ['is used once', [use(), use()]],
    ['does not let a character move 12', [move(12), use()]],
  ])('%s', (_, actions) => {
    expect(answer(actions)).toBe('no');
  });

  it('has its record say so', () => {
    expect(REPLACING).toContain('lightsaber-assault');
    expect(REPLACING).not.toContain('charging-assault');
    for (const id of REPLACING) {
      const { turn: clauses = [] } = ABILITIES.find((one) => one.id === id) ?? {};
      expect(clauses.map(({ does }) => does)).toContain('replaces-attacks');
    }
    expect([...walk(judged([use('grenades')]).steps)].map(({ rule }) => rule)).toContain('swm-202');
  });
});

describe('combined fire (p. 15)', () => {
  it('is all that a character does with its activation', () => {
    expect(answer([combineFire])).toBe('yes');
    expect(answer([combineFire, move(0)])).toBe('yes');
    for (const actions of [
      [combineFire, move(1)],
      [move(1), combineFire],
      [combineFire, attack],
      [combineFire, combineFire],
    ]) {
      expect(answer(actions)).toBe('no');
      expect(pages(actions)).toContain('swm-132');
    }
  });
});

describe('a Speed ability', () => {
  it('takes the place of the 6 squares', () => {
    expect(answer([move(4), attack], { speed: 4 })).toBe('yes');
    expect(answer([move(5), attack], { speed: 4 })).toBe('no');
    expect(answer([attack, move(8)], { speed: 8 })).toBe('yes');
    expect(answer([move(1), attack], { speed: 0 })).toBe('no');
  });

  it('leaves open how far a character moves without an attack', () => {
    const taken = (value: 'twice' | 'once') => ({ speed: 4, readings: { 'speed-without-attack': value } });
    expect(answer([move(8)], { speed: 4 })).toBe('yes');
    expect(answer([move(8)], taken('twice'))).toBe('yes');
    expect(answer([move(8)], taken('once'))).toBe('no');
    expect(answer([move(4)], taken('once'))).toBe('yes');
    expect(answer([move(9)], { speed: 4 })).toBe('no');
    expect(judged([move(8)], { speed: 4 }).hangsOn).toMatchObject([
      { page: 'swm-340', taken: 'twice', otherwise: [{ value: 'once', answer: { kind: 'no' } }] },
    ]);
  });

  it('is not in question for a character without one, whose 12 squares are printed', () => {
    expect(answer([move(12)], { readings: { 'speed-without-attack': 'once' } })).toBe('yes');
    expect(judged([move(12)]).hangsOn).toEqual([]);
  });
});

const actions: fc.Arbitrary<readonly TurnAction[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('move' as const), squares: fc.integer({ min: 0, max: 8 }) }),
    fc.record(
      {
        do: fc.constantFrom(...DEEDS.filter((deed) => deed !== 'replace-turn')),
        squares: fc.integer({ min: 0, max: 8 }),
        ability: fc.constantFrom(...REPLACING),
      },
      { requiredKeys: ['do', 'squares'] },
    ),
  ),
  { maxLength: 5 },
);
const speed = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined });
const details = (speed: number | undefined): Details => (speed === undefined ? {} : { speed });

/** The page of the rulebook read another way: what was done, as a word, and how far it went. */
function byTheBook(done: readonly TurnAction[], limit: number): boolean {
  const real = done.filter((one) => one.do !== 'move' || one.squares > 0);
  const word = real.map((one) => (one.do === 'move' ? 'm' : one.do === 'combine-fire' ? 'c' : 'a')).join('');
  const moved = real.reduce((sum, one) => sum + (one.do === 'move' ? one.squares : 0), 0);
  if (word.includes('c')) return word === 'c';
  if (word.includes('a')) return /^(m*a|am*)$/.test(word) && moved <= limit;
  return moved <= 2 * limit;
}

describe('any turn', () => {
  it('is legal just when one of the three ways to spend it allows all of it', () => {
    fc.assert(
      fc.property(actions, speed, (done, speed) => {
        expect(answer(done, details(speed))).toBe(byTheBook(done, speed ?? 6) ? 'yes' : 'no');
      }),
      { numRuns: 1500, seed: 71 },
    );
  });

  it('stays legal when less of it is done', () => {
    fc.assert(
      fc.property(actions, speed, fc.nat(), (done, speed, n) => {
        fc.pre(answer(done, details(speed)) === 'yes' && done.length > 0);
        const i = n % done.length;
        expect(answer(done.toSpliced(i, 1), details(speed))).toBe('yes');
        expect(answer(done.slice(0, i), details(speed))).toBe('yes');
        const less = done.map((one, j) =>
          j === i ? { ...one, squares: Math.max(0, one.squares - 1) } : one,
        );
        expect(answer(less, details(speed))).toBe('yes');
        expect(answer(done, { speed: (speed ?? 6) + 1 })).toBe('yes');
      }),
      { numRuns: 800, seed: 72 },
    );
  });

  it('has a step for each action in order, cites what it says it cites, and has a reason', () => {
    fc.assert(
      fc.property(actions, speed, (done, speed) => {
        const verdict = judged(done, details(speed));
        expect(verdict).toEqual(judged(done, details(speed)));
        expect(verdict.steps.length).toBeGreaterThanOrEqual(done.length);
        for (const step of walk(verdict.steps)) expect(turn.cites).toContain(step.rule);
        expect(decisivePages(verdict.steps).length).toBeGreaterThan(0);
        const broken = verdict.steps.filter(({ holds, decisive }) => !holds && decisive);
        expect(broken).toHaveLength(verdict.answer.kind === 'yes' ? 0 : 1);
      }),
      { numRuns: 1000, seed: 73 },
    );
  });
});
