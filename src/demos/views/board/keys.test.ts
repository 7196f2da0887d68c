import { describe, expect, it } from 'vitest';
import type { GridMap } from '../../../core/geometry/grid.ts';
import { type Key, keyAction } from './keys.ts';

const map: GridMap = { width: 4, height: 3, walls: [], doors: [], solid: [], low: [], pits: [] };
const press = (key: string, held: Partial<Key> = {}) =>
  keyAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, [1, 1], map);

describe('keys on a square', () => {
  it('go to the neighbours and stop at the rim', () => {
    expect(press('ArrowRight')).toEqual({ kind: 'go', to: [2, 1] });
    const corner = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(keyAction({ key: 'ArrowUp', ...corner }, [0, 0], map)).toEqual({ kind: 'go', to: [0, 0] });
  });

  it('go to the ends of the row, with Control to the corners', () => {
    expect(press('Home')).toEqual({ kind: 'go', to: [0, 1] });
    expect(press('End', { ctrlKey: true })).toEqual({ kind: 'go', to: [3, 2] });
  });

  it('change a side with Shift and an arrow', () => {
    expect(press('ArrowDown', { shiftKey: true })).toEqual({ kind: 'edge', direction: 'south' });
  });

  it('leave the browser what is its own', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
    expect(press('r', { metaKey: true })).toBeUndefined();
  });
});
