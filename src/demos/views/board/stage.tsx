/** Positions on a board: the board editor with what the question's schema says about its map and pieces. */

import { setIn } from '../../controls/lens.ts';
import type { LiveProps, Look, Stage, StillProps } from '../../family.ts';
import { marksOf } from '../../look.ts';
import { boardOf, fieldsWith, rolesOf, withBoard } from '../../shape.ts';
import { Board } from './Board.tsx';
import { BoardEditor } from './BoardEditor.tsx';
import { Legend } from './Legend.tsx';

function LiveBoard({ id, look, sides, shown, children, onPreview, onCommit }: LiveProps) {
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
      roles={rolesOf(fields, scenario)}
      sides={sides}
      model={model}
      pieceFields={fieldsWith(fields, 'pieces')[0]?.fields ?? []}
      parts={fieldsWith(fields, 'piece')}
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
        roles={roles}
        sides={sides}
        marks={verdict.ok ? marksOf(verdict.value, undefined) : []}
      />
      <Legend pieces={position.pieces} roles={roles} sides={sides} />
    </>
  );
}

export const boardStage: Stage = {
  isFor: ({ fields }: Look) => fieldsWith(fields, 'grid').length > 0,
  Live: LiveBoard,
  Still: StillBoard,
};
