/** A board as a picture. Nothing here can be changed; `EditableBoard` adds that. */
import type { ComponentChildren, HTMLAttributes, Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Mark } from '../../../core/verdict.ts';
import { useHeld } from '../../use-held.ts';
import { Coordinates, GridLines, Terrain } from './Ground.tsx';
import { Markings } from './Markings.tsx';
import { Areas, Labels, Lines } from './Marks.tsx';
import type { Marking } from './markings.ts';
import { PieceNames, Pieces } from './Pieces.tsx';
import type { Position, Role } from './position.ts';
import { fitOf, px, SQUARE, sizeOf } from './scale.ts';
import { Walls } from './Walls.tsx';
import { boardWords } from './words.ts';

export interface Picture {
  readonly position: Position;
  readonly marks: readonly Mark[];
  readonly roles: readonly Role[];
  /** Squares that the question asks for. */
  readonly markings: readonly Marking[];
  /** How a side is drawn follows from its place in this list. */
  readonly sides: readonly string[];
}

/** The box that scrolls when the board is wider than its place, and the drawing's size in it. */
export function Frame({
  board,
  frame,
  children,
  ...listeners
}: {
  readonly board: Position['board'];
  readonly frame?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
} & Pick<HTMLAttributes<HTMLDivElement>, 'onFocusIn' | 'onFocusOut'>) {
  return (
    <div class={`board board-${fitOf(board)}`}>
      <div ref={frame ?? null} class="board-sheets" {...listeners}>
        {children}
      </div>
    </div>
  );
}

export const frameAttributes = (board: Position['board']) => {
  const [width, height] = sizeOf(board);
  return { class: 'board-drawing', width, height, viewBox: `0 0 ${width} ${height}` } as const;
};

/** What does not change while pieces move. */
const Ground = ({ board }: Pick<Position, 'board'>) =>
  useMemo(
    () => (
      <>
        <Coordinates width={board.width} height={board.height} />
        <rect
          class="board-ground"
          x={px(0)}
          y={px(0)}
          width={board.width * SQUARE}
          height={board.height * SQUARE}
        />
        <Terrain {...board} />
        <GridLines width={board.width} height={board.height} />
      </>
    ),
    [board],
  );

interface DrawingProps extends Picture {
  /** The piece in hand. */
  readonly carried?: string | undefined;
  /** Is a piece on its way? */
  readonly moving?: boolean;
}

/** All that there is to see. */
export function Drawing({ position, marks, markings, roles, sides, carried, moving = false }: DrawingProps) {
  const { board, pieces } = position;
  // Dozens of small texts would not keep up with a finger; out of date, they would say what is wrong.
  const labels = useHeld(<Labels marks={marks} />, moving);
  return (
    <>
      <Ground board={board} />
      <Markings markings={markings} />
      <Areas marks={marks} />
      {useMemo(
        () => (
          <Walls {...board} />
        ),
        [board],
      )}
      <Pieces pieces={pieces} sides={sides} roles={roles} carried={carried} />
      <Lines marks={marks} />
      <g visibility={moving ? 'hidden' : undefined}>{labels}</g>
      <PieceNames pieces={pieces} sides={sides} carried={carried} />
    </>
  );
}

export function Board(picture: Picture) {
  const { position, markings, roles } = picture;
  return (
    <Frame board={position.board}>
      <svg {...frameAttributes(position.board)} role="img" aria-label={boardWords(position, roles, markings)}>
        <Drawing {...picture} />
      </svg>
    </Frame>
  );
}
