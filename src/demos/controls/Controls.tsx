/** Everything that a question asks for besides its board, generated from its schema. */
import { useContext } from 'preact/hooks';
import type { Field } from '../../scenario/controls.ts';
import type { Look } from '../family.ts';
import { namedIn } from '../names.ts';
import { fieldsWith } from '../shape.ts';
import { Telling } from '../telling.ts';
import { Control } from './Control.tsx';
import { itemsIn } from './items.ts';
import { List } from './List.tsx';
import { getIn, setIn } from './lens.ts';
import { OpenPoints } from './OpenPoints.tsx';

interface ControlsProps {
  readonly id: string;
  readonly look: Look;
  /** Which fields; all of them where nothing is said. */
  readonly show?: (key: string) => boolean;
  readonly onSet: (key: string, value: unknown) => void;
}

export function Controls({ id, look, show = () => true, onSet }: ControlsProps) {
  const { page } = useContext(Telling);
  const { family, scenario } = look;
  const fields = look.fields.filter(({ key }) => show(key));
  const pieces = ({ among }: Field) => namedIn(scenario, among);
  const [openPoints] = fieldsWith(fields, 'readings');
  return (
    <div class="demo-controls needs-script">
      {fields.map((field) => (
        <Control
          key={field.key}
          field={field}
          id={`${id}-${field.key}`}
          value={getIn(scenario, [field.key])}
          pieces={pieces}
          onChange={(value) => onSet(field.key, value)}
        />
      ))}
      {fieldsWith(fields, 'list').map((field) => (
        <List
          key={field.key}
          field={field}
          id={`${id}-${field.key}`}
          items={itemsIn(scenario, field.key)}
          pieces={pieces}
          onAdd={async () => {
            const { grownIn } = await import('./grown-in.ts');
            onSet(field.key, grownIn(look, field));
          }}
          onChange={(items) => onSet(field.key, items)}
        />
      ))}
      {openPoints && (
        <OpenPoints
          field={openPoints}
          id={`${id}-${openPoints.key}`}
          value={getIn(scenario, [openPoints.key])}
          page={(reading) => {
            const entry = family?.readings[reading];
            return entry && page(entry.page);
          }}
          onChange={(reading, value) => {
            const changed = setIn(scenario, [openPoints.key, reading], value);
            onSet(openPoints.key, getIn(changed, [openPoints.key]));
          }}
        />
      )}
    </div>
  );
}
