/** Which open points bear on movement, and in which positions they can make a difference at all. */
import { held } from '../held-clauses.ts';
import { ADJACENCY_POINTS } from '../open-points.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import type { Ground } from './ground.ts';

const STEP_POINTS = {
  'diagonal-past-pit': READINGS['diagonal-past-pit'],
  'diagonal-between-enemies': READINGS['diagonal-between-enemies'],
  'low-objects-covered': READINGS['low-objects-covered'],
  'squeezing-cost': READINGS['squeezing-cost'],
  'squeezing-diagonally': READINGS['squeezing-diagonally'],
  'squeezing-beside-enemy': READINGS['squeezing-beside-enemy'],
  'squeezing-huge': READINGS['squeezing-huge'],
  'squeezing-in-the-open': READINGS['squeezing-in-the-open'],
} as const;

/** Where a mover can go, and at what cost. Adjacency matters to it when it squeezes beside enemies. */
export const MOVEMENT_POINTS = { ...STEP_POINTS, ...ADJACENCY_POINTS } as const;

/** Who may attack it on its way. */
export const OPPORTUNITY_POINTS = {
  ...STEP_POINTS,
  'big-base-opportunity': READINGS['big-base-opportunity'],
  'squeezing-space': READINGS['squeezing-space'],
  'moved-by-another': READINGS['moved-by-another'],
  'order-66': READINGS['order-66'],
  ...ADJACENCY_POINTS,
} as const;

type Points = Partial<typeof OPPORTUNITY_POINTS>;

/** Can a point make a difference to the answer in this position, other points being taken as `readings` says? */
function bears(
  point: keyof Points,
  points: Points,
  { board, mover, change, enemies }: Ground,
  readings: Readings | undefined,
): boolean {
  const [least, most] = [Math.min(mover.width, mover.height), Math.max(mover.width, mover.height)];
  switch (point) {
    case 'diagonal-past-pit':
      return board.pits.length > 0;
    case 'diagonal-between-enemies':
      return enemies.length > 1;
    case 'low-objects-covered':
      return most > 1 && board.low.length > 0;
    case 'big-base-opportunity':
      return most > 1 && enemies.length > 0;
    case 'order-66':
      return held(mover, 'not-attacked-by').some(({ clause }) => clause.given.reading === point);
    case 'moved-by-another':
      return change === 'moved';
    case 'squeezing-cost':
    case 'squeezing-diagonally':
    case 'squeezing-in-the-open':
      return least > 1;
    case 'squeezing-huge':
      return least > 1 && most > 2;
    case 'squeezing-beside-enemy':
    case 'squeezing-space':
      return least > 1 && enemies.length > 0;
    case 'adjacent-corner':
    case 'adjacent-wall':
    case 'adjacent-wall-end': {
      const attacks = 'big-base-opportunity' in points;
      const squeezesBeside = least > 1 && readingOf(readings, 'squeezing-beside-enemy') === 'barred';
      return enemies.length > 0 && (attacks || squeezesBeside);
    }
  }
}

/** Asks once under readings that must come to the same answer in this position; the first of them is asked. */
export function underReadings<T>(
  ground: Ground,
  points: Points,
  ask: (readings: Readings | undefined) => T,
): (readings?: Readings) => T {
  const known = new Map<string, T>();
  return (readings) => {
    const bearing = (Object.keys(points) as (keyof Points)[]).filter((point) =>
      bears(point, points, ground, readings),
    );
    const key = bearing.map((point) => `${point}: ${readingOf(readings, point)}`).join();
    const answer = known.get(key) ?? ask(readings);
    known.set(key, answer);
    return answer;
  };
}
