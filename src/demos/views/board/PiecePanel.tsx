/** One piece's name, side and size, and whatever else the question's schema gives its pieces. */
import type { Base } from '../../../core/geometry/grid.ts';
import type { Field } from '../../../scenario/controls.ts';
import { Control } from '../../controls/Control.tsx';
import { getIn, setIn } from '../../controls/lens.ts';
import { TextField } from '../../controls/TextField.tsx';
import { uncapital } from '../../words.ts';
import { sidesOf } from './position.ts';

/** Bases that figures of these games come on; any other one that a position has is offered too. */
const SIZES = ['1×1', '2×2', '3×3', '4×4', '1×2', '2×1', '2×3', '3×2'];

const sizeText = ({ width, height }: Pick<Base, 'width' | 'height'>): string => `${width}×${height}`;

function sizeFrom(text: string): Pick<Base, 'width' | 'height'> {
  const [width = 1, height = 1] = text.split('×').map(Number);
  return { width, height };
}

interface PiecePanelProps {
  readonly id: string;
  readonly piece: Base;
  readonly pieces: readonly Base[];
  readonly fields: readonly Field[];
  /** What the question can take this piece for: its attacker, its target. */
  readonly parts: readonly Field[];
  readonly onChange: (piece: Base) => void;
  readonly onPart: (part: Field) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function PiecePanel({
  id,
  piece,
  pieces,
  fields,
  parts,
  onChange,
  onPart,
  onRemove,
  onClose,
}: PiecePanelProps) {
  const size = sizeText(piece);
  return (
    <fieldset class="piece-panel">
      <legend>{`${piece.name} (${piece.id})`}</legend>
      <TextField
        id={`${id}-name`}
        label="Name"
        value={piece.name}
        onChange={(name) => onChange({ ...piece, name })}
      />
      <TextField
        id={`${id}-side`}
        label="Side"
        value={piece.side}
        list={`${id}-sides`}
        onChange={(side) => onChange({ ...piece, side })}
      />
      <datalist id={`${id}-sides`}>
        {sidesOf(pieces).map((side) => (
          <option key={side} value={side} />
        ))}
      </datalist>
      <div class="field">
        <label for={`${id}-size`}>Base, in squares</label>
        <select
          id={`${id}-size`}
          value={size}
          onChange={({ currentTarget }) => onChange({ ...piece, ...sizeFrom(currentTarget.value) })}
        >
          {[...new Set([...SIZES, size])].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
      {fields.map((field) => (
        <Control
          key={field.key}
          field={field}
          id={`${id}-${field.key}`}
          value={getIn(piece, [field.key])}
          pieces={() => pieces}
          onChange={(value) => onChange(setIn(piece, [field.key], value))}
        />
      ))}
      <div class="actions">
        {parts.map((part) => (
          <button key={part.label} type="button" onClick={() => onPart(part)}>
            {`Make it: ${uncapital(part.label)}`}
          </button>
        ))}
        <button type="button" onClick={onRemove}>
          Remove
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </fieldset>
  );
}
