/** Open points taken in any way, for the tests. */
import fc from 'fast-check';
import type { OpenPoints } from '../hangs-on.ts';
import type { Readings } from './readings.ts';

/** Some of the points, each in one of its values. */
export const anyReadings = (points: OpenPoints): fc.Arbitrary<Readings> =>
  fc.record(
    Object.fromEntries(
      Object.entries(points).map(([point, { values }]) => [point, fc.constantFrom(...values)]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Readings>;
