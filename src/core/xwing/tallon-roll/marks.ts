/** What the steps of a Tallon Roll point at on the table. */
import type { Mark } from '../../verdict.ts';
import { ahead, BASE, baseOf, cornersOf } from '../table/base.ts';
import type { Placed } from './finding.ts';
import { LETTER, templateOf } from './positions.ts';
import type { ShipOnTable, TallonRollScenario } from './scenario.ts';

/** How far beside a base its letter stands, in millimetres. */
const BESIDE = 12;

export const templateMark = ({ side, speed }: TallonRollScenario, mover: ShipOnTable): Mark => ({
  kind: 'area',
  corners: templateOf(mover, BASE[mover.size], side, speed),
  tone: 'note',
});

/** The base as it would stand there, a line to its front, and its letter on the side away from the template. */
export function placedMarks(
  { side }: TallonRollScenario,
  { size }: ShipOnTable,
  { position, pose, corners, valid }: Placed,
): readonly Mark[] {
  const tone = valid ? 'clear' : 'blocked';
  const half = BASE[size] / 2;
  const away = side === 'right' ? -1 : 1;
  return [
    { kind: 'area', corners, tone },
    { kind: 'line', from: ahead(pose, 0, 0), to: ahead(pose, half, 0), tone },
    { kind: 'label', at: ahead(pose, 0, away * (half + BESIDE)), text: LETTER[position], tone },
  ];
}

export const otherMarks = (other: ShipOnTable): readonly Mark[] => [
  { kind: 'area', corners: cornersOf(baseOf(other)), tone: 'blocked' },
];
