/** What a table holds, found by the kinds of a question's fields: lists of things that stand somewhere and face somewhere. */

import type { Mark, Point } from '../../../core/verdict.ts';
import { baseOf, cornersOf, type Outline, type Rectangle } from '../../../core/xwing/table/base.ts';
import type { Size } from '../../../core/xwing/terms.ts';
import type { AnyScenario } from '../../../scenario/asked.ts';
import type { Field } from '../../../scenario/controls.ts';
import { getIn, setIn } from '../../controls/lens.ts';
import { fieldsWith } from '../../shape.ts';

/** A ship on its base, or an obstacle as a rectangle. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  /** Where in the scenario it is. */
  readonly list: string;
  readonly index: number;
  readonly isBase: boolean;
  readonly at: Rectangle;
  readonly corners: Outline;
}

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly things: readonly Thing[];
}

interface Item extends Rectangle {
  readonly id: string;
  readonly name: string;
  readonly size?: Size;
}

const STANDING = ['x', 'y', 'heading'];

const isStanding = ({ fields = [] }: Field): boolean =>
  STANDING.every((key) => fields.some((field) => field.key === key));

/** Is there a play area in millimetres, and something that stands on it? */
export const isTable = (fields: readonly Field[]): boolean =>
  fields.some(({ key }) => key === 'areaWidth') && fieldsWith(fields, 'list').some(isStanding);

export function tableOf(fields: readonly Field[], scenario: AnyScenario): Table {
  return {
    width: Number(getIn(scenario, ['areaWidth'])),
    height: Number(getIn(scenario, ['areaHeight'])),
    things: fieldsWith(fields, 'list')
      .filter(isStanding)
      .flatMap(({ key }) =>
        (getIn(scenario, [key]) as readonly Item[]).map((item, index) => {
          const { id, name, x, y, heading, length, width, size } = item;
          const at = size ? baseOf({ x, y, heading, size }) : { x, y, heading, length, width };
          return { id, name, list: key, index, isBase: size !== undefined, at, corners: cornersOf(at) };
        }),
      ),
  };
}

/** The scenario with a thing's middle elsewhere, to the millimetre and on the table. */
export function withThingAt(
  scenario: AnyScenario,
  { width, height }: Table,
  { list, index }: Thing,
  [x, y]: Point,
): AnyScenario {
  const whole = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)));
  const moved = setIn(scenario, [list, index, 'x'], whole(x, width));
  return setIn(moved, [list, index, 'y'], whole(y, height));
}

/** Left, top, width and height of what is shown, in millimetres. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Room around what is looked at, and how near a thing must be to be drawn whole as well. */
const MARGIN = 22;
const NEAR = 100;

const pointsOf = (mark: Mark): readonly Point[] => {
  switch (mark.kind) {
    case 'area':
      return mark.corners;
    case 'label':
    case 'square':
      return [mark.at];
    default:
      return [mark.from, mark.to];
  }
};

const around = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

const grown = ([x, y, width, height]: Box, by: number): Box => [
  x - by,
  y - by,
  width + 2 * by,
  height + 2 * by,
];

const isIn =
  ([x, y, width, height]: Box) =>
  ([px, py]: Point): boolean =>
    px >= x && py >= y && px <= x + width && py <= y + height;

/** The part of the table that matters: what is marked, who is named, and what stands near; all of it if nothing is. */
export function boxOf({ things }: Table, marks: readonly Mark[], named: readonly string[]): Box {
  const chosen = things.filter(({ id }) => named.includes(id));
  const centre = [...marks.flatMap(pointsOf), ...chosen.flatMap(({ corners }) => corners)];
  const start = centre.length > 0 ? centre : things.flatMap(({ corners }) => corners);
  const near = isIn(grown(around(start), NEAR));
  const beside = things.filter(({ at }) => near([at.x, at.y]));
  return grown(around([...start, ...beside.flatMap(({ corners }) => corners)]), MARGIN);
}

export const isShown = (box: Box, { at }: Thing): boolean => isIn(box)([at.x, at.y]);
