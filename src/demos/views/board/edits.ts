/** Every change that a reader can make to a position. Each gives a new position; none judges whether it is legal. */
import type { Base, GridMap, Square } from '../../../core/geometry/grid.ts';
import { freeId } from '../../free-id.ts';
import { type Edge, type EdgeState, edgeKey, edgeStates, edgesOf, runsOf, sameEdge } from './edges.ts';
import { covers, inside, type Position, pieceAt, sameSquare, type Terrain } from './position.ts';

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** The square nearest to `at` where the whole base is on the map. */
export const nearestFit = ({ width, height }: GridMap, piece: Base, [x, y]: Square): Square => [
  clamp(x, width - piece.width),
  clamp(y, height - piece.height),
];

/** Changes fields of one piece; a base that would hang over the rim is pulled back onto the map. */
export function changePiece<P extends Base>(
  position: Position<P>,
  id: string,
  change: Partial<P>,
): Position<P> {
  const pieces = position.pieces.map((piece) => {
    if (piece.id !== id) return piece;
    const changed = { ...piece, ...change };
    return { ...changed, at: nearestFit(position.board, changed, changed.at) };
  });
  return { ...position, pieces };
}

export const movePiece = <P extends Base>(position: Position<P>, id: string, at: Square): Position<P> =>
  changePiece(position, id, { at } as Partial<P>);

export const removePiece = <P extends Base>(position: Position<P>, id: string): Position<P> => ({
  ...position,
  pieces: position.pieces.filter((piece) => piece.id !== id),
});

/** Puts a new piece like `model` on a square; `undefined` when every letter is taken. */
export function addPiece<P extends Base>(
  position: Position<P>,
  at: Square,
  model: P,
): Position<P> | undefined {
  const id = freeId(position.pieces.map((piece) => piece.id));
  if (id === undefined) return undefined;
  const piece: P = { ...model, id, name: `Piece ${id}`, at, width: 1, height: 1 };
  return { ...position, pieces: [...position.pieces, piece] };
}

/** Puts `state` on the edge, or clears it; what else stood there goes. */
export function setEdge(map: GridMap, edge: Edge, state: EdgeState | undefined): GridMap {
  const elsewhere = (other: Edge) => !sameEdge(other, edge);
  const walls = map.walls.flatMap(edgesOf).filter(elsewhere);
  const doors = map.doors.flatMap(({ edge: whole, open }) => {
    const parts = edgesOf(whole);
    return parts.every(elsewhere)
      ? [{ edge: whole, open }]
      : runsOf(parts.filter(elsewhere)).map((e) => ({ edge: e, open }));
  });
  return {
    ...map,
    walls: runsOf(state === 'wall' ? [...walls, edge] : walls),
    doors:
      state === 'open-door' || state === 'closed-door'
        ? [...doors, { edge, open: state === 'open-door' }]
        : doors,
  };
}

export function toggleWall(map: GridMap, edge: Edge): GridMap {
  const state = edgeStates(map).get(edgeKey(edge));
  return setEdge(map, edge, state === 'wall' ? undefined : 'wall');
}

/** None, then closed, then open, then none again. */
export function cycleDoor(map: GridMap, edge: Edge): GridMap {
  const state = edgeStates(map).get(edgeKey(edge));
  const next = { 'closed-door': 'open-door', 'open-door': undefined, wall: 'closed-door' } as const;
  return setEdge(map, edge, state === undefined ? 'closed-door' : next[state]);
}

export const terrainAt = (map: GridMap, square: Square): Terrain | undefined =>
  (['solid', 'low', 'pits'] as const).find((kind) => map[kind].some((other) => sameSquare(other, square)));

/** Puts one kind of terrain in a square, or clears it: a square has one kind at most. */
export function setTerrain(map: GridMap, square: Square, kind: Terrain | undefined): GridMap {
  const without = (squares: readonly Square[]) => squares.filter((other) => !sameSquare(other, square));
  const cleared = { ...map, solid: without(map.solid), low: without(map.low), pits: without(map.pits) };
  return kind === undefined ? cleared : { ...cleared, [kind]: [...cleared[kind], square] };
}

export const toggleTerrain = (map: GridMap, square: Square, kind: Terrain): GridMap =>
  setTerrain(map, square, terrainAt(map, square) === kind ? undefined : kind);

/** Takes away what is there: the piece, else the wall or door at the edge, else the terrain. */
export function erase<P extends Base>(position: Position<P>, square: Square, edge?: Edge): Position<P> {
  const piece = pieceAt(position.pieces, square);
  if (piece !== undefined) return removePiece(position, piece.id);
  const board =
    edge !== undefined && edgeStates(position.board).has(edgeKey(edge))
      ? setEdge(position.board, edge, undefined)
      : setTerrain(position.board, square, undefined);
  return { ...position, board };
}

/** The map with another size; what lies beyond the new rim goes. */
export function resize(map: GridMap, width: number, height: number): GridMap {
  const fits = ([x1, y1, x2, y2]: Edge) => Math.max(x1, x2) <= width && Math.max(y1, y2) <= height;
  const size = { ...map, width, height };
  const keep = (squares: readonly Square[]) => squares.filter((square) => inside(size, square));
  return {
    ...size,
    walls: runsOf(map.walls.flatMap(edgesOf).filter(fits)),
    doors: map.doors.filter((door) => fits(door.edge)),
    solid: keep(map.solid),
    low: keep(map.low),
    pits: keep(map.pits),
  };
}

/** Is some piece in the way of a map of that size? */
export const piecesFit = (pieces: readonly Base[], width: number, height: number): boolean =>
  pieces.every((piece) => piece.at[0] + piece.width <= width && piece.at[1] + piece.height <= height);

/** May a new piece go there? */
export const isFree = (position: Position, square: Square): boolean =>
  inside(position.board, square) && !position.pieces.some((piece) => covers(piece, square));
