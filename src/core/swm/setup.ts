/** From a scenario to a position, or to everything that makes it none. */
import { baseErrors, mapErrors } from '../geometry/board-errors.ts';
import { squareName } from '../geometry/grid.ts';
import { wallsOf } from '../geometry/walls.ts';
import { err, ok, type Result, type SetupError } from '../result.ts';
import { isCharacter } from './held-clauses.ts';
import { PAGE } from './pages.ts';
import { type Position, positionOf } from './position.ts';
import type { Character, OnBattleGrid } from './scenario.ts';

/** A field of a scenario that names a piece: a character, unless it may be anything that stands on the board. */
export type Named = readonly [field: string, id: string, what?: 'anything'];

export interface SetUp<C extends Character = Character> {
  readonly position: Position;
  /** The pieces that the scenario's fields name, in the order asked for. */
  readonly named: readonly C[];
}

/** Checks map, pieces and the fields that name pieces. */
export function setUp<C extends Character>(
  { board, pieces }: OnBattleGrid<C>,
  ...fields: Named[]
): Result<SetUp<C>, readonly SetupError[]> {
  const walls = wallsOf(board);
  const named = fields.flatMap(([, id]) => pieces.find((piece) => piece.id === id) ?? []);
  const errors = [
    ...mapErrors(board),
    ...baseErrors(walls, pieces),
    ...fields.flatMap(([field, id, what]) => {
      const piece = pieces.find((other) => other.id === id);
      if (!piece) return [unknown(field, id)];
      return what === 'anything' || isCharacter(piece) ? [] : [notACharacter(field, piece)];
    }),
  ];
  return errors.length > 0 ? err(errors) : ok({ position: positionOf(board, walls, pieces), named });
}

/** The same for two different pieces. */
export function setUpTwo<C extends Character>(
  scenario: OnBattleGrid<C>,
  first: Named,
  second: Named,
): Result<{ position: Position; first: C; second: C }, readonly SetupError[]> {
  const result = setUp(scenario, first, second);
  if (!result.ok) return result;
  const [a, b] = result.value.named;
  if (!a || !b || a.id === b.id) {
    const message = `${a?.name ?? first[1]}${a ? ` at ${squareName(a.at)}` : ''} is named twice; name two characters.`;
    return err([{ code: 'same-piece', message, path: [second[0]] }]);
  }
  return ok({ position: result.value.position, first: a, second: b });
}

/** Only enemies are attacked (Rebel Storm rulebook, p. 15, Attacking Allied Characters). */
export const notAnEnemy = (attacker: Character, target: Character): SetupError => ({
  code: 'target-not-an-enemy',
  message:
    `${target.name} at ${squareName(target.at)} is an ally of ${attacker.name} at ${squareName(attacker.at)}: ` +
    `both are of the side ${attacker.side}.`,
  path: ['target'],
  rule: PAGE.attackingAllies,
});

/** Nothing is done with it, to it or against it (Clarifications 2005, AT-AT). */
const notACharacter = (field: string, { name, at }: Character): SetupError => ({
  code: 'not-a-character',
  message: `${name} at ${squareName(at)} is a tower, which counts as a character only for combined fire.`,
  path: [field],
  rule: PAGE.turretsAndTowers,
});

const unknown = (field: string, id: string): SetupError => ({
  code: 'unknown-piece',
  message: `No character on the board has the letter ${id}.`,
  path: [field],
});
