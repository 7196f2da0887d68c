/** The squares' names along the rim, the grid lines and the terrain. Terrain is told apart by shape, not colour. */
import { type GridMap, type Square, squareName } from '../../../core/geometry/grid.ts';
import { Path } from './Path.tsx';
import { GUTTER, px, SQUARE } from './scale.ts';

export function Coordinates({ width, height }: Pick<GridMap, 'width' | 'height'>) {
  return (
    <g class="board-names">
      {Array.from({ length: width }, (_, x) => (
        <text key={`x${x}`} x={px(x + 0.5)} y={GUTTER - 6}>
          {squareName([x, 0]).replace(/\d+$/, '')}
        </text>
      ))}
      {Array.from({ length: height }, (_, y) => (
        <text key={`y${y}`} x={GUTTER / 2 - 1} y={px(y + 0.5) + 4}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

export function GridLines({ width, height }: Pick<GridMap, 'width' | 'height'>) {
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${px(x)} ${px(0)}V${px(height)}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M${px(0)} ${px(y)}H${px(width)}`),
  ];
  return <Path class="board-lines" d={lines.join('')} />;
}

const each = (squares: readonly Square[], shape: (x: number, y: number) => string): string =>
  squares.map(([x, y]) => shape(px(x), px(y))).join('');

const box = (x: number, y: number, inset: number): string => {
  const side = SQUARE - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
};

/** The path of a disc, in the drawing's units. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Rubble: five stones, small ones at the corners, so that a piece on top leaves them in sight. */
const stones = (x: number, y: number): string =>
  [
    dot(x + 8, y + 9, 4),
    dot(x + 36, y + 8, 3),
    dot(x + 9, y + 36, 3),
    dot(x + 35, y + 35, 4.5),
    dot(x + 22, y + 22, 4),
  ].join('');

/** From the rim of a pit down to its floor. */
const slopes = (x: number, y: number): string =>
  `M${x + 2} ${y + 2}l9 9M${x + 42} ${y + 2}l-9 9M${x + 2} ${y + 42}l9 -9M${x + 42} ${y + 42}l-9 -9`;

/** Strokes from the lower left to the upper right, as a drawing shades what is cut through. */
const hatching = (x: number, y: number): string =>
  [11, 22, 33].map((d) => `M${x} ${y + d}L${x + d} ${y}`).join('') +
  `M${x} ${y + 44}L${x + 44} ${y}` +
  [11, 22, 33].map((d) => `M${x + d} ${y + 44}L${x + 44} ${y + d}`).join('');

export function Terrain({ solid, low, pits }: Pick<GridMap, 'solid' | 'low' | 'pits'>) {
  return (
    <>
      <Path class="terrain-solid" d={each(solid, (x, y) => box(x, y, 0))} />
      <Path class="terrain-hatching" d={each(solid, hatching)} />
      <Path class="terrain-low-ground" d={each(low, (x, y) => box(x, y, 0))} />
      <Path class="terrain-low" d={each(low, stones)} />
      <Path class="terrain-pit" d={each(pits, (x, y) => box(x, y, 2) + slopes(x, y))} />
      <Path class="terrain-pit-floor" d={each(pits, (x, y) => box(x, y, 11))} />
    </>
  );
}
