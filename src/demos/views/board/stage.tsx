/** Positions on a board: the board editor with what the question's schema says about its map and pieces. */

import type { Square } from '../../../core/geometry/grid.ts';
import type { AnyScenario } from '../../../scenario/asked.ts';
import type { Field } from '../../../scenario/controls.ts';
import { getIn, setIn } from '../../controls/lens.ts';
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { marksOf } from '../../look.ts';
import { boardOf, fieldsWith, rolesOf, withBoard } from '../../shape.ts';
import { Board } from './Board.tsx';
import { BoardEditor } from './BoardEditor.tsx';
import { Legend } from './Legend.tsx';
import type { Marking } from './markings.ts';
import type { Position } from './position.ts';
import styles from './stage.css?url';

function LiveBoard({ id, look, sides, shown, moving, children, onPreview, onCommit }: LiveProps) {
  const { asked, fields, scenario, verdict } = look;
  const position = boardOf(fields, scenario);
  const model = asked && boardOf(fields, asked.example)?.pieces[0];
  if (position === undefined || model === undefined) return null;
  const { width, height } = position.board;
  return (
    <BoardEditor
      id={id}
      label={`${asked?.title ?? 'Board'}: board of ${width} by ${height} squares`}
      position={position}
      marks={verdict.ok ? marksOf(verdict.value, shown) : []}
      markings={markingsOf(fields, scenario, position)}
      roles={rolesOf(fields, scenario)}
      sides={sides}
      model={model}
      moving={moving}
      pieceFields={fieldsWith(fields, 'pieces')[0]?.fields ?? []}
      parts={fieldsWith(fields, 'piece')}
      terrain={fieldsWith(fields, 'grid')[0]?.fields ?? []}
      onMark={({ key, kind }, squares) =>
        onCommit(setIn(scenario, [key], kind === 'square' ? squares[0] : squares), '')
      }
      onPart={(part, piece) => onCommit(setIn(scenario, [part.key], piece), '')}
      onPreview={(board) => onPreview(board && withBoard(fields, scenario, board))}
      onCommit={(board, words) => onCommit(withBoard(fields, scenario, board), words)}
    >
      {children}
    </BoardEditor>
  );
}

function StillBoard({ look: { fields, scenario, verdict }, sides }: StillProps) {
  const position = boardOf(fields, scenario);
  if (position === undefined) return null;
  const roles = rolesOf(fields, scenario);
  return (
    <>
      <Board
        position={position}
        markings={markingsOf(fields, scenario, position)}
        roles={roles}
        sides={sides}
        marks={verdict.ok ? marksOf(verdict.value, undefined) : []}
      />
      <Legend pieces={position.pieces} roles={roles} sides={sides} />
    </>
  );
}

/** The squares that the question asks for. A path starts from the piece that the question names first. */
function markingsOf(
  fields: readonly Field[],
  scenario: AnyScenario,
  { pieces }: Position,
): readonly Marking[] {
  const [mover] = rolesOf(fields, scenario);
  return fields.flatMap(({ key, label, control, max = Number.POSITIVE_INFINITY }) => {
    if (control !== 'square' && control !== 'squares' && control !== 'path') return [];
    const value = getIn(scenario, [key]);
    const squares = (control === 'square' ? [value] : value) as readonly Square[];
    return [{ key, label, kind: control, squares, max, mover: pieces.find(({ id }) => id === mover?.piece) }];
  });
}

export const boardStage: Stage = {
  styles: [styles],
  isFor: ({ fields }: Look) => fieldsWith(fields, 'grid').length > 0,
  showsMarks: true,
  Live: LiveBoard,
  Still: StillBoard,
};
