import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { Json, QueueFrame, Step } from '../../verdict.ts';
import type { Player } from '../terms.ts';
import { CARDS, type Cards } from './abilities/index.ts';
import { type Card, isTriggered, type TriggeredCard } from './abilities/vocabulary.ts';
import { abilityQueue } from './ability-queue.ts';
import { runQueue } from './queue.ts';
import type { AbilityQueueScenario, CardInPlay } from './scenario.ts';
import { WHOLE_ORDER } from './weights.ts';
import { anyWindow, anyWindowThroughCards, carries, ship, window } from './windows.oracle.ts';

const run = (scenario: AbilityQueueScenario, cards?: Cards) => runQueue(scenario, WHOLE_ORDER, cards);
const numbersIn = (evidence: Json): readonly number[] =>
  typeof evidence === 'object' && evidence !== null
    ? Object.values(evidence).filter((value) => typeof value === 'number')
    : [];
const idsIn = (frames: readonly QueueFrame[], state: string): readonly string[] =>
  frames.flatMap(({ queue }) => queue.filter((item) => item.state === state).map(({ id }) => id));

describe('the queue, whatever the scenario', () => {
  it('never spends what is not there', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const numbers = [...walk(run(scenario).steps)].flatMap(({ evidence }) => numbersIn(evidence));
        expect(Math.min(0, ...numbers)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it('ends with every item that entered resolved or removed, once, and none waiting', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const { frames, resolved } = run(scenario);
        const entered = new Set(idsIn(frames, 'waiting'));
        const ended = [...idsIn(frames, 'resolved'), ...idsIn(frames, 'removed')];
        expect([...ended].sort()).toEqual([...entered].sort());
        expect(idsIn(frames, 'resolved')).toEqual(resolved);
        expect(frames.at(-1)?.queue.filter(({ state }) => state === 'waiting')).toEqual([]);
        expect(idsIn(frames, 'refused').filter((id) => entered.has(id))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('changes tokens and Force by just what its steps say', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const { steps } = run(scenario);
        const all = [...walk(steps)];
        for (const { id, stress, force } of scenario.ships) {
          const of = (fact: string) =>
            all.filter((step) => step.fact === fact && step.holds && about(step, id));
          const opening =
            scenario.event === 'tokens' && scenario.ship === id && scenario.token === 'stress'
              ? scenario.count
              : 0;
          const gained = of('gains-token').filter((step) => has(step, 'token', 'stress')).length;
          const removed = of('removes-token').filter((step) => has(step, 'token', 'stress')).length;
          const spent =
            of('pays-force').length - of('returned').filter((step) => has(step, 'force', 1)).length;
          const [left] = of('finally');
          expect(left?.evidence).toMatchObject({
            stress: stress + opening + gained - removed,
            force: force - spent,
          });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('makes and loses no shield: what a ship spends or loses it can recover, and no more', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const { steps } = run(scenario);
        const all = [...walk(steps)];
        for (const { id, shields, shieldsLost } of scenario.ships) {
          const of = (fact: string) =>
            all.filter((step) => step.fact === fact && step.holds && about(step, id)).length;
          const opening = scenario.ship === id && ['damage', 'shields'].includes(scenario.event);
          const first = opening ? Math.min(scenario.count, shields) : 0;
          const now = shields - first + of('recovers-shield') - of('loses-shield') - of('pays-shields');
          const [left] = all.filter((step) => step.fact === 'finally' && about(step, id));
          expect(left?.evidence).toMatchObject({ shields: now });
          expect(now).toBeLessThanOrEqual(shields + shieldsLost);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives each frame a step of the verdict, in order', () => {
    fc.assert(
      fc.property(anyWindow, (scenario) => {
        const { frames, steps } = run(scenario);
        const places = frames.map(({ step }) => steps.indexOf(step));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });

  it('is the same when the players change sides, the first player with them', () => {
    const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const mirrored: AbilityQueueScenario = {
          ...scenario,
          firstPlayer: other(scenario.firstPlayer),
          ships: scenario.ships.map((it) => ({ ...it, player: other(it.player) })),
        };
        expect(run(mirrored).resolved).toEqual(run(scenario).resolved);
      }),
    );
  });

  it('always gives the same verdict, and answers about one ability as the whole order does', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const verdict = abilityQueue.judge(scenario);
        expect(JSON.stringify(abilityQueue.judge(scenario))).toBe(JSON.stringify(verdict));
        expect(verdict.ok && decisivePages(verdict.value.steps).length).toBeGreaterThan(0);
        const { resolved } = run(scenario);
        const cards = scenario.cards.slice(0, 2).map(({ ship, card }) => `${ship}.${card}`);
        for (const focus of [...cards, `${scenario.ship}.tractored`, `${scenario.ship}.debris-cloud`]) {
          const asked = abilityQueue.judge({ ...scenario, focus });
          const kind = resolved.some((id) => id.split('#')[0] === focus) ? 'yes' : 'no';
          expect(asked.ok && asked.value.answer.kind).toBe(kind);
          const steps = asked.ok ? asked.value.steps : [];
          expect([...walk(steps)].some((step) => step.decisive)).toBe(true);
        }
      }),
    );
  });

  it('cites only the pages that the question names', () => {
    fc.assert(
      fc.property(anyWindowThroughCards, (scenario) => {
        const rules = [...walk(run(scenario).steps)].map(({ rule }) => rule);
        expect(rules.filter((rule) => !abilityQueue.cites.includes(rule))).toEqual([]);
      }),
    );
  });
});

const about = ({ evidence }: Step, ship: string): boolean => has({ evidence }, 'ship', ship);
const has = ({ evidence }: Pick<Step, 'evidence'>, key: string, value: Json): boolean =>
  typeof evidence === 'object' && evidence !== null && (evidence as Record<string, Json>)[key] === value;

describe('the order where nothing gets in the way of anything', () => {
  /** Kanan on friendly ships and Snap Shot on enemy ones, all able to pay, all in reach, stress enough for all. */
  const undisturbed = fc
    .array(fc.record({ enemy: fc.boolean(), use: fc.boolean() }), { minLength: 1, maxLength: 6 })
    .chain((crews) =>
      fc.record({
        crews: fc.constant(crews),
        places: fc.shuffledSubarray([...crews.keys()], { minLength: crews.length }),
        firstPlayer: fc.constantFrom('A' as const, 'B' as const),
      }),
    );

  it('is the chosen order, the first player before the other (stable sort)', () => {
    fc.assert(
      fc.property(undisturbed, ({ crews, places, firstPlayer }) => {
        const ids = crews.map((_, i) => String(i));
        const ships = crews.map(({ enemy }, i) => ship(String(i), enemy ? 'B' : 'A', { force: 1 }));
        const cards = places.map((i): CardInPlay => {
          const { enemy = false, use = true } = crews[i] ?? {};
          const card = enemy ? 'snap-shot' : 'kanan-jarrus-crew';
          return carries(ids[i] ?? '', card, { use, reach: ['opening'] });
        });
        const scenario = window([ship('M', 'A', { stress: 9 }), ...ships], cards, { firstPlayer });
        const second = (it: CardInPlay) => ((it.card === 'snap-shot') === (firstPlayer === 'B') ? 0 : 1);
        const expected = cards
          .filter(({ use }) => use)
          .sort((a, b) => second(a) - second(b))
          .map(({ ship, card }) => `${ship}.${card}`);
        expect(run(scenario).resolved).toEqual(expected);
      }),
    );
  });
});

const kananCard: Card = CARDS['kanan-jarrus-crew'];
if (!isTriggered(kananCard)) throw new Error('Kanan Jarrus is triggered');
const kanan: TriggeredCard = kananCard;

describe('Several costs (rulings, on costs)', () => {
  /** A card with three costs stands in for Kanan Jarrus; no card here has so many. */
  const twoCosts: TriggeredCard = {
    ...kanan,
    charges: 1,
    ability: {
      ...kanan.ability,
      costs: [
        { kind: 'force', amount: 1 },
        { kind: 'charges', amount: 1 },
        { kind: 'gain', token: 'strain' },
      ],
    },
  };
  const cards = { ...CARDS, 'kanan-jarrus-crew': twoCosts };
  const play = (force: number, charges: number) =>
    run(
      window([ship('G', 'A', { force, stress: 2 })], [carries('G', 'kanan-jarrus-crew', { charges })]),
      cards,
    );
  const left = ({ steps }: { readonly steps: readonly Step[] }) =>
    steps.find(({ fact }) => fact === 'finally')?.evidence;

  it('are all paid when it resolves', () => {
    const paid = play(1, 1);
    expect(paid.resolved).toEqual(['G.kanan-jarrus-crew']);
    expect(left(paid)).toMatchObject({ force: 0, strain: 1, stress: 1 });
  });

  it('keep it out when one of them could not be paid', () => {
    for (const short of [play(1, 0), play(0, 1)]) {
      expect(idsIn(short.frames, 'refused')).toEqual(['G.kanan-jarrus-crew']);
    }
    expect(left(play(1, 0))).toMatchObject({ force: 1, strain: 0, stress: 2 });
  });

  it('are none of them paid when one no longer can be', () => {
    const spender: Card = {
      ...CARDS['inertial-dampeners'],
      ability: kanan.ability,
    };
    const scenario = window(
      [ship('G', 'A', { force: 1, stress: 2 })],
      [carries('G', 'inertial-dampeners'), carries('G', 'kanan-jarrus-crew')],
    );
    const played = run(scenario, { ...cards, 'inertial-dampeners': spender });
    expect(idsIn(played.frames, 'removed')).toEqual(['G.kanan-jarrus-crew']);
    expect(left(played)).toMatchObject({ force: 0, strain: 0, stress: 1 });
  });

  it('of one kind add up', () => {
    const double: TriggeredCard = {
      ...twoCosts,
      ability: {
        ...twoCosts.ability,
        costs: [
          { kind: 'force', amount: 1 },
          { kind: 'force', amount: 1 },
        ],
      },
    };
    const scenario = (force: number) =>
      window([ship('G', 'A', { force, stress: 1 })], [carries('G', 'kanan-jarrus-crew')]);
    const doubled = { ...CARDS, 'kanan-jarrus-crew': double };
    expect(run(scenario(1), doubled).resolved).toEqual([]);
    expect(left(run(scenario(2), doubled))).toMatchObject({ force: 0, stress: 0 });
  });
});
