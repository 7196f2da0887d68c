/** Any of a list: boxes to tick, in a disclosure with a filter when there are many. */
import { useState } from 'preact/hooks';
import type { Field, Option } from '../../scenario/controls.ts';
import { Help } from './Help.tsx';

/** More boxes than this are folded away. */
const MANY = 8;

interface AbilitiesProps {
  readonly field: Field;
  readonly id: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The options whose label holds every word of the filter. */
export const matching = (options: readonly Option[], filter: string): readonly Option[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
};

/** The chosen values with one more or one less, in the order of the options. */
export function toggled(
  options: readonly Option[],
  chosen: readonly string[],
  value: string,
): readonly string[] {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const place = (id: string) => options.findIndex((option) => option.value === id);
  return next.sort((a, b) => place(a) - place(b));
}

export function Abilities({ field, id, chosen, onChange }: AbilitiesProps) {
  const options = field.options ?? [];
  const [filter, setFilter] = useState('');
  const boxes = (
    <div class="checks">
      {matching(options, filter).map(({ value, label }) => (
        <label key={value} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(options, chosen, value))}
          />
          {label}
        </label>
      ))}
    </div>
  );
  const named = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <fieldset class="field field-wide">
      <legend>{field.label}</legend>
      {options.length <= MANY ? (
        boxes
      ) : (
        <details>
          <summary>{named.length > 0 ? named.join(', ') : 'None'}</summary>
          <label for={`${id}-filter`}>Filter</label>
          <input
            id={`${id}-filter`}
            type="search"
            autocomplete="off"
            value={filter}
            onInput={(event) => setFilter(event.currentTarget.value)}
          />
          {boxes}
        </details>
      )}
      <Help id={id} help={field.help} />
    </fieldset>
  );
}
