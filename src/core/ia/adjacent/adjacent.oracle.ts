/**
 * Adjacency by another way than the core's: every square is cut into 4 × 4 cells, a wall runs between cells, and a
 * flood of the cells at the shared edge or corner shows whether one space is reached from the other. Only the
 * reading `both-sides`; only single squares.
 */
import type { GridMap, Segment, Square } from '../../geometry/grid.ts';

const FINE = 4;

export function adjacentByFlood(board: GridMap, a: Square, b: Square): boolean {
  if (solid(board, a) || solid(board, b)) return false;
  const edge = a[0] === b[0] || a[1] === b[1];
  // Round a shared corner any way will do; across a shared edge none but the straight one.
  const near = (cell: Square) =>
    distance(cell, a) <= 1 && distance(cell, b) <= 1 && (!edge || inside(cell, a) || inside(cell, b));
  const open = cellsOf(a).filter(near);
  const reached = new Set(open.map(String));
  for (let cell = open.pop(); cell; cell = open.pop()) {
    if (inside(cell, b)) return true;
    for (const [dx, dy] of STEPS) {
      const next: Square = [cell[0] + dx, cell[1] + dy];
      if (reached.has(String(next)) || !near(next) || barred(board, cell, next)) continue;
      reached.add(String(next));
      open.push(next);
    }
  }
  return false;
}

const STEPS: readonly Square[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const cellsOf = ([x, y]: Square): Square[] =>
  Array.from({ length: FINE * FINE }, (_, i) => [x * FINE + (i % FINE), y * FINE + Math.floor(i / FINE)]);

const squareOf = ([x, y]: Square): Square => [Math.floor(x / FINE), Math.floor(y / FINE)];
const inside = (cell: Square, square: Square) => String(squareOf(cell)) === String(square);

/** Steps, diagonals counted as one, from a cell to a square. */
const distance = ([x, y]: Square, [sx, sy]: Square): number =>
  Math.max(sx * FINE - x, x - (sx * FINE + FINE - 1), sy * FINE - y, y - (sy * FINE + FINE - 1), 0);

const solid = (board: GridMap, square: Square) => board.solid.some((s) => String(s) === String(square));

/** A step between cells is barred off the map, into blocking terrain, and across a wall or a closed door. */
function barred(board: GridMap, [x, y]: Square, [nx, ny]: Square): boolean {
  if (nx < 0 || ny < 0 || nx >= board.width * FINE || ny >= board.height * FINE) return true;
  if (solid(board, squareOf([nx, ny]))) return true;
  const [x2, y2] = [Math.max(x, nx), Math.max(y, ny)];
  const closed: readonly Segment[] = [
    ...board.walls,
    ...board.doors.filter(({ open }) => !open).map(({ edge }) => edge),
  ];
  return closed.some(([ax, ay, bx, by]) =>
    x === nx
      ? ay === by && ay * FINE === y2 && Math.min(ax, bx) * FINE <= x && x < Math.max(ax, bx) * FINE
      : ax === bx && ax * FINE === x2 && Math.min(ay, by) * FINE <= y && y < Math.max(ay, by) * FINE,
  );
}
