import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { controlsOf } from './controls.ts';
import { described } from './described.ts';
import { field } from './fields.ts';
import { QUESTIONS } from './index.ts';

describe('controlsOf', () => {
  it('reads labels, bounds, values and defaults from a schema', () => {
    const schema = v.strictObject({
      question: v.literal('x/y'),
      points: field(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 2), {
        label: 'Force points',
        control: 'number',
        help: 'Those left.',
      }),
      weapon: field(v.exactOptional(v.picklist(['melee', 'heavy-weapon'])), {
        label: 'Weapon',
        control: 'choice',
        names: { melee: 'Hand to hand' },
      }),
      ships: field(
        v.pipe(
          v.array(
            v.strictObject({
              id: v.string(),
              stress: field(v.boolean(), { label: 'Stressed', control: 'switch' }),
            }),
          ),
          v.minLength(1),
          v.maxLength(8),
        ),
        { label: 'Ships', control: 'list' },
      ),
      readings: field(
        v.exactOptional(v.strictObject({ 'pit-cover': v.exactOptional(v.picklist(['no-cover', 'cover'])) })),
        { label: 'Open points', control: 'readings' },
      ),
    });
    expect(controlsOf(schema)).toEqual([
      {
        key: 'points',
        label: 'Force points',
        control: 'number',
        help: 'Those left.',
        optional: false,
        min: 0,
        max: 5,
      },
      {
        key: 'weapon',
        label: 'Weapon',
        control: 'choice',
        optional: true,
        options: [
          { value: 'melee', label: 'Hand to hand' },
          { value: 'heavy-weapon', label: 'Heavy weapon' },
        ],
      },
      {
        key: 'ships',
        label: 'Ships',
        control: 'list',
        optional: false,
        min: 1,
        max: 8,
        fields: [{ key: 'stress', label: 'Stressed', control: 'switch', optional: false }],
      },
      {
        key: 'readings',
        label: 'Open points',
        control: 'readings',
        optional: true,
        fields: [
          {
            key: 'pit-cover',
            label: 'Pit cover',
            control: 'choice',
            optional: true,
            options: [
              { value: 'no-cover', label: 'No cover' },
              { value: 'cover', label: 'Cover' },
            ],
          },
        ],
      },
    ]);
  });

  it.each(QUESTIONS.map(({ question, schema }) => [question.id, schema] as const))(
    'finds a control for every field of %s but the question itself',
    (_, schema) => {
      const fields = described(schema);
      if (fields.type !== 'strict_object') throw new Error('no object');
      expect(controlsOf(schema).map(({ key }) => key)).toEqual(
        Object.keys(fields.entries).filter((key) => key !== 'question'),
      );
    },
  );
});
