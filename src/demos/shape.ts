/** Which fields of a question make what kind of thing: found by the names of their controls. */
import type { Base, GridMap } from '../core/geometry/grid.ts';
import type { AnyScenario } from '../scenario/asked.ts';
import type { Field } from '../scenario/controls.ts';
import type { Control } from '../scenario/fields.ts';
import { getIn, setIn } from './controls/lens.ts';
import type { Position, Role } from './views/board/position.ts';

export const fieldsWith = (fields: readonly Field[], control: Control): readonly Field[] =>
  fields.filter((field) => field.control === control);

/** What the board draws of a scenario; `undefined` where the question is not played on a grid. */
export function boardOf(fields: readonly Field[], scenario: AnyScenario): Position | undefined {
  const [grid] = fieldsWith(fields, 'grid');
  const [pieces] = fieldsWith(fields, 'pieces');
  if (grid === undefined) return undefined;
  return {
    board: getIn(scenario, [grid.key]) as GridMap,
    pieces: (pieces ? getIn(scenario, [pieces.key]) : []) as readonly Base[],
  };
}

/** The scenario with another position on its board. */
export function withBoard(fields: readonly Field[], scenario: AnyScenario, position: Position): AnyScenario {
  const [grid] = fieldsWith(fields, 'grid');
  const [pieces] = fieldsWith(fields, 'pieces');
  const mapped = grid ? setIn(scenario, [grid.key], position.board) : scenario;
  return pieces ? setIn(mapped, [pieces.key], position.pieces) : mapped;
}

/** The pieces that the question singles out, each by the label of its field. */
export const rolesOf = (fields: readonly Field[], scenario: AnyScenario): readonly Role[] =>
  fieldsWith(fields, 'piece').flatMap((field) => {
    const piece = getIn(scenario, [field.key]);
    return typeof piece === 'string' ? [{ piece, label: field.label }] : [];
  });
