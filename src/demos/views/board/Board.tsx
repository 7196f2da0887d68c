/** A board as a picture. Nothing here can be changed; `EditableBoard` adds that. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Mark } from '../../../core/verdict.ts';
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
  children,
}: {
  readonly board: Position['board'];
  readonly children: ComponentChildren;
}) {
  return <div class={`board board-${fitOf(board)}`}>{children}</div>;
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

type UnderProps = Pick<Picture, 'position' | 'marks' | 'markings'>;

export const Under = ({ position, marks, markings }: UnderProps) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <g aria-hidden="true">
    <Ground board={position.board} />
    <Markings markings={markings} />
    <Areas marks={marks} />
  </g>
);

export function Board(picture: Picture) {
  const { position, marks, markings, roles, sides } = picture;
  return (
    <Frame board={position.board}>
      <svg {...frameAttributes(position.board)} role="img" aria-label={boardWords(position, roles, markings)}>
        <Under {...picture} />
        <Walls {...position.board} />
        <Pieces pieces={position.pieces} sides={sides} roles={roles} />
        <Lines marks={marks} />
        <Labels marks={marks} />
        <PieceNames pieces={position.pieces} sides={sides} />
      </svg>
    </Frame>
  );
}
