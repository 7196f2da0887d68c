/** What makes a skirmish that nobody could be playing. */
import { baseErrors, mapErrors } from '../../geometry/board-errors.ts';
import { type Walls, wallsOf } from '../../geometry/walls.ts';
import { citing, err, ok, type Result, type SetupError } from '../../result.ts';
import { PAGE } from '../pages.ts';
import { PLAYERS, sideErrors } from '../players.ts';
import type { VictoryScenario } from './scenario.ts';
import { afterTheEnd, QUIET_ROUNDS } from './tie-breaker.ts';

export function setUpVictory(scenario: VictoryScenario): Result<Walls, readonly SetupError[]> {
  const { board, pieces, defeated, rounds, happenings } = scenario;
  const walls = wallsOf(board);
  const everybody = [...pieces, ...defeated];
  const errors: readonly SetupError[] = [
    ...mapErrors(board),
    ...baseErrors(walls, pieces),
    ...sideErrors(pieces),
    ...PLAYERS.filter((player) => !everybody.some(({ side }) => side === player)).map((player) => ({
      code: 'no-characters',
      message: `No character, standing or defeated, is of the side ${player}.`,
      path: ['pieces'],
    })),
    ...defeated.flatMap(({ id, name }, i) => {
      const other = [...pieces, ...defeated.slice(0, i)].find((one) => one.id === id);
      if (!other) return [];
      const message = `${other.name} and ${name}, who is defeated, have the same letter ${id}.`;
      return [{ code: 'same-id', message, path: ['defeated', i, 'id'] }];
    }),
    ...happenings.flatMap(({ round }, i) => {
      if (round <= rounds) return [];
      const message = `Something is said to have happened in round ${round}, and only ${rounds} have ended.`;
      return [{ code: 'no-such-round', message, path: ['happenings', i, 'round'] }];
    }),
    ...tooLate(scenario),
  ];
  return errors.length > 0 ? err(errors) : ok(walls);
}

/** Ten quiet rounds in a row end the skirmish (Rebel Storm rulebook, p. 6), whatever is done later. */
function tooLate(scenario: VictoryScenario): readonly SetupError[] {
  const late = afterTheEnd(scenario);
  if (late === undefined) return [];
  const { happening, ended } = late;
  const message =
    `Rounds ${ended - QUIET_ROUNDS + 1} to ${ended} were quiet, so the tie-breaker decided after round ${ended}; ` +
    `what is said to have happened in round ${happening.round} came too late. Give the position after round ${ended}.`;
  const path = ['happenings', scenario.happenings.indexOf(happening), 'round'];
  return [citing(PAGE.tieBreaker, { code: 'after-the-end', message, path })];
}
