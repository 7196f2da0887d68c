import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { controlsOf } from './controls.ts';
import { fieldInfo } from './fields.ts';
import { QUESTIONS } from './index.ts';

describe('controlsOf', () => {
  it('reads labels, bounds, values and defaults from a schema', () => {
    const schema = z.strictObject({
      question: z.literal('x/y'),
      points: z
        ._default(z.int().check(z.minimum(0), z.maximum(5)), 2)
        .register(fieldInfo, { label: 'Force points', control: 'number', help: 'Those left.' }),
      weapon: z
        .exactOptional(z.enum(['melee', 'heavy-weapon']))
        .register(fieldInfo, { label: 'Weapon', control: 'choice', names: { melee: 'Hand to hand' } }),
      ships: z
        .array(
          z.strictObject({
            id: z.string(),
            stress: z.boolean().register(fieldInfo, { label: 'Stressed', control: 'switch' }),
          }),
        )
        .check(z.minLength(1), z.maxLength(8))
        .register(fieldInfo, { label: 'Ships', control: 'list' }),
      readings: z
        .exactOptional(z.strictObject({ 'pit-cover': z.exactOptional(z.enum(['no-cover', 'cover'])) }))
        .register(fieldInfo, { label: 'Open points', control: 'readings' }),
    });
    expect(controlsOf(schema)).toEqual([
      {
        key: 'points',
        label: 'Force points',
        control: 'number',
        help: 'Those left.',
        optional: true,
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
      const fields = schema._zod.def as unknown as { shape: Record<string, unknown> };
      expect(controlsOf(schema).map(({ key }) => key)).toEqual(
        Object.keys(fields.shape).filter((key) => key !== 'question'),
      );
    },
  );
});
