/** The board as one character finds it when it moves: where its base fits, and who stands where. */
import type { GridMap, Square } from '../../geometry/grid.ts';
import { type Space, spaceOf, squaresIn } from '../../geometry/space.ts';
import { horizontalWall, verticalWall, type Walls } from '../../geometry/walls.ts';
import type { Position } from '../position.ts';
import type { Character } from '../scenario.ts';
import type { Change } from './scenario.ts';

/** Squares are numbers, y · width + x, as in `Walls`; so are places of the base, by its top left square. */
export interface Ground {
  readonly board: GridMap;
  readonly walls: Walls;
  readonly mover: Character;
  readonly change: Change;
  readonly enemies: readonly Character[];
  readonly allies: readonly Character[];
  readonly low: Uint8Array;
  readonly pits: Uint8Array;
  /** For each square one more than the place in `enemies` of the one who stands there, 0 for none. */
  readonly enemyIn: Uint8Array;
  /** The same for `allies`. */
  readonly allyIn: Uint8Array;
  /** Is a square solid or a pit, so that no part of a base can be in it? */
  isLost(square: number): boolean;
  /** Is a place on the board, the base and all? */
  onBoard(x: number, y: number): boolean;
  /** Does the base fit at a place on the board, as walls, solid squares and pits go? */
  fits(x: number, y: number): boolean;
  /** Is there an enemy in any square of the base at a place on the board? */
  meetsEnemy(x: number, y: number): boolean;
}

export function groundOf(
  board: GridMap,
  { walls, pieces }: Position,
  mover: Character,
  change: Change = 'moves',
): Ground {
  const { width, height } = walls;
  const enemies = pieces.filter(({ side }) => side !== mover.side);
  const allies = pieces.filter(({ side, id }) => side === mover.side && id !== mover.id);
  const having = (squares: readonly Square[]) => {
    const places = new Uint8Array(width * height);
    for (const [x, y] of squares) places[y * width + x] = 1;
    return places;
  };
  const standing = (characters: readonly Character[]) => {
    const places = new Uint8Array(width * height);
    characters.forEach((character, i) => {
      for (const [x, y] of squaresIn(spaceOf(character))) places[y * width + x] = i + 1;
    });
    return places;
  };
  const pits = having(board.pits);
  const enemyIn = standing(enemies);
  const at = (x: number, y: number): Space => spaceOf({ ...mover, at: [x, y] });
  return {
    board,
    walls,
    mover,
    change,
    enemies,
    allies,
    low: having(board.low),
    pits,
    enemyIn,
    allyIn: standing(allies),
    isLost: (square) => walls.solid[square] === 1 || pits[square] === 1,
    onBoard: (x, y) => x >= 0 && y >= 0 && x + mover.width <= width && y + mover.height <= height,
    fits: remembering(walls, (x, y) => isClear(walls, pits, at(x, y))),
    meetsEnemy: remembering(walls, (x, y) =>
      squaresIn(at(x, y)).some(([a, b]) => enemyIn[b * width + a] !== 0),
    ),
  };
}

/** No solid square and no pit in the space, and no wall through it. */
export function isClear(walls: Walls, pits: Uint8Array, space: Space): boolean {
  for (let y = space.y0; y < space.y1; y++) {
    for (let x = space.x0; x < space.x1; x++) {
      const square = y * walls.width + x;
      if (walls.solid[square] === 1 || pits[square] === 1) return false;
      if (x > space.x0 && verticalWall(walls, x, y)) return false;
      if (y > space.y0 && horizontalWall(walls, x, y)) return false;
    }
  }
  return true;
}

/** A look-up of what is asked about squares again and again. */
function remembering({ width, height }: Walls, ask: (x: number, y: number) => boolean) {
  const known = new Int8Array(width * height);
  return (x: number, y: number): boolean => {
    const square = y * width + x;
    if (known[square] === 0) known[square] = ask(x, y) ? 1 : -1;
    return known[square] === 1;
  };
}
