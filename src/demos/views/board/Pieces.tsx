/** Pieces as discs, rounded squares and so on: the side shows in shape and fill as well as in colour. */
import type { ComponentChildren } from 'preact';
import type { Base } from '../../../core/geometry/grid.ts';
import type { Role } from './position.ts';
import { px, SQUARE } from './scale.ts';

const INSET = 4;
/** After the fourth side the shapes come round again. */
const SIDE_STYLES = 4;

export const styleOf = (sides: readonly string[], piece: Base): number =>
  Math.max(0, sides.indexOf(piece.side)) % SIDE_STYLES;

/** How round the corners of a side's pieces are, as a part of the shorter half. */
const ROUNDNESS = [1, 0.32, 0.32, 1] as const;

interface ShapeProps {
  readonly width: number;
  readonly height: number;
  readonly style: number;
}

/** The outline of a piece, around its own middle. */
export function Shape({ width, height, style }: ShapeProps) {
  const round = (ROUNDNESS[style] ?? 1) * (Math.min(width, height) / 2);
  return <rect class="piece-shape" x={-width / 2} y={-height / 2} width={width} height={height} rx={round} />;
}

/** A name cut to what fits beneath a piece of that width, in squares. */
export function shortName(name: string, width: number): string {
  const room = Math.floor(width * 9);
  return name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`;
}

interface PiecesProps {
  readonly pieces: readonly Base[];
  readonly sides: readonly string[];
  readonly roles: readonly Role[];
  readonly carried?: string | undefined;
}

interface GroupsProps extends Omit<PiecesProps, 'roles'> {
  readonly children: (piece: Base, style: number) => ComponentChildren;
}

/** Each piece's group, at its middle; the inner one follows the pointer while the piece is dragged. */
function Groups({ pieces, sides, carried, children }: GroupsProps) {
  return (
    <>
      {pieces.map((piece, i) => {
        const style = styleOf(sides, piece);
        const middle = `translate(${px(piece.at[0] + piece.width / 2)} ${px(piece.at[1] + piece.height / 2)})`;
        const inHand = piece.id === carried;
        return (
          <g
            key={`${piece.id}${i}`}
            class={`piece side-${style}${inHand ? ' piece-carried' : ''}`}
            transform={middle}
          >
            <g class="piece-shift">{children(piece, style)}</g>
          </g>
        );
      })}
    </>
  );
}

const heightOf = (piece: Base): number => piece.height * SQUARE - 2 * INSET;

export const Pieces = ({ pieces, sides, roles, carried }: PiecesProps) => (
  <g class="board-pieces">
    <Groups pieces={pieces} sides={sides} carried={carried}>
      {(piece, style) => {
        const [width, height] = [piece.width * SQUARE - 2 * INSET, heightOf(piece)];
        const singledOut = roles.some((role) => role.piece === piece.id);
        return (
          <>
            {singledOut && (
              <g class="piece-ring">
                <Shape width={width + 7} height={height + 7} style={style} />
              </g>
            )}
            <Shape width={width} height={height} style={style} />
          </>
        );
      }}
    </Groups>
  </g>
);

/** Letters and names, above everything that is drawn across the pieces. */
export const PieceNames = ({ pieces, sides, carried }: Omit<PiecesProps, 'roles'>) => (
  <g class="board-piece-names">
    <Groups pieces={pieces} sides={sides} carried={carried}>
      {(piece) => (
        <>
          <text class="piece-letter" y={piece.height > 1 ? 6 : 3}>
            {piece.id}
          </text>
          <text class="piece-name" y={heightOf(piece) / 2}>
            {shortName(piece.name, piece.width)}
          </text>
        </>
      )}
    </Groups>
  </g>
);
