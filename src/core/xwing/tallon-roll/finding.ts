/** What would be in the way of a ship in each of the three positions of its Tallon Roll. */
import {
  BASE,
  type Beyond,
  baseOf,
  beyondRim,
  cornersOf,
  outlineOf,
  overlap,
  type Pose,
} from '../table/base.ts';
import { POSITIONS, type Position, poseAt } from './positions.ts';
import { type Readings, readingOf } from './readings.ts';
import type { Obstacle, ShipOnTable, TallonRollScenario } from './scenario.ts';

export interface Placed {
  readonly position: Position;
  readonly pose: Pose;
  readonly corners: ReturnType<typeof cornersOf>;
  /** Other ships that it would be on. */
  readonly ships: readonly ShipOnTable[];
  readonly obstacles: readonly Obstacle[];
  /** How much of it would be off the play area. */
  readonly off: Beyond;
  readonly valid: boolean;
}

/** Do obstacles and the rim of the play area make a position invalid, as they do for a barrel roll? */
export const isStrict = (readings: Readings | undefined): boolean =>
  readingOf(readings) === 'as-a-barrel-roll';

export const placements = (
  scenario: TallonRollScenario,
  mover: ShipOnTable,
  readings: Readings | undefined,
): readonly Placed[] =>
  POSITIONS.map((position) => {
    const base = BASE[mover.size];
    const pose = poseAt(mover, base, scenario.side, scenario.speed, position);
    const there = baseOf({ ...pose, size: mover.size });
    const outline = outlineOf(there);
    const ships = scenario.ships.filter(
      (other) => other.id !== mover.id && overlap(outline, outlineOf(baseOf(other))),
    );
    const obstacles = scenario.obstacles.filter((obstacle) => overlap(outline, outlineOf(obstacle)));
    const off = beyondRim(outline, scenario);
    const hindered = isStrict(readings) && (off !== null || obstacles.length > 0);
    return {
      position,
      pose,
      corners: cornersOf(there),
      ships,
      obstacles,
      off,
      valid: ships.length === 0 && !hindered,
    };
  });
