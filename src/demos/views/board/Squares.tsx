/** The squares as cells of a grid: what is focused, tapped and read out. */
import { useMemo } from 'preact/hooks';
import type { Square } from '../../../core/geometry/grid.ts';
import type { Edge } from './edges.ts';
import { type Position, pieceAt } from './position.ts';
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
        <Row
          key={y}
          y={y}
          tabStop={y === cursor[1] ? cursor[0] : undefined}
          words={row.map((square) => {
            const piece = pieceAt(position.pieces, square);
            const inHand = piece !== undefined && piece.id === carried;
            return inHand ? `${words(square)}; in hand` : words(square);
          })}
          taken={row.map((square) => pieceAt(position.pieces, square) !== undefined)}
          onFocus={onFocus}
        />
      ))}
    </>
  );
}

interface RowProps {
  readonly y: number;
  /** The column of the square that has the grid's tab stop. */
  readonly tabStop: number | undefined;
  readonly words: readonly string[];
  readonly taken: readonly boolean[];
  readonly onFocus: (square: Square) => void;
}

/** While a piece is dragged over a large board, most rows stay as they are. */
const Row = ({ y, tabStop, words, taken, onFocus }: RowProps) =>
  useMemo(
    () => (
      // biome-ignore lint/a11y/useSemanticElements: a row of a drawing
      <g role="row" transform={`translate(0 ${px(y)})`}>
        {words.map((label, x) => (
          // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing
          <rect
            key={x}
            role="gridcell"
            class={taken[x] ? 'square square-taken' : 'square'}
            width={SQUARE}
            height={SQUARE}
            tabindex={x === tabStop ? 0 : -1}
            x={px(x)}
            aria-label={label}
            onFocus={() => onFocus([x, y])}
          />
        ))}
      </g>
    ),
    // Whether a square is taken shows in its words.
    [y, tabStop, words.join(), onFocus],
  );

/** The ring round the focused square, above everything else. */
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
