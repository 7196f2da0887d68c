/** A position of Star Wars Miniatures that passed the checks of `setup.ts`, with what is worked out about it once. */
import { distancesFrom, distanceTo } from '../geometry/distance.ts';
import { type Fan, fanFrom } from '../geometry/fan.ts';
import type { GridMap, Square } from '../geometry/grid.ts';
import { type ClearLine, clearLine } from '../geometry/line-of-sight.ts';
import { type GridPoint, type Space, spaceOf, squaresIn } from '../geometry/space.ts';
import { exactly, middleOf, wallsTouched } from '../geometry/touching.ts';
import type { Walls } from '../geometry/walls.ts';
import type { Character } from './scenario.ts';

export interface Position {
  readonly walls: Walls;
  readonly pieces: readonly Character[];
  /** The characters with these squares under their base. */
  characterIn(square: Square): Character | undefined;
  isLow(square: Square): boolean;
  isPit(square: Square): boolean;
  /** Some line between two characters' spaces that touches no wall; undefined when there is none. */
  sight(from: Character, to: Character): ClearLine | undefined;
  /** Squares from one character to another, round walls; undefined where no way leads. */
  distance(from: Character, to: Character): number | undefined;
  /** What the lines from a grid point to a character's space pass through. */
  fan(corner: GridPoint, to: Character): Fan;
}

export function positionOf(map: GridMap, walls: Walls, pieces: readonly Character[]): Position {
  const { width } = map;
  const at = ([x, y]: Square) => y * width + x;
  const low = new Set(map.low.map(at));
  const pits = new Set(map.pits.map(at));
  const occupants = new Map(
    pieces.flatMap((piece) => squaresIn(spaceOf(piece)).map((square) => [at(square), piece] as const)),
  );
  const distances = remembering(
    ({ id }: Character) => id,
    (from) => distancesFrom(walls, spaceOf(from)),
  );
  const sight = remembering(
    (from: Character, to: Character) => `${from.id} ${to.id}`,
    (from, to) => lineBetween(walls, spaceOf(from), spaceOf(to)),
  );
  return {
    walls,
    pieces,
    characterIn: (square) => occupants.get(at(square)),
    isLow: (square) => low.has(at(square)),
    isPit: (square) => pits.has(at(square)),
    sight,
    distance: (from, to) => distanceTo(walls, distances(from), spaceOf(to)),
    fan: remembering(
      ([x, y]: GridPoint, to: Character) => `${x} ${y} ${to.id}`,
      (corner, to) => fanFrom(walls, corner, spaceOf(to)),
    ),
  };
}

/** The line between the middles where that one is clear, since it is the one people try first. */
function lineBetween(walls: Walls, a: Space, b: Space): ClearLine | undefined {
  const [from, to] = [middleOf(a), middleOf(b)];
  return wallsTouched(walls, from, to).edges.length === 0
    ? { from: exactly(from), to: exactly(to) }
    : clearLine(walls, a, b);
}

/** Readings are tried against each other, and what does not depend on them need not be worked out again. */
function remembering<Args extends readonly unknown[], T>(
  key: (...args: Args) => string,
  work: (...args: Args) => T,
): (...args: Args) => T {
  const known = new Map<string, T>();
  return (...args) => {
    const name = key(...args);
    if (!known.has(name)) known.set(name, work(...args));
    return known.get(name) as T;
  };
}
