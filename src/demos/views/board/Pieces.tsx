/** Pieces as discs, rounded squares and so on: the side shows in shape and fill as well as in colour. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
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

/** A name cut to what fits beneath a piece. The letter that the piece bears need not end it as well. */
function shortName({ id, name: whole, width }: Base): string {
  const name = whole.endsWith(` ${id}`) ? whole.slice(0, -id.length - 1) : whole;
  const room = Math.floor(width * 9);
  return name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`;
}

interface PiecesProps {
  readonly pieces: readonly Base[];
  readonly sides: readonly string[];
  readonly roles: readonly Role[];
  /** The piece in hand. */
  readonly carried?: string | undefined;
}

/** What is drawn of a piece, around its middle. */
type Drawing = (piece: Base, style: number, ringed: boolean) => ComponentChildren;

interface GroupsProps extends Omit<PiecesProps, 'roles'> {
  /** The pieces with a ring. */
  readonly ringed?: readonly string[];
  readonly draw: Drawing;
}

/**
 * A group for each piece, at its middle; in that of the one in hand another follows the pointer. All others stay as
 * they are meanwhile, and beneath it.
 */
function Groups({ pieces, sides, carried, ringed = [], draw }: GroupsProps) {
  const group = (piece: Base, i: number) => {
    const style = styleOf(sides, piece);
    const inHand = piece.id === carried;
    const drawn = draw(piece, style, ringed.includes(piece.id));
    const [x, y] = [piece.at[0] + piece.width / 2, piece.at[1] + piece.height / 2];
    return (
      <g
        key={`${piece.id}${i}`}
        class={`piece side-${style}${inHand ? ' piece-carried' : ''}`}
        transform={`translate(${px(x)} ${px(y)})`}
      >
        {inHand ? <g class="piece-shift">{drawn}</g> : drawn}
      </g>
    );
  };
  const others = pieces.filter(({ id }) => id !== carried);
  return (
    <>
      {useMemo(
        () => (
          <>{others.map(group)}</>
        ),
        [...others, sides.join(), ringed.join()],
      )}
      {pieces.filter(({ id }) => id === carried).map(group)}
    </>
  );
}

const widthOf = (piece: Base): number => piece.width * SQUARE - 2 * INSET;
const heightOf = (piece: Base): number => piece.height * SQUARE - 2 * INSET;

const disc: Drawing = (piece, style, ringed) => (
  <>
    {ringed && (
      <g class="piece-ring">
        <Shape width={widthOf(piece) + 7} height={heightOf(piece) + 7} style={style} />
      </g>
    )}
    <Shape width={widthOf(piece)} height={heightOf(piece)} style={style} />
  </>
);

const names: Drawing = (piece) => (
  <>
    <text class="piece-letter" y={piece.height > 1 ? 6 : 3}>
      {piece.id}
    </text>
    <text class="piece-name" y={heightOf(piece) / 2}>
      {shortName(piece)}
    </text>
  </>
);

/** Those that the question names have a ring. */
export const Pieces = ({ roles, ...groups }: PiecesProps) => (
  <Groups {...groups} ringed={roles.map(({ piece }) => piece)} draw={disc} />
);

/** Letters and names, above everything that is drawn across the pieces. */
export const PieceNames = (groups: Omit<PiecesProps, 'roles'>) => <Groups {...groups} draw={names} />;
