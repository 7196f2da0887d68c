/** What makes a map, or what stands on it, no position at all. Shared by the games played on a grid. */
import type { Path, SetupError } from '../result.ts';
import { type Base, type GridMap, type Segment, type Square, squareName } from './grid.ts';
import { overlap, spaceOf, squaresIn } from './space.ts';
import { horizontalWall, isSolid, verticalWall, type Walls } from './walls.ts';

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

/** Walls and doors must run along grid lines, and everything must lie on the board. */
export function mapErrors(map: GridMap): readonly SetupError[] {
  return [
    ...map.walls.flatMap((segment, i) => runErrors(map, 'wall', segment, ['board', 'walls', i])),
    ...map.doors.flatMap(({ edge }, i) => runErrors(map, 'door', edge, ['board', 'doors', i, 'edge'])),
    ...terrainErrors(map, 'solid', 'Solid terrain'),
    ...terrainErrors(map, 'low', 'Low objects'),
    ...terrainErrors(map, 'pits', 'A pit'),
  ];
}

/**
 * Bases must lie on the board, in the open, clear of walls and of each other, each with an id of its own.
 * Two that `mayShare` allows may stand in the same squares.
 */
export function baseErrors<B extends Base>(
  walls: Walls,
  bases: readonly B[],
  mayShare: (a: B, b: B) => boolean = () => false,
): readonly SetupError[] {
  return bases.flatMap((base, i) => [
    ...placeErrors(walls, base, i),
    ...bases.slice(0, i).flatMap((earlier) => pairErrors(earlier, base, i, mayShare(earlier, base))),
  ]);
}

function runErrors(
  { width, height }: GridMap,
  what: 'wall' | 'door',
  [x1, y1, x2, y2]: Segment,
  path: Path,
): SetupError[] {
  const from = `The ${what} from (${x1}, ${y1}) to (${x2}, ${y2})`;
  if (x1 === x2 && y1 === y2) return [error(`${what}-without-length`, `${from} has no length.`, ...path)];
  if (x1 !== x2 && y1 !== y2) {
    return [error(`${what}-off-the-grid-lines`, `${from} does not run along a grid line.`, ...path)];
  }
  const inside = Math.min(x1, x2, y1, y2) >= 0 && Math.max(x1, x2) <= width && Math.max(y1, y2) <= height;
  return inside
    ? []
    : [error(`${what}-off-the-board`, `${from} leaves the board of ${width} by ${height} squares.`, ...path)];
}

const terrainErrors = (map: GridMap, kind: 'solid' | 'low' | 'pits', name: string): SetupError[] =>
  map[kind].flatMap((square, i) =>
    onBoard(map, square)
      ? []
      : [
          error(
            'terrain-off-the-board',
            `${name} at ${squareName(square)} lies off the board of ${map.width} by ${map.height} squares.`,
            'board',
            kind,
            i,
          ),
        ],
  );

function placeErrors(walls: Walls, base: Base, i: number): SetupError[] {
  const space = spaceOf(base);
  const squares = squaresIn(space);
  const place = `${base.name} at ${squareName(base.at)}`;
  if (!squares.every((square) => onBoard(walls, square))) {
    const size = base.width * base.height > 1 ? `, ${base.width} by ${base.height} squares big,` : '';
    return [error('piece-off-the-board', `${place}${size} does not fit on the board.`, 'pieces', i, 'at')];
  }
  const solid = squares.find((square) => isSolid(walls, square));
  if (solid) {
    const message = `${place} stands on solid terrain in ${squareName(solid)}.`;
    return [error('piece-on-solid-terrain', message, 'pieces', i, 'at')];
  }
  const split = squares.find(
    ([x, y]) => (x > space.x0 && verticalWall(walls, x, y)) || (y > space.y0 && horizontalWall(walls, x, y)),
  );
  if (!split) return [];
  const message = `A wall runs through the base of ${place}, beside ${squareName(split)}.`;
  return [error('wall-through-piece', message, 'pieces', i, 'at')];
}

function pairErrors(earlier: Base, base: Base, i: number, share: boolean): SetupError[] {
  const errors: SetupError[] = [];
  if (earlier.id === base.id) {
    const message = `${earlier.name} and ${base.name} at ${squareName(base.at)} have the same letter ${base.id}.`;
    errors.push(error('same-id', message, 'pieces', i, 'id'));
  }
  const [a, b] = [spaceOf(earlier), spaceOf(base)];
  if (!share && overlap(a, b)) {
    const common: Square = [Math.max(a.x0, b.x0), Math.max(a.y0, b.y0)];
    const message = `${earlier.name} and ${base.name} both stand in ${squareName(common)}.`;
    errors.push(error('pieces-overlap', message, 'pieces', i, 'at'));
  }
  return errors;
}

const onBoard = ({ width, height }: { readonly width: number; readonly height: number }, [x, y]: Square) =>
  x >= 0 && x < width && y >= 0 && y < height;
