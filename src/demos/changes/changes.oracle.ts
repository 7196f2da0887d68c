/** How many things two scenarios differ in, and every single change of a small board: worked out the slow way. */
import type { Segment, Square } from '../../core/geometry/grid.ts';
import type { LineOfSightScenario } from '../../core/swm/scenario.ts';

type Json = unknown;

/** A square further, one wall, one value: each counts 1. */
export function differences(before: Json, after: Json, key = ''): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  if (key === 'walls') return wallDifferences(before as Segment[], after as Segment[]);
  if (isSquare(before) && isSquare(after)) {
    return Math.max(Math.abs(before[0] - after[0]), Math.abs(before[1] - after[1]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after);
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].reduce((sum, inner) => sum + differences(before[inner], after[inner], inner), 0);
  }
  // Readings: the first one that is taken otherwise brings the object that holds it.
  if (key === 'readings') return Object.keys((after ?? before) as object).length;
  return 1;
}

function listDifferences(before: readonly Json[], after: readonly Json[]): number {
  const [a, b] = [before, after].map((list) => list.map((item) => JSON.stringify(item)));
  if (!a || !b) return 0;
  if (a.length !== b.length || typeof before[0] === 'string') {
    const gone = a.filter((item) => !b.includes(item)).length;
    const come = b.filter((item) => !a.includes(item)).length;
    return Math.max(gone + come, Math.abs(a.length - b.length));
  }
  const places = a.flatMap((item, i) => (item === b[i] ? [] : [i]));
  const [i = 0, j = 0] = places;
  if (places.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i]) return 1;
  return places.reduce((sum, place) => sum + differences(before[place], after[place]), 0);
}

/** Part of one straight wall, whatever its length, is one thing; so is nothing else. */
function wallDifferences(before: readonly Segment[], after: readonly Segment[]): number {
  const [a, b] = [unitsOf(before), unitsOf(after)];
  const changed = [...new Set([...a, ...b])].filter((edge) => a.includes(edge) !== b.includes(edge));
  const lines = new Set(
    changed.map((edge) => {
      const [x1, y1, x2] = edge.split(',').map(Number);
      return x1 === x2 ? `x${x1}` : `y${y1}`;
    }),
  );
  return lines.size;
}

const unitsOf = (walls: readonly Segment[]): string[] =>
  walls.flatMap(([x1, y1, x2, y2]) => {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
    return Array.from({ length }, (_, i) =>
      (x1 === x2 ? [x, y + i, x, y + i + 1] : [x + i, y, x + i + 1, y]).join(),
    );
  });

const isSquare = (value: Json): value is Square =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every position with one thing of the board other than it is; diagonal moves are apart, being a step more. */
export function everyBoardChange(scenario: LineOfSightScenario): {
  readonly least: readonly LineOfSightScenario[];
  readonly diagonal: readonly { readonly piece: string; readonly scenario: LineOfSightScenario }[];
} {
  const { board, pieces } = scenario;
  const onBoard = (change: Partial<typeof board>) => ({ ...scenario, board: { ...board, ...change } });
  const moves = pieces.flatMap((piece) =>
    [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => {
        const [x, y] = [piece.at[0] + dx, piece.at[1] + dy];
        const stays = dx === 0 && dy === 0;
        const off = x < 0 || y < 0 || x + piece.width > board.width || y + piece.height > board.height;
        if (stays || off) return [];
        const at: Square = [x, y];
        const moved = pieces.map((other) => (other === piece ? { ...piece, at } : other));
        return [
          { piece: piece.id, straight: dx === 0 || dy === 0, scenario: { ...scenario, pieces: moved } },
        ];
      }),
    ),
  );
  const units = [...new Set(unitsOf(board.walls))].map(
    (unit) => unit.split(',').map(Number) as unknown as Segment,
  );
  const without = <T>(list: readonly T[]) => list.map((one) => list.filter((other) => other !== one));
  const ids = pieces.map(({ id }) => id);
  return {
    least: [
      ...moves.filter(({ straight }) => straight).map((move) => move.scenario),
      ...without(pieces).map((left) => ({ ...scenario, pieces: left })),
      ...without(units).map((walls) => onBoard({ walls })),
      ...without(board.doors).map((doors) => onBoard({ doors })),
      ...board.doors.map((door) =>
        onBoard({ doors: board.doors.map((one) => (one === door ? { ...one, open: !one.open } : one)) }),
      ),
      ...without(board.low).map((low) => onBoard({ low })),
      ...without(board.solid).map((solid) => onBoard({ solid })),
      ...without(board.pits).map((pits) => onBoard({ pits })),
      ...ids.map((from) => ({ ...scenario, from })),
      ...ids.map((to) => ({ ...scenario, to })),
    ],
    diagonal: moves.filter(({ straight }) => !straight),
  };
}
