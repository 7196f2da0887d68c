/** Asks something of the rules of movement, under the readings of a scenario and under all others. */
import { hangsOn } from '../../hangs-on.ts';
import type { Answer, HangsOn } from '../../verdict.ts';
import type { Readings } from '../readings.ts';
import type { Ground } from './ground.ts';
import { type MOVEMENT_POINTS, type OPPORTUNITY_POINTS, underReadings } from './open-points.ts';
import { type MovementRules, movementRules } from './rules.ts';
import { stancesOn } from './stances.ts';

export interface Asked<Found> {
  readonly rules: MovementRules;
  readonly found: Found;
  /** The open points on which the answer hangs. */
  readonly open: readonly HangsOn[];
}

export function ask<Found>(
  ground: Ground,
  points: typeof MOVEMENT_POINTS | typeof OPPORTUNITY_POINTS,
  readings: Readings | undefined,
  find: (rules: MovementRules) => Found,
  answerOf: (found: Found) => Answer,
): Asked<Found> {
  const stances = stancesOn(ground);
  const under = underReadings(ground, points, (taken) => {
    const rules = movementRules(ground, stances, taken);
    return { rules, found: find(rules) };
  });
  const open = hangsOn(points, readings, (taken) => answerOf(under(taken).found));
  return { ...under(readings), open };
}
