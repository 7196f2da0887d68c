/** Changes on a board: walls, doors and terrain taken away, pieces moved or taken away, marked squares moved. */
import { type Door, type Segment, type Square, squareName } from '../../core/geometry/grid.ts';
import { capital } from '../../prose/words.ts';
import type { AnyScenario } from '../../scenario/asked.ts';
import type { Field } from '../../scenario/controls.ts';
import { setIn } from '../controls/lens.ts';
import { withBoard } from '../shape.ts';
import { type Edge, edgeKey, edgesOf, runsOf } from '../views/board/edges.ts';
import { movePiece, removePiece, setEdge, setTerrain } from '../views/board/edits.ts';
import { inside, type Position, type Terrain } from '../views/board/position.ts';
import { TERRAIN_WORDS } from '../views/board/words.ts';
import {
  type Box,
  boxOfPiece,
  boxOfSquare,
  type Change,
  distanceTo,
  type Holder,
  nowIn,
  SIZE,
  WAYS,
} from './change.ts';

/** What a question asks about a board, and the part of it that matters most. */
export interface Ground {
  readonly fields: readonly Field[];
  readonly scenario: AnyScenario;
  readonly position: Position;
  readonly focus: Box | undefined;
}

export const mapChanges = (ground: Ground): readonly Change[] => [
  ...wallChanges(ground),
  ...doorChanges(ground),
  ...terrainChanges(ground),
];

function onMap(
  { fields, scenario, position, focus }: Ground,
  told: Pick<Change, 'subject' | 'size' | 'words'>,
  box: Box,
  change: (board: Position['board']) => Position['board'],
): Change {
  return {
    ...told,
    distance: distanceTo(focus, box),
    apply: () => withBoard(fields, scenario, { ...position, board: change(position.board) }),
  };
}

/** One square's length of a wall; and the whole wall, where no such piece of it is enough. */
function wallChanges(ground: Ground): readonly Change[] {
  const { board } = ground.position;
  return runsOf(board.walls.flatMap(edgesOf)).flatMap((run) => {
    const edges = edgesOf(run);
    const subject = `wall/${edgeKey(run)}`;
    const without = (gone: readonly Edge[]) => (map: typeof board) =>
      gone.reduce((now, edge) => setEdge(now, edge, undefined), map);
    const single = edges.map((edge) => {
      const told = { subject, size: SIZE.taken, words: `Without the wall ${edgePlace(edge, board)}` };
      return onMap(ground, told, edge, without([edge]));
    });
    if (edges.length < 2) return single;
    const whole = { subject, size: edges.length, words: `Without the whole wall ${runPlace(run, board)}` };
    return [...single, onMap(ground, whole, run, without(edges))];
  });
}

/** Opened, closed, taken away. */
function doorChanges(ground: Ground): readonly Change[] {
  const { board } = ground.position;
  return board.doors.flatMap((door, i) => {
    const place = runPlace(door.edge, board);
    const subject = `door/${i}`;
    const replaced = (others: readonly Door[]) => (map: typeof board) => ({
      ...map,
      doors: map.doors.flatMap((other) => (other === door ? others : [other])),
    });
    const turned = { ...door, open: !door.open };
    return [
      onMap(
        ground,
        { subject, size: SIZE.turned, words: `The door ${place} ${turned.open ? 'open' : 'closed'}` },
        door.edge,
        replaced([turned]),
      ),
      onMap(
        ground,
        { subject: `${subject}/taken`, size: SIZE.removed, words: `Without the door ${place}` },
        door.edge,
        replaced([]),
      ),
    ];
  });
}

const KINDS: readonly Terrain[] = ['low', 'solid', 'pits'];

const terrainChanges = (ground: Ground): readonly Change[] =>
  KINDS.flatMap((kind) =>
    ground.position.board[kind].map((square) => {
      const name = squareName(square);
      const words = `${name} empty instead of ${TERRAIN_WORDS[kind]}`;
      return onMap(
        ground,
        { subject: `terrain/${name}`, size: SIZE.taken, words },
        boxOfSquare(square),
        (map) => setTerrain(map, square, undefined),
      );
    }),
  );

/** Each piece one square further in each direction where the board goes on, and each piece away. */
export const pieceChanges = (ground: Ground, name: Holder['name']): readonly Change[] =>
  ground.position.pieces.flatMap((piece) => {
    const { fields, scenario, position, focus } = ground;
    const distance = distanceTo(focus, boxOfPiece(piece));
    const change = (told: Pick<Change, 'subject' | 'size' | 'words'>, to: () => Position): Change => ({
      ...told,
      distance,
      apply: () => withBoard(fields, scenario, to()),
    });
    const moves = WAYS.flatMap(({ by, words, size }) => {
      const at = stepped(piece.at, by);
      const far: Square = [at[0] + piece.width - 1, at[1] + piece.height - 1];
      if (!inside(position.board, at) || !inside(position.board, far)) return [];
      const told = {
        subject: `move/${piece.id}`,
        size,
        words: `${capital(name(piece.id))} one square further ${words} (${squareName(at)})`,
      };
      return [change(told, () => movePiece(position, piece.id, at))];
    });
    const gone = { subject: `piece/${piece.id}`, size: SIZE.removed, words: `Without ${name(piece.id)}` };
    return [...moves, change(gone, () => removePiece(position, piece.id))];
  });

/** A marked square moved by one; a path one step shorter or longer; one of several marked squares left out. */
export function squareChanges(holder: Holder, field: Field): readonly Change[] {
  const { key, label, control, max = Number.POSITIVE_INFINITY } = field;
  const set = (told: Pick<Change, 'size' | 'words'>, value: unknown, part: string): Change => ({
    subject: `${key}/${part}`,
    distance: 0,
    ...told,
    apply: () => setIn(holder.scenario, [key], value),
  });
  const value = nowIn(holder, field);
  if (control === 'square') {
    return WAYS.map(({ by, words, size }) => {
      const at = stepped(value as Square, by);
      return set({ size, words: `${label} one square further ${words} (${squareName(at)})` }, at, 'at');
    });
  }
  const squares = value as readonly Square[];
  const last = squares.at(-1);
  if (control === 'squares') {
    return squares.map((square, i) =>
      set(
        { size: SIZE.taken, words: `${label}: without ${squareName(square)}` },
        squares.toSpliced(i, 1),
        squareName(square),
      ),
    );
  }
  if (last === undefined) return [];
  const shorter = { size: SIZE.taken, words: `${label}: without the last step, to ${squareName(last)}` };
  const longer = squares.length < max ? WAYS : [];
  return [
    set(shorter, squares.slice(0, -1), 'shorter'),
    ...longer.map(({ by }) => {
      const at = stepped(last, by);
      return set(
        { size: SIZE.moved, words: `${label}: one step further, to ${squareName(at)}` },
        [...squares, at],
        'longer',
      );
    }),
  ];
}

const stepped = ([x, y]: Square, [dx, dy]: Square): Square => [x + dx, y + dy];

/** "between B1 and B2"; at the rim "above B1". */
function edgePlace(edge: Edge, board: Position['board']): string {
  const [one, other] = beside(edge);
  return inside(board, one) && inside(board, other)
    ? `between ${squareName(one)} and ${squareName(other)}`
    : runPlace(edge, board);
}

/** "below B1 to D1", "to the right of A2". */
function runPlace(run: Segment, board: Position['board']): string {
  const edges = edgesOf(run);
  const [first, last] = [edges[0] ?? run, edges.at(-1) ?? run];
  const lies = run[1] === run[3];
  const before = inside(board, beside(first)[0]);
  const side = lies ? (before ? 'below' : 'above') : before ? 'to the right of' : 'to the left of';
  const [from, to] = [first, last].map((edge) => squareName(beside(edge)[before ? 0 : 1]));
  return from === to ? `${side} ${from}` : `${side} ${from} to ${to}`;
}

/** The squares above and below an edge, or to its left and right. */
const beside = ([x1, y1, , y2]: Edge): readonly [Square, Square] =>
  y1 === y2
    ? [
        [x1, y1 - 1],
        [x1, y1],
      ]
    : [
        [x1 - 1, y1],
        [x1, y1],
      ];
