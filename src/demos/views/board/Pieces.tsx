/** Pieces as discs, rounded squares and so on: the side shows in shape and fill as well as in colour. */
import type { Ref } from 'preact';
import type { Base } from '../../../core/geometry/grid.ts';
import { type Role, sidesOf } from './position.ts';
import { px, SQUARE } from './scale.ts';

const INSET = 4;
/** After the fourth side the shapes come round again. */
export const SIDE_STYLES = 4;

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
  const room = Math.floor(width * 10);
  return name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`;
}

interface PieceProps {
  readonly piece: Base;
  readonly style: number;
  readonly role: boolean;
  readonly carried: boolean;
  readonly shift?: Ref<SVGGElement> | undefined;
}

function Piece({ piece, style, role, carried, shift }: PieceProps) {
  const [w, h] = [piece.width * SQUARE - 2 * INSET, piece.height * SQUARE - 2 * INSET];
  const middle = `translate(${px(piece.at[0] + piece.width / 2)} ${px(piece.at[1] + piece.height / 2)})`;
  const classes = ['piece', `side-${style}`, role && 'piece-role', carried && 'piece-carried'];
  return (
    <g class={classes.filter(Boolean).join(' ')} transform={middle}>
      <g ref={shift ?? null}>
        {role && <Shape width={w + 7} height={h + 7} style={style} />}
        <Shape width={w} height={h} style={style} />
        <text class="piece-letter" y={piece.height > 1 ? 7 : 3}>
          {piece.id}
        </text>
        <text class="piece-name" y={h / 2}>
          {shortName(piece.name, piece.width)}
        </text>
      </g>
    </g>
  );
}

interface PiecesProps {
  readonly pieces: readonly Base[];
  readonly roles: readonly Role[];
  readonly carried?: string | undefined;
  /** The group that follows the pointer while its piece is dragged. */
  readonly shift?: Ref<SVGGElement>;
}

export function Pieces({ pieces, roles, carried, shift }: PiecesProps) {
  const sides = sidesOf(pieces);
  return (
    <g class="board-pieces">
      {pieces.map((piece, i) => (
        <Piece
          key={`${piece.id}${i}`}
          piece={piece}
          style={sides.indexOf(piece.side) % SIDE_STYLES}
          role={roles.some((role) => role.piece === piece.id)}
          carried={piece.id === carried}
          shift={piece.id === carried ? shift : undefined}
        />
      ))}
    </g>
  );
}
