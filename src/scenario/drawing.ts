/**
 * A position as a text drawing, for people who write it and review it. Grid points stand at every fourth
 * column of the even lines, what lies in the squares on the odd ones:
 *
 *     +   +---+   +        --- wall, === closed door, ::: open door (lying)
 *       L   . | ###        |   wall, =   closed door, :   open door (standing)
 *     +   +===+   +        ### solid, ~~~ low objects, ___ pit; a letter or digit is a piece
 *
 * A base of several squares repeats its letter. `drawing-reader.ts` reads what this prints.
 */
import { type Base, type GridMap, type Segment, type Square, squareName } from '../core/geometry/grid.ts';
import { err, ok, type Result, type SetupError } from '../core/result.ts';
import { canonicalBoard } from './canonical.ts';

/** Where a drawn piece stands; `at` is its top left square, width and height its base in squares. */
export type Placement = Pick<Base, 'id' | 'at' | 'width' | 'height'>;

export interface Drawing {
  readonly board: GridMap;
  /** In the order of their ids. */
  readonly pieces: readonly Placement[];
}

/** Signs of what can run along a grid line, and of what can fill a square. */
export const EDGE_SIGNS = {
  wall: { lying: '-', standing: '|' },
  closed: { lying: '=', standing: '=' },
  open: { lying: ':', standing: ':' },
} as const;
export const TERRAIN_SIGNS = { solid: '#', low: '~', pits: '_' } as const satisfies Partial<
  Record<keyof GridMap, string>
>;

/** Distance between grid points in a drawing, in characters. */
export const PITCH = 4;

/**
 * The drawing of a position, without spaces at the ends of lines. A position that no drawing can show (two
 * pieces in one square, a wall where a door is, anything off the map) gives errors that say what is in the way.
 */
export function printDrawing(
  board: GridMap,
  pieces: readonly Placement[],
): Result<string, readonly SetupError[]> {
  const canvas = new Canvas(board.width, board.height);
  const { walls, doors, ...terrain } = canonicalBoard(board);
  walls.forEach((wall, i) => void canvas.edge(wall, EDGE_SIGNS.wall, ['board', 'walls', i]));
  doors.forEach(
    ({ edge, open }, i) =>
      void canvas.edge(edge, EDGE_SIGNS[open ? 'open' : 'closed'], ['board', 'doors', i]),
  );
  for (const [kind, sign] of Object.entries(TERRAIN_SIGNS) as [keyof typeof TERRAIN_SIGNS, string][]) {
    for (const square of terrain[kind]) canvas.terrain(square, sign, ['board', kind]);
  }
  pieces.forEach((piece, i) => void canvas.piece(piece, ['pieces', i]));
  return canvas.errors.length ? err(canvas.errors) : ok(canvas.text());
}

/** Characters in rows; each place takes one thing, and a second one is an error. */
class Canvas {
  readonly errors: SetupError[] = [];
  private readonly rows: string[][];
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rows = Array.from({ length: 2 * height + 1 }, (_, row) =>
      Array.from({ length: PITCH * width + 1 }, (_, column) => blank(row, column)),
    );
  }

  edge([x1, y1, x2, y2]: Segment, sign: { lying: string; standing: string }, path: SetupError['path']): void {
    if (x1 !== x2 && y1 !== y2) this.refuse('it does not run along a grid line', path);
    const steps = x1 !== x2 && y1 !== y2 ? 0 : Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    for (let i = 0; i < steps; i++) {
      const [x, y] = y1 === y2 ? [Math.min(x1, x2) + i, y1] : [x1, Math.min(y1, y2) + i];
      const lying = y1 === y2;
      const columns = lying ? [1, 2, 3].map((offset) => PITCH * x + offset) : [PITCH * x];
      for (const column of columns) {
        this.put(2 * y + (lying ? 0 : 1), column, lying ? sign.lying : sign.standing, ' ', path);
      }
    }
  }

  terrain(square: Square, sign: string, path: SetupError['path']): void {
    const [row, column] = centre(square);
    this.put(row, column - 1, sign, ' ', path);
    this.put(row, column, sign, '.', path);
    this.put(row, column + 1, sign, ' ', path);
  }

  piece({ id, at: [x, y], width, height }: Placement, path: SetupError['path']): void {
    for (let dy = 0; dy < height; dy++) {
      for (let dx = 0; dx < width; dx++) {
        const square = [x + dx, y + dy] as const;
        const [row, column] = centre(square);
        const there = this.rows[row]?.[column];
        if (there !== undefined && /[A-Za-z0-9]/.test(there)) {
          this.refuse(`${id} and ${there} are both in ${squareName(square)}`, path);
        } else this.put(row, column, id, there ?? ' ', path);
      }
    }
  }

  text(): string {
    return this.rows.map((row) => row.join('').trimEnd()).join('\n');
  }

  private put(row: number, column: number, sign: string, over: string, path: SetupError['path']): void {
    const line = this.rows[row];
    if (line?.[column] === undefined) {
      this.refuse(`it is not on the map, which is ${this.width} by ${this.height}`, path);
    } else if (line[column] !== over && line[column] !== sign) {
      this.refuse('something else is in the same place', path);
    } else line[column] = sign;
  }

  private refuse(why: string, path: SetupError['path']): void {
    if (this.errors.some((known) => known.path.join() === path.join())) return;
    this.errors.push({ code: 'not-drawable', message: `This cannot be drawn: ${why}.`, path });
  }
}

const centre = ([x, y]: Square): readonly [row: number, column: number] => [2 * y + 1, PITCH * x + 2];

function blank(row: number, column: number): string {
  if (row % 2 === 0) return column % PITCH === 0 ? '+' : ' ';
  return column % PITCH === 2 ? '.' : ' ';
}
