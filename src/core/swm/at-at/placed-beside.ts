/**
 * `swm/placed-beside`: a character that saves against the stomp of the AT-AT is placed adjacent to it, or, where there is
 * no room, as close as possible to its base (Clarifications 2005, AT-AT).
 */
import { type Square, squareName } from '../../geometry/grid.ts';
import { type Space, spaceOf, squaresIn } from '../../geometry/space.ts';
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, type Step, YES } from '../../verdict.ts';
import { adjacentSpaces } from '../adjacency.ts';
import { spaceMarks, squareMarks } from '../marks.ts';
import { closer, type Nearness } from '../nearness.ts';
import { ADJACENCY_POINTS, pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import type { Character } from '../scenario.ts';
import { setUpTwo } from '../setup.ts';
import { canStand, fromArea, groundOf, marks, someMarked, under } from '../starting/spots.ts';
import { atAtStep } from './facts.ts';
import type { PlacedBesideScenario } from './scenario.ts';

export const PLACING_POINTS = {
  ...ADJACENCY_POINTS,
  'stomp-distance': READINGS['stomp-distance'],
} as const;

export const placedBeside: Question<'swm/placed-beside', PlacedBesideScenario> = {
  id: 'swm/placed-beside',
  cites: [PAGE.nextToTheAtAt, PAGE.wallsAndPits, PAGE.distance, ...pagesOf(PLACING_POINTS)],
  judge: (scenario) => {
    const ready = setUpTwo(scenario, ['placed', scenario.placed], ['beside', scenario.beside]);
    if (!ready.ok) return ready;
    const { position, first: placed, second: beside } = ready.value;
    const ground = groundOf(scenario.board, position.walls, squaresIn(spaceOf(beside)));
    const others = scenario.pieces.filter(({ id }) => id !== placed.id);
    const taken = marks(position.walls, under(others));
    const places = squaresIn({ x0: 0, y0: 0, x1: position.walls.width, y1: position.walls.height })
      .map((at) => spaceOf({ ...placed, at }))
      .filter((space) => canStand(ground, space) && !someMarked(position.walls, taken, space));
    const placing = (readings?: Readings): Placing => {
      const isBeside = (space: Space) => adjacentSpaces(position.walls, space, spaceOf(beside), readings);
      const measure = fromArea(ground, readingOf(readings, 'stomp-distance'));
      const amount = measure(spaceOf(placed));
      const closest = places
        .map((space) => ({ space, amount: measure(space) }))
        .reduce<Closest | undefined>(
          (best, place) => (closer(place.amount, best ? best.amount : amount) ? place : best),
          undefined,
        );
      return { room: places.filter(isBeside), beside: isBeside(spaceOf(placed)), amount, closest };
    };
    const inPits = squaresIn(spaceOf(placed)).filter(position.isPit);
    const answer = ({ room, beside: stands, closest }: Placing) =>
      inPits.length === 0 && (room.length > 0 ? stands : !closest) ? YES : NO;
    const open = hangsOn(PLACING_POINTS, scenario.readings, (readings) => answer(placing(readings)));
    const found = placing(scenario.readings);
    return ok({
      answer: answer(found),
      steps: [
        ...(inPits.length > 0
          ? [pitStep(placed, inPits)]
          : placeSteps(placed, beside, found, scenario.readings)),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

interface Closest {
  readonly space: Space;
  readonly amount: Nearness;
}

interface Placing {
  /** Free places adjacent to the AT-AT. */
  readonly room: readonly Space[];
  readonly beside: boolean;
  readonly amount: Nearness;
  /** A free place closer than where the character stands. */
  readonly closest: Closest | undefined;
}

const pitStep = (placed: Character, pits: readonly Square[]): Step =>
  atAtStep(
    PAGE.wallsAndPits,
    'placed-out-of-pits',
    false,
    { placed: placed.id, squares: pits.map(squareName) },
    { decisive: true, marks: squareMarks(pits, 'blocked') },
  );

/** Adjacent where there is room for it, and as close as possible where there is none. */
function placeSteps(
  placed: Character,
  { id: besideId }: Character,
  { room, beside, amount, closest }: Placing,
  readings: Readings | undefined,
): readonly Step[] {
  const evidence = { placed: placed.id, beside: besideId };
  const here = spaceOf(placed);
  const roomStep = atAtStep(
    PAGE.nextToTheAtAt,
    'room-beside',
    room.length > 0,
    { ...evidence, places: room.map(({ x0, y0 }) => squareName([x0, y0])) },
    { decisive: !beside, marks: beside ? [] : room.flatMap((space) => spaceMarks(space, 'note')) },
  );
  if (room.length > 0) {
    const marks = spaceMarks(here, beside ? 'clear' : 'blocked');
    return [
      roomStep,
      atAtStep(PAGE.nextToTheAtAt, 'stands-beside', beside, evidence, { decisive: true, marks }),
    ];
  }
  const measure = readingOf(readings, 'stomp-distance');
  return [
    roomStep,
    atAtStep(
      PAGE.nextToTheAtAt,
      'stands-as-close-as-possible',
      !closest,
      {
        ...evidence,
        distance: amount,
        least: closest ? closest.amount : amount,
        spot: closest ? squareName([closest.space.x0, closest.space.y0]) : null,
        measure,
      },
      {
        decisive: true,
        marks: [
          ...spaceMarks(here, closest ? 'blocked' : 'clear'),
          ...(closest ? spaceMarks(closest.space, 'note') : []),
        ],
      },
    ),
  ];
}
