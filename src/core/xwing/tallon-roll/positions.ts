/**
 * Where a Tallon Roll takes a ship (rules reference, Bearing): to the end of the turn template, rotated by another 90°
 * the way of the turn, with the mark in the middle of its side on the front, the middle or the back of the template's end.
 */
import type { Point } from '../../verdict.ts';
import { ahead, type Pose, turned } from '../table/base.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** The front is where the ship faces in the end. */
export const POSITIONS = ['front', 'middle', 'back'] as const;
export type Position = (typeof POSITIONS)[number];

/** What marks them on the table. */
export const LETTER: Readonly<Record<Position, string>> = { front: 'F', middle: 'M', back: 'B' };

/**
 * The radius of the line along the middle of the turn template of a speed from 1 to 3, in millimetres: 35, 62.5, 90.
 * No rule gives it; it is as players measured it for the TTS X-Wing project (github.com/JohnnyCheese/TTS_X-Wing2.0,
 * `TTS_xwing/MoveLUT.ttslua` at 098da06c), where the Tallon Rolls of a medium ship end 65, 92.5 and 120 ahead and
 * to the side: the radius and half a base.
 */
export const radiusOf = (speed: number): number => 7.5 + 27.5 * speed;

/** Of the template's end. By the same tables the front position is 10 from the middle one, half of this. */
export const TEMPLATE_WIDTH = 20;

const OFFSET: Readonly<Record<Position, number>> = {
  front: TEMPLATE_WIDTH / 2,
  middle: 0,
  back: -TEMPLATE_WIDTH / 2,
};

/** Where a ship with a base of so many millimetres ends. */
export function poseAt(start: Pose, base: number, side: Side, speed: number, position: Position): Pose {
  const way = side === 'right' ? 1 : -1;
  const beyond = radiusOf(speed) + base / 2;
  // The ship faces the way it came, so that its front is further back as the start sees it.
  const [x, y] = ahead(start, beyond - OFFSET[position], way * beyond);
  return { x, y, heading: turned(start.heading, 180) };
}

/** Corners along the rim of the template, drawn with a corner every so many degrees. */
const ARC = 10;

/** The template as it lies, in millimetres. */
export function templateOf(start: Pose, base: number, side: Side, speed: number): readonly Point[] {
  const way = side === 'right' ? 1 : -1;
  const radius = radiusOf(speed);
  const rim = (from: number): readonly Point[] =>
    Array.from({ length: 90 / ARC + 1 }, (_, i) => {
      const angle = (i * ARC * Math.PI) / 180;
      return ahead(start, base / 2 + from * Math.sin(angle), way * (radius - from * Math.cos(angle)));
    });
  return [...rim(radius - TEMPLATE_WIDTH / 2), ...rim(radius + TEMPLATE_WIDTH / 2).toReversed()];
}
