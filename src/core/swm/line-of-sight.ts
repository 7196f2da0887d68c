/** `swm/line-of-sight`: does one character see another? (Rebel Storm rulebook, pp. 9-10, 12; clarifications 2005.) */
import type { ClearLine } from '../geometry/line-of-sight.ts';
import { spaceOf } from '../geometry/space.ts';
import {
  cornersOf,
  exactly,
  type HalfPoint,
  middleOf,
  squaresAlong,
  type Touching,
  wallsTouched,
} from '../geometry/touching.ts';
import type { Question } from '../question.ts';
import { ok } from '../result.ts';
import { NO, type Step, YES } from '../verdict.ts';
import { boardStep } from './facts.ts';
import { isCharacter } from './held-clauses.ts';
import { edgeMarks, lineMark } from './marks.ts';
import { PAGE } from './pages.ts';
import type { Position } from './position.ts';
import type { Character, LineOfSightScenario } from './scenario.ts';
import { setUpTwo } from './setup.ts';

export const lineOfSight: Question<'swm/line-of-sight', LineOfSightScenario> = {
  id: 'swm/line-of-sight',
  cites: [PAGE.lineOfSight],
  judge: (scenario) => {
    const setUp = setUpTwo(scenario, ['from', scenario.from, 'anything'], ['to', scenario.to, 'anything']);
    if (!setUp.ok) return setUp;
    const { position, first, second } = setUp.value;
    const seen = position.sight(first, second) !== undefined;
    return ok({ answer: seen ? YES : NO, steps: [sightStep(position, first, second, true)], hangsOn: [] });
  },
};

/** Whether one character sees another, with the clear line, or else the try that comes closest to one. */
export function sightStep(position: Position, from: Character, to: Character, decisive: boolean): Step {
  const line = position.sight(from, to);
  const evidence = { from: from.id, to: to.id };
  return line
    ? boardStep(PAGE.lineOfSight, 'can-see', true, evidence, {
        decisive,
        marks: [lineMark(line, 'clear')],
        children: passedOver(position, line, from, to),
      })
    : boardStep(PAGE.lineOfSight, 'can-see', false, evidence, {
        decisive,
        children: [closestTry(position, from, to)],
      });
}

/** Characters, low objects and pits that the clear line runs through: they do not block it (p. 10). */
function passedOver(position: Position, line: ClearLine, from: Character, to: Character): readonly Step[] {
  const squares = squaresAlong(line.from, line.to);
  const standing = squares.flatMap((square) => position.standsIn(square) ?? []);
  const characters = new Set(standing.filter(isCharacter).map(({ id }) => id));
  characters.delete(from.id);
  characters.delete(to.id);
  const low = squares.some(position.isLow);
  const pits = squares.some(position.isPit);
  if (characters.size === 0 && !low && !pits) return [];
  const evidence = { from: from.id, to: to.id, characters: [...characters], low, pits };
  return [boardStep(PAGE.lineOfSight, 'does-not-block', true, evidence)];
}

/**
 * Of the lines between the middles and between the corners of two spaces, the one with the least in its way: rather one
 * that only touches walls than one that crosses any, and then the fewer the better.
 */
function closestTry(position: Position, from: Character, to: Character): Step {
  const [a, b] = [spaceOf(from), spaceOf(to)];
  const tries: readonly (readonly [HalfPoint, HalfPoint])[] = [
    [middleOf(a), middleOf(b)],
    ...cornersOf(a).flatMap((corner) => cornersOf(b).map((other) => [corner, other] as const)),
  ];
  const walls = ({ crosses, edges }: Touching) => (crosses ? 1000 : 0) + edges.length;
  const [best] = tries
    .filter(([p, q]) => p[0] !== q[0] || p[1] !== q[1])
    .map(([p, q]) => ({ p, q, touching: wallsTouched(position.walls, p, q) }))
    .sort((one, other) => walls(one.touching) - walls(other.touching));
  const evidence = { from: from.id, to: to.id, crosses: best?.touching.crosses ?? true };
  const marks = best
    ? [
        lineMark({ from: exactly(best.p), to: exactly(best.q) }, 'blocked'),
        ...edgeMarks(best.touching.edges, 'blocked'),
      ]
    : [];
  return boardStep(PAGE.lineOfSight, 'closest-try', false, evidence, { marks });
}
