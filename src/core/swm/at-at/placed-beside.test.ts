/** A character that saves against the stomp (Clarifications 2005, AT-AT). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { drawn } from '../drawn.oracle.ts';
import { positions } from '../random-positions.oracle.ts';
import { READINGS, type Readings } from '../readings.ts';
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

describe('any verdict', () => {
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
