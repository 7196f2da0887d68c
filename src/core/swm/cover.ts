/** `swm/cover`: does the target have cover against an attack? (Rebel Storm rulebook, pp. 10-14.) */
import { squareName } from '../geometry/grid.ts';
import { contains, type GridPoint, type Space, spaceOf } from '../geometry/space.ts';
import { hangsOn } from '../hangs-on.ts';
import type { Question } from '../question.ts';
import { err, ok } from '../result.ts';
import { type Answer, NO, type PageId, type Step, YES } from '../verdict.ts';
import { type CoverFinding, type FromCorner, findCover, isFree } from './cover-rule.ts';
import { boardStep, type CornerName } from './facts.ts';
import { isCharacter } from './held-clauses.ts';
import { sightStep } from './line-of-sight.ts';
import { edgeMarks, fanMarks, spaceMarks, squareMarks } from './marks.ts';
import { bearing, COVER_POINTS, pagesOf, readingSteps } from './open-points.ts';
import { PAGE } from './pages.ts';
import { READINGS } from './readings.ts';
import type { Character, CoverScenario } from './scenario.ts';
import { notAnEnemy, setUpTwo } from './setup.ts';

export const COVER_PAGES: readonly PageId[] = [
  PAGE.cover,
  PAGE.charactersCover,
  PAGE.lowObjectsCover,
  PAGE.lineOfSight,
];

export const cover: Question<'swm/cover', CoverScenario> = {
  id: 'swm/cover',
  cites: [...new Set([...COVER_PAGES, ...pagesOf(COVER_POINTS)])],
  judge: (scenario) => {
    const setUp = setUpTwo(scenario, ['attacker', scenario.attacker], ['target', scenario.target]);
    if (!setUp.ok) return setUp;
    const { position, first: attacker, second: target } = setUp.value;
    if (attacker.side === target.side) return err([notAnEnemy(attacker, target)]);
    const found = findCover(position, attacker, target, scenario.readings);
    const open = hangsOn(
      bearing(COVER_POINTS, position),
      scenario.readings,
      (readings): Answer => (findCover(position, attacker, target, readings).cover ? YES : NO),
    );
    const unseen = position.sight(attacker, target) === undefined;
    return ok({
      answer: found.cover ? YES : NO,
      steps: [
        coverStep(attacker, target, found, true),
        ...(unseen ? [sightStep(position, attacker, target, false)] : []),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

/** Whether the target has cover, with what was found from each corner that the attacker's player can choose. */
export function coverStep(
  attacker: Character,
  target: Character,
  found: CoverFinding,
  decisive: boolean,
): Step {
  const attack = { attacker: attacker.id, target: target.id };
  const corners = [
    ...(found.chosen ? [found.chosen] : []),
    ...found.corners.filter((c) => c !== found.chosen),
  ];
  const explain = mostTelling(found.corners);
  const adjacent = boardStep(
    found.parted ? READINGS[found.parted].page : PAGE.cover,
    'adjacent',
    found.adjacent,
    { a: attacker.id, b: target.id },
    { decisive, marks: spaceMarks(spaceOf(target), 'note') },
  );
  return boardStep(PAGE.cover, 'has-cover', found.cover, attack, {
    decisive,
    children: [
      ...(found.adjacent || found.parted ? [adjacent] : []),
      ...corners.map((corner) => {
        const needed = decisive && (found.chosen === undefined || corner === found.chosen);
        return cornerStep(attacker, target, corner, needed, explain);
      }),
    ],
  });
}

function cornerStep(
  attacker: Character,
  target: Character,
  from: FromCorner,
  decisive: boolean,
  explain: readonly string[],
): Step {
  const obstacles = obstaclesOf(from, attacker, target);
  const telling = explain.find((key) => obstacles.some((obstacle) => obstacle.key === key));
  const free = isFree(from);
  const evidence = {
    attacker: attacker.id,
    target: target.id,
    corner: cornerName(from.corner, spaceOf(attacker)),
  };
  const shotOver = boardStep(
    PAGE.lowObjectsCover,
    'low-objects-shot-over',
    true,
    { attacker: attacker.id, target: target.id, squares: from.shotOver.map(squareName) },
    { decisive: decisive && free, marks: squareMarks(from.shotOver, 'note') },
  );
  return boardStep(PAGE.cover, 'corner-is-free', free, evidence, {
    decisive,
    marks: fanMarks(from.corner, spaceOf(target), free ? 'clear' : 'blocked'),
    children: [
      ...obstacles.map(({ key, step }) => ({ ...step, decisive: decisive && key === telling })),
      ...(from.shotOver.length > 0 ? [shotOver] : []),
    ],
  });
}

/** What the lines from a corner pass through; the same thing has the same key from every corner. */
interface Obstacle {
  readonly key: string;
  readonly step: Step;
}

function obstaclesOf(from: FromCorner, attacker: Character, target: Character): readonly Obstacle[] {
  const attack = { attacker: attacker.id, target: target.id };
  const obstacles: Obstacle[] = [];
  if (from.walls.length > 0) {
    const marks = edgeMarks(from.walls, 'blocked');
    obstacles.push({ key: 'walls', step: boardStep(PAGE.cover, 'wall-between', true, attack, { marks }) });
  }
  for (const character of from.characters) {
    const marks = spaceMarks(spaceOf(character), 'blocked');
    obstacles.push({
      key: `character ${character.id}`,
      step: isCharacter(character)
        ? boardStep(
            PAGE.charactersCover,
            'character-between',
            true,
            { ...attack, character: character.id },
            { marks },
          )
        : boardStep(
            READINGS['tower-cover'].page,
            'object-between',
            true,
            { ...attack, object: character.id },
            { marks },
          ),
    });
  }
  if (from.low.length > 0) {
    const marks = squareMarks(from.low, 'blocked');
    const under = from.low.some((square) => contains(spaceOf(target), square));
    const evidence = { ...attack, squares: from.low.map(squareName), under };
    obstacles.push({
      key: 'low objects',
      step: boardStep(PAGE.lowObjectsCover, 'low-objects-between', true, evidence, { marks }),
    });
  }
  if (from.pits.length > 0) {
    const marks = squareMarks(from.pits, 'blocked');
    const evidence = { ...attack, squares: from.pits.map(squareName) };
    obstacles.push({ key: 'pits', step: boardStep(PAGE.cover, 'pit-between', true, evidence, { marks }) });
  }
  if (from.throughMeetingWalls) {
    obstacles.push({ key: 'meeting', step: boardStep(PAGE.cover, 'behind-meeting-walls', true, attack) });
  }
  return obstacles;
}

/** Keys of obstacles, those first that stand in the way from the most corners: so few of them explain every corner. */
function mostTelling(corners: readonly FromCorner[]): readonly string[] {
  const count = new Map<string, number>();
  const add = (key: string) => count.set(key, (count.get(key) ?? 0) + 1);
  for (const from of corners) {
    if (from.walls.length > 0) add('walls');
    for (const { id } of from.characters) add(`character ${id}`);
    if (from.low.length > 0) add('low objects');
    if (from.pits.length > 0) add('pits');
    if (from.throughMeetingWalls) add('meeting');
  }
  return [...count].sort(([, a], [, b]) => b - a).map(([key]) => key);
}

/** A corner of a space by one of the space's squares that has it. */
function cornerName([x, y]: GridPoint, { x1, y1 }: Space): CornerName {
  const [column, row] = [Math.min(x, x1 - 1), Math.min(y, y1 - 1)];
  return {
    square: squareName([column, row]),
    at: `${y === row ? 'top' : 'bottom'} ${x === column ? 'left' : 'right'}`,
  };
}
