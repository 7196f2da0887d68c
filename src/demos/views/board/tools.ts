/** What a tap or a key does with each tool. */
import type { Base, Square } from '../../../core/geometry/grid.ts';
import type { Field } from '../../../scenario/controls.ts';
import type { Edge } from './edges.ts';
import { addPiece, cycleDoor, erase, isFree, movePiece, toggleTerrain, toggleWall } from './edits.ts';
import type { Marking } from './markings.ts';
import { type Position, pieceAt, type Terrain } from './position.ts';

/** `marking:` and a key sets the squares of a field. */
export type Tool = 'move' | 'wall' | 'door' | Terrain | 'add' | 'remove' | `marking:${string}`;

export interface ListedTool {
  readonly tool: Tool;
  readonly label: string;
  readonly help: string;
}

/** The tools for a question: its markings, and the kinds of terrain that its schema names. */
export const toolsFor = (markings: readonly Marking[], terrain: readonly Field[]): readonly ListedTool[] => [
  {
    tool: 'move',
    label: 'Move',
    help: 'Drag a piece, or tap it and then a square. Its name below the tools changes what it is.',
  },
  ...markings.map(
    ({ key, label, kind }) => ({ tool: `marking:${key}`, label, help: MARKING_HELP[kind] }) as const,
  ),
  {
    tool: 'wall',
    label: 'Wall',
    help: 'Tap near a line between two squares, or press Shift and an arrow; once more takes the wall away.',
  },
  {
    tool: 'door',
    label: 'Door',
    help: 'Tap near a line, or press Shift and an arrow: closed, then open, then none.',
  },
  ...terrain.map(({ key, label }) => ({
    tool: key as Terrain,
    label,
    help: 'Tap a square; once more clears it.',
  })),
  { tool: 'add', label: 'Add', help: 'Tap an empty square to put a new piece there.' },
  { tool: 'remove', label: 'Remove', help: 'Tap a piece, a wall, a door or terrain.' },
];

const MARKING_HELP: Readonly<Record<Marking['kind'], string>> = {
  square: 'Tap the square.',
  squares: 'Tap a square; once more takes it out.',
  path: 'Tap squares one after another; a square further off is walked to straight. A tap on the last one takes a step back.',
};

/** The field whose squares the tool sets. */
export const markingOf = (tool: Tool, markings: readonly Marking[]): Marking | undefined =>
  markings.find(({ key }) => tool === `marking:${key}`);

/** Walls and doors are put on edges, everything else in squares. */
export const isEdgeTool = (tool: Tool): tool is 'wall' | 'door' => tool === 'wall' || tool === 'door';

export interface Place {
  readonly square: Square;
  /** Missing when the tap was in the middle of a square, or was no tap. */
  readonly edge?: Edge | undefined;
}

/**
 * The position after a tap, or `undefined` where the tap means nothing. `carried` is the piece that the reader
 * has picked up, `model` what a new piece is like.
 */
export function applyTool<P extends Base>(
  tool: Tool,
  position: Position<P>,
  { square, edge }: Place,
  { carried, model }: { readonly carried: string | undefined; readonly model: P },
): Position<P> | undefined {
  switch (tool) {
    case 'move':
      return carried === undefined ? undefined : movePiece(position, carried, square);
    case 'wall':
      return edge && { ...position, board: toggleWall(position.board, edge) };
    case 'door':
      return edge && { ...position, board: cycleDoor(position.board, edge) };
    case 'low':
    case 'solid':
    case 'pits':
      return { ...position, board: toggleTerrain(position.board, square, tool) };
    case 'add':
      return isFree(position, square) ? addPiece(position, square, model) : undefined;
    case 'remove':
      return erase(position, square, edge);
    default:
      // A marking says something about the squares and changes nothing in them.
      return undefined;
  }
}

/** What a tap with the move tool picks up: another piece than the one in hand. */
export function pickedUp(
  position: Position,
  square: Square,
  carried: string | undefined,
): string | undefined {
  const piece = pieceAt(position.pieces, square);
  return piece !== undefined && piece.id !== carried ? piece.id : undefined;
}
