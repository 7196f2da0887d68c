/** The board by keyboard. Documented for readers in `Keys.tsx`. */
import type { GridMap, Square } from '../../../core/geometry/grid.ts';
import type { Direction } from './position.ts';

export type KeyAction =
  | { readonly kind: 'go'; readonly to: Square }
  | { readonly kind: 'edge'; readonly direction: Direction }
  | { readonly kind: 'apply' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'cancel' };

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [Direction, number, number]>> = {
  ArrowUp: ['north', 0, -1],
  ArrowRight: ['east', 1, 0],
  ArrowDown: ['south', 0, 1],
  ArrowLeft: ['west', -1, 0],
};

/** What a key pressed on a square means; `undefined` leaves it to the browser. */
export function keyAction(key: Key, [x, y]: Square, { width, height }: GridMap): KeyAction | undefined {
  if (key.altKey || key.metaKey) return undefined;
  const arrow = ARROWS[key.key];
  if (arrow !== undefined) {
    const [direction, dx, dy] = arrow;
    if (key.shiftKey) return { kind: 'edge', direction };
    const to: Square = [Math.max(0, Math.min(x + dx, width - 1)), Math.max(0, Math.min(y + dy, height - 1))];
    return { kind: 'go', to };
  }
  switch (key.key) {
    case 'Home':
      return { kind: 'go', to: [0, key.ctrlKey ? 0 : y] };
    case 'End':
      return { kind: 'go', to: [width - 1, key.ctrlKey ? height - 1 : y] };
    case 'Enter':
    case ' ':
      return { kind: 'apply' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' };
    case 'Escape':
      return { kind: 'cancel' };
    default:
      return undefined;
  }
}
