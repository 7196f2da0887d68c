/** Things of one kind in an order that matters: each in a disclosure, to change, move, add and remove. */
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Field } from '../../scenario/controls.ts';
import { Telling } from '../telling.ts';
import { Control, type NamedPiece } from './Control.tsx';
import { Help } from './Help.tsx';
import { type Item, itemTitle, moved } from './items.ts';
import { getIn, setIn } from './lens.ts';
import { TextField } from './TextField.tsx';

interface ListProps {
  readonly field: Field;
  readonly id: string;
  readonly items: readonly Item[];
  readonly pieces: (field: Field) => readonly NamedPiece[];
  /** The list with one thing more. */
  readonly onAdd: () => void;
  readonly onChange: (items: readonly Item[]) => void;
}

/** What is folded away is not there until somebody opens it: a long list of many fields would weigh a lot. */
function Disclosure({
  title,
  children,
}: {
  readonly title: string;
  readonly children: () => ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <div class="item-fields">{children()}</div>}
    </details>
  );
}

export function List({ field, id, items, pieces, onAdd, onChange }: ListProps) {
  const { name } = useContext(Telling);
  const fields = field.fields ?? [];
  return (
    <fieldset class="field field-wide">
      <legend>{field.label}</legend>
      <Help id={id} help={field.help} />
      <ol class="items">
        {items.map((item, i) => {
          const title = itemTitle(item, fields, name);
          const own = `${id}-${i}`;
          const change = (key: string, value: unknown) => onChange(setIn(items, [i, key], value));
          return (
            <li key={i}>
              <Disclosure title={title}>
                {() => (
                  <>
                    {item.name !== undefined && (
                      <TextField
                        id={`${own}-name`}
                        label="Name"
                        value={item.name}
                        onChange={(text) => change('name', text)}
                      />
                    )}
                    {fields.map((inner) => (
                      <Control
                        key={inner.key}
                        field={inner}
                        id={`${own}-${inner.key}`}
                        value={getIn(item, [inner.key])}
                        pieces={pieces}
                        onChange={(value) => change(inner.key, value)}
                      />
                    ))}
                  </>
                )}
              </Disclosure>
              <div class="actions">
                <button
                  type="button"
                  aria-label={`${title}: earlier`}
                  disabled={i === 0}
                  onClick={() => onChange(moved(items, i, -1))}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`${title}: later`}
                  disabled={i === items.length - 1}
                  onClick={() => onChange(moved(items, i, 1))}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`${title}: remove`}
                  disabled={items.length <= (field.min ?? 0)}
                  onClick={() => onChange(items.filter((other) => other !== item))}
                >
                  ✕
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <div class="actions">
        <button
          type="button"
          aria-label={`${field.label}: add one`}
          disabled={field.max !== undefined && items.length >= field.max}
          onClick={onAdd}
        >
          Add
        </button>
      </div>
    </fieldset>
  );
}
