/** Random scenarios for property tests, made from the schema of a question: whatever it lets through may come. */
import fc from 'fast-check';
import type * as z from 'zod/mini';
import type { AnyScenario, AskedQuestion } from '../../src/scenario/asked.ts';
import { boundsOf } from '../../src/scenario/shape.ts';

/** Scenarios that have passed the question's schema; most are nonsense as positions. */
export const scenarioOf = <S extends AnyScenario>({ schema }: AskedQuestion<S>): fc.Arbitrary<S> =>
  valuesOf(schema).map((json) => schema.parse(json));

/** Lists have few items, so that many are tried. */
const MOST_ITEMS = 4;

function valuesOf(type: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (type as z.core.$ZodTypes)._zod;
  const { min = 0, max = 12 } = boundsOf(type);
  switch (def.type) {
    case 'string': {
      const pattern = patternOf(type);
      return pattern
        ? fc.stringMatching(pattern)
        : fc.string({ unit: 'grapheme', minLength: min, maxLength: 8 });
    }
    case 'number':
      return fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'array':
      return fc.array(valuesOf(def.element), { minLength: min, maxLength: Math.min(max, MOST_ITEMS) });
    case 'tuple':
      return fc.tuple(...def.items.map(valuesOf));
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, maybe(inner)])))
        .map((record) =>
          Object.fromEntries(Object.entries(record).filter(([, value]) => value !== LEFT_OUT)),
        );
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'optional':
    case 'default':
    case 'readonly':
      return valuesOf(def.innerType);
    default:
      throw new Error(`No arbitrary makes a value of the type "${def.type}".`);
  }
}

const LEFT_OUT = Symbol('left out');

function maybe(type: z.core.$ZodType): fc.Arbitrary<unknown> {
  const kind = (type as z.core.$ZodTypes)._zod.def.type;
  return kind === 'optional' || kind === 'default'
    ? fc.oneof(valuesOf(type), fc.constant(LEFT_OUT))
    : valuesOf(type);
}

function patternOf(type: z.core.$ZodType): RegExp | undefined {
  return type._zod.def.checks?.flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [],
  )[0];
}
