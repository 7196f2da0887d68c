/** `swm/victory`: which player has won? (Rebel Storm rulebook, p. 6, How to Win.) */
import { spaceOf } from '../../geometry/space.ts';
import type { Walls } from '../../geometry/walls.ts';
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { undecided } from '../../steps.ts';
import type { Answer, Mark, Step } from '../../verdict.ts';
import { spaceMarks, squareMarks } from '../marks.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { opponentOf, PLAYERS, type Player } from '../players.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { centreSquares } from './centre.ts';
import { victoryStep } from './facts.ts';
import type { VictoryScenario } from './scenario.ts';
import { setUpVictory } from './setup.ts';
import {
  endsQuiet,
  type Nearest,
  QUIET_ROUNDS,
  quietRounds,
  type TieBreaker,
  tieBreaker,
} from './tie-breaker.ts';

export const VICTORY_POINTS = {
  'centre-distance': READINGS['centre-distance'],
  'centre-cost': READINGS['centre-cost'],
} as const;

export const victory: Question<'swm/victory', VictoryScenario> = {
  id: 'swm/victory',
  cites: [PAGE.winning, PAGE.tieBreaker, PAGE.distance, ...pagesOf(VICTORY_POINTS)],
  judge: (scenario) => {
    const ready = setUpVictory(scenario);
    if (!ready.ok) return ready;
    const found = find(scenario, ready.value, scenario.readings);
    const open = hangsOn(
      VICTORY_POINTS,
      scenario.readings,
      (readings) => find(scenario, ready.value, readings).answer,
    );
    return ok({ ...found, steps: [...found.steps, ...readingSteps(open)], hangsOn: open });
  },
};

interface Finding {
  readonly answer: Answer;
  readonly steps: readonly Step[];
}

const won = (player: Player): Answer => ({ kind: 'set', members: [player] });
const open = (missing: string): Answer => ({ kind: 'undetermined', missing: [missing] });

function find(scenario: VictoryScenario, walls: Walls, readings: Readings | undefined): Finding {
  const left = (player: Player) => scenario.pieces.filter(({ side }) => side === opponentOf(player));
  const winners = PLAYERS.filter((player) => left(player).length === 0);
  const defeat = PLAYERS.map((player) => {
    const enemies = left(player);
    const holds = enemies.length === 0;
    return victoryStep(
      PAGE.winning,
      'victory-all-enemies-defeated',
      holds,
      { player, left: enemies.map(({ id }) => id) },
      // It decides the victory of one, and that neither has won this way.
      { decisive: holds || winners.length === 0 },
    );
  });
  const [winner, another] = winners;
  if (another) {
    const both = victoryStep(PAGE.winning, 'victory-both-defeated', true, null, { decisive: true });
    return { answer: open('both-defeated'), steps: [...defeat, both] };
  }
  if (winner) return { answer: won(winner), steps: defeat };
  const quiet = quietStep(scenario);
  if (!quiet.holds) return { answer: { kind: 'set', members: [] }, steps: [...defeat, quiet] };
  const { answer, steps } = byTieBreaker(tieBreaker(scenario, walls, readings), scenario, walls, readings);
  return { answer, steps: [...defeat.map(undecided), quiet, ...steps] };
}

function quietStep(scenario: VictoryScenario): Step {
  const { quiet, last } = quietRounds(scenario);
  const others = scenario.happenings.filter(
    ({ what, round }) => !endsQuiet(what) && round > (last?.round ?? 0),
  );
  return victoryStep(
    PAGE.tieBreaker,
    'victory-ten-quiet-rounds',
    quiet >= QUIET_ROUNDS,
    { quiet, last: last ? { round: last.round, what: last.what } : null },
    {
      decisive: true,
      children: others.map(({ round, what }) =>
        victoryStep(
          PAGE.tieBreaker,
          'victory-stays-quiet',
          true,
          { round, what },
          { decisive: quiet >= QUIET_ROUNDS },
        ),
      ),
    },
  );
}

/** Goes through the tie-breakers up to the one that decides. */
function byTieBreaker(
  found: TieBreaker,
  scenario: VictoryScenario,
  walls: Walls,
  readings: Readings | undefined,
): Finding {
  const points = pointsStep(scenario, found);
  if (found.byPoints) return { answer: won(found.byPoints), steps: [points] };
  const distance = distanceStep(found, walls, readings);
  const soFar = [points, distance];
  if (found.byDistance) return { answer: won(found.byDistance), steps: soFar };
  if (found.noWay) return { answer: open('distance-to-centre'), steps: soFar };
  const cost = costStep(found, readings);
  if (found.byCost) return { answer: won(found.byCost), steps: [...soFar, cost] };
  const tied = victoryStep(PAGE.tieBreaker, 'victory-still-tied', true, null, { decisive: true });
  return { answer: open('still-tied'), steps: [...soFar, cost, tied] };
}

const pointsStep = ({ defeated }: VictoryScenario, { points, byPoints }: TieBreaker): Step =>
  victoryStep(
    PAGE.tieBreaker,
    'victory-more-points',
    byPoints !== undefined,
    { points, winner: byPoints ?? null },
    {
      decisive: true,
      children: PLAYERS.map((player) => {
        const enemies = defeated.filter(({ side }) => side === opponentOf(player)).map(({ id }) => id);
        return victoryStep(PAGE.tieBreaker, 'victory-points-of', true, {
          player,
          points: points[player],
          defeated: enemies,
        });
      }),
    },
  );

const idsOf = ({ pieces }: Nearest): readonly string[] => pieces.map(({ id }) => id);

const marksOf = ({ pieces }: Nearest, clear: boolean): readonly Mark[] =>
  pieces.flatMap((piece) => spaceMarks(spaceOf(piece), clear ? 'clear' : 'blocked'));

function distanceStep(
  { nearest, byDistance }: TieBreaker,
  walls: Walls,
  readings: Readings | undefined,
): Step {
  const measure = readingOf(readings, 'centre-distance');
  const page = measure === 'squares' ? PAGE.distance : PAGE.tieBreaker;
  return victoryStep(
    PAGE.tieBreaker,
    'victory-closer-to-centre',
    byDistance !== undefined,
    { winner: byDistance ?? null },
    {
      decisive: true,
      marks: squareMarks(centreSquares(walls), 'note'),
      children: PLAYERS.map((player) => {
        const { [player]: own } = nearest;
        const evidence = { player, characters: idsOf(own), distance: own.amount, measure };
        return victoryStep(page, 'victory-centre-distance', own.amount !== null, evidence, {
          decisive: true,
          marks: marksOf(own, player === byDistance),
        });
      }),
    },
  );
}

function costStep({ dearest, byCost }: TieBreaker, readings: Readings | undefined): Step {
  const measure = readingOf(readings, 'centre-distance');
  return victoryStep(
    PAGE.tieBreaker,
    'victory-highest-cost',
    byCost !== undefined,
    { of: readingOf(readings, 'centre-cost'), winner: byCost ?? null },
    {
      decisive: true,
      children: PLAYERS.map((player) => {
        const { cost, amount, ...own } = dearest[player];
        const evidence = { player, characters: idsOf({ ...own, amount }), distance: amount, measure, cost };
        return victoryStep(PAGE.tieBreaker, 'victory-cost-of', true, evidence, {
          decisive: true,
          marks: marksOf({ ...own, amount }, player === byCost),
        });
      }),
    },
  );
}
