/** Random scenarios of the battle grid for the tests; any of them may be no position at all. */
import fc from 'fast-check';
import type { Segment, Square } from '../geometry/grid.ts';
import { ABILITY_IDS } from './abilities/index.ts';
import { anyReadings } from './any-readings.oracle.ts';
import { TARGET_POINTS } from './open-points.ts';
import type { Character, LegalTargetsScenario } from './scenario.ts';

const most = 9;
const square: fc.Arbitrary<Square> = fc.tuple(fc.nat(most), fc.nat(most));
const run: fc.Arbitrary<Segment> = fc
  .tuple(fc.nat(most), fc.nat(most), fc.nat(3), fc.boolean(), fc.nat(40))
  .map(([x, y, length, across, slip]) => [
    x,
    y,
    across || slip === 0 ? x + length : x,
    across && slip !== 0 ? y : y + length,
  ]);

const piece: fc.Arbitrary<Character> = fc
  .record({
    id: fc.constantFrom(...'ABCDEF'),
    side: fc.constantFrom('one', 'two', 'three'),
    at: square,
    width: fc.constantFrom(1, 1, 1, 2, 3),
    height: fc.constantFrom(1, 1, 1, 2),
    abilities: fc.uniqueArray(fc.constantFrom(...ABILITY_IDS), { maxLength: 3 }),
  })
  .map((fields) => ({ ...fields, name: `Character ${fields.id}` }));

const readings = anyReadings(TARGET_POINTS);

export const scenarios: fc.Arbitrary<LegalTargetsScenario> = fc.record({
  question: fc.constant('swm/legal-targets' as const),
  board: fc.record({
    width: fc.integer({ min: 1, max: most + 1 }),
    height: fc.integer({ min: 1, max: most + 1 }),
    walls: fc.array(run, { maxLength: 12 }),
    doors: fc.array(fc.record({ edge: run, open: fc.boolean() }), { maxLength: 2 }),
    solid: fc.array(square, { maxLength: 2 }),
    low: fc.array(square, { maxLength: 8 }),
    pits: fc.array(square, { maxLength: 3 }),
  }),
  pieces: fc.uniqueArray(piece, { maxLength: 5, selector: ({ id }) => id }),
  readings,
  attacker: fc.constantFrom('A', 'B', 'C'),
});

/** The same on a board large and tidy enough that most of them are positions. */
export const positions: fc.Arbitrary<LegalTargetsScenario> = scenarios.map((scenario) => {
  const size = most + 4;
  const { board, pieces } = scenario;
  const straight = ([x1, y1, x2, y2]: Segment) => (x1 === x2) !== (y1 === y2);
  return {
    ...scenario,
    board: {
      ...board,
      width: size,
      height: size,
      walls: board.walls.filter(straight),
      doors: board.doors.filter(({ edge }) => straight(edge)),
    },
    attacker: pieces[0]?.id ?? 'A',
  };
});
