/** Asks something of the rules of movement, under the readings of a scenario and under all others. */
import { hangsOn } from '../../hangs-on.ts';
import type { Answer, Step, Verdict } from '../../verdict.ts';
import { readingSteps } from '../open-points.ts';
import type { Readings } from '../readings.ts';
import type { Ground } from './ground.ts';
import { type MOVEMENT_POINTS, type OPPORTUNITY_POINTS, underReadings } from './open-points.ts';
import { type MovementRules, movementRules } from './rules.ts';
import { stancesOn } from './stances.ts';

export interface Asked<Found> {
  readonly rules: MovementRules;
  readonly found: Found;
  readonly answer: Answer;
  /** The verdict with these reasons and the open points on which the answer hangs. */
  readonly because: (steps: readonly Step[]) => Verdict;
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
    const found = find(rules);
    return { rules, found, answer: answerOf(found) };
  });
  const open = hangsOn(points, readings, (taken) => under(taken).answer);
  const here = under(readings);
  return {
    ...here,
    because: (steps) => ({ answer: here.answer, steps: [...steps, ...readingSteps(open)], hangsOn: open }),
  };
}
