/** A character that saves against the stomp (Clarifications 2005, AT-AT). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySquare } from '../../geometry/boards.oracle.ts';
import type { Segment, Square } from '../../geometry/grid.ts';
import { overlap, type Space, spaceOf, squaresIn } from '../../geometry/space.ts';
import { decisivePages, walk } from '../../steps.ts';
import { anyReadings } from '../any-readings.oracle.ts';
import { drawn } from '../drawn.oracle.ts';
import { PaintedBoard, straight } from '../painted.oracle.ts';
import { positions } from '../random-positions.oracle.ts';
import { READINGS, type Readings } from '../readings.ts';
import type { Character } from '../scenario.ts';
import { PLACING_POINTS, placedBeside } from './placed-beside.ts';

function asked(text: string, readings: Readings = {}) {
  const position = drawn(text, { empire: 'WS', rebel: 'RT' });
  const result = placedBeside.judge({
    question: 'swm/placed-beside',
    ...position,
    placed: 'R',
    beside: 'W',
    readings,
  });
  if (!result.ok) return { answer: result.error[0]?.code, because: [], hangsOn: [] };
  const { answer, steps, hangsOn } = result.value;
  return {
    answer: answer.kind,
    because: decisivePages(steps),
    hangsOn: hangsOn.map(({ reading }) => reading),
  };
}

/** The AT-AT in a corner: two free squares beside it, the others taken or walled off. */
const corner = (inside: string, outside: string, further = ' . ') => `
+   +   +   +   +   +
  W   W  ${inside}${' '}${outside}  .
+   +   +   +   +   +
  W   W  ### ${further}  .
+   +   +   +   +   +
 ### ### ###  .   .
+   +   +   +   +   +
`;

describe('where there is room adjacent to the AT-AT', () => {
  it('the character is placed there', () => {
    expect(asked(corner(' R ', ' . '))).toMatchObject({ answer: 'yes', because: ['swm-007'] });
    expect(asked(corner(' . ', ' R '))).toMatchObject({ answer: 'no', because: ['swm-007'] });
  });

  it('may be a diagonal square, if that is adjacent', () => {
    const diagonal = `
    +   +   +   +   +
      W   W   .   .
    +   +   +   +   +
      W   W   .   .
    +   +   +   +   +
      .   .   R   .
    +   +   +   +   +
    `;
    expect(asked(diagonal)).toMatchObject({ answer: 'yes', hangsOn: ['adjacent-corner'] });
    expect(asked(diagonal, { 'adjacent-corner': 'not-adjacent' }).answer).toBe('no');
  });

  it('nobody is placed in a pit', () => {
    expect(asked(corner('_R_', ' . '))).toMatchObject({ answer: 'no', because: ['swm-117'] });
  });
});

describe('where there is no room', () => {
  it('it is placed as close as possible', () => {
    expect(asked(corner(' S ', ' R '))).toMatchObject({ answer: 'yes', because: ['swm-007'] });
    expect(asked(corner(' S ', ' . ', ' R '))).toMatchObject({
      answer: 'no',
      because: ['swm-007', 'swm-372'],
      hangsOn: ['stomp-distance'],
    });
  });

  it('bigger bases need more of it', () => {
    const big = `
    +   +   +   +   +   +   +
      W   W   .   R   R   .
    +   +   +   +   +   +   +
      W   W  ###  R   R   .
    +   +   +   +   +   +   +
      .  ###  .   .   .   .
    +   +   +   +   +   +   +
    `;
    expect(asked(big)).toMatchObject({ answer: 'yes', because: ['swm-007'] });
  });
});

const [WIDTH, HEIGHT] = [4, 3];
const square: fc.Arbitrary<Square> = fc.tuple(fc.nat(WIDTH - 1), fc.nat(HEIGHT - 1));
const wall = fc
  .tuple(fc.nat(WIDTH - 1), fc.nat(HEIGHT - 1), fc.boolean())
  .map(([x, y, across]): Segment => (across ? [x, y, x + 1, y] : [x, y, x, y + 1]));

/** So little space that there is no room beside the AT-AT now and then; the first is placed, the second is the AT-AT. */
const crowded = fc.record({
  board: fc.record({
    width: fc.constant(WIDTH),
    height: fc.constant(HEIGHT),
    walls: fc.array(wall, { maxLength: 6 }),
    doors: fc.constant([]),
    solid: fc.array(square, { maxLength: 2 }),
    low: fc.constant([]),
    pits: fc.array(square, { maxLength: 2 }),
  }),
  pieces: fc
    .tuple(fc.uniqueArray(square, { selector: String, minLength: 2, maxLength: 9 }), fc.constantFrom(1, 1, 2))
    .map(([places, size]) =>
      places.map((at, i): Character => {
        const width = i === 0 ? size : 1;
        const id = String.fromCharCode(65 + i);
        return { id, name: id, side: i === 1 ? 'empire' : 'rebel', at, width, height: width, abilities: [] };
      }),
    ),
});
const placingReadings = anyReadings(PLACING_POINTS);

describe('any verdict', () => {
  it('is that of a search of all places on a painted board', () => {
    const seen = { yes: 0, no: 0, 'no room': 0 };
    fc.assert(
      fc.property(crowded, placingReadings, (position, readings) => {
        const { board, pieces } = position;
        const [placed, beside] = pieces as [Character, Character];
        const named = { placed: placed.id, beside: beside.id };
        const result = placedBeside.judge({ question: 'swm/placed-beside', ...position, ...named, readings });
        if (!result.ok) return;
        const painted = new PaintedBoard(board);
        const [here, walker] = [spaceOf(placed), spaceOf(beside)];
        const full = pieces.filter((one) => one !== placed).map(spaceOf);
        const free = everySquare(board)
          .map((at) => spaceOf({ ...placed, at }))
          .filter((space) => painted.canStand(space) && !full.some((other) => overlap(space, other)));
        const counted = painted.countedFrom(walker);
        const far = (space: Space) =>
          readings['stomp-distance'] === 'inches'
            ? straight(space, walker)
            : Math.min(...squaresIn(space).map((at) => counted.get(at.join()) ?? Number.POSITIVE_INFINITY));
        const isBeside = (space: Space) => painted.adjacent(space, walker, readings);
        const room = free.some(isBeside);
        const right = room ? isBeside(here) : free.every((space) => far(here) <= far(space));
        const expected = painted.canStand(here) && right ? 'yes' : 'no';
        expect(result.value.answer.kind).toBe(expected);
        seen[expected]++;
        if (!room) seen['no room']++;
      }),
      { numRuns: 4000, seed: 405 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  it('hangs on the readings that change it, and cites what it names', () => {
    let made = 0;
    fc.assert(
      fc.property(positions, (one) => {
        const ask = (readings: Readings) => {
          const { board, pieces } = one;
          const [placed = 'A', beside = 'B'] = pieces.map(({ id }) => id);
          return placedBeside.judge({
            question: 'swm/placed-beside',
            board,
            pieces,
            placed,
            beside,
            readings,
          });
        };
        const result = ask({});
        if (!result.ok) return;
        made++;
        const { answer, steps, hangsOn } = result.value;
        for (const { rule } of walk(steps)) expect(placedBeside.cites).toContain(rule);
        expect([...walk(steps)].some(({ decisive }) => decisive)).toBe(true);
        const changing = Object.keys(PLACING_POINTS).filter((point) => {
          const value = READINGS[point as keyof typeof PLACING_POINTS].values[1];
          const other = ask({ [point]: value });
          return other.ok && other.value.answer.kind !== answer.kind;
        });
        expect(hangsOn.map(({ reading }) => reading)).toEqual(changing);
      }),
      { numRuns: 400, seed: 403 },
    );
    expect(made).toBeGreaterThan(50);
  }, 60_000);
});
