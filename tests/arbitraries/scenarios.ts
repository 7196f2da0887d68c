/** Random scenarios for property tests, made from the schema of a question: whatever it lets through may come. */
import fc from 'fast-check';
import * as v from 'valibot';
import type { AnyScenario, AskedQuestion } from '../../src/scenario/asked.ts';
import { checksOf, described } from '../../src/scenario/described.ts';
import { boundsOf } from '../../src/scenario/shape.ts';

/** Scenarios that have passed the question's schema; most are nonsense as positions. */
export const scenarioOf = <S extends AnyScenario>({ schema }: AskedQuestion<S>): fc.Arbitrary<S> =>
  valuesOf(schema).map((json) => v.parse(schema, json));

/** Lists have few items, so that many are tried. */
const MOST_ITEMS = 4;

function valuesOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const is = described(schema);
  const { min = 0, max = 12 } = boundsOf(schema);
  switch (is.type) {
    case 'string': {
      const pattern = patternOf(schema);
      return pattern
        ? fc.stringMatching(pattern)
        : fc.string({ unit: 'grapheme', minLength: min, maxLength: 8 });
    }
    case 'number':
      return fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constant(is.literal);
    case 'picklist':
      return fc.constantFrom(...is.options);
    case 'array':
      return fc.array(valuesOf(is.item), { minLength: min, maxLength: Math.min(max, MOST_ITEMS) });
    case 'tuple':
      return fc.tuple(...is.items.map(valuesOf));
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(is.value), { maxKeys: MOST_ITEMS });
    case 'strict_object':
    case 'loose_object':
      return fc
        .record(Object.fromEntries(Object.entries(is.entries).map(([key, inner]) => [key, maybe(inner)])))
        .map((record) =>
          Object.fromEntries(Object.entries(record).filter(([, value]) => value !== LEFT_OUT)),
        );
    case 'union':
      return fc.oneof(...is.options.map(valuesOf));
    case 'nullable':
      return fc.option(valuesOf(is.wrapped));
    case 'optional':
    case 'exact_optional':
      return valuesOf(is.wrapped);
  }
}

const LEFT_OUT = Symbol('left out');

function maybe(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const { type } = described(schema);
  return type === 'optional' || type === 'exact_optional'
    ? fc.oneof(valuesOf(schema), fc.constant(LEFT_OUT))
    : valuesOf(schema);
}

const patternOf = (schema: v.GenericSchema): RegExp | undefined =>
  checksOf(schema).flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []))[0];
