/** From a scenario to the two pieces asked about, or to everything that makes it no position. */
import { baseErrors, mapErrors } from '../../geometry/board-errors.ts';
import { wallsOf } from '../../geometry/walls.ts';
import { err, ok, type Result, type SetupError } from '../../result.ts';
import type { IaAdjacentScenario, Piece } from './scenario.ts';

export interface TwoPieces {
  readonly from: Piece;
  readonly to: Piece;
}

/**
 * Figures may stand on blocking terrain. Only two figures cannot share a space: companions and objects share
 * those of others (Consolidated rules, "Accuracy"), and a marked space is a place, not a thing.
 */
export function setUp({
  board,
  pieces,
  from,
  to,
}: IaAdjacentScenario): Result<TwoPieces, readonly SetupError[]> {
  const walls = wallsOf({ ...board, solid: [] });
  const [first, second] = [from, to].map((id) => pieces.find((piece) => piece.id === id));
  const errors = [
    ...mapErrors(board),
    ...baseErrors(walls, pieces, (a, b) => a.kind !== 'figure' || b.kind !== 'figure'),
    ...(first ? [] : [unknown('from', from)]),
    ...(second ? [] : [unknown('to', to)]),
  ];
  return first && second && errors.length === 0 ? ok({ from: first, to: second }) : err(errors);
}

const unknown = (field: string, id: string): SetupError => ({
  code: 'unknown-piece',
  message: `No piece on the map has the letter ${id}.`,
  path: [field],
});
