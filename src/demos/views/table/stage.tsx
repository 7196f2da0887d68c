/** Positions on a table in millimetres: the part of it that matters, drawn to scale, and where everything stands. */
import { useContext } from 'preact/hooks';
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { marksOf } from '../../look.ts';
import { rolesOf } from '../../shape.ts';
import { Telling } from '../../telling.ts';
import { uncapital } from '../../words.ts';
import { Drawing } from './Drawing.tsx';
import styles from './table.css?url';
import { type Box, boxOf, isShown, isTable, type Table, type Thing, tableOf } from './table.ts';
import { useDrag } from './use-drag.ts';

const placeOf = ({ at: { x, y, heading } }: Thing): string => `${x}, ${y}, heading ${heading}°`;

const attributesOf = (box: Box) => ({ class: 'table-drawing', viewBox: box.join(' ') });

/** Where everything stands, in words. */
function Places({ table, look, box }: { readonly table: Table; readonly look: Look; readonly box: Box }) {
  const { name } = useContext(Telling);
  const roles = rolesOf(look.fields, look.scenario);
  return (
    <>
      <p class="table-scale">
        {`Lines every 100 mm on a play area of ${table.width} by ${table.height} mm. Places are the middle's distances from its left and top edges in mm.`}
      </p>
      <ul class="table-places">
        {table.things.map((thing) => (
          <li key={`${thing.list}${thing.index}`}>
            <strong>{thing.id}</strong> {name(thing.id)}
            {roles
              .filter(({ piece }) => piece === thing.id)
              .map(({ label }) => `, ${uncapital(label)}`)
              .join('')}
            {`: ${placeOf(thing)}${isShown(box, thing) ? '' : ' (not in the picture)'}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is drawn of a position, and which part of the table. */
function pictureOf({ fields, scenario, verdict }: Look, shown: LiveProps['shown']) {
  const table = tableOf(fields, scenario);
  const marks = verdict.ok ? marksOf(verdict.value, shown) : [];
  const named = rolesOf(fields, scenario).map(({ piece }) => piece);
  // What a single step points at is shown where everything was.
  const all = verdict.ok ? marksOf(verdict.value, undefined) : [];
  return { table, marks, named, box: boxOf(table, all, named) };
}

function LiveTable({ look, shown, children, onPreview, onCommit }: LiveProps) {
  const { scenario, asked } = look;
  const picture = pictureOf(look, shown);
  const { box, handlers } = useDrag(picture.table, scenario, picture.box, onPreview, (next, thing) => {
    const moved = tableOf(look.fields, next).things.find(
      ({ list, index }) => list === thing.list && index === thing.index,
    );
    onCommit(next, moved ? `${moved.name}: ${placeOf(moved)}.` : '');
  });
  return (
    <>
      <svg
        {...attributesOf(box)}
        role="img"
        aria-label={`${asked?.title ?? 'Table'}, drawn to scale`}
        {...handlers}
      >
        <Drawing {...picture} box={box} />
      </svg>
      {children}
      <Places table={picture.table} look={look} box={box} />
    </>
  );
}

function StillTable({ look }: StillProps) {
  const picture = pictureOf(look, undefined);
  return (
    <>
      <svg
        {...attributesOf(picture.box)}
        role="img"
        aria-label={`${look.asked?.title ?? 'Table'}, drawn to scale`}
      >
        <Drawing {...picture} />
      </svg>
      <Places table={picture.table} look={look} box={picture.box} />
    </>
  );
}

export const tableStage: Stage = {
  styles: [styles],
  isFor: ({ fields }) => isTable(fields),
  showsMarks: true,
  Live: LiveTable,
  Still: StillTable,
};
