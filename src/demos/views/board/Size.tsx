/** The board's size, in a disclosure with the keys: both are needed seldom. */
import { LIMITS } from '../../../scenario/fields.ts';
import { piecesFit, resize } from './edits.ts';
import type { Position } from './position.ts';

interface SizeProps {
  readonly position: Position;
  readonly onResize: (position: Position) => void;
}

export function Size({ position, onResize }: SizeProps) {
  const { board, pieces } = position;
  const button = (label: string, width: number, height: number) => {
    const possible =
      width >= 1 &&
      height >= 1 &&
      width <= LIMITS.width &&
      height <= LIMITS.height &&
      piecesFit(pieces, width, height);
    return (
      <button
        type="button"
        disabled={!possible}
        onClick={() => onResize({ ...position, board: resize(board, width, height) })}
      >
        {label}
      </button>
    );
  };
  return (
    <div class="actions">
      {button('Add a column', board.width + 1, board.height)}
      {button('Take a column away', board.width - 1, board.height)}
      {button('Add a row', board.width, board.height + 1)}
      {button('Take a row away', board.width, board.height - 1)}
    </div>
  );
}

/** How the board works by keyboard. */
export const Keys = ({ id }: { readonly id: string }) => (
  <p class="help" id={id}>
    By keyboard: the arrow keys go from square to square. Enter picks a piece up and puts it down, or uses the
    tool in hand. With the wall or door tool, Shift and an arrow key change that side of the square. Delete
    removes a piece. Escape puts back what is in hand.
  </p>
);
