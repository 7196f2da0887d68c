/** A table as a picture, a unit of the drawing being a millimetre. What is marked has its dash and sign besides a colour. */
import type { Mark, Point } from '../../../core/verdict.ts';
import { ahead } from '../../../core/xwing/table/base.ts';
import type { Box, Table, Thing } from './table.ts';

const path = (points: readonly Point[], closed = false): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'z' : ''}`;

/** A line every so many millimetres: a range band. */
const BAND = 100;

/** The play area with its range bands, as much of it as there is. */
function Ground({ width, height }: Pick<Table, 'width' | 'height'>) {
  const bands = (length: number) =>
    Array.from({ length: Math.ceil(length / BAND) - 1 }, (_, i) => (i + 1) * BAND);
  const lines = [
    ...bands(width).map((x) => `M${x} 0V${height}`),
    ...bands(height).map((y) => `M0 ${y}H${width}`),
  ];
  return (
    <>
      <rect class="table-ground" width={width} height={height} />
      <path class="table-bands" d={lines.join('')} />
    </>
  );
}

/** A base with an arrow to its front, or the rectangle of an obstacle with its diagonals. */
function Shape({ thing: { at, corners, isBase } }: { readonly thing: Thing }) {
  const [a, b, c, d] = corners;
  if (!isBase)
    return <path class="table-obstacle" d={`${path(corners, true)}${path([a, c])}${path([b, d])}`} />;
  const half = at.length / 2;
  const arrow = [ahead(at, half - 9, -7), ahead(at, half - 2, 0), ahead(at, half - 9, 7)];
  return (
    <>
      <path class="table-base" d={path(corners, true)} />
      <path class="table-arrow" d={path(arrow)} />
    </>
  );
}

/** A disc at the end of what speaks for, a cross at the end of what speaks against. */
function end([x, y]: Point, tone: Mark['tone'], size: number): string {
  return tone === 'blocked'
    ? `M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`
    : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
}

function Marked({ mark, text }: { readonly mark: Mark; readonly text: number }) {
  switch (mark.kind) {
    case 'area':
      return <path class="table-area" d={path(mark.corners, true)} />;
    case 'label':
      return (
        <text class="table-label" x={mark.at[0]} y={mark.at[1]} dy="0.35em" font-size={text}>
          {mark.tone === 'blocked' ? `${mark.text} ✕` : mark.text}
        </text>
      );
    case 'line':
    case 'edge':
      return (
        <>
          <path class="table-line" d={path([mark.from, mark.to])} />
          <path class="table-end" d={end(mark.to, mark.tone, text / 4)} />
        </>
      );
    case 'square':
      // There are none on a table.
      return null;
  }
}

interface DrawingProps {
  readonly table: Table;
  readonly marks: readonly Mark[];
  readonly box: Box;
  /** Those that the question names are filled. */
  readonly named: readonly string[];
}

export function Drawing({ table, marks, box, named }: DrawingProps) {
  // Three letters of places that are 10 mm apart stand beside each other; on a large picture they must be read as well.
  const text = Math.max(9, Math.max(box[2], box[3]) / 34);
  const drawn = [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
  const group = (kinds: readonly Mark['kind'][]) =>
    drawn.map((mark, i) =>
      kinds.includes(mark.kind) ? (
        <g key={i} class={`table-${mark.tone}`}>
          <Marked mark={mark} text={text} />
        </g>
      ) : null,
    );
  return (
    <>
      <Ground width={table.width} height={table.height} />
      {table.things.map((thing) => (
        <g
          key={`${thing.list}${thing.index}`}
          class={named.includes(thing.id) ? 'table-thing table-named' : 'table-thing'}
          data-thing={`${thing.list}/${thing.index}`}
        >
          <Shape thing={thing} />
          <text class="table-letter" x={thing.at.x} y={thing.at.y} dy="0.35em" font-size={text * 1.5}>
            {thing.id}
          </text>
        </g>
      ))}
      <g class="table-marks">
        {group(['area'])}
        {group(['line', 'edge'])}
        {group(['label'])}
      </g>
    </>
  );
}
