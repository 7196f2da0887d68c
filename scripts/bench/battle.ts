/** The battle grid that times are measured on: 40 by 30 squares, 24 characters, 120 walls; always the same one. */
import type { GridMap, Segment, Square } from '../../src/core/geometry/grid.ts';
import { overlap, type Space, spaceOf } from '../../src/core/geometry/space.ts';
import type { Character } from '../../src/core/swm/scenario.ts';

export const SIZE = { width: 40, height: 30, characters: 24, walls: 120 } as const;

export interface Battle {
  readonly board: GridMap;
  readonly pieces: readonly Character[];
}

/** `base` is the size of the first character, in squares each way; of the others every fourth is Large. */
export function battle(base = 1): Battle {
  const random = sequence(2004);
  const below = (n: number) => Math.floor(random() * n);
  const square = (): Square => [below(SIZE.width), below(SIZE.height)];

  const pieces: Character[] = [];
  while (pieces.length < SIZE.characters) {
    const i = pieces.length;
    const size = i === 0 ? base : i % 4 === 3 ? 2 : 1;
    const piece: Character = {
      id: 'ABCDEFGHIJKLMNOPQRSTUVWX'.charAt(i),
      name: `Character ${i + 1}`,
      side: i % 2 === 0 ? 'rebel' : 'empire',
      // The first one stands in the middle, where there is most to reach and to see.
      at: i === 0 ? [SIZE.width / 2, SIZE.height / 2] : square(),
      width: size,
      height: size,
      abilities: [],
    };
    const space = spaceOf(piece);
    const free = space.x1 <= SIZE.width && space.y1 <= SIZE.height;
    if (free && pieces.every((other) => !overlap(spaceOf(other), space))) pieces.push(piece);
  }

  const walls: Segment[] = [];
  while (walls.length < SIZE.walls) {
    const [x, y] = square();
    const length = 1 + below(3);
    const wall: Segment =
      random() < 0.5
        ? [x, y, Math.min(SIZE.width, x + length), y]
        : [x, y, x, Math.min(SIZE.height, y + length)];
    if (pieces.every((piece) => !runsThrough(wall, spaceOf(piece)))) walls.push(wall);
  }

  const clear = (count: number) =>
    Array.from({ length: count }, square).filter(([x, y]) =>
      pieces.every((piece) => !overlap(spaceOf(piece), { x0: x, y0: y, x1: x + 1, y1: y + 1 })),
    );
  return {
    board: {
      width: SIZE.width,
      height: SIZE.height,
      walls,
      doors: [],
      solid: clear(20),
      low: clear(60),
      pits: clear(10),
    },
    pieces,
  };
}

/** Does part of a wall lie inside a base? */
const runsThrough = ([x1, y1, x2, y2]: Segment, { x0, y0, x1: right, y1: bottom }: Space): boolean =>
  x1 === x2
    ? x1 > x0 && x1 < right && y1 < bottom && y2 > y0
    : y1 > y0 && y1 < bottom && x1 < right && x2 > x0;

/** Numbers from 0 up to 1 that look random and are the same on every machine (the generator "mulberry32"). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
