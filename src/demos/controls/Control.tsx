/** One field of a question, drawn as its schema says: by the name of the control, never by the field's. */
import type { Field } from '../../scenario/controls.ts';
import { Abilities } from './Abilities.tsx';
import { Choice } from './Choice.tsx';
import { Help, helpId } from './Help.tsx';
import { NumberStepper } from './NumberStepper.tsx';

export interface NamedPiece {
  readonly id: string;
  readonly name: string;
}

export interface ControlProps {
  readonly field: Field;
  /** Unique on the page. */
  readonly id: string;
  readonly value: unknown;
  /** What a field may name. */
  readonly pieces: (field: Field) => readonly NamedPiece[];
  readonly onChange: (value: unknown) => void;
}

export function Control({ field, id, value, pieces, onChange }: ControlProps) {
  const described = field.help ? { 'aria-describedby': helpId(id) } : {};
  switch (field.control) {
    case 'choice':
      return <Choice {...{ field, id, value, onChange }} options={field.options ?? []} />;
    case 'piece':
      return <Choice {...{ field, id, value, onChange }} options={pieceOptions(pieces(field))} />;
    case 'some-pieces':
      return (
        <Abilities
          {...{ id, onChange }}
          field={{ ...field, options: pieceOptions(pieces(field)) }}
          chosen={chosenOf(value)}
        />
      );
    case 'abilities':
      return <Abilities {...{ field, id, onChange }} chosen={chosenOf(value)} />;
    case 'number':
      return (
        <NumberStepper {...{ field, id, onChange }} value={typeof value === 'number' ? value : undefined} />
      );
    case 'switch':
      return (
        <div class="field">
          <label class="check">
            <input
              id={id}
              type="checkbox"
              checked={value === true}
              {...described}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
            {field.label}
          </label>
          <Help id={id} help={field.help} />
        </div>
      );
    case 'text':
      return (
        <div class="field">
          <label for={id}>{field.label}</label>
          <input
            id={id}
            type="text"
            value={typeof value === 'string' ? value : ''}
            maxLength={field.max}
            {...described}
            onChange={(event) => onChange(event.currentTarget.value.trim() || undefined)}
          />
          <Help id={id} help={field.help} />
        </div>
      );
    case 'grid':
    case 'pieces':
    case 'square':
    case 'squares':
    case 'path':
    case 'list':
    case 'readings':
      // Each has a view of its own.
      return null;
  }
}

const pieceOptions = (pieces: readonly NamedPiece[]) =>
  pieces.map((piece) => ({ value: piece.id, label: `${piece.name} (${piece.id})` }));

const chosenOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
