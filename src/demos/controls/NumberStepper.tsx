/** A whole number between bounds, by its two buttons or by typing. */
import type { Field } from '../../scenario/controls.ts';
import { Help, helpId } from './Help.tsx';

interface NumberStepperProps {
  readonly field: Field;
  readonly id: string;
  readonly value: number | undefined;
  /** `undefined` where the number may be left out. */
  readonly onChange: (value: number | undefined) => void;
}

export const bounded = (value: number, { min, max }: Pick<Field, 'min' | 'max'>): number =>
  Math.max(min ?? Number.MIN_SAFE_INTEGER, Math.min(Math.round(value), max ?? Number.MAX_SAFE_INTEGER));

export function NumberStepper({ field, id, value, onChange }: NumberStepperProps) {
  const now = value ?? field.min ?? 0;
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      <div class="stepper">
        <button
          type="button"
          aria-label={`${field.label}: less`}
          disabled={field.min !== undefined && now <= field.min}
          onClick={() => onChange(bounded(now - 1, field))}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={value ?? ''}
          {...(field.help && { 'aria-describedby': helpId(id) })}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            // The field shows what holds, also when the number that was typed does not.
            const emptied = Number.isNaN(typed) && field.optional;
            if (!emptied)
              event.currentTarget.value = String(Number.isNaN(typed) ? now : bounded(typed, field));
            if (!Number.isNaN(typed)) onChange(bounded(typed, field));
            else if (field.optional) onChange(undefined);
          }}
        />
        <button
          type="button"
          aria-label={`${field.label}: more`}
          disabled={field.max !== undefined && now >= field.max}
          onClick={() => onChange(bounded(now + 1, field))}
        >
          +
        </button>
      </div>
      <Help id={id} help={field.help} />
    </div>
  );
}
