/** Reads the drawings that `drawing.ts` describes; whatever cannot be read is reported at its line and column. */
import { type Door, type Segment, type Square, squareName } from '../core/geometry/grid.ts';
import { err, ok, type Result } from '../core/result.ts';
import { canonicalBoard } from './canonical.ts';
import { type Drawing, EDGE_SIGNS, PITCH, type Placement, TERRAIN_SIGNS } from './drawing.ts';
import { LIMITS } from './fields.ts';

/** Something in a drawing that cannot be read. Lines and columns count from 1 within the drawing. */
export interface DrawingError {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

type Terrain = keyof typeof TERRAIN_SIGNS;
type Edge = keyof typeof EDGE_SIGNS;

const TERRAIN_OF = new Map(
  Object.entries(TERRAIN_SIGNS).map(([kind, sign]) => [sign as string, kind as Terrain]),
);
const EDGE_OF = {
  lying: new Map(Object.entries(EDGE_SIGNS).map(([edge, { lying }]) => [lying as string, edge as Edge])),
  standing: new Map(
    Object.entries(EDGE_SIGNS).map(([edge, { standing }]) => [standing as string, edge as Edge]),
  ),
};

/** What somebody who mistyped a drawing needs to be told at most at once. */
const MOST_ERRORS = 12;

/** The board and where the pieces stand, in canonical form; or what is wrong, in the order of the lines. */
export function readDrawing(text: string): Result<Drawing, readonly DrawingError[]> {
  const lines = text.trimEnd().split(/\r?\n/);
  const size = sizeOf(lines);
  if (!size.ok) return err([size.error]);
  const reader = new Reader(lines, size.value.width, size.value.height);
  const drawing = reader.read();
  return reader.errors.length ? err(reader.errors.slice(0, MOST_ERRORS)) : ok(drawing);
}

/** The first line, all grid points, says how wide the board is; the number of lines says how high. */
function sizeOf(lines: readonly string[]): Result<{ width: number; height: number }, DrawingError> {
  const wrong = (line: number, column: number, message: string) =>
    err({ code: 'drawing-size', message, line, column });
  const first = lines[0] ?? '';
  if (!first.startsWith('+')) {
    return wrong(
      1,
      1,
      `Expected the grid points of the top edge, such as +   +   +; found ${quoted(first)}.`,
    );
  }
  const width = (first.trimEnd().length - 1) / PITCH;
  if (!Number.isInteger(width) || width < 1) {
    return wrong(
      1,
      first.trimEnd().length,
      'Expected a grid point (+) at every fourth column, the last one included.',
    );
  }
  const height = (lines.length - 1) / 2;
  if (!Number.isInteger(height) || height < 1) {
    const found = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`;
    return wrong(
      lines.length,
      1,
      `Expected grid points above and below each row of squares, so an odd number of lines, 3 or more; found ${found}.`,
    );
  }
  if (width > LIMITS.width || height > LIMITS.height) {
    const most = `${LIMITS.width} by ${LIMITS.height}`;
    return wrong(1, 1, `Expected a board of at most ${most} squares; found ${width} by ${height}.`);
  }
  return ok({ width, height });
}

class Reader {
  readonly errors: DrawingError[] = [];
  private readonly walls: Segment[] = [];
  private readonly doors: Door[] = [];
  private readonly terrain: Record<Terrain, Square[]> = { solid: [], low: [], pits: [] };
  private readonly squaresOf = new Map<string, Square[]>();
  private readonly lines: readonly string[];
  private readonly width: number;
  private readonly height: number;

  constructor(lines: readonly string[], width: number, height: number) {
    this.lines = lines;
    this.width = width;
    this.height = height;
  }

  read(): Drawing {
    for (let y = 0; y <= this.height; y++) {
      this.gridLine(y);
      if (y < this.height) this.squares(y);
    }
    const pieces = [...this.squaresOf].map(([id, squares]) => this.base(id, squares));
    return {
      board: canonicalBoard({
        width: this.width,
        height: this.height,
        walls: this.walls,
        doors: this.doors,
        ...this.terrain,
      }),
      pieces: pieces.sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
  }

  /** Grid points, and what lies between them. */
  private gridLine(y: number): void {
    const row = 2 * y;
    for (let x = 0; x <= this.width; x++) {
      const point = this.at(row, PITCH * x);
      if (point !== '+')
        this.wrong(row, PITCH * x, `a grid point (+), as at every fourth column of this line`);
      if (x === this.width) break;
      const between = [1, 2, 3].map((offset) => this.at(row, PITCH * x + offset)).join('');
      const edge = this.edge(EDGE_OF.lying, between, row, PITCH * x + 1);
      if (edge) this.add(edge, [x, y, x + 1, y]);
    }
    this.end(row);
  }

  /** What stands between squares, and what is in them. */
  private squares(y: number): void {
    const row = 2 * y + 1;
    for (let x = 0; x <= this.width; x++) {
      const edge = this.edge(EDGE_OF.standing, this.at(row, PITCH * x), row, PITCH * x);
      if (edge) this.add(edge, [x, y, x, y + 1]);
      if (x < this.width) this.square([x, y], row, PITCH * x + 1);
    }
    this.end(row);
  }

  private square(square: Square, row: number, column: number): void {
    const [left, centre, right] = [0, 1, 2].map((offset) => this.at(row, column + offset)) as [
      string,
      string,
      string,
    ];
    const terrain = TERRAIN_OF.get(left);
    if (left !== ' ' && !terrain) {
      this.wrong(row, column, `a space or #, ~ or _ for terrain on the left of ${squareName(square)}`);
    } else if (right !== left) {
      this.wrong(row, column + 2, `${quoted(left)} on the right of ${squareName(square)} as on its left`);
    }
    if (terrain) this.terrain[terrain].push(square);
    if (/^[A-Za-z0-9]$/.test(centre)) {
      this.squaresOf.set(centre, [...(this.squaresOf.get(centre) ?? []), square]);
    } else if (centre !== '.' && centre !== ' ' && centre !== left) {
      this.wrong(row, column + 1, `the letter or digit of a piece in ${squareName(square)}, or . for none`);
    }
  }

  /** A sign that fills the whole place, or nothing. */
  private edge(
    signs: ReadonlyMap<string, Edge>,
    text: string,
    row: number,
    column: number,
  ): Edge | undefined {
    if (/^ *$/.test(text)) return undefined;
    const edge = signs.get(text[0] ?? '');
    const whole = [...text].every((sign) => sign === text[0]);
    if (edge && whole) return edge;
    const odd = edge
      ? column + [...text].findIndex((sign) => sign !== text[0])
      : column + text.search(/[^ ]/);
    const expected =
      text.length > 1
        ? '---, === or ::: for a wall, closed or open door'
        : '|, = or : for a wall, closed or open door';
    this.wrong(row, odd, `${expected}, or spaces`);
    return undefined;
  }

  private add(edge: Edge, segment: Segment): void {
    if (edge === 'wall') this.walls.push(segment);
    else this.doors.push({ edge: segment, open: edge === 'open' });
  }

  private end(row: number): void {
    const column = PITCH * this.width + 1;
    const rest = (this.lines[row] ?? '').slice(column).trimEnd();
    if (rest)
      this.wrong(row, column + rest.search(/\S/), `nothing after column ${column}, where the top line ends`);
  }

  /** Squares with one letter are one base, so they fill a rectangle. */
  private base(id: string, squares: readonly Square[]): Placement {
    const xs = squares.map(([x]) => x);
    const ys = squares.map(([, y]) => y);
    const at: Square = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - at[0] + 1, Math.max(...ys) - at[1] + 1];
    const last = squares.at(-1) ?? at;
    if (squares.length !== width * height) {
      this.errors.push({
        code: 'drawing-base',
        message: `Expected the squares of ${id} to fill one rectangle, as a base does; found ${squares.map(squareName).join(', ')}. Two pieces need two letters.`,
        line: 2 * last[1] + 2,
        column: PITCH * last[0] + 3,
      });
    }
    return { id, at, width, height };
  }

  private at = (row: number, column: number): string => this.lines[row]?.[column] ?? ' ';

  /** One error a line: what follows a shift is wrong as well, and says nothing new. */
  private wrong(row: number, column: number, expected: string): void {
    if (this.errors.some(({ line }) => line === row + 1)) return;
    const sign = this.lines[row]?.[column];
    const found = sign === undefined ? 'the end of the line' : quoted(sign);
    this.errors.push({
      code: 'drawing',
      message: `Expected ${expected}; found ${found}.`,
      line: row + 1,
      column: column + 1,
    });
  }
}

const quoted = (text: string): string =>
  text === ' '
    ? 'a space'
    : text === '\t'
      ? 'a tab'
      : text === ''
        ? 'an empty line'
        : `"${text.length > 30 ? `${text.slice(0, 29)}…` : text}"`;
