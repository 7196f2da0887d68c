/** The squares as cells of a grid: what is focused, tapped and read out. */
import type { Square } from '../../../core/geometry/grid.ts';
import type { Edge } from './edges.ts';
import { type Position, pieceAt, sameSquare } from './position.ts';
import { px, SQUARE } from './scale.ts';
import { rowsOf } from './words.ts';

interface SquaresProps {
  readonly position: Position;
  readonly cursor: Square;
  readonly carried: string | undefined;
  readonly words: (square: Square) => string;
  readonly onFocus: (square: Square) => void;
}

export function Squares({ position, cursor, carried, words, onFocus }: SquaresProps) {
  return (
    <>
      {rowsOf(position.board).map((row, y) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a drawing
        <g key={y} role="row">
          {row.map((square) => {
            const piece = pieceAt(position.pieces, square);
            const inHand = piece !== undefined && piece.id === carried;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing
              <rect
                key={square[0]}
                role="gridcell"
                class={piece ? 'square square-taken' : 'square'}
                x={px(square[0])}
                y={px(y)}
                width={SQUARE}
                height={SQUARE}
                tabindex={sameSquare(square, cursor) ? 0 : -1}
                aria-label={inHand ? `${words(square)}; in hand` : words(square)}
                onFocus={() => onFocus(square)}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}

/** The ring round the focused square, above everything else; shown by the stylesheet while there is a focus. */
export function Cursor({ square: [x, y] }: { readonly square: Square }) {
  return (
    <rect
      class="board-cursor"
      x={px(x) + 1.5}
      y={px(y) + 1.5}
      width={SQUARE - 3}
      height={SQUARE - 3}
      rx="4"
    />
  );
}

/** Where a tap would put a wall or a door. */
export const EdgeHint = ({ edge: [x1, y1, x2, y2] }: { readonly edge: Edge }) => (
  <line class="edge-hint" x1={px(x1)} y1={px(y1)} x2={px(x2)} y2={px(y2)} />
);
