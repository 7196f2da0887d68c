/** Dragging a thing over the table with mouse, pen or finger. */
import { useRef } from 'preact/hooks';
import type { Point } from '../../../core/verdict.ts';
import type { AnyScenario } from '../../../scenario/asked.ts';
import { type Box, type Table, type Thing, withThingAt } from './table.ts';

type Pointer = PointerEvent & { readonly currentTarget: SVGSVGElement };

/** Where a pointer is on the table, in millimetres. */
function pointOf({ currentTarget, clientX, clientY }: Pointer): Point {
  const matrix = currentTarget.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [x, y];
}

interface Drag {
  readonly pointer: number;
  readonly thing: Thing;
  /** Where it was taken hold of, from its middle. */
  readonly hold: Point;
  /** The picture stays where it is meanwhile. */
  readonly box: Box;
  to: AnyScenario | undefined;
}

export function useDrag(
  table: Table,
  scenario: AnyScenario,
  box: Box,
  onPreview: (scenario: AnyScenario | undefined) => void,
  onDrop: (scenario: AnyScenario, thing: Thing) => void,
) {
  const drag = useRef<Drag | undefined>(undefined);
  const mine = (event: Pointer) => (drag.current?.pointer === event.pointerId ? drag.current : undefined);
  return {
    box: drag.current?.box ?? box,
    handlers: {
      onPointerDown(event: Pointer) {
        const place = (event.target as Element).closest<SVGElement>('[data-thing]')?.dataset['thing'];
        const thing = table.things.find(({ list, index }) => `${list}/${index}` === place);
        if (thing === undefined || !event.isPrimary || event.button !== 0) return;
        const [x, y] = pointOf(event);
        const hold: Point = [x - thing.at.x, y - thing.at.y];
        drag.current = { pointer: event.pointerId, thing, hold, box, to: undefined };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: Pointer) {
        const current = mine(event);
        if (current === undefined) return;
        const [x, y] = pointOf(event);
        const { thing, hold } = current;
        const to = withThingAt(scenario, table, thing, [x - hold[0], y - hold[1]]);
        current.to = to;
        onPreview(to);
      },
      onPointerUp(event: Pointer) {
        const current = mine(event);
        drag.current = undefined;
        if (current?.to) onDrop(current.to, current.thing);
      },
      onPointerCancel(event: Pointer) {
        if (mine(event) === undefined) return;
        drag.current = undefined;
        onPreview(undefined);
      },
      /** Without this, browsers that heed no `touch-action` inside a drawing scroll the page instead. */
      onTouchMove(event: TouchEvent) {
        if (drag.current !== undefined && event.cancelable) event.preventDefault();
      },
    },
  };
}
