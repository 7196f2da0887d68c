/** How long the questions of the battle grid take, each as the median of many runs. */
import { squaresInSight } from '../../src/core/geometry/line-of-sight.ts';
import { spaceOf } from '../../src/core/geometry/space.ts';
import { wallsOf } from '../../src/core/geometry/walls.ts';
import { legalTargets } from '../../src/core/swm/legal-targets.ts';
import { groundOf } from '../../src/core/swm/movement/ground.ts';
import { movement } from '../../src/core/swm/movement/movement.ts';
import { reachOf } from '../../src/core/swm/movement/reach.ts';
import { movementRules } from '../../src/core/swm/movement/rules.ts';
import { stancesOn } from '../../src/core/swm/movement/stances.ts';
import { positionOf } from '../../src/core/swm/position.ts';
import type { Character } from '../../src/core/swm/scenario.ts';
import { battle } from './battle.ts';

export interface Measured {
  readonly what: string;
  /** In milliseconds. */
  readonly median: number;
  /** What it may take at most. */
  readonly limit: number;
}

/** The squares of a double move. */
const SQUARES = 12;

/** Each task is done with nothing kept from the run before: a map is copied, since its walls are kept with it. */
export function measureAll(runs = 51): readonly Measured[] {
  const bases = [1, 2, 3].map((base) => ({ base, ...battle(base) }));
  const [{ board, pieces }] = bases as [(typeof bases)[0]];
  const attacker = pieces[0] as Character;
  return [
    ...bases.map((one) => ({
      what: `reachable squares and provoked attacks, base of ${one.base} by ${one.base}`,
      median: medianOf(runs, () => {
        const position = positionOf(one.board, wallsOf({ ...one.board }), one.pieces);
        const ground = groundOf(one.board, position, one.pieces[0] as Character);
        return reachOf(movementRules(ground, stancesOn(ground), undefined), SQUARES);
      }),
      limit: 5,
    })),
    ...bases.map((one) => ({
      what: `the whole verdict on movement, base of ${one.base} by ${one.base}`,
      median: medianOf(runs, () =>
        movement.judge({
          question: 'swm/movement',
          board: { ...one.board },
          pieces: one.pieces,
          mover: (one.pieces[0] as Character).id,
          squares: SQUARES,
        }),
      ),
      limit: 12,
    })),
    {
      what: 'legal targets with cover, from one attacker',
      median: medianOf(runs, () =>
        legalTargets.judge({
          question: 'swm/legal-targets',
          board: { ...board },
          pieces,
          attacker: attacker.id,
        }),
      ),
      limit: 5,
    },
    {
      what: 'line of sight from one square to every square',
      median: medianOf(runs, () => squaresInSight(wallsOf({ ...board }), spaceOf(attacker))),
      limit: 50,
    },
  ];
}

/** The compiler gets as many runs again to warm up; in a page it has them while a piece is dragged. */
function medianOf(runs: number, task: () => unknown): number {
  for (let i = 0; i < runs; i++) task();
  return median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      task();
      return performance.now() - start;
    }),
  );
}

/** Of times in milliseconds; infinite where nothing was timed, which is within no limit. */
export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
