/**
 * Cover (Star Wars Miniatures, Rebel Storm rulebook, pp. 10-14). The attacker's player chooses a corner of a square
 * of its space. If any line from there to the target's space passes through a wall, or a square that gives cover, the
 * target has cover; lines that touch or run along such a thing do not count. An adjacent enemy never has cover.
 */
import type { Segment, Square } from '../geometry/grid.ts';
import { borderAt, parts, type Quadrant, quadrantOf } from '../geometry/sectors.ts';
import {
  contains,
  type GridPoint,
  gridPointsIn,
  type Space,
  spaceOf,
  squareSpace,
} from '../geometry/space.ts';
import { type Walls, wallsMeetingAt } from '../geometry/walls.ts';
import { adjacentSpaces, touching } from './adjacency.ts';
import { isCharacter } from './held-clauses.ts';
import type { Position } from './position.ts';
import { type Readings, readingOf } from './readings.ts';
import type { Character } from './scenario.ts';

/** What the lines from one corner of the attacker's space to the target's space pass through. */
export interface FromCorner {
  readonly corner: GridPoint;
  /** Wall edges, one square long. */
  readonly walls: readonly Segment[];
  /** Do lines set out from a place where walls meet, on their far side? Only where the reading counts it. */
  readonly throughMeetingWalls: boolean;
  /** And objects, where the reading counts them. */
  readonly characters: readonly Character[];
  readonly low: readonly Square[];
  /** Low objects that the attacker shoots over: in its own space or adjacent to it. */
  readonly shotOver: readonly Square[];
  /** Only where the reading counts them. */
  readonly pits: readonly Square[];
}

const PARTINGS = ['adjacent-wall', 'adjacent-corner', 'adjacent-wall-end'] as const;
type Parting = (typeof PARTINGS)[number];

export interface CoverFinding {
  readonly adjacent: boolean;
  /** The open point for which spaces that touch are not adjacent. */
  readonly parted?: Parting;
  /** One for each corner the attacker's player can choose; none when the two are adjacent. */
  readonly corners: readonly FromCorner[];
  /** The corner to choose: one that leaves the target without cover. */
  readonly chosen: FromCorner | undefined;
  readonly cover: boolean;
}

export function findCover(
  position: Position,
  attacker: Character,
  target: Character,
  readings?: Readings,
): CoverFinding {
  const space = spaceOf(attacker);
  if (adjacentSpaces(position.walls, space, spaceOf(target), readings)) {
    return { adjacent: true, corners: [], chosen: undefined, cover: false };
  }
  const corners = gridPointsIn(space).map((corner) =>
    fromCorner(position, corner, attacker, target, readings),
  );
  const free = corners.filter(isFree);
  // A corner from which nothing even has to be shot over leaves nothing to explain.
  const chosen = free.find(({ shotOver }) => shotOver.length === 0) ?? free[0];
  const parted = partedBy(position.walls, space, spaceOf(target), readings);
  return { adjacent: false, ...(parted && { parted }), corners, chosen, cover: chosen === undefined };
}

/** Spaces that touch are adjacent if this point alone is taken the other way; several may be needed. */
function partedBy(walls: Walls, a: Space, b: Space, readings: Readings | undefined): Parting | undefined {
  if (!touching(a, b)) return undefined;
  const otherwise = (point: Parting): Readings => ({ ...readings, [point]: 'adjacent' });
  return PARTINGS.find((point) => adjacentSpaces(walls, a, b, otherwise(point))) ?? 'adjacent-corner';
}

export const isFree = ({ walls, throughMeetingWalls, characters, low, pits }: FromCorner): boolean =>
  !throughMeetingWalls && walls.length + characters.length + low.length + pits.length === 0;

function fromCorner(
  position: Position,
  corner: GridPoint,
  attacker: Character,
  target: Character,
  readings: Readings | undefined,
): FromCorner {
  const space = spaceOf(attacker);
  const { walls, characters, low, pits } = position.between(corner, target);
  const isShotOver = (square: Square) =>
    contains(space, square) || adjacentSpaces(position.walls, squareSpace(square), space, readings);
  return {
    corner,
    walls,
    throughMeetingWalls:
      readingOf(readings, 'corner-in-wall') === 'passes-through' &&
      leavesBehindWalls(position.walls, corner, space, spaceOf(target)),
    characters: characters.filter(
      (standing) =>
        standing.id !== attacker.id &&
        standing.id !== target.id &&
        (isCharacter(standing) || readingOf(readings, 'tower-cover') === 'cover'),
    ),
    low: low.filter((square) => !isShotOver(square)),
    shotOver: low.filter(isShotOver),
    pits: readingOf(readings, 'pit-cover') === 'cover' ? pits : [],
  };
}

/** Do walls meeting at the corner part the attacker's square from directions in which lines leave for the target? */
function leavesBehindWalls(walls: Walls, corner: GridPoint, attacker: Space, target: Space): boolean {
  const meeting = wallsMeetingAt(walls, ...corner) | borderAt(walls, corner);
  const [x, y] = corner;
  const own: Square = [x < attacker.x1 ? x : x - 1, y < attacker.y1 ? y : y - 1];
  const towards: readonly Quadrant[] = ([0, 1, 2, 3] as const).filter(
    (q) =>
      (q === 0 || q === 3 ? target.x0 < x : target.x1 > x) &&
      (q === 0 || q === 1 ? target.y0 < y : target.y1 > y),
  );
  return towards.some((quadrant) => parts(meeting, quadrantOf(corner, own), quadrant));
}
