/** Dragging a piece with mouse, pen or finger. A press that does not move stays a tap. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Square } from '../../../core/geometry/grid.ts';
import type { Point } from '../../../core/verdict.ts';
import { nearestFit } from './edits.ts';
import { type Position, pieceAt, sameSquare } from './position.ts';
import { SQUARE, toGrid } from './scale.ts';
import { squareAt } from './taps.ts';

/** How far a pointer moves, in pixels, before a press becomes a drag. */
export const SLACK = 5;

interface Drag {
  readonly pointer: number;
  readonly piece: string;
  readonly start: Point;
  /** Where in the piece it was taken hold of, in squares from its top left corner. */
  readonly hold: Point;
  moving: boolean;
}

/** Where a pointer is on the board, in grid coordinates. */
export function gridPoint(
  svg: SVGSVGElement,
  event: { readonly clientX: number; readonly clientY: number },
): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return toGrid([x, y]);
}

interface Handlers {
  /** The piece is over another square than before. */
  move(piece: string, to: Square): void;
  drop(): void;
  cancel(): void;
}

export function useDrag(
  frame: RefObject<Element>,
  position: Position,
  enabled: boolean,
  { move, drop, cancel }: Handlers,
) {
  const drag = useRef<Drag | undefined>(undefined);
  const justDragged = useRef(false);

  /** Lets what is drawn of the piece follow the pointer between the squares, without another rendering. */
  const follow = (offset: Point | undefined) => {
    for (const part of frame.current?.querySelectorAll('.piece-carried .piece-shift') ?? []) {
      if (offset === undefined) part.removeAttribute('transform');
      else part.setAttribute('transform', `translate(${offset[0] * SQUARE} ${offset[1] * SQUARE})`);
    }
  };

  const end = () => {
    follow(undefined);
    drag.current = undefined;
  };

  return {
    /** Was the click that is being handled the end of a drag? */
    wasDrag: () => justDragged.current,
    isDragging: () => drag.current?.moving === true,
    handlers: {
      onPointerDown(event: PointerEvent & { readonly currentTarget: SVGSVGElement }) {
        justDragged.current = false;
        if (!enabled || !event.isPrimary || event.button !== 0) return;
        const [x, y] = gridPoint(event.currentTarget, event);
        const square = squareAt(position.board, [x, y]);
        const piece = square && pieceAt(position.pieces, square);
        if (piece === undefined) return;
        const hold: Point = [x - piece.at[0], y - piece.at[1]];
        drag.current = {
          pointer: event.pointerId,
          piece: piece.id,
          start: [event.clientX, event.clientY],
          hold,
          moving: false,
        };
      },
      onPointerMove(event: PointerEvent & { readonly currentTarget: SVGSVGElement }) {
        const current = drag.current;
        if (current === undefined || current.pointer !== event.pointerId) return;
        const piece = position.pieces.find(({ id }) => id === current.piece);
        if (piece === undefined) return;
        if (!current.moving) {
          const far = Math.hypot(event.clientX - current.start[0], event.clientY - current.start[1]) > SLACK;
          if (!far) return;
          current.moving = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          move(piece.id, piece.at);
        }
        const [x, y] = gridPoint(event.currentTarget, event);
        const corner: Point = [x - current.hold[0], y - current.hold[1]];
        const to = nearestFit(position.board, piece, [Math.round(corner[0]), Math.round(corner[1])]);
        if (!sameSquare(to, piece.at)) move(piece.id, to);
        follow([corner[0] - to[0], corner[1] - to[1]]);
      },
      onPointerUp(event: PointerEvent) {
        const current = drag.current;
        if (current === undefined || current.pointer !== event.pointerId) return;
        end();
        if (!current.moving) return;
        justDragged.current = true;
        drop();
      },
      /** Without this, browsers that heed no `touch-action` inside a drawing scroll the page instead. */
      onTouchMove(event: TouchEvent) {
        if (drag.current !== undefined && event.cancelable) event.preventDefault();
      },
      onPointerCancel() {
        const moving = drag.current?.moving === true;
        end();
        if (moving) cancel();
      },
    },
    /** Gives up a drag under way. */
    abort: end,
  };
}
