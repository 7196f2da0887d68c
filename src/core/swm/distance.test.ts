/** Counting distance (Rebel Storm rulebook, p. 7; FAQ, Determining Distance). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../geometry/boards.oracle.ts';
import { distancesFrom, distanceTo, shortestWay } from '../geometry/distance.ts';
import { contains } from '../geometry/space.ts';
import { wallBetween, wallsMeetingAt, wallsOf } from '../geometry/walls.ts';
import { decisivePages } from '../steps.ts';
import { distance } from './distance.ts';
import { drawn } from './drawn.oracle.ts';

function between(text: string, from = 'L', to = 'S') {
  const result = distance.judge({
    ...drawn(text, { rebel: 'L', empire: 'S' }),
    question: 'swm/distance',
    from,
    to,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { answer, steps } = result.value;
  const [main, asMovement] = steps;
  return {
    squares: answer.kind === 'number' ? answer.value : answer.kind,
    because: decisivePages(steps),
    facts: main?.children.map(({ fact }) => fact),
    asMovement: asMovement?.evidence,
  };
}

describe('the distance between two characters', () => {
  it('counts each diagonal as 2 squares', () => {
    const found = between(`
      +   +   +   +
        L   .   .
      +   +   +   +
        .   .   .
      +   +   +   +
        .   .   S
      +   +   +   +
    `);
    expect(found).toMatchObject({ squares: 4, because: ['swm-134', 'swm-113'], facts: ['counts-diagonals'] });
  });

  it('is counted to the nearest square of a larger base', () => {
    const found = between(`
      +   +   +   +   +
        L   .   S   S
      +   +   +   +   +
        .   .   S   S
      +   +   +   +   +
    `);
    expect(found).toMatchObject({ squares: 2, facts: ['nearest-square-counts'], asMovement: undefined });
  });

  it('goes round the end of a wall and not through it', () => {
    const found = between(`
      +   +   +
        L | S
      +   +   +
        .   .
      +   +   +
    `);
    expect(found).toMatchObject({ squares: 3, facts: ['goes-round-walls'] });
  });

  it('takes no account of low objects and pits, which movement would', () => {
    const low = between(`
      +---+---+---+---+
        L  ~~~ ~~~  S
      +---+---+---+---+
    `);
    expect(low).toMatchObject({ squares: 3, asMovement: { counted: 3, cost: 5 } });
    const pit = between(`
      +---+---+---+
        L  ___  S
      +---+---+---+
    `);
    expect(pit).toMatchObject({ squares: 2, asMovement: { counted: 2, cost: null } });
  });

  it('is none where closed doors and walls leave no way', () => {
    const found = between(`
      +   +   +
        L = S
      +   +   +
    `);
    expect(found).toMatchObject({ squares: 'no', because: ['swm-134'] });
  });
});

describe('the way that is counted', () => {
  it('is as long as the distance and takes no step that a wall bars', () => {
    fc.assert(
      fc.property(pairs(7, 20), ({ map, a, b }) => {
        const walls = wallsOf(map);
        const way = shortestWay(walls, a, b);
        const expected = distanceTo(walls, distancesFrom(walls, a), b);
        if (!way) {
          expect(expected).toBeUndefined();
          return;
        }
        expect(way.filter((square) => contains(a, square))).toEqual(way.slice(0, 1));
        expect(way.filter((square) => contains(b, square))).toEqual(way.slice(-1));
        let counted = 0;
        for (const [i, to] of way.slice(1).entries()) {
          const from = way[i] ?? to;
          const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
          expect(Math.max(dx, dy)).toBe(1);
          const point = [Math.max(from[0], to[0]), Math.max(from[1], to[1])] as const;
          expect(dx + dy === 2 ? wallsMeetingAt(walls, ...point) !== 0 : wallBetween(walls, from, to)).toBe(
            false,
          );
          counted += dx + dy;
        }
        expect(counted).toBe(expected);
      }),
      { numRuns: 500, seed: 322 },
    );
  });
});
