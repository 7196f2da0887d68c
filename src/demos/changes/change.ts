/**
 * Changes of a position, each of one thing only. They are found by the kinds of a question's controls, as its schema
 * names them; nothing here knows a question.
 */
import type { Base, Square } from '../../core/geometry/grid.ts';
import type { Naming } from '../../prose/sentence.ts';
import { capital } from '../../prose/words.ts';
import type { AnyScenario } from '../../scenario/asked.ts';
import type { Field } from '../../scenario/controls.ts';
import { getIn } from '../controls/lens.ts';
import { boardOf, rolesOf } from '../shape.ts';

export interface Change {
  /** What is changed. Of the changes of one thing, those of the smallest size that flips the answer are enough. */
  readonly subject: string;
  /** How much it changes; 1 is the least. */
  readonly size: number;
  /** How many squares off what the question is about; 0 where that says nothing. */
  readonly distance: number;
  /** "Without Bodyguard". */
  readonly words: string;
  /** A field that it leaves out; where the schema puts a preset in its place, that is no leaving out. */
  readonly leavesOut?: Place;
  apply(): AnyScenario;
}

/** How much each kind of change is, where it has no measure of its own: simple ones come first. */
export const SIZE = {
  taken: 1,
  turned: 1,
  moved: 1,
  diagonally: 2,
  other: 2,
  removed: 2,
  added: 3,
  /** Another one out of a long list. */
  ofMany: 4,
  reading: 5,
} as const;

/** Where in a scenario something is. */
export type Place = readonly (string | number)[];

/** What the changes of one value are made from. */
export interface Holder {
  readonly scenario: AnyScenario;
  readonly name: Naming;
  /** The object that has the fields: the scenario itself, a piece, an item of a list. */
  readonly at: Place;
  /** What that object is called; empty for the scenario itself. */
  readonly whose: string;
  readonly distance: number;
  /** Is it what the question is about, rather than one of many? */
  readonly central: boolean;
}

export const nowIn = ({ scenario, at }: Holder, { key }: Field): unknown => getIn(scenario, [...at, key]);

/** `Luke Skywalker: Attack 8 instead of 7`, or without the name where it is the scenario's own. */
export const said = ({ whose }: Holder, words: string): string =>
  capital(whose === '' ? words : `${whose}: ${words}`);

/** A box of grid points: left, top, right, bottom. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export const boxOfSquare = ([x, y]: Square): Box => [x, y, x + 1, y + 1];

export const boxOfPiece = ({ at: [x, y], width, height }: Base): Box => [x, y, x + width, y + height];

/** Squares that lie between two boxes, the longer way of the two; 0 where they touch. */
export const gap = (a: Box, b: Box): number =>
  Math.max(0, a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3]);

/** The part of the board that the question is about: from one of its pieces and squares to the other. */
export function focusOf(fields: readonly Field[], scenario: AnyScenario): Box | undefined {
  const parts = rolesOf(fields, scenario).map(({ piece }) => piece);
  const pieces = boardOf(fields, scenario)?.pieces.filter(({ id }) => parts.includes(id)) ?? [];
  const squares = fields.flatMap(({ key, control }): readonly Square[] => {
    const value = getIn(scenario, [key]);
    if (control === 'square') return [value as Square];
    return control === 'path' ? (value as readonly Square[]) : [];
  });
  const boxes = [...pieces.map(boxOfPiece), ...squares.map(boxOfSquare)];
  if (boxes.length === 0) return undefined;
  return [
    Math.min(...boxes.map(([x]) => x)),
    Math.min(...boxes.map(([, y]) => y)),
    Math.max(...boxes.map(([, , x]) => x)),
    Math.max(...boxes.map(([, , , y]) => y)),
  ];
}

export const distanceTo = (focus: Box | undefined, box: Box): number => (focus ? gap(focus, box) : 0);

/** The eight ways to go one square, in words; straight ones first. */
export const WAYS: readonly { readonly by: Square; readonly words: string; readonly size: number }[] = [
  { by: [0, -1], words: 'up', size: SIZE.moved },
  { by: [1, 0], words: 'right', size: SIZE.moved },
  { by: [0, 1], words: 'down', size: SIZE.moved },
  { by: [-1, 0], words: 'left', size: SIZE.moved },
  { by: [1, -1], words: 'up and right', size: SIZE.diagonally },
  { by: [1, 1], words: 'down and right', size: SIZE.diagonally },
  { by: [-1, 1], words: 'down and left', size: SIZE.diagonally },
  { by: [-1, -1], words: 'up and left', size: SIZE.diagonally },
];
