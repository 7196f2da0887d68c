/** Cheapest paths against an independent search, and what holds of them whatever the position. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Moved, mirrored, turned } from '../../geometry/boards.oracle.ts';
import { spaceOf } from '../../geometry/space.ts';
import type { Readings } from '../readings.ts';
import { ask } from './ask.ts';
import { follow } from './follow.ts';
import { placeOf } from './marks.ts';
import { oracle } from './movement.oracle.ts';
import { endsOf } from './movement.ts';
import { MOVEMENT_POINTS } from './open-points.ts';
import { moves } from './random-moves.oracle.ts';
import { type Reached, reachOf, wayTo } from './reach.ts';
import type { MovementRules } from './rules.ts';
import type { Moving } from './scenario.ts';
import { setUpMove } from './set-up.ts';

function rulesOf(scenario: Moving): MovementRules {
  const ground = setUpMove(scenario);
  if (!ground.ok) throw new Error(JSON.stringify(ground.error));
  const nothing = () => ({ kind: 'yes' }) as const;
  return ask(ground.value, MOVEMENT_POINTS, scenario.readings, nothing, nothing).rules;
}

const endsIn = (scenario: Moving): readonly Reached[] => endsOf(reachOf(rulesOf(scenario), scenario.squares));

type Costs = ReadonlyMap<string, number>;

/** The cost of every place in which a move can end. */
const costs = (scenario: Moving): Costs =>
  new Map(endsIn(scenario).map((end) => [placeOf(end).join(), end.cost]));

const sorted = (map: Costs) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Does the first reach everything that the second reaches, for no more? */
function expectNoWorse(better: Costs, worse: Costs): void {
  for (const [place, cost] of worse)
    expect(better.get(place) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(cost);
}

describe('the cheapest paths', () => {
  for (const [base, board, numRuns] of [
    [1, 7, 2000],
    [2, 6, 2500],
    [3, 6, 800],
  ] as const) {
    it(`of a base of up to ${base} by ${base} are those of an independent search`, () => {
      fc.assert(
        fc.property(moves({ base, board }), (scenario) => {
          expect(sorted(costs(scenario))).toEqual(sorted(oracle(scenario).ends()));
        }),
        { numRuns, seed: 320 + base },
      );
    }, 240_000);
  }

  it('cost what their steps cost one by one, and cost more than one step less', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 7 }), (scenario) => {
        const rules = rulesOf(scenario);
        for (const end of endsOf(reachOf(rules, scenario.squares))) {
          const way = wayTo(end);
          const followed = follow(rules, scenario.squares, way.slice(1).map(placeOf));
          expect(followed.refused).toBeUndefined();
          expect(followed.way.at(-1)?.cost).toBe(end.cost);
          for (const [i, { cost }] of way.slice(1).entries()) expect(cost).toBeGreaterThan(way[i]?.cost ?? 0);
        }
      }),
      { numRuns: 400, seed: 324 },
    );
  }, 120_000);
});

describe('of equally cheap last steps', () => {
  it('one is taken after which the fewest enemies have had the chance of an attack', () => {
    fc.assert(
      fc.property(moves({ base: 2, board: 7 }), (scenario) => {
        const rules = rulesOf(scenario);
        const { reached } = reachOf(rules, scenario.squares);
        for (const { stance, cost, provoked, before } of reached) {
          const others = reached.filter(
            ({ stance: { x, y }, cost: so }) =>
              Math.max(Math.abs(x - stance.x), Math.abs(y - stance.y)) === 1 && so < cost,
          );
          for (const other of others) {
            if (!before || !rules.allows(other.stance, stance)) continue;
            if (other.cost + rules.cost(other.stance, stance) > cost) continue;
            const attackers = new Set([...other.provoked, ...rules.provoked(other.stance, stance)]);
            expect(provoked.length).toBeLessThanOrEqual(attackers.size);
          }
        }
      }),
      { numRuns: 500, seed: 335 },
    );
  }, 120_000);
});

describe('a longer allowance', () => {
  it('reaches no less, and what was reached for the same', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 8 }), fc.integer({ min: 1, max: 6 }), (scenario, more) => {
        const longer = costs({ ...scenario, squares: scenario.squares + more });
        for (const [place, cost] of costs(scenario)) expect(longer.get(place)).toBe(cost);
      }),
      { numRuns: 400, seed: 325 },
    );
  }, 120_000);
});

describe('the same position seen another way', () => {
  const seen = (scenario: Moving, moved: Moved): Moving => ({
    ...scenario,
    board: moved.map(scenario.board),
    pieces: scenario.pieces.map((piece) => {
      const { x0, y0, x1, y1 } = moved.space(spaceOf(piece));
      return { ...piece, at: [x0, y0], width: x1 - x0, height: y1 - y0 };
    }),
  });
  for (const [how, moving] of [
    ['in a mirror', mirrored],
    ['turned by a quarter', turned],
  ] as const) {
    it(`${how} gives the same squares at the same cost`, () => {
      fc.assert(
        fc.property(moves({ base: 3, board: 7 }), (scenario) => {
          const moved = moving(scenario.board);
          const mover = scenario.pieces[0];
          if (!mover) return;
          const expected = endsIn(scenario).map((end): [string, number] => {
            const { x0, y0 } = moved.space(spaceOf({ ...mover, at: placeOf(end) }));
            return [`${x0},${y0}`, end.cost];
          });
          expect(sorted(costs(seen(scenario, moved)))).toEqual(sorted(new Map(expected)));
        }),
        { numRuns: 400, seed: 326 },
      );
    }, 120_000);
  }
});

describe('without a wall', () => {
  const withoutOne = (scenario: Moving, n: number): Moving => ({
    ...scenario,
    board: {
      ...scenario.board,
      walls: scenario.board.walls.filter((_, i) => i !== n % scenario.board.walls.length),
    },
  });

  it('a base that cannot squeeze reaches no less and pays no more', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 8 }), fc.nat(9), (scenario, n) => {
        if (scenario.pieces[0]?.width === 2) return;
        const readings: Readings = { ...scenario.readings, 'squeezing-huge': 'barred' };
        const rigid = { ...scenario, readings };
        expectNoWorse(costs(withoutOne(rigid, n)), costs(rigid));
      }),
      { numRuns: 600, seed: 327 },
    );
  }, 120_000);

  it('a base that may squeeze everywhere does so as well, where no enemies or low objects come to be under it', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 8 }), fc.nat(9), (scenario, n) => {
        const readings: Readings = {
          ...scenario.readings,
          'squeezing-in-the-open': 'allowed',
          'squeezing-diagonally': 'barred',
        };
        const alone = {
          ...scenario,
          readings,
          board: { ...scenario.board, low: [] },
          pieces: scenario.pieces.filter(({ side }) => side === 'rebel'),
        };
        expectNoWorse(costs(withoutOne(alone, n)), costs(alone));
      }),
      { numRuns: 600, seed: 328 },
    );
  }, 120_000);
});

describe('without an enemy', () => {
  it('a character reaches no less and pays no more', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 8 }), (scenario) => {
        const enemy = scenario.pieces.find(({ side }) => side !== 'rebel');
        const pieces = scenario.pieces.filter((piece) => piece !== enemy);
        expectNoWorse(costs({ ...scenario, pieces }), costs(scenario));
      }),
      { numRuns: 600, seed: 329 },
    );
  }, 120_000);
});
