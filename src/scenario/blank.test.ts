import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankOf } from './blank.ts';
import { field, square, whole } from './fields.ts';
import { shapeOf } from './shape.ts';

describe('blankOf', () => {
  it('takes presets, first values and lowest numbers, and leaves out what may be left out', () => {
    const schema = v.strictObject({
      id: v.string(),
      at: square,
      kind: v.picklist(['rock', 'cloud']),
      heading: v.optional(whole(0, 359), 90),
      length: field(whole(1, 300), { label: 'Length', control: 'number', start: 60 }),
      width: whole(1, 300),
      modifier: whole(-20, 60),
      below: whole(-9, -2),
      once: v.boolean(),
      marks: v.optional(v.array(v.string()), () => []),
      by: v.exactOptional(v.string()),
    });
    expect(blankOf(shapeOf(schema))).toEqual({
      id: '',
      at: [0, 0],
      kind: 'rock',
      heading: 90,
      length: 60,
      width: 1,
      modifier: 0,
      below: -2,
      once: false,
      marks: [],
    });
  });
});
