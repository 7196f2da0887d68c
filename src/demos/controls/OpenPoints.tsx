/** Points that the sources leave open, each to be taken one way or another. */
import type { Field } from '../../scenario/controls.ts';
import { Help, helpId } from './Help.tsx';
import { getIn } from './lens.ts';

interface OpenPointsProps {
  readonly field: Field;
  readonly id: string;
  readonly value: unknown;
  /** The open-question page of a reading. */
  readonly page: (reading: string) => { readonly title: string; readonly href: string } | undefined;
  /** `undefined` takes the point by its default. */
  readonly onChange: (reading: string, value: string | undefined) => void;
}

export function OpenPoints({ field, id, value, page, onChange }: OpenPointsProps) {
  const points = field.fields ?? [];
  const changed = points.filter((point) => getIn(value, [point.key]) !== undefined).length;
  return (
    <details class="open-points">
      <summary>
        {changed > 0 ? `Points the sources leave open (${changed} changed)` : 'Points the sources leave open'}
      </summary>
      <Help id={id} help={field.help} />
      {points.map((point) => {
        const own = `${id}-${point.key}`;
        const [standard, ...others] = point.options ?? [];
        const link = page(point.key);
        return (
          <div key={point.key} class="field">
            <label for={own}>{point.label}</label>
            <select
              id={own}
              value={String(getIn(value, [point.key]) ?? standard?.value)}
              {...(link && { 'aria-describedby': helpId(own) })}
              onChange={({ currentTarget }) =>
                onChange(point.key, currentTarget.value === standard?.value ? undefined : currentTarget.value)
              }
            >
              {standard && <option value={standard.value}>{`${standard.label} (default)`}</option>}
              {others.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            {link && (
              <p class="help" id={helpId(own)}>
                <a href={link.href}>{link.title}</a>
              </p>
            )}
          </div>
        );
      })}
    </details>
  );
}
