/** Who is on the board. Each entry opens its piece's panel. */
import type { Base } from '../../../core/geometry/grid.ts';
import { uncapital } from '../../words.ts';
import { Shape, styleOf } from './Pieces.tsx';
import type { Role } from './position.ts';

interface LegendProps {
  readonly pieces: readonly Base[];
  readonly roles: readonly Role[];
  readonly sides: readonly string[];
  readonly selected?: string | undefined;
  /** Missing where nothing can be changed. */
  readonly onSelect?: (piece: string | undefined) => void;
}

function Swatch({ piece, style }: { readonly piece: Base; readonly style: number }) {
  return (
    <svg class={`swatch side-${style}`} width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      <Shape width={22} height={22} style={style} />
      <text class="piece-letter" y="5">
        {piece.id}
      </text>
    </svg>
  );
}

export function Legend({ pieces, roles, sides, selected, onSelect }: LegendProps) {
  return (
    <ul class="legend">
      {pieces.map((piece, i) => {
        const parts = roles.filter((role) => role.piece === piece.id).map((role) => uncapital(role.label));
        const entry = (
          <span class="legend-entry">
            <Swatch piece={piece} style={styleOf(sides, piece)} />
            <span class="legend-name">{piece.name}</span>
            <span class="legend-side">{[piece.side, ...parts].join(', ')}</span>
          </span>
        );
        const open = piece.id === selected;
        return (
          <li key={`${piece.id}${i}`}>
            {onSelect ? (
              <button
                type="button"
                aria-expanded={open}
                onClick={() => onSelect(open ? undefined : piece.id)}
              >
                {entry}
              </button>
            ) : (
              entry
            )}
          </li>
        );
      })}
    </ul>
  );
}
