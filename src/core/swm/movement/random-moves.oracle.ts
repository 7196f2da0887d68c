/** Random positions of a character that is about to move, for the tests. */
import fc from 'fast-check';
import type { Segment, Square } from '../../geometry/grid.ts';
import { contains, overlap, spaceOf } from '../../geometry/space.ts';
import type { AbilityId } from '../abilities/pages.ts';
import { READINGS } from '../readings.ts';
import type { Character } from '../scenario.ts';
import { OPPORTUNITY_POINTS } from './open-points.ts';
import type { Moving } from './scenario.ts';

interface Limits {
  /** The largest board and the largest base, in squares each way. */
  readonly board: number;
  readonly base: number;
  readonly readings?: boolean;
}

const readings = fc.record(
  Object.fromEntries(
    Object.keys(OPPORTUNITY_POINTS).map((point) => [
      point,
      fc.constantFrom(...READINGS[point as keyof typeof OPPORTUNITY_POINTS].values),
    ]),
  ),
  { requiredKeys: [] },
);

/** The mover is A; the others are on both sides. Everything stands where it can; what does not fit is left out. */
export const moves = ({ board, base, readings: anyReadings = true }: Limits): fc.Arbitrary<Moving> =>
  fc
    .record({
      width: fc.integer({ min: base, max: board }),
      height: fc.integer({ min: base, max: board }),
    })
    .chain(({ width, height }) => {
      const square: fc.Arbitrary<Square> = fc.tuple(fc.nat(width - 1), fc.nat(height - 1));
      const run: fc.Arbitrary<Segment> = fc
        .tuple(fc.nat(width), fc.nat(height), fc.integer({ min: 1, max: 3 }), fc.boolean())
        .map(([x, y, length, across]) =>
          across
            ? [Math.min(x, width - 1), y, Math.min(width, Math.min(x, width - 1) + length), y]
            : [x, Math.min(y, height - 1), x, Math.min(height, Math.min(y, height - 1) + length)],
        );
      const piece = fc.record({
        at: square,
        size: fc.constantFrom(1, 1, 1, 2),
        side: fc.constantFrom('rebel', 'empire', 'empire'),
        abilities: fc.constantFrom<readonly AbilityId[]>([], [], ['clone-trooper']),
      });
      return fc.record({
        size: fc.integer({ min: 1, max: base }),
        at: square,
        abilities: fc.constantFrom<readonly AbilityId[]>([], [], ['execute-order-66']),
        others: fc.array(piece, { maxLength: 4 }),
        walls: fc.array(run, { maxLength: 7 }),
        doors: fc.array(fc.record({ edge: run, open: fc.boolean() }), { maxLength: 2 }),
        solid: fc.array(square, { maxLength: 5 }),
        low: fc.array(square, { maxLength: 6 }),
        pits: fc.array(square, { maxLength: 3 }),
        squares: fc.integer({ min: 0, max: 12 }),
        readings: anyReadings ? readings : fc.constant({}),
        width: fc.constant(width),
        height: fc.constant(height),
      });
    })
    .map(({ size, at, abilities, others, width, height, ...rest }): Moving => {
      const { walls, doors, solid, low, pits, squares, readings } = rest;
      const on = ([x, y]: Square, s: number): Square => [Math.min(x, width - s), Math.min(y, height - s)];
      const pieces: Character[] = [];
      const all = [{ at, size, side: 'rebel', abilities }, ...others];
      for (const [i, { at: place, size: s, side, abilities }] of all.entries()) {
        if (s > Math.min(width, height)) continue;
        const id = 'ABCDE'.charAt(i);
        const piece = {
          id,
          name: `Character ${id}`,
          side,
          at: on(place, s),
          width: s,
          height: s,
          abilities,
        };
        if (pieces.every((other) => !overlap(spaceOf(other), spaceOf(piece)))) pieces.push(piece);
      }
      const inside = ([x1, y1, x2, y2]: Segment, piece: Character) => {
        const { x0, y0, x1: right, y1: bottom } = spaceOf(piece);
        return x1 === x2
          ? x1 > x0 && x1 < right && y1 < bottom && y2 > y0
          : y1 > y0 && y1 < bottom && x1 < right && x2 > x0;
      };
      const clear = (edge: Segment) => !pieces.some((piece) => inside(edge, piece));
      const empty = (square: Square) => !pieces.some((piece) => contains(spaceOf(piece), square));
      return {
        board: {
          width,
          height,
          walls: walls.filter(clear),
          doors: doors.filter(({ edge }) => clear(edge)),
          solid: solid.filter(empty),
          low,
          pits: pits.filter(empty),
        },
        pieces,
        mover: 'A',
        squares,
        readings,
      };
    });
