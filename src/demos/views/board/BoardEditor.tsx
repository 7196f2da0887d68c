/** The board with everything that changes it: tools, pieces, size. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Base, Square } from '../../../core/geometry/grid.ts';
import type { Field } from '../../../scenario/controls.ts';
import { useHeld } from '../../use-held.ts';
import type { Picture } from './Board.tsx';
import { EditableBoard } from './EditableBoard.tsx';
import { edgeTowards } from './edges.ts';
import { changePiece, removePiece } from './edits.ts';
import { Legend } from './Legend.tsx';
import type { Marking } from './markings.ts';
import { PiecePanel } from './PiecePanel.tsx';
import { inside, type Position } from './position.ts';
import { Keys, Size } from './Size.tsx';
import { Marked, Sides, Tools } from './Tools.tsx';
import { applyTool, isEdgeTool, markingOf, type Tool, toolsFor } from './tools.ts';
import { squareWords } from './words.ts';

export interface BoardEditorProps extends Picture {
  /** What is said about the position, right under the board. */
  readonly children: ComponentChildren;
  readonly id: string;
  readonly label: string;
  /** What a new piece is like. */
  readonly model: Base;
  /** A piece is on its way: what does not have to follow it may wait. */
  readonly moving: boolean;
  /** What pieces have besides place, name, side and size. */
  readonly pieceFields: readonly Field[];
  /** What the question can take a piece for. */
  readonly parts: readonly Field[];
  /** The kinds of terrain that the map can have. */
  readonly terrain: readonly Field[];
  readonly onMark: (marking: Marking, squares: readonly Square[]) => void;
  readonly onPart: (part: Field, piece: string) => void;
  readonly onPreview: (position: Position | undefined) => void;
  readonly onCommit: (position: Position, words: string) => void;
}

export function BoardEditor(props: BoardEditorProps) {
  const { id, position, marks, markings, roles, sides, model, onCommit, onMark } = props;
  const [tool, setTool] = useState<Tool>('move');
  const [selected, setSelected] = useState<string>();
  const [wanted, setCursor] = useState<Square>([0, 0]);
  const cursor: Square = inside(position.board, wanted) ? wanted : [0, 0];
  const piece = position.pieces.find((other) => other.id === selected);
  const keys = `${id}-keys`;
  const marking = markingOf(tool, markings);
  const tools = useHeld(
    <>
      <Tools id={id} tools={toolsFor(markings, props.terrain)} tool={tool} onTool={setTool} />
      {marking && <Marked marking={marking} onMark={(squares) => onMark(marking, squares)} />}
      {isEdgeTool(tool) && (
        <Sides
          square={cursor}
          tool={tool}
          onSide={(direction) => {
            const place = { square: cursor, edge: edgeTowards(cursor, direction) };
            const next = applyTool(tool, position, place, { carried: undefined, model });
            if (next) onCommit(next, `${squareWords(next, cursor, roles)}.`);
          }}
        />
      )}
      <Legend
        pieces={position.pieces}
        roles={roles}
        sides={sides}
        selected={selected}
        onSelect={setSelected}
      />
      {piece && (
        <PiecePanel
          key={piece.id}
          id={`${id}-piece`}
          piece={piece}
          pieces={position.pieces}
          fields={props.pieceFields}
          parts={props.parts}
          onChange={(changed) => onCommit(changePiece(position, piece.id, changed), '')}
          onPart={(part) => props.onPart(part, piece.id)}
          onRemove={() => onCommit(removePiece(position, piece.id), `${piece.name} removed.`)}
          onClose={() => setSelected(undefined)}
        />
      )}
      <details class="more needs-script">
        <summary>Board size and keys</summary>
        <Size position={position} onResize={(next) => onCommit(next, '')} />
        <Keys id={keys} />
      </details>
    </>,
    props.moving,
  );
  return (
    <div class="board-editor">
      <EditableBoard
        position={position}
        marks={marks}
        markings={markings}
        onMark={onMark}
        roles={roles}
        sides={sides}
        label={props.label}
        describedBy={keys}
        tool={tool}
        model={model}
        moving={props.moving}
        onAdd={setSelected}
        cursor={cursor}
        onCursor={setCursor}
        onPreview={props.onPreview}
        onCommit={onCommit}
      />
      {props.children}
      {tools}
    </div>
  );
}
