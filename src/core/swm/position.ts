/** A position of Star Wars Miniatures that passed the checks of `setup.ts`, with what is worked out about it once. */
import { distancesFrom, distanceTo } from '../geometry/distance.ts';
import { fanRows, wallsInFan } from '../geometry/fan.ts';
import type { GridMap, Segment, Square } from '../geometry/grid.ts';
import { type ClearLine, clearLine } from '../geometry/line-of-sight.ts';
import { type GridPoint, type Space, spaceOf, squaresIn } from '../geometry/space.ts';
import { exactly, middleOf, wallsTouched } from '../geometry/touching.ts';
import type { Walls } from '../geometry/walls.ts';
import { isCharacter } from './held-clauses.ts';
import type { Character } from './scenario.ts';

export interface Position {
  readonly walls: Walls;
  readonly pieces: readonly Character[];
  /** What stands there and is no character but for combined fire. */
  readonly objects: readonly Character[];
  /** Whoever or whatever has this square under its base. */
  standsIn(square: Square): Character | undefined;
  isLow(square: Square): boolean;
  isPit(square: Square): boolean;
  /** Some line between two characters' spaces that touches no wall; undefined when there is none. */
  sight(from: Character, to: Character): ClearLine | undefined;
  /** Squares from one character to another, round walls; undefined where no way leads. */
  distance(from: Character, to: Character): number | undefined;
  /** What the lines from a grid point to a character's space pass through. */
  between(corner: GridPoint, to: Character): Between;
}

/** Things that lines pass through. Characters include the one aimed at, and the one whose corner it is, and objects. */
export interface Between {
  /** Wall edges, one square long. */
  readonly walls: readonly Segment[];
  readonly characters: readonly Character[];
  readonly low: readonly Square[];
  readonly pits: readonly Square[];
}

export function positionOf(map: GridMap, walls: Walls, standing: readonly Character[]): Position {
  const { width, height } = map;
  const at = ([x, y]: Square) => y * width + x;
  const on = (squares: readonly Square[]) => {
    const marked = new Uint8Array(width * height);
    for (const square of squares) marked[at(square)] = 1;
    return marked;
  };
  const [low, pits] = [on(map.low), on(map.pits)];
  /** One more than the place of the character in `pieces`, 0 for none. */
  const occupied = new Uint16Array(width * height);
  standing.forEach((piece, i) => {
    for (const square of squaresIn(spaceOf(piece))) occupied[at(square)] = i + 1;
  });
  const between = (corner: GridPoint, to: Character): Between => {
    const rows = fanRows(corner, spaceOf(to));
    const found = { characters: new Set<Character>(), low: [] as Square[], pits: [] as Square[] };
    for (const { y, first, last } of rows) {
      for (let x = first; x <= last; x++) {
        const i = y * width + x;
        const character = standing[(occupied[i] ?? 0) - 1];
        if (character) found.characters.add(character);
        if (low[i]) found.low.push([x, y]);
        if (pits[i]) found.pits.push([x, y]);
      }
    }
    return { ...found, walls: wallsInFan(walls, rows), characters: [...found.characters] };
  };
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
    pieces: standing.filter(isCharacter),
    objects: standing.filter((piece) => !isCharacter(piece)),
    standsIn: (square) => standing[(occupied[at(square)] ?? 0) - 1],
    isLow: (square) => low[at(square)] === 1,
    isPit: (square) => pits[at(square)] === 1,
    sight,
    distance: (from, to) => distanceTo(walls, distances(from), spaceOf(to)),
    between: remembering(([x, y]: GridPoint, to: Character) => `${x} ${y} ${to.id}`, between),
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
