/** Asks something of the rules of movement, under the readings of a scenario and under all others. */
import { hangsOn, type OpenPoints, type Taken } from '../../hangs-on.ts';
import type { Answer, HangsOn } from '../../verdict.ts';
import type { Readings } from '../readings.ts';
import type { Ground } from './ground.ts';
import { underReadings } from './open-points.ts';
import { type MovementRules, movementRules } from './rules.ts';

export interface Asked<Found> {
  readonly rules: MovementRules;
  readonly found: Found;
  /** The open points on which the answer hangs. */
  readonly open: readonly HangsOn[];
}

export function ask<P extends OpenPoints, Found>(
  ground: Ground,
  points: P,
  readings: Readings | undefined,
  find: (rules: MovementRules) => Found,
  answerOf: (found: Found) => Answer,
): Asked<Found> {
  const under = underReadings(ground, (taken) => {
    const rules = movementRules(ground, taken);
    return { rules, found: find(rules) };
  });
  const open = hangsOn(points, readings as Taken<P>, (taken) => answerOf(under(taken as Readings).found));
  return { ...under(readings), open };
}
