/** From a scenario about a move to the ground that the mover finds, or to everything that makes it no position. */
import { type Square, squareName } from '../../geometry/grid.ts';
import { spaceOf, squaresIn } from '../../geometry/space.ts';
import { err, ok, type Path, type Result, type SetupError } from '../../result.ts';
import { PAGE } from '../pages.ts';
import type { Character } from '../scenario.ts';
import { setUp } from '../setup.ts';
import { type Ground, groundOf } from './ground.ts';
import type { AlongPath, Change, Moving } from './scenario.ts';

export function setUpMove(scenario: Moving, change?: Change): Result<Ground, readonly SetupError[]> {
  const ready = setUp(scenario, ['mover', scenario.mover]);
  if (!ready.ok) return ready;
  const { position, named } = ready.value;
  const mover = named[0] as Character;
  const pit = squaresIn(spaceOf(mover)).find(position.isPit);
  if (pit) {
    const message =
      `${mover.name} at ${squareName(mover.at)} stands in a pit in ${squareName(pit)}; ` +
      'nobody can have moved into one.';
    return err([
      {
        code: 'mover-in-pit',
        message,
        path: ['pieces', scenario.pieces.indexOf(mover), 'at'],
        rule: PAGE.wallsAndPits,
      },
    ]);
  }
  return ok(groundOf(scenario.board, position, mover, change));
}

/**
 * The same for a move along a path, whose steps must each lead to a neighbouring place on the board; whoever is placed
 * makes no steps.
 */
export function setUpPath(
  scenario: AlongPath & { readonly change?: Change },
): Result<Ground, readonly SetupError[]> {
  const ready = setUpMove(scenario, scenario.change);
  if (!ready.ok) return ready;
  const ground = ready.value;
  const errors = scenario.path.flatMap((to, i) => {
    const off = offBoard(ground, to, `Step ${i + 1} of the path`, ['path', i]);
    if (off) return [off];
    if (ground.change === 'placed') return [];
    const from = scenario.path[i - 1] ?? ground.mover.at;
    const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    if (length === 1) return [];
    const how =
      length === 0 ? `stays in ${squareName(to)}` : `jumps from ${squareName(from)} to ${squareName(to)}`;
    const message = `Step ${i + 1} of the path ${how}; each step leads to a square next to the one before.`;
    return [{ code: length === 0 ? 'path-stays' : 'path-jumps', message, path: ['path', i] }];
  });
  return errors.length > 0 ? err(errors) : ready;
}

/** The error of a place at which the mover's base would not be on the board. */
export function offBoard(
  { board, mover, onBoard }: Ground,
  at: Square,
  what: string,
  path: Path,
): SetupError | undefined {
  if (onBoard(...at)) return undefined;
  const size = mover.width * mover.height > 1 ? `, ${mover.width} by ${mover.height} squares big,` : '';
  const message =
    `${what} leads to ${squareName(at)}, where the base of ${mover.name}${size} ` +
    `is not on the board of ${board.width} by ${board.height} squares.`;
  return { code: 'place-off-the-board', message, path };
}
