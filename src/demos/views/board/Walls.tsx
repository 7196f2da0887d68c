/** Walls and doors on the lines between the squares. */
import type { Door, GridMap, Segment } from '../../../core/geometry/grid.ts';
import { edgesOf, runsOf } from './edges.ts';
import { Path } from './Path.tsx';
import { px, SQUARE } from './scale.ts';

const line = ([x1, y1, x2, y2]: Segment): string => `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`;

/** A bar across the doorway. */
function closed([x1, y1, x2]: Segment): string {
  const [long, thick] = [SQUARE - 14, 8];
  const [x, y] = [px(x1), px(y1)];
  return x1 === x2
    ? `M${x - thick / 2} ${y + 7}h${thick}v${long}h${-thick}z`
    : `M${x + 7} ${y - thick / 2}v${thick}h${long}v${-thick}z`;
}

/** Two jambs, with the leaf swung out of the doorway. */
function open([x1, y1, x2]: Segment): string {
  const [x, y] = [px(x1), px(y1)];
  return x1 === x2
    ? `M${x - 4} ${y + 7}h8M${x - 4} ${y + 37}h8M${x} ${y + 7}L${x + 15} ${y + 26}`
    : `M${x + 7} ${y - 4}v8M${x + 37} ${y - 4}v8M${x + 7} ${y}L${x + 26} ${y + 15}`;
}

const doorPath = (doors: readonly Door[], isOpen: boolean): string =>
  doors
    .filter((door) => door.open === isOpen)
    .flatMap((door) => edgesOf(door.edge))
    .map(isOpen ? open : closed)
    .join('');

const sills = (doors: readonly Door[]): string =>
  doors
    .flatMap((door) => edgesOf(door.edge))
    .map(line)
    .join('');

export function Walls({ walls, doors }: Pick<GridMap, 'walls' | 'doors'>) {
  return (
    <>
      <Path class="wall" d={runsOf(walls.flatMap(edgesOf)).map(line).join('')} />
      <Path class="door-sill" d={sills(doors)} />
      <Path class="door-closed" d={doorPath(doors, false)} />
      <Path class="door-open" d={doorPath(doors, true)} />
    </>
  );
}
