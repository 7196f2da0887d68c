/** From a scenario to a squad in its starting area, or to everything that makes it none. */
import { baseErrors, mapErrors } from '../../geometry/board-errors.ts';
import { type Base, type GridMap, type Square, squareName } from '../../geometry/grid.ts';
import { isSolid, wallsOf } from '../../geometry/walls.ts';
import { err, ok, type Result, type SetupError } from '../../result.ts';
import { sideErrors } from '../players.ts';
import type { SetupScenario } from './scenario.ts';
import { type Ground, groundOf } from './spots.ts';

export interface Start {
  readonly board: GridMap;
  readonly ground: Ground;
  readonly squad: readonly Base[];
  readonly others: readonly Base[];
  /** The others who were set up before. */
  readonly inTheWay: readonly Base[];
}

const BIGGEST = 3;

export function setUpStart({
  board,
  pieces,
  player,
  area,
}: SetupScenario): Result<Start, readonly SetupError[]> {
  const walls = wallsOf(board);
  const squad = pieces.filter(({ side }) => side === player);
  const others = pieces.filter(({ side }) => side !== player);
  const errors: readonly SetupError[] = [
    ...mapErrors(board),
    ...baseErrors(walls, pieces),
    ...sideErrors(pieces),
    ...pieces.flatMap(sizeErrors),
    ...area.flatMap((square, i) => areaErrors(board, square, i)),
    ...(squad.length > 0
      ? []
      : [{ code: 'no-characters', message: `No character is of the side ${player}.`, path: ['pieces'] }]),
  ];
  if (errors.length > 0) return err(errors);
  const solid = area.findIndex((square) => isSolid(walls, square));
  if (solid >= 0) {
    const message = `${squareName(area[solid] as Square)} is solid and cannot be part of a starting area.`;
    return err([{ code: 'area-on-solid-terrain', message, path: ['area', solid] }]);
  }
  return ok({
    board,
    ground: groundOf(board, walls, area),
    squad,
    others,
    inTheWay: player === 'rebel' ? [] : others,
  });
}

/** Small and Medium bases are one square, Large ones 2 by 2, Huge ones 3 by 3. */
function sizeErrors({ name, at, width, height }: Base, i: number): readonly SetupError[] {
  if (width === height && width <= BIGGEST) return [];
  const message = `${name} at ${squareName(at)} has a base of ${width} by ${height} squares; bases here are 1 by 1, 2 by 2 or 3 by 3.`;
  return [{ code: 'no-such-base', message, path: ['pieces', i, 'width'] }];
}

function areaErrors({ width, height }: GridMap, square: Square, i: number): readonly SetupError[] {
  if (square[0] < width && square[1] < height) return [];
  const message = `${squareName(square)} of the starting area lies off the board of ${width} by ${height} squares.`;
  return [{ code: 'area-off-the-board', message, path: ['area', i] }];
}
