/** A line of text that must not be empty: an emptied field goes back to what it said. */
import { LIMITS } from '../../scenario/fields.ts';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Id of a datalist. */
  readonly list?: string;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ id, label, value, list, onChange }: TextFieldProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input
      id={id}
      type="text"
      autocomplete="off"
      maxLength={LIMITS.name}
      value={value}
      {...(list && { list })}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim();
        if (text === '') currentTarget.value = value;
        else onChange(text);
      }}
    />
  </div>
);
