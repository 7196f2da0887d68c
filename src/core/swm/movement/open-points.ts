/** Which open points bear on movement, and in which positions they can make a difference at all. */
import { READINGS, type Readings, readingOf } from '../readings.ts';
import type { Ground } from './ground.ts';

export const MOVEMENT_POINTS = {
  'diagonal-past-pit': READINGS['diagonal-past-pit'],
  'diagonal-between-enemies': READINGS['diagonal-between-enemies'],
  'low-objects-covered': READINGS['low-objects-covered'],
  'squeezing-cost': READINGS['squeezing-cost'],
  'squeezing-diagonally': READINGS['squeezing-diagonally'],
  'squeezing-beside-enemy': READINGS['squeezing-beside-enemy'],
  'squeezing-huge': READINGS['squeezing-huge'],
  'squeezing-in-the-open': READINGS['squeezing-in-the-open'],
  'adjacent-corner': READINGS['adjacent-corner'],
  'adjacent-wall': READINGS['adjacent-wall'],
  'adjacent-wall-end': READINGS['adjacent-wall-end'],
} as const;

export const OPPORTUNITY_POINTS = {
  ...MOVEMENT_POINTS,
  'big-base-opportunity': READINGS['big-base-opportunity'],
  'squeezing-space': READINGS['squeezing-space'],
} as const;

type Point = keyof typeof OPPORTUNITY_POINTS;

const POINTS = Object.keys(OPPORTUNITY_POINTS) as readonly Point[];

/** Can the point make a difference to how this mover moves here? */
function bears(point: Point, { board, mover, enemies }: Ground): boolean {
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
    case 'adjacent-wall-end':
      return enemies.length > 0;
  }
}

/** Asks under other readings only what has not been asked under readings that come to the same here. */
export function underReadings<T>(ground: Ground, ask: (readings: Readings) => T): (readings?: Readings) => T {
  const points = POINTS.filter((point) => bears(point, ground));
  const known = new Map<string, T>();
  return (readings) => {
    const taken: Readings = Object.fromEntries(points.map((point) => [point, readingOf(readings, point)]));
    const key = Object.values(taken).join();
    const answer = known.get(key) ?? ask(taken);
    known.set(key, answer);
    return answer;
  };
}
