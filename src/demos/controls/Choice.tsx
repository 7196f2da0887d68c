/** One of a few values. What a scenario names and the list lacks stays visible, as something to choose anew. */
import type { Field, Option } from '../../scenario/controls.ts';
import { Help, helpId } from './Help.tsx';

interface ChoiceProps {
  readonly field: Field;
  readonly id: string;
  readonly value: unknown;
  readonly options: readonly Option[];
  readonly onChange: (value: string | undefined) => void;
}

export function Choice({ field, id, value, options, onChange }: ChoiceProps) {
  const known = options.some((option) => option.value === value);
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      <select
        id={id}
        value={known ? String(value) : ''}
        {...(field.help && { 'aria-describedby': helpId(id) })}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        {(!known || field.optional) && <option value="">{field.optional ? 'Not said' : 'Choose …'}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Help id={id} help={field.help} />
    </div>
  );
}
