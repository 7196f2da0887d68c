/**
 * For tests: a Tallon Roll as hands do it. The ship is pushed along the template in small steps, rotated on the spot,
 * and put with its side to the template's end; nothing of the judge's geometry is used.
 */
import { sharedArea } from '../table/clipping.oracle.ts';
import type { Position } from './positions.ts';
import type { TallonRollScenario } from './scenario.ts';

const BASES = { small: 40, medium: 60, large: 80 };
const STEPS = 9000;

export interface Pushed {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export function pushed(
  start: Pushed,
  base: number,
  side: 'left' | 'right',
  speed: number,
  position: Position,
): Pushed {
  let { x, y, heading } = start;
  const go = (by: number, towards = heading) => {
    x += by * Math.sin((towards / 180) * Math.PI);
    y -= by * Math.cos((towards / 180) * Math.PI);
  };
  const way = side === 'right' ? 1 : -1;
  // From the middle of the base to its front, where the template begins.
  go(base / 2);
  const length = ([35, 62.5, 90][speed - 1] ?? 0) * (Math.PI / 2);
  for (let i = 0; i < STEPS; i++) {
    heading += (way * 90) / STEPS / 2;
    go(length / STEPS);
    heading += (way * 90) / STEPS / 2;
  }
  // Half a base beyond the end, whichever side of the square meets it.
  go(base / 2);
  heading += way * 90;
  go({ front: 10, middle: 0, back: -10 }[position]);
  return { x, y, heading };
}

/** The positions in which the ship shares no area with another, as far as the area is more than a sliver. */
export function freeOfShips({
  ships,
  ship,
  side,
  speed,
}: TallonRollScenario): readonly Position[] | 'too close' {
  const mover = ships.find(({ id }) => id === ship);
  if (mover === undefined) return [];
  const square = (size: keyof typeof BASES) => ({ length: BASES[size], width: BASES[size] });
  const shared = (['front', 'middle', 'back'] as const).map((position) => {
    const there = { ...pushed(mover, BASES[mover.size], side, speed, position), ...square(mover.size) };
    const areas = ships
      .filter(({ id }) => id !== ship)
      .map((other) => sharedArea(there, { ...other, ...square(other.size) }));
    return { position, area: Math.max(0, ...areas) };
  });
  if (shared.some(({ area }) => area > 0.000001 && area < 1)) return 'too close';
  return shared.filter(({ area }) => area < 1).map(({ position }) => position);
}
