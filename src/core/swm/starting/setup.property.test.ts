/** Setting up held to a search of every way to do it, to its readings and to the mirror. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Base, GridMap, Square } from '../../geometry/grid.ts';
import { wallsOf } from '../../geometry/walls.ts';
import { decisivePages, walk } from '../../steps.ts';
import type { Readings } from '../readings.ts';
import type { SetupScenario } from './scenario.ts';
import { legalPlacements, type Put, written } from './setting-up.oracle.ts';
import { setup } from './setup.ts';
import { groundOf, type Size } from './spots.ts';

const EMPTY: Omit<GridMap, 'width' | 'height'> = { walls: [], doors: [], solid: [], low: [], pits: [] };
const readings = fc.record(
  {
    'filling-the-area': fc.constantFrom('best-arrangement', 'size-by-size', 'as-placed'),
    'left-over-overlap': fc.constantFrom('outside', 'may-overlap'),
    'starting-distance': fc.constantFrom('squares', 'inches'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<NonNullable<SetupScenario['readings']>>;

const small = fc.record({
  size: fc.constantFrom([4, 3], [5, 3], [4, 4]),
  counts: fc.constantFrom([0, 1, 1], [0, 2, 0], [0, 2, 1], [0, 1, 3], [1, 1, 0], [1, 0, 2], [0, 0, 4]),
  squares: fc.array(fc.tuple(fc.nat(4), fc.nat(3)), { minLength: 1, maxLength: 12 }),
  rebels: fc.array(fc.tuple(fc.nat(4), fc.nat(3)), { maxLength: 1 }),
  readings,
  places: fc.array(fc.nat(15), { minLength: 8, maxLength: 8 }),
  legal: fc.boolean(),
});

/** One of the ways to put these bases down, legal or not; nothing where they do not fit together. */
function scenarioOf(
  placed: readonly Put[],
  taken: readonly Square[],
  of: Omit<SetupScenario, 'pieces' | 'question'>,
) {
  const base = (id: string, side: string, [size, x, y]: Put): Base => ({
    id,
    name: id,
    side,
    at: [x, y],
    width: size,
    height: size,
  });
  const pieces = [
    ...placed.map((put, i) => base('abcdefgh'[i] ?? 'z', 'empire', put)),
    ...taken.map(([x, y], i) => base('ABCD'[i] ?? 'Z', 'rebel', [1, x, y])),
  ];
  return setup.judge({ question: 'swm/setup', pieces, ...of });
}

describe('any setting up', () => {
  it('is legal just when it can come of putting the bases down one by one', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        small,
        ({ size: [width = 4, height = 3], counts, squares, rebels, readings, places, legal }) => {
          const board = { width, height, ...EMPTY };
          const inside = (all: readonly Square[]) => all.filter(([x, y]) => x < width && y < height);
          const [area, taken] = [inside(squares), inside(rebels)];
          const [huge = 0, large = 0, others = 0] = counts;
          if (area.length === 0) return;
          const ground = groundOf(board, wallsOf(board), area);
          const all = legalPlacements(ground, { 3: huge, 2: large, 1: others }, taken, readings);
          const sizes: readonly Size[] = [
            ...Array.from({ length: huge }, (): Size => 3),
            ...Array.from({ length: large }, (): Size => 2),
            ...Array.from({ length: others }, (): Size => 1),
          ];
          const some = [...all][(places[0] ?? 0) % Math.max(1, all.size)];
          const placed =
            legal && some !== undefined
              ? some.split(' ').map((one) => one.split(',').map(Number) as unknown as Put)
              : sizes.map(
                  (size, i): Put => [size, (places[i] ?? 0) % width, Math.floor((places[i] ?? 0) / width)],
                );
          const result = scenarioOf(placed, taken, { board, player: 'empire', area, readings });
          if (!result.ok) return;
          const expected = all.has(written(placed)) ? 'yes' : 'no';
          expect(result.value.answer.kind).toBe(expected);
          seen[expected]++;
        },
      ),
      { numRuns: 2500, seed: 95 },
    );
    expect(seen.yes).toBeGreaterThan(300);
    expect(seen.no).toBeGreaterThan(100);
  }, 120_000);

  it('that holds the most is full in every reading', () => {
    fc.assert(
      fc.property(small, ({ size: [width = 4, height = 3], squares, places, readings }) => {
        const board = { width, height, ...EMPTY };
        const area = squares.filter(([x, y]) => x < width && y < height);
        if (area.length === 0) return;
        const placed = places
          .slice(0, 4)
          .map((n): Put => [n % 3 === 0 ? 2 : 1, n % width, Math.floor(n / width)]);
        const legal = (value: NonNullable<Readings['filling-the-area']>) => {
          const of = {
            board,
            player: 'empire',
            area,
            readings: { ...readings, 'filling-the-area': value },
          } as const;
          const result = scenarioOf(placed, [], of);
          return result.ok && result.value.answer.kind === 'yes';
        };
        if (legal('best-arrangement')) expect(legal('size-by-size')).toBe(true);
        if (legal('size-by-size')) expect(legal('as-placed')).toBe(true);
      }),
      { numRuns: 1000, seed: 96 },
    );
  }, 60_000);

  it('gives errors or a verdict with a reason, the same in the mirror, citing what it says it cites', () => {
    const scenarios: fc.Arbitrary<SetupScenario> = fc.record({
      question: fc.constant('swm/setup' as const),
      board: fc.record({
        width: fc.constant(7),
        height: fc.constant(6),
        walls: fc.array(
          fc.constantFrom([2, 0, 2, 3], [0, 2, 4, 2], [5, 1, 5, 6]) as fc.Arbitrary<
            [number, number, number, number]
          >,
          { maxLength: 2 },
        ),
        doors: fc.constant([]),
        solid: fc.array(fc.tuple(fc.nat(6), fc.nat(5)), { maxLength: 1 }),
        low: fc.constant([]),
        pits: fc.array(fc.tuple(fc.nat(6), fc.nat(5)), { maxLength: 2 }),
      }),
      pieces: fc.uniqueArray(
        fc
          .record({
            id: fc.constantFrom(...'ABCDEF'),
            side: fc.constantFrom('rebel', 'rebel', 'empire'),
            at: fc.tuple(fc.nat(6), fc.nat(5)),
            width: fc.constantFrom(1, 1, 2, 3),
          })
          .map((one) => ({ ...one, name: one.id, height: one.width })),
        { selector: ({ id }) => id, maxLength: 5 },
      ),
      player: fc.constantFrom('rebel' as const, 'empire' as const),
      area: fc.array(fc.tuple(fc.nat(6), fc.nat(5)), { minLength: 1, maxLength: 20 }),
      readings,
    });
    const mirrored = ({ board, pieces, area, ...of }: SetupScenario): SetupScenario => ({
      ...of,
      board: {
        ...board,
        walls: board.walls.map(([x1, y1, x2, y2]) => [7 - x1, y1, 7 - x2, y2]),
        solid: board.solid.map(([x, y]) => [6 - x, y]),
        pits: board.pits.map(([x, y]) => [6 - x, y]),
      },
      pieces: pieces.map((one) => ({ ...one, at: [7 - one.at[0] - one.width, one.at[1]] })),
      area: area.map(([x, y]) => [6 - x, y]),
    });
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const result = setup.judge(scenario);
        expect(setup.judge(scenario)).toEqual(result);
        if (!result.ok) {
          expect(result.error.length).toBeGreaterThan(0);
          return;
        }
        const { steps, answer, hangsOn } = result.value;
        for (const step of walk(steps)) expect(setup.cites).toContain(step.rule);
        expect(decisivePages(steps).length).toBeGreaterThan(0);
        const mirror = setup.judge(mirrored(scenario));
        expect(mirror.ok && mirror.value.answer).toEqual(answer);
        for (const { reading, otherwise } of hangsOn) {
          for (const { value, answer: other } of otherwise) {
            const taken = setup.judge({ ...scenario, readings: { ...scenario.readings, [reading]: value } });
            expect(taken.ok && taken.value.answer).toEqual(other);
          }
        }
      }),
      { numRuns: 1500, seed: 97 },
    );
  }, 120_000);
});
