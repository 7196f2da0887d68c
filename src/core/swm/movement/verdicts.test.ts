/** What holds of every verdict about movement and distance. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Square } from '../../geometry/grid.ts';
import { walk } from '../../steps.ts';
import type { HangsOn, Mark, Point } from '../../verdict.ts';
import { distance } from '../distance.ts';
import { READINGS, type ReadingId, type Readings, readingOf } from '../readings.ts';
import { cheapestPath } from './cheapest-path.ts';
import { movement } from './movement.ts';
import { MOVEMENT_POINTS, OPPORTUNITY_POINTS } from './open-points.ts';
import { opportunity } from './opportunity.ts';
import { path } from './path.ts';
import { moves } from './random-moves.oracle.ts';
import { CHANGES, type Change, type Moving } from './scenario.ts';

const asked = fc.tuple(
  moves({ base: 3, board: 7 }),
  fc.nat(48),
  fc.constantFrom<Square>([1, 0], [0, 1], [1, 1]),
);

const changeFor = (n: number): Change => CHANGES[n % CHANGES.length] ?? 'moves';

/** Every question about one position, with the pages that each may cite. */
function judged([scenario, n, [dx, dy]]: readonly [Moving, number, Square]) {
  const { board, pieces } = scenario;
  const to: Square = [n % board.width, Math.floor(n / board.width) % board.height];
  const [x, y] = pieces[0]?.at ?? [0, 0];
  const along: readonly Square[] = [
    [x + dx, y + dy],
    [x, y],
  ];
  return [
    { cites: movement.cites, result: movement.judge({ ...scenario, question: 'swm/movement' }) },
    {
      cites: cheapestPath.cites,
      result: cheapestPath.judge({ ...scenario, question: 'swm/cheapest-path', to }),
    },
    { cites: path.cites, result: path.judge({ ...scenario, question: 'swm/path', path: along }) },
    {
      cites: opportunity.cites,
      result: opportunity.judge({
        ...scenario,
        question: 'swm/opportunity',
        path: along,
        change: changeFor(n),
      }),
    },
    {
      cites: distance.cites,
      result: distance.judge({
        board,
        pieces,
        question: 'swm/distance',
        from: 'A',
        to: pieces[1]?.id ?? 'B',
      }),
    },
  ];
}

function pointsOf(mark: Mark): readonly Point[] {
  if (mark.kind === 'square' || mark.kind === 'label') return [mark.at];
  return mark.kind === 'area' ? mark.corners : [mark.from, mark.to];
}

describe('any verdict', () => {
  it('cites pages that its question names, has a decisive step, and marks only the board', () => {
    let seen = 0;
    fc.assert(
      fc.property(asked, (one) => {
        const { width, height } = one[0].board;
        for (const { cites, result } of judged(one)) {
          if (!result.ok) continue;
          seen++;
          const steps = [...walk(result.value.steps)];
          for (const { rule } of steps) expect(cites).toContain(rule);
          for (const { page } of result.value.hangsOn) expect(cites).toContain(page);
          expect(steps.some(({ decisive }) => decisive)).toBe(true);
          for (const [x, y] of steps.flatMap(({ marks }) => marks.flatMap(pointsOf))) {
            expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
          }
        }
      }),
      { numRuns: 600, seed: 331 },
    );
    expect(seen).toBeGreaterThan(1500);
  }, 120_000);

  it('is always the same', () => {
    fc.assert(
      fc.property(asked, (one) => {
        expect(JSON.stringify(judged(one))).toBe(JSON.stringify(judged(one)));
      }),
      { numRuns: 100, seed: 332 },
    );
  }, 120_000);
});

describe('a verdict hangs on the readings that change its answer, and on no others', () => {
  /** Each point taken each other way, with whether that changes the answer. */
  const others = (points: object, readings: Readings, answer: (readings: Readings) => unknown) =>
    Object.keys(points).flatMap((point) => {
      const id = point as ReadingId;
      return READINGS[id].values
        .filter((value) => value !== readingOf(readings, id))
        .filter(
          (value) =>
            JSON.stringify(answer({ ...readings, [id]: value })) !== JSON.stringify(answer(readings)),
        )
        .map((value) => `${id}: ${value}`);
    });
  const named = (hangsOn: readonly HangsOn[]) =>
    hangsOn.flatMap(({ reading, otherwise }) => otherwise.map(({ value }) => `${reading}: ${value}`));

  it('about where to go', () => {
    fc.assert(
      fc.property(moves({ base: 3, board: 6 }), (scenario) => {
        const ask = (readings: Readings) => {
          const result = movement.judge({ ...scenario, question: 'swm/movement', readings });
          if (!result.ok) throw new Error(JSON.stringify(result.error));
          return result.value;
        };
        const { readings = {} } = scenario;
        expect(named(ask(readings).hangsOn)).toEqual(
          others(MOVEMENT_POINTS, readings, (other) => ask(other).answer),
        );
      }),
      { numRuns: 300, seed: 333 },
    );
  }, 240_000);

  it('about who may attack', () => {
    fc.assert(
      fc.property(asked, ([scenario, n, [dx, dy]]) => {
        const change = changeFor(n);
        const [x, y] = scenario.pieces[0]?.at ?? [0, 0];
        const path: readonly Square[] = [[x + dx, y + dy]];
        const ask = (readings: Readings) =>
          opportunity.judge({ ...scenario, question: 'swm/opportunity', change, path, readings });
        const { readings = {} } = scenario;
        const result = ask(readings);
        if (!result.ok) return;
        const answer = (other: Readings) => {
          const judged = ask(other);
          return judged.ok && judged.value.answer;
        };
        expect(named(result.value.hangsOn)).toEqual(others(OPPORTUNITY_POINTS, readings, answer));
      }),
      { numRuns: 600, seed: 334 },
    );
  }, 240_000);
});
