/** Are two figures, objects or spaces adjacent? Consolidated rules, "Adjacent" and "Accuracy". */
import type { GridMap, Square } from '../../geometry/grid.ts';
import { contains, overlap, spaceOf, squaresIn } from '../../geometry/space.ts';
import { wallsOf } from '../../geometry/walls.ts';
import { hangsOn, takenOf } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, type Step, YES } from '../../verdict.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { IaAdjacentScenario, Piece } from './scenario.ts';
import { setUp, type TwoPieces } from './setup.ts';
import { type Obstacles, spacesStep } from './spaces.ts';
import { step } from './step.ts';

export const adjacent: Question<'ia/adjacent', IaAdjacentScenario> = {
  id: 'ia/adjacent',
  cites: Object.values(PAGE),
  judge(scenario) {
    const pieces = setUp(scenario);
    if (!pieces.ok) return pieces;
    const found = adjacentStep(scenario.board, pieces.value, scenario.readings);
    const answer = (readings: Readings) =>
      adjacentStep(scenario.board, pieces.value, readings).holds ? YES : NO;
    return ok({
      answer: found.holds ? YES : NO,
      steps: [found],
      hangsOn: hangsOn(READINGS, scenario.readings, answer),
    });
  },
};

/** One way for the two to be adjacent, with what speaks for or against it. */
interface Way {
  readonly step: Step;
  /** The spaces it is about: one of each piece, or the one that both stand in. */
  readonly spaces: readonly Square[];
}

/** The two are adjacent if one way holds. */
function adjacentStep(board: GridMap, pieces: TwoPieces, readings: Readings | undefined): Step {
  const { from, to } = pieces;
  const pair = { from: from.id, to: to.id };
  if (from.id === to.id) {
    const itself = step(PAGE.adjacent, 'itself', false, { piece: from.id }, { decisive: true });
    return step(PAGE.adjacent, 'adjacent', false, pair, { children: [itself] });
  }
  const ways = [...sharedSpace(pieces, readings), ...neighbours(board, pieces, readings)];
  const way = ways.find((one) => one.step.holds);
  const tried =
    ways.length > 0 ? ways.map((one) => one.step) : [step(PAGE.adjacent, 'touching', false, pair)];
  // One way that holds is enough; if none does, it takes the failure of them all.
  const children = tried.map((one) => (way === undefined || one === way.step ? decisive(one) : one));
  return step(PAGE.adjacent, 'adjacent', way !== undefined, pair, {
    children: [...(way ? terrainUnder(board, pieces, way) : []), ...children],
  });
}

/** Marks a step as decisive, with those of its children that made it hold or fail. */
const decisive = (way: Step): Step => ({
  ...way,
  decisive: true,
  children: way.children.map((child) => ({ ...child, decisive: child.holds === way.holds })),
});

/** Pieces in the same space: a companion is adjacent to what it shares it with; for objects it is an open point. */
function sharedSpace({ from, to }: TwoPieces, readings: Readings | undefined): readonly Way[] {
  const [a, b] = [spaceOf(from), spaceOf(to)];
  if (!overlap(a, b)) return [];
  const at: Square = [Math.max(a.x0, b.x0), Math.max(a.y0, b.y0)];
  const kinds = [from.kind, to.kind];
  const as = kinds.includes('space') ? 'space' : kinds.includes('companion') ? 'companion' : 'object';
  const [page, holds] = {
    space: [PAGE.adjacent, false] as const,
    companion: [PAGE.accuracy, true] as const,
    object: [PAGE.sharedSpace, takenOf(READINGS, readings, 'shared-space') === 'adjacent'] as const,
  }[as];
  const evidence = { from: from.id, to: to.id, at, as } as const;
  const marks = [{ kind: 'square', at, tone: holds ? 'clear' : 'blocked' }] as const;
  return [{ step: step(page, 'shared-space', holds, evidence, { marks }), spaces: [at] }];
}

/** Each space of one piece with each space of the other that shares an edge or a corner with it. */
function neighbours(board: GridMap, pieces: TwoPieces, readings: Readings | undefined): readonly Way[] {
  const obstacles = obstaclesFor(board, pieces);
  return squaresIn(spaceOf(pieces.from)).flatMap((a) =>
    squaresIn(spaceOf(pieces.to))
      .filter((b) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1)
      .map((b) => ({ step: spacesStep(obstacles, a, b, readings), spaces: [a, b] })),
  );
}

/**
 * A figure or object on blocking terrain is adjacent to what is at distance 1, although its space is adjacent to
 * none: so the terrain that the two stand on is no obstacle between them. All other terrain is.
 */
function obstaclesFor(board: GridMap, { from, to }: TwoPieces): Obstacles {
  const solid = board.solid.filter((square) => !standsOn(from, square) && !standsOn(to, square));
  return { board, walls: wallsOf({ ...board, solid }) };
}

/** The blocking terrain that the way leads from or to, under the piece that stands on it. */
const terrainUnder = (board: GridMap, { from, to }: TwoPieces, { spaces }: Way): readonly Step[] =>
  [from, to].flatMap((piece) =>
    spaces
      .filter((at) => standsOn(piece, at) && board.solid.some(([x, y]) => x === at[0] && y === at[1]))
      .map((at) => step(PAGE.adjacent, 'on-blocking', true, { piece: piece.id, at }, { decisive: true })),
  );

/** A marked space is no thing and stands on nothing. */
const standsOn = (piece: Piece, square: Square): boolean =>
  piece.kind !== 'space' && contains(spaceOf(piece), square);
