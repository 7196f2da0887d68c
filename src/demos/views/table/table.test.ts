import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../core/verdict.ts';
import { controlsOf } from '../../../scenario/controls.ts';
import { xwingAbilityQueue } from '../../../scenario/questions/xwing-ability-queue.ts';
import { xwingTallonRoll } from '../../../scenario/questions/xwing-tallon-roll.ts';
import { boxOf, isShown, isTable, tableOf, withThingAt } from './table.ts';

const [asked] = xwingTallonRoll;
const fields = controlsOf(asked.schema);
const scenario = {
  ...asked.example,
  ships: [
    { id: 'X', name: 'X-wing', size: 'small' as const, x: 100, y: 200, heading: 0 },
    { id: 'T', name: 'TIE fighter', size: 'large' as const, x: 180, y: 200, heading: 90 },
    { id: 'F', name: 'Far away', size: 'small' as const, x: 800, y: 800, heading: 0 },
  ],
  obstacles: [{ id: 'R', name: 'Asteroid', x: 140, y: 300, heading: 0, length: 50, width: 30 }],
};
const table = tableOf(fields, scenario);

describe('what a table holds', () => {
  it('is found by what the fields of a question are', () => {
    expect(isTable(fields)).toBe(true);
    expect(isTable(controlsOf(xwingAbilityQueue[0].schema))).toBe(false);
    expect(table.things.map(({ id, isBase, at }) => [id, isBase, at.length, at.width])).toEqual([
      ['X', true, 40, 40],
      ['T', true, 80, 80],
      ['F', true, 40, 40],
      ['R', false, 50, 30],
    ]);
  });

  it('can be moved to another place, to the millimetre, and not off the table', () => {
    const [, tie] = table.things;
    const to = (x: number, y: number) => {
      const moved = tie && tableOf(fields, withThingAt(scenario, table, tie, [x, y])).things[1]?.at;
      return [moved?.x, moved?.y];
    };
    expect(to(210.4, 99.6)).toEqual([210, 100]);
    expect(to(-5, 1000)).toEqual([0, 914]);
  });
});

describe('the part of it that is shown', () => {
  const mark: Mark = { kind: 'label', at: [150, 120], text: 'F', tone: 'clear' };

  it('holds what is marked, who is named, and what stands near, with some room', () => {
    const box = boxOf(table, [mark], ['X']);
    expect(table.things.filter((thing) => isShown(box, thing)).map(({ id }) => id)).toEqual(['X', 'T', 'R']);
    const [x, y, width, height] = box;
    expect([x < 80, y < 120, x + width > 220, y + height > 325]).toEqual([true, true, true, true]);
    expect(width).toBeLessThan(300);
  });

  it('holds everything where nothing is marked or named', () => {
    const box = boxOf(table, [], []);
    expect(table.things.every((thing) => isShown(box, thing))).toBe(true);
  });
});
