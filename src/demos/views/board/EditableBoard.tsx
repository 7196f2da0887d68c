/**
 * The board as something to work on: pieces are dragged, taps and keys apply the tool in hand. The squares are
 * a grid of cells with one tab stop, each named in words, so that everything works without sight or mouse.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Base, Square } from '../../../core/geometry/grid.ts';
import { useHeld } from '../../use-held.ts';
import { Drawing, Frame, frameAttributes, type Picture } from './Board.tsx';
import { type Edge, edgeTowards } from './edges.ts';
import { movePiece, removePiece } from './edits.ts';
import { keyAction } from './keys.ts';
import { type Marking, marked } from './markings.ts';
import { type Position, pieceAt } from './position.ts';
import { Cursor, EdgeHint, Squares } from './Squares.tsx';
import { edgeAt, squareAt } from './taps.ts';
import { applyTool, isEdgeTool, markingOf, type Place, pickedUp, type Tool } from './tools.ts';
import { gridPoint, useDrag } from './use-drag.ts';
import { squareWords } from './words.ts';

export interface EditableBoardProps extends Picture {
  readonly label: string;
  /** Id of the element that explains the keys. */
  readonly describedBy: string;
  readonly tool: Tool;
  readonly model: Base;
  /** A piece is on its way. */
  readonly moving: boolean;
  /** A new piece stands on the board. */
  readonly onAdd: (piece: string | undefined) => void;
  /** Shows a position that the reader has not settled on; nothing goes back to the one before. */
  readonly onPreview: (position: Position | undefined) => void;
  readonly onCommit: (position: Position, words: string) => void;
  readonly onMark: (marking: Marking, squares: readonly Square[]) => void;
  /** The square that has the grid's one tab stop. */
  readonly cursor: Square;
  readonly onCursor: (square: Square) => void;
}

export function EditableBoard(props: EditableBoardProps) {
  const { position, markings, roles, tool, model, cursor } = props;
  const { onCursor, onAdd, onPreview, onCommit, onMark } = props;
  const { board, pieces } = position;
  const frame = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<string>();
  const [hint, setHint] = useState<Edge>();
  /** Has a square the focus, and is it to be seen? */
  const [byKeys, setByKeys] = useState(false);

  const moveFocus = useRef(false);
  useLayoutEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    frame.current?.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [cursor]);

  // A tool put away, or a piece taken away from elsewhere, leaves nothing in hand.
  const inHand = tool === 'move' && pieces.some(({ id }) => id === carried) ? carried : undefined;

  const commit = (next: Position, square: Square) => {
    setCarried(undefined);
    onCommit(next, `${squareWords(next, square, roles)}.`);
  };

  const drag = useDrag(frame, position, tool === 'move', {
    move(piece, to) {
      setCarried(piece);
      onPreview(movePiece(position, piece, to));
    },
    drop() {
      const piece = pieces.find(({ id }) => id === carried);
      if (piece === undefined) return;
      commit(position, piece.at);
    },
    cancel() {
      setCarried(undefined);
      onPreview(undefined);
    },
  });

  const marking = markingOf(tool, markings);
  const apply = (place: Place) => {
    const { square } = place;
    if (marking) return onMark(marking, marked(marking, square));
    if (tool === 'move') {
      const other = pickedUp(position, square, inHand);
      const here = pieceAt(pieces, square);
      if (other !== undefined || inHand === undefined) return setCarried(other);
      if (here?.id === inHand) return setCarried(undefined);
    }
    const next = applyTool(tool, position, place, { carried: inHand, model });
    if (next === undefined) return;
    commit(next, square);
    if (tool === 'add') onAdd(next.pieces.at(-1)?.id);
  };

  const onClick = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (drag.wasDrag()) return;
    // A click without a place comes from assistive technology: it means the square that has the focus.
    const point = event.detail === 0 ? undefined : gridPoint(event.currentTarget, event);
    const square = point ? squareAt(board, point) : cursor;
    if (square !== undefined) apply({ square, edge: point && edgeAt(board, point) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, cursor, board);
    if (action === undefined) return;
    event.preventDefault();
    switch (action.kind) {
      case 'go':
        moveFocus.current = true;
        onCursor(action.to);
        if (inHand !== undefined) onPreview(movePiece(position, inHand, action.to));
        break;
      case 'edge':
        if (isEdgeTool(tool)) apply({ square: cursor, edge: edgeTowards(cursor, action.direction) });
        break;
      case 'apply': {
        // A piece carried here by the arrow keys already stands here in the preview.
        const here = pieces.find(({ id }) => id === inHand);
        if (here !== undefined) commit(movePiece(position, here.id, cursor), cursor);
        else apply({ square: cursor });
        break;
      }
      case 'remove': {
        if (marking) {
          onMark(marking, marking.squares.slice(0, -1));
          break;
        }
        const here = pieceAt(pieces, cursor);
        if (here !== undefined) commit(removePiece(position, here.id), cursor);
        break;
      }
      case 'cancel':
        drag.abort();
        setCarried(undefined);
        onPreview(undefined);
        break;
    }
  };

  // Nobody reads the squares while a finger is on the board, and there may be a thousand of them.
  const squares = useHeld(
    <Squares
      position={position}
      cursor={cursor}
      carried={inHand}
      words={(square) => squareWords(position, square, roles, markings)}
      onFocus={onCursor}
    />,
    drag.isDragging(),
  );

  return (
    <Frame
      board={board}
      frame={frame}
      // Not on the drawing: a drawing that listens for the focus takes it itself in some browsers, one stop too many.
      onFocusIn={({ target }) => setByKeys((target as Element).matches(':focus-visible'))}
      onFocusOut={(event) => {
        setByKeys(false);
        // Whoever leaves the board with a piece in hand puts it down where it is.
        const within = frame.current?.contains(event.relatedTarget as Node);
        if (inHand !== undefined && !drag.isDragging() && !within) commit(position, cursor);
      }}
    >
      <svg {...frameAttributes(board)} aria-hidden="true">
        <Drawing {...props} carried={inHand} />
      </svg>
      {/* A sheet of its own over the drawing, which is drawn anew while a piece moves: a thousand squares are not. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn on */}
      <svg
        {...frameAttributes(board)}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the sheet is the grid it shows
        role="grid"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        data-tool={tool}
        data-carrying={inHand !== undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...drag.handlers}
        onPointerMove={(event) => {
          drag.handlers.onPointerMove(event);
          if (event.pointerType !== 'touch' && isEdgeTool(tool)) {
            setHint(edgeAt(board, gridPoint(event.currentTarget, event)));
          }
        }}
        onPointerLeave={() => setHint(undefined)}
      >
        {squares}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g aria-hidden="true" class="board-over">
          {isEdgeTool(tool) && hint && <EdgeHint edge={hint} />}
          {byKeys && <Cursor square={cursor} />}
        </g>
      </svg>
    </Frame>
  );
}
