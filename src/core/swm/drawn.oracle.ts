/** Positions for the tests, drawn as in front matter, with letters for the pieces. */
import { readDrawing } from '../../scenario/drawing-reader.ts';
import type { GridMap } from '../geometry/grid.ts';
import type { AbilityId } from './abilities/index.ts';
import type { Character } from './scenario.ts';

interface Drawn {
  readonly board: GridMap;
  readonly pieces: readonly Character[];
}

/** `sides` maps a side to its letters; the piece called X is named "X". */
export function drawn(
  text: string,
  sides: Readonly<Record<string, string>>,
  abilities: Readonly<Record<string, readonly AbilityId[]>> = {},
): Drawn {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)).filter((at) => at >= 0));
  const read = readDrawing(lines.map((line) => line.slice(indent)).join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const sideOf = (id: string) =>
    Object.entries(sides).find(([, letters]) => letters.includes(id))?.[0] ?? 'none';
  return {
    board: read.value.board,
    pieces: read.value.pieces.map((piece) => ({
      ...piece,
      name: piece.id,
      side: sideOf(piece.id),
      abilities: abilities[piece.id] ?? [],
    })),
  };
}
