/** What the Imperial Assault questions are asked about. Plain JSON; nothing here says what the answer is. */
import type { Base, GridMap } from '../../geometry/grid.ts';
import type { Readings } from './readings.ts';

/** `space` marks an empty space to ask about; it is no figure and no object. */
export const PIECE_KINDS = ['figure', 'companion', 'object', 'space'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface Piece extends Base {
  readonly kind: PieceKind;
}

/** Are `from` and `to` adjacent? Both are ids of pieces. Solid squares of the board are blocking terrain. */
export interface IaAdjacentScenario {
  readonly question: 'ia/adjacent';
  readonly board: GridMap;
  readonly pieces: readonly Piece[];
  readonly from: string;
  readonly to: string;
  /** Open points taken another way than by default. */
  readonly readings?: Readings;
}
